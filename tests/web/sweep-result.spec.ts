// The page of results: an example at once, a file of the native program with its own figures, refusals that keep what is there, the
// same bits in this browser, and no bit that is turned over unseen.
import { readFileSync, writeFileSync } from 'node:fs';
import { significant, whole } from '../../web/i18n/numbers.ts';
import { changed, nextBit, smallPath, smallText } from './laboratories/sweep-result-file.ts';
import { fileOf } from './laboratories/sweep-result-long.ts';
import { violations } from './page/checker.ts';
import { fact, give, openPage, openSmall, small } from './page/sweep-result.ts';
import { expect, pictures, saved, settled, test, unfold } from './page/test.ts';

test('an example is measured at once, says so, and is saved as a file that can be read again', async ({ page }) => {
  const element = await openPage(page);
  await expect(element.getByText('An example, measured in this browser just now.')).toBeVisible();
  await expect(element.locator('figure svg')).toHaveCount(7);
  const download = page.waitForEvent('download');
  await element.getByRole('button', { name: 'Save the example' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  await settled(element);
  const before = await pictures(element);
  await give(element, text, 'mine.json');
  await expect(element.getByText('mine.json is on show: 6 values of dₖ, 4 rules.')).toBeVisible();
  await settled(element);
  expect(await pictures(element)).toBe(before);
});

test('a file of the native program is shown with facts and figures, and its pictures as one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const element = await openSmall(page);
  const drawn = (await saved(element, 'SVG')).toString('utf8');
  const still = smallPath.replace(/json$/, 'svg');
  if (process.env.UPDATE_STILLS === '1') writeFileSync(still, drawn);
  expect(drawn).toBe(readFileSync(still, 'utf8'));
  expect(drawn).not.toMatch(/NaN|undefined|var\(|class=/);
  expect((await saved(element, 'PNG')).subarray(1, 4).toString()).toBe('PNG');

  await expect(fact(element, 'fingerprint')).toHaveText(String(small.fingerprint));
  await expect(fact(element, 'seed')).toHaveText('7');
  await expect(fact(element, 'samples')).toHaveText('1,000');
  await expect(fact(element, 'core')).toHaveText(String(small.core));
  await expect(element.locator('.note')).toHaveCount(0);

  const last = small.dimensions[3]?.report;
  await expect(element.locator('.live')).toContainText(`standard deviation ${significant(last?.std.value ?? NaN)}.`);
  await element.getByText('The numbers as a table').click();
  const tables = element.getByRole('table');
  await expect(tables).toHaveCount(6);
  for (const [index, { d, report }] of small.dimensions.entries()) {
    const cells = tables.first().locator('tbody tr').nth(index);
    await expect(cells.locator('th')).toHaveText(whole(Number(d)));
    await expect(cells.locator('td').nth(2)).toContainText(`${significant(report.std.value)} ±`);
    const peak = report.rules[1]?.peakWeight;
    const rule = tables.nth(2).locator('tbody tr').nth(index);
    await expect(rule.locator('td').nth(2)).toContainText(`${significant(peak?.value ?? NaN)} ±`);
  }

  const { figures } = JSON.parse((await saved(element, 'JSON')).toString('utf8')) as {
    figures: Record<string, number | null>[];
  };
  for (const [index, { report }] of small.dimensions.entries()) {
    expect(figures[index]?.std).toBe(report.std.value);
    for (const [place, id] of ['none', 'sqrt', 'linear', 'log', 'power'].entries()) {
      for (const name of [
        'scoreStd',
        'peakWeight',
        'entropy',
        'effectiveKeys',
        'jacobianTrace',
        'jacobianTraceMedian',
      ]) {
        expect(figures[index]?.[`${id}_${name}`], `${id} ${name}`).toBe(report.rules[place]?.[name]?.value ?? null);
      }
    }
  }
});

test('another dₖ comes into focus by menu and keys, rules come and go, and the link keeps both', async ({ page }) => {
  const element = await openSmall(page);
  await element.getByLabel('dₖ in focus').selectOption('4');
  await expect(element.getByText('All raw scores at')).toContainText('4');
  await expect(element.locator('.live')).toContainText('= 4 the raw scores');
  await element.getByRole('slider').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(element.getByLabel('dₖ in focus')).toHaveValue('16');
  await element.getByRole('checkbox').nth(3).uncheck();
  await expect(element.locator('figure').nth(2).locator('.dk-label')).toHaveCount(5);
  await expect(page).toHaveURL(/sweep-result\.focus=16&sweep-result\.rules=1,2,3,5,6/);
  await page.reload();
  await expect(element.getByLabel('dₖ in focus')).toHaveValue('16');
  await unfold(element);
  await expect(element.getByRole('checkbox').nth(3)).not.toBeChecked();
});

test('what the file says of itself is compared with what its summaries give', async ({ page }) => {
  const text = changed(({ dimensions }) => {
    const report = dimensions[1]?.report;
    if (report) report.std.value = 9;
  });
  const element = await openSmall(page, text);
  await expect(element.locator('.note')).toContainText('file.dimensions[1].report.std.value is 9 there');
});

const hostile = '<img src=x onerror=alert(1)>.json';

test.describe('the proof', () => {
  test('finds the same bits at every dₖ, and tells how many numbers that are', async ({ page }) => {
    const element = await openSmall(page);
    await element.getByRole('button', { name: 'here' }).nth(1).click();
    await expect(element.locator('.verdicts .same')).toHaveCount(4);
    await expect(element.locator('.verdicts .differs')).toHaveCount(0);
    const numbers = whole(small.dimensions[0]?.summary.length ?? 0);
    await expect(element.locator('.verdicts .same').first()).toContainText(`All ${numbers} numbers`);
    await expect(element.getByText('Every bit of this file is what this page computes.')).toBeVisible();
    await give(element, smallText);
    await expect(element.locator('.verdicts p')).toHaveCount(0);
  });

  test('fails where one bit of one summary is another, and says which number it is', async ({ page }) => {
    const right = Number(small.dimensions[3]?.summary[8]);
    const wrong = nextBit(right);
    const element = await openSmall(
      page,
      changed(({ dimensions }) => {
        const summary = dimensions[3]?.summary ?? [];
        summary[8] = wrong;
      }),
    );
    await element.getByRole('button', { name: 'here' }).first().click();
    const verdict = element.locator('.verdicts .differs');
    await expect(verdict).toContainText(`Number 9 of`);
    await expect(verdict).toContainText(`is ${String(wrong)} in the file; this page computes ${String(right)}.`);
    await element.getByRole('button', { name: 'here' }).nth(1).click();
    await expect(element.locator('.verdicts .same')).toHaveCount(3);
    await expect(element.locator('.verdicts .differs')).toHaveCount(1);
    await expect(element.locator('.verdicts .all')).toHaveCount(0);
  });

  test('can be cancelled, and what was compared stays', async ({ page }) => {
    const element = await openPage(page);
    await give(element, readFileSync(smallPath, 'utf8'));
    await expect(fact(element, 'seed')).toHaveText('7');
    // At once: a busy machine may have compared all before a mouse gets there.
    await page.evaluate(async () => {
      const laboratory = document.querySelector('dk-sweep-result') as
        | (HTMLElement & { updateComplete: unknown })
        | null;
      const buttons = laboratory?.shadowRoot?.querySelector('.proof .run')?.getElementsByTagName('button');
      buttons?.[1]?.click();
      await laboratory?.updateComplete;
      buttons?.[0]?.click();
    });
    await expect(element.getByText('Cancelled. What was compared so far stays.')).toBeVisible();
    await element.getByRole('button', { name: 'here' }).first().click();
    await expect(element.locator('.verdicts .same')).not.toHaveCount(0);
  });
});

test('entries that are not the usual ones are named, and have theory only where there is one', async ({ page }) => {
  const element = await openPage(page);
  const powers = [0.25, 0.75].map((parameter) => ({ id: 'power', parameter }));
  const law = { id: 'student-t', parameter: 2.5, mean: 0.5, std: 2 };
  const specification = { seed: '3', samples: 300, keys: 2, rules: powers, entries: { law, correlation: 0 } };
  await give(element, fileOf(specification, [3, 50]), 'tails.json');
  await expect(fact(element, 'entries')).toHaveText('Student’s t (2.5), mean 0.5, standard deviation 2, correlation 0');
  await settled(element);
  await expect(element.locator('.leading .dk-role-theory.dk-line')).toBeAttached();
  await expect(element.locator('.whole .dk-line')).toHaveCount(0);
  await expect(element.getByText(/no fourth moment|fourth moment/).first()).toBeVisible();
  await expect(element.locator('figure').nth(1).locator('.dk-points')).toHaveCount(2);
  await expect(element.locator('.live')).toContainText('Theory says');
  await element.getByRole('button', { name: 'here' }).nth(1).click();
  await expect(element.locator('.verdicts .same')).toHaveCount(2);

  const single = { seed: '3', samples: 300, keys: 1, rules: [{ id: 'sqrt', parameter: 0 }] };
  await give(element, fileOf(single, [8]), 'single.json');
  await expect(fact(element, 'keys')).toHaveText('1');
  await settled(element);
  await expect(element.locator('figure svg')).toHaveCount(7);
  expect(await pictures(element)).not.toContain('NaN');
});

test('everything is done from the keyboard', async ({ page }) => {
  // Listened for from the start: the browser is told of it, which takes its time.
  page.on('filechooser', (chooser) => {
    void chooser.setFiles({ name: 'again.json', mimeType: 'application/json', buffer: Buffer.from(smallText) });
  });
  const element = await openPage(page);
  await settled(element);
  await expect(async () => {
    await element.locator('#file').focus();
    await page.keyboard.press('Enter');
    await expect(element.getByText('again.json is on show')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.keyboard.press('Tab');
  await expect(element.getByLabel('dₖ in focus')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(element.getByLabel('dₖ in focus')).toHaveValue('16');
  await page.keyboard.press('Tab');
  await expect(element.getByRole('slider').first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(element.locator('.readout:visible')).toContainText('dₖ = 4');
  await page.keyboard.press('Tab');
  await expect(element.locator('details[part="more"] > summary')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(element.getByRole('checkbox').first()).not.toBeChecked();
  for (let rule = 0; rule < 5; rule += 1) await page.keyboard.press('Tab');
  await expect(element.getByRole('slider').nth(1)).toBeFocused();
  for (let picture = 0; picture < 6; picture += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(element.locator('.verdicts .same')).toHaveCount(1);
});

test('the checker finds nothing, light and dark, wide and narrow; nothing scrolls sideways', async ({ page }) => {
  test.slow();
  const element = await openSmall(page);
  await element.getByRole('button', { name: 'here' }).first().click();
  await expect(element.locator('.verdicts .same')).toHaveCount(1);
  await give(element, '{', hostile);
  await expect(element.locator('#file-error')).not.toBeEmpty();
  await page.getByText('How such a file is made').click();
  for (const width of [1280, 360, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(element);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (width === 320) continue;
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await violations(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    // A theme changes colours alone.
    expect(await violations(page, { rules: ['color-contrast'] }), 'dark').toEqual([]);
  }
});

test('in German the page, its element, its refusals and its proof speak German', async ({ page }) => {
  const element = await openPage(page, './sweep-de.html');
  await expect(page).toHaveTitle('Das Ergebnis einer Messung');
  await give(element, smallText);
  await expect(element.getByText('small.json ist zu sehen: 4 Werte von dₖ, 5 Regeln.')).toBeVisible();
  await expect(element.locator('.live')).toContainText('haben die rohen Scores die Standardabweichung');
  await element.getByRole('button', { name: 'hier berechnen' }).first().click();
  await expect(element.locator('.verdicts .same')).toContainText('dieselben Bits. Alle 6');
  await give(element, '', 'leer.json');
  await expect(element.locator('#file-error')).toContainText('leer.json wird nicht gezeigt. Inhalt ist kein JSON.');
});

test('the footer of the lesson leads here and back; the policy is that of the lesson', async ({ page }) => {
  await page.goto('./chapters.html');
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  const lesson = await policy.getAttribute('content');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Results of larger sweeps' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The result of a sweep');
  expect(await policy.getAttribute('content')).toBe(lesson);
  await page.getByRole('link', { name: 'To the lesson' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Why');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [file, words] of [
    ['sweep.html', 'For that it needs JavaScript, which is switched off.'],
    ['sweep-de.html', 'Dazu braucht er JavaScript, und das ist abgeschaltet.'],
  ] as const) {
    test(`${file} says what it is for and what is missing`, async ({ page }) => {
      await page.goto(`./${file}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('noscript p')).toContainText(words);
      await expect(page.locator('noscript p')).toBeVisible();
    });
  }
});

// How files come to the page of results, and which it refuses: with file, place, value and what is permitted, while what is there stays.
import { changed, smallText } from './laboratories/sweep-result-file.ts';
import { longRun } from './laboratories/sweep-result-long.ts';
import { fact, give, openPage, openSmall, small } from './page/sweep-result.ts';
import { expect, pictures, settled, test } from './page/test.ts';

const hostile = '<img src=x onerror=alert(1)>.json';
const refusals: [name: string, text: string, told: string[]][] = [
  ['no JSON', smallText.slice(0, 900), ['Content: “{"format"', 'is not JSON']],
  ['format', changed((file) => (file.format = 'csv')), ['file.format: “"csv"” is not known', 'sqrtdk-sweep-result']],
  ['another version', changed((file) => (file.version = 3)), ['file.version: “3” is not known', 'Allowed: 1.']],
  ['a missing member', changed((file) => Reflect.deleteProperty(file, 'fingerprint')), ['file.fingerprint is missing']],
  ['type', changed((file) => (file.specification.keys = '8')), ['file.specification.keys: “"8"” is not a number']],
  [
    'an unknown rule',
    changed((file) => (file.specification.rules[0] = { rule: hostile })),
    ['file.specification.rule: “<img src=x onerror=alert(1)>.json” is not known', 'none, sqrt'],
  ],
  [
    'another fingerprint',
    changed((file) => (file.fingerprint = '0000000000000000')),
    ['file.fingerprint: “0000000000000000” belongs to another run', `Allowed: ${String(small.fingerprint)}`],
  ],
  ['another seed', changed((file) => (file.specification.seed = '8')), ['belongs to another run']],
  [
    'a summary that the core refuses',
    changed(({ dimensions }) => {
      const summary = dimensions[2]?.summary ?? [];
      summary[7] = 7;
    }),
    ['file.dimensions[2].summary'],
  ],
];

test('what is no result is refused with place, value and range, while the last one stays', async ({ page }) => {
  test.slow();
  const element = await openSmall(page);
  const before = await pictures(element);
  const error = element.locator('#file-error');
  for (const [name, text, told] of refusals) {
    await test.step(name, async () => {
      await give(element, text, hostile);
      await expect(error).toContainText(`⚠ ${hostile} is not shown.`);
      for (const words of told) await expect(error).toContainText(words);
      await expect(error).toContainText('What was on show stays.');
      await expect(element.locator('#file')).toHaveAttribute('aria-invalid', 'true');
      await expect(element.locator('#file')).toHaveAttribute('aria-describedby', /file-error/);
      await expect(fact(element, 'file')).toHaveText('small.json');
      await settled(element);
      expect(await pictures(element)).toBe(before);
      expect(await page.locator('img').count()).toBe(0);
      await give(element, smallText);
      await expect(error).toBeEmpty();
    });
  }
});

test('a file that is too large is refused by its size, unread', async ({ page }) => {
  const element = await openPage(page);
  await give(element, ' '.repeat(16_777_217), 'large.json');
  await expect(element.locator('#file-error')).toContainText(
    'large.json is not shown. Size in bytes: “16777217” is too large. Allowed: 0 to 16777216.',
  );
});

test('what is asked of a browser is bounded, and the bound is told', async ({ page }) => {
  const element = await openPage(page);
  await give(element, longRun(), 'long.json');
  await expect(fact(element, 'samples')).toHaveText('999,936');
  await element.getByLabel('dₖ in focus').selectOption('4096');
  await expect(element.getByRole('button', { name: 'here' }).nth(0)).toBeDisabled();
  await expect(element.getByRole('button', { name: 'here' }).nth(1)).toBeDisabled();
  await expect(element.locator('.proof .note').first()).toContainText(
    'would draw 3.69 × 10¹⁰ entries of q and k; a browser is asked for at most 2 × 10¹⁰.',
  );
  await element.getByLabel('dₖ in focus').selectOption('4');
  await expect(element.getByRole('button', { name: 'here' }).nth(0)).toBeEnabled();
});

test('a file can be dropped anywhere on the page', async ({ page }) => {
  const element = await openPage(page);
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'dropped.json', { type: 'application/json' }));
    return data;
  }, smallText);
  await page.locator('h1').dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(element.getByText('Drop the result here')).toBeVisible();
  await page.locator('h1').dispatchEvent('drop', { dataTransfer: transfer });
  await expect(element.getByText('dropped.json is on show')).toBeVisible();
  await expect(element.getByText('Drop the result here')).toBeHidden();
});

test('an address names a file of this site, and of no other', async ({ page }) => {
  await page.route(
    ({ pathname }) => pathname.endsWith('/results/small.json'),
    (route) => route.fulfill({ body: smallText, contentType: 'application/json' }),
  );
  const element = await openPage(page, './sweep.html?result=./results/small.json');
  await expect(fact(element, 'seed')).toHaveText('7');
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(fact(element, 'seed')).toHaveText('7');

  for (const address of [
    'https://example.org/small.json',
    '//example.org/x',
    'data:application/json,{}',
    'https://',
    'file:///etc/passwd',
  ]) {
    await page.goto(`./sweep.html?result=${encodeURIComponent(address)}`);
    await expect(element.locator('#file-error')).toContainText('is not on this site');
  }
});

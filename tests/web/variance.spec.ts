// The sweep: runs when it comes near, streams, can be cancelled and run again, and follows the focus.
import type { Locator } from '@playwright/test';
import { boxOf, expectRead, field, opens } from './page/laboratory.ts';
import { expect, openVariance, pictures, settled, test } from './page/test.ts';

/** As it comes near, without waiting for anything else. */
const open = opens('dk-variance');

/** A sweep of a fifth of the samples, for what holds whatever it measures. */
const fewSamples = '#v=1&variance.samples=400';

const focusOf = (variance: Locator): Locator => field(variance, 'dk in focus');

test('it starts by itself with 2,000 samples at 13 powers of two, and measures a d in focus too', async ({ page }) => {
  const variance = await openVariance(page);
  await expect(variance.getByText('2,000 samples for each of 13 values of dₖ.')).toBeVisible();
  await expect(variance.getByRole('status')).toContainText('measures a variance of 64.2');
  await expect(variance.locator('.dk-points').first().locator('.dk-point')).toHaveCount(13);
  await focusOf(variance).fill('100');
  await expect(variance.getByText('2,000 samples for each of 14 values of dₖ.')).toBeVisible();
  await expect(variance.getByRole('status')).toContainText('10 draws at dk = 100 end');
});

test('partial results stream in, Cancel keeps them, and it can be run again', async ({ page }) => {
  const variance = await open(page, '#v=1&variance.samples=1000000&variance.d=2048,4096&variance.focus=4096');
  const cancel = variance.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeVisible();
  await expect(variance.getByRole('progressbar')).not.toHaveJSProperty('value', 0);
  await expect(variance.getByRole('status')).toContainText('measures a variance');
  const early = await variance.getByRole('status').textContent();
  await expect(variance.getByRole('status')).not.toHaveText(early ?? '');
  await cancel.click();
  await expect(variance.getByText('What was measured so far stays')).toBeVisible();
  await settled(variance);
  const kept = await pictures(variance);
  await page.waitForTimeout(500);
  expect(await pictures(variance)).toBe(kept);
  await variance.getByText('What is drawn').click();
  await variance.getByLabel('Samples', { exact: true }).fill('500');
  await expect(variance.getByText('500 samples for each of 2 values of dₖ.')).toBeVisible();
  await variance.getByRole('button', { name: 'Run again' }).click();
  await expect(variance.getByText('500 samples for each of 2 values of dₖ.')).toBeVisible();
});

test('Reset measures anew what was cancelled at the start values', async ({ page }) => {
  const variance = await openVariance(page);
  await expect(variance.getByText('2,000 samples for each of 13 values of dₖ.')).toBeVisible();
  await variance.evaluate((element) => element.setAttribute('samples', '1000000'));
  const cancel = variance.getByRole('button', { name: 'Cancel' });
  await cancel.click();
  await expect(variance.getByText('What was measured so far stays')).toBeVisible();
  await variance.getByRole('button', { name: 'Reset' }).click();
  await expect(cancel).toBeVisible();
});

test('the same seed gives the same picture, another seed another', async ({ page }) => {
  const variance = await openVariance(page, '#v=1&variance.samples=300');
  const first = await pictures(variance);
  const seed = variance.getByLabel('Seed', { exact: true });
  await seed.fill('2');
  await expect.poll(() => pictures(variance)).not.toBe(first);
  await expect(variance.getByRole('button', { name: 'Run again' })).toBeVisible();
  await seed.fill('1');
  await expect.poll(() => pictures(variance)).toBe(first);
});

test('a seed that is changed and changed back as its sweep starts leaves its picture', async ({ page }) => {
  const variance = await openVariance(page, '#v=1&variance.d=64');
  const first = await pictures(variance);
  await variance.evaluate((element) => {
    const root = element.shadowRoot;
    const seed = root?.querySelector<HTMLInputElement>('#seed');
    const type = (text: string): void => {
      if (!seed) throw new Error('no field');
      seed.value = text;
      seed.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const onStart = new MutationObserver(() => {
      if (!root?.querySelector('.run')?.textContent.includes('Cancel')) return;
      onStart.disconnect();
      type('1');
    });
    if (root) onStart.observe(root, { subtree: true, childList: true, characterData: true });
    type('2');
  });
  // Two pauses, and two short sweeps.
  await page.waitForTimeout(2000);
  await expect(variance.getByRole('button', { name: 'Run again' })).toBeVisible();
  await expect(variance.getByLabel('Seed', { exact: true })).toHaveValue('1');
  await variance.getByText('The numbers as a table').click();
  await expect(variance.locator('caption', { hasText: 'Sweep with seed' })).toContainText('seed 1,');
  expect(await pictures(variance)).toBe(first);
});

test('a sweep that leaves the page while it runs starts again when it comes back', async ({ page }) => {
  const variance = await open(page, '#v=1&variance.samples=60000&variance.d=64');
  await expect(variance.getByRole('status')).toContainText('measures a variance');
  await variance.evaluate((element) => {
    const { parentNode, nextSibling } = element;
    element.remove();
    parentNode?.insertBefore(element, nextSibling);
  });
  await expect(variance.getByText('60,000 samples for one value of dₖ.')).toBeVisible();
});

test('a small share of the weight is not rounded to nothing', async ({ page }) => {
  const variance = await openVariance(
    page,
    '#v=1&variance.keys=1024&variance.samples=64&variance.d=4096&variance.focus=4096&variance.theory=on',
  );
  await expect(variance.getByRole('status')).toContainText('theory 4,096');
  await expect(variance.getByRole('status')).toContainText('< 1% with');
});

test('all is there at once; readers who guess first see guess and result together, and why', async ({ page }) => {
  const variance = await open(page);
  await expect(variance.getByRole('img', { name: 'Measured variance' })).toBeVisible();
  await expect(variance.getByText(/samples for each of 13 values/)).toBeVisible();
  await expect(variance.getByText('Guess its standard deviation.')).toHaveCount(0);
  await variance.getByRole('button', { name: 'Guess before you look' }).click();
  await expect(variance.getByText('Guess its standard deviation.')).toBeVisible();
  const picture = variance.locator('svg[role="img"]');
  await expect(picture).toHaveCount(1);
  await expect(picture).toHaveAttribute('aria-label', /which ends at 3\.17/);
  await variance.getByRole('button', { name: 'Another draw' }).click();
  await expect(picture).toHaveAttribute('aria-label', /^Draw 1 of seed 1 .* which ends at −0\.83/);
  await expect(variance.getByRole('status')).toContainText('add up to −0.83');
  await expect(variance.getByRole('group', { name: 'Draws' })).toHaveCount(0);
  await expect(variance.getByRole('progressbar')).toHaveCount(0);
  await expect(variance).not.toContainText('tandard deviation of');
  const guess = variance.getByRole('slider', { name: 'Guess first' });
  await guess.press('Home');
  for (let step = 0; step < 21; step += 1) await guess.press('ArrowRight');
  await expect(guess).toHaveAttribute('aria-valuetext', '64');
  await variance.getByRole('button', { name: 'That is my guess' }).click();
  await expect(variance.getByText('Your guess: 64. ◆ What comes out: 8.01.')).toBeVisible();
  await expect(variance.getByText('you named the variance')).toBeVisible();
  await expect(variance.getByRole('img', { name: 'Your guess 64 and the result 8.01' })).toBeVisible();
  await expect(variance.getByRole('img', { name: 'Measured variance' })).toBeVisible();
});

test('draws add up to dots and a histogram, and every part of their picture is read', async ({ page }) => {
  const variance = await openVariance(page, fewSamples);
  const picture = variance.getByRole('slider', { name: 'Draw 0 of seed 1' });
  const status = variance.getByRole('status');
  const draws = variance.getByRole('group', { name: 'Draws' });
  const dots = async (): Promise<number> =>
    ((await picture.locator('.dk-dots').getAttribute('d')) ?? '').split('M').length - 1;
  await expect(draws.getByRole('button', { name: '× 10', exact: true })).toHaveAttribute('aria-pressed', 'true');
  expect(await dots()).toBe(10);
  await expectRead(picture, 'term 1 of 64: 0.90 · 1.36 = 1.23\nsum so far 1.23');
  for (let term = 1; term < 64; term += 1) await picture.press('ArrowUp');
  await expect(picture).toHaveAttribute('aria-valuetext', /^term 64 of 64: .*\nsum so far 3\.17$/);
  await expectRead(picture, /^draw \d of seed 1 ends at −?\d+\.\d\d$/, 'PageUp');
  await draws.getByRole('button', { name: 'once' }).click();
  await expect(status).toContainText('add up to 3.17');
  expect(await dots()).toBe(1);
  await draws.getByRole('button', { name: '× 1,000' }).click();
  await expect(status).toContainText('Of 1,000 draws');
  expect(await dots()).toBeGreaterThan(990);
  await draws.getByRole('button', { name: '× 100,000' }).click();
  await expect(status).toContainText(/100,000 scores at dk = 64 have the standard deviation 8\.0/);
  await expect(picture.locator('.dk-histogram')).toHaveCount(1);
  await expect(page).toHaveURL(/variance\.n=100000/);
  await picture
    .locator('.dk-histogram rect')
    .nth(30)
    .hover({ position: { x: 4, y: 2 } });
  await expect(picture.locator('output')).toHaveText(/^−?\d.* to −?\d.*: [\d,]+ of 100,000 draws$/);
});

test('theory is drawn, and said, only when it is asked for', async ({ page }) => {
  const variance = await openVariance(page, `${fewSamples}&variance.n=1000&variance.focus=1`);
  await expect(variance.locator('.dk-role-theory')).toHaveCount(0);
  await expect(variance.getByText('theory', { exact: false })).toHaveCount(1);
  await variance.getByLabel('Show what theory says').check();
  await expect(variance.getByText('The exact distribution fits them')).toBeVisible();
  await expect(variance.getByText('A normal distribution of the same variance does not fit them')).toBeVisible();
  await expect(variance.getByRole('status')).toContainText('(theory 1)');
  // The exact distribution and the normal one are told apart without colour.
  const dashes = await variance
    .locator('.whole .dk-line.dk-role-theory')
    .evaluateAll((all) => all.map((each) => each.getAttribute('stroke-dasharray')));
  expect(new Set(dashes).size).toBe(2);
  await expect(page).toHaveURL(/variance\.theory=on/);
  await variance.getByRole('button', { name: '× 100,000' }).click();
  await expect(
    variance.getByText(/kurtosis: measured .* exactly 9\.000 in theory, and 3 for a normal distribution/),
  ).toBeVisible();
});

test('a link brings the draws back to the digit', async ({ page, context }) => {
  const fragment = `${fewSamples}&variance.n=1000&variance.theory=on&variance.focus=4&variance.draw=3&variance.seed=9`;
  const variance = await openVariance(page, fragment);
  await expect(variance.getByText('follow their distribution')).toBeVisible();
  const shown = await pictures(variance);
  const other = await openVariance(await context.newPage(), fragment);
  await expect(other.getByText('follow their distribution')).toBeVisible();
  expect(await pictures(other)).toBe(shown);
  await expect(other.getByLabel('Draw', { exact: true })).toHaveValue('3');
});

test('a sweep that is known is not run again for a d nearby; keys and clicks bring others into focus, and rules come and go', async ({
  page,
}) => {
  const variance = await openVariance(page, fewSamples);
  const first = await pictures(variance);
  // A sweep of few samples may be over between two looks at its button.
  const runs = await variance.evaluateHandle((element) => {
    const root = element.shadowRoot;
    if (!root) throw new Error('no shadow root');
    const found = { count: 0, running: false };
    new MutationObserver(() => {
      const running = [...root.querySelectorAll('button')].some(({ textContent }) => textContent.trim() === 'Cancel');
      if (running && !found.running) found.count += 1;
      found.running = running;
    }).observe(root, { subtree: true, childList: true, characterData: true });
    return found;
  });
  const counted = (): Promise<number> => runs.evaluate(({ count }) => count);
  const focus = focusOf(variance);
  const before = await focus.inputValue();
  await focus.fill('128');
  await expect.poll(() => pictures(variance)).not.toBe(first);
  await focus.fill(before);
  await expect.poll(() => pictures(variance)).toBe(first);
  expect(await counted()).toBe(0);
  await variance.getByRole('button', { name: 'Run again' }).click();
  await expect.poll(counted).toBe(1);
  await expect(variance.getByRole('button', { name: 'Run again' })).toBeVisible();
  await expect.poll(() => pictures(variance)).toBe(first);
  const picture = variance.getByRole('slider', { name: 'Measured variance' });
  await expectRead(picture, /dₖ = 128: /, 'ArrowRight');
  await expect(focusOf(variance)).toHaveValue('64');
  await picture.press('Enter');
  await expect(focusOf(variance)).toHaveValue('128');
  await expect(variance.locator('.whole figcaption')).toContainText('10 draws at dk = 128');
  await picture.press('Home');
  await picture.press('Enter');
  await expect(focusOf(variance)).toHaveValue('1');
  await expect(variance.getByRole('status')).toContainText('10 draws at dk = 1 end');
  const box = await boxOf(picture);
  await page.mouse.click(box.x + box.width - 20, box.y + box.height / 2);
  await expect(focusOf(variance)).toHaveValue('4096');
  const label = variance.locator('.dk-label');
  await expect(label.filter({ hasText: '÷ ln dₖ' })).toHaveCount(1);
  await variance.getByRole('checkbox', { name: /ln/ }).uncheck();
  await expect(label.filter({ hasText: '÷ ln dₖ' })).toHaveCount(0);
  await variance.getByRole('checkbox', { name: '÷ c' }).check();
  await variance.getByLabel('Constant c').fill('4');
  await expect(label.filter({ hasText: '÷ 4' })).toHaveCount(1);
  await expect(page).toHaveURL(/variance\.rules=none,sqrt,linear,constant/);
});

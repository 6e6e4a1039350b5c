// The sweep: runs when it comes near, streams, can be cancelled and run again, and follows the focus.
import { expect, open, openVariance, pictures, saved, test } from './page/test.ts';

test('it starts by itself when it comes near, with 2,000 samples of 8 keys at 13 powers of two', async ({ page }) => {
  const variance = await openVariance(page);
  await expect(variance.getByText('2,000 samples for each of 13 values of dₖ.')).toBeVisible();
  await expect(variance.getByRole('status')).toContainText('theory 64)');
  await expect(variance.locator('.dk-points').first().locator('.dk-point')).toHaveCount(13);
});

test('partial results stream in, Cancel keeps them, and it can be run again', async ({ page }) => {
  const { variance } = await open(page, '#v=1&variance.samples=200000&variance.d=64,1024');
  await variance.scrollIntoViewIfNeeded();
  const cancel = variance.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toBeVisible();
  await expect(variance.getByRole('progressbar')).not.toHaveJSProperty('value', 0);
  await expect(variance.getByRole('status')).toContainText('measured variance');
  const early = await variance.getByRole('status').textContent();
  await expect(variance.getByRole('status')).not.toHaveText(early ?? '');
  await cancel.click();
  await expect(variance.getByText('What was measured so far stays')).toBeVisible();
  const kept = await pictures(variance);
  await page.waitForTimeout(500);
  expect(await pictures(variance)).toBe(kept);
  await variance.getByLabel('Samples', { exact: true }).fill('500');
  await expect(variance.getByText('500 samples for each of 2 values of dₖ.')).toBeVisible();
  await variance.getByRole('button', { name: 'Run again' }).click();
  await expect(variance.getByText('500 samples for each of 2 values of dₖ.')).toBeVisible();
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

test('a seed that is changed and changed back as its sweep starts leaves the picture of the seed on show', async ({
  page,
}) => {
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
  await expect(variance.locator('caption').first()).toContainText('seed 1,');
  expect(await pictures(variance)).toBe(first);
});

test('a sweep that leaves the page while it runs starts again when it comes back', async ({ page }) => {
  const { variance } = await open(page, '#v=1&variance.samples=60000&variance.d=64');
  await variance.scrollIntoViewIfNeeded();
  await expect(variance.getByRole('status')).toContainText('measured variance');
  await variance.evaluate((element) => {
    const { parentNode, nextSibling } = element;
    element.remove();
    parentNode?.insertBefore(element, nextSibling);
  });
  await expect(variance.getByText('60,000 samples for each of 1 values of dₖ.')).toBeVisible();
});

test('a file asked for before anything is measured has no rows, and stops nothing', async ({ page }) => {
  const { variance } = await open(page);
  const download = page.waitForEvent('download');
  await page.evaluate(async () => {
    document.querySelector('dk-variance')?.scrollIntoView();
    await customElements.whenDefined('dk-variance');
    const root = document.querySelector('dk-variance')?.shadowRoot;
    const button = (): HTMLButtonElement | undefined =>
      [...(root?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Save CSV');
    if (root) {
      new MutationObserver((_, observer) => {
        if (button() === undefined) return;
        observer.disconnect();
        button()?.click();
      }).observe(root, { subtree: true, childList: true });
    }
  });
  await download;
  await expect(variance.getByRole('button', { name: 'Run again' })).toBeVisible();
  await expect(variance.getByRole('alert')).toHaveCount(0);
});

test('a small share of the weight is not rounded to nothing', async ({ page }) => {
  const variance = await openVariance(
    page,
    '#v=1&variance.keys=1024&variance.samples=64&variance.d=4096&variance.focus=4096',
  );
  await expect(variance.getByRole('status')).toContainText('theory 4,096');
  await expect(variance.getByRole('status')).toContainText('< 1% with');
});

test('arrow keys in a picture and clicks bring another d into focus', async ({ page }) => {
  const variance = await openVariance(page);
  const picture = variance.getByRole('slider', { name: 'Measured variance' });
  await picture.focus();
  await picture.press('ArrowRight');
  await expect(variance.getByLabel('dₖ in focus')).toHaveValue('128');
  await expect(variance.getByText('The scores at')).toContainText('128');
  await picture.press('Home');
  await expect(variance.getByLabel('dₖ in focus')).toHaveValue('1');
  await expect(variance.getByRole('status')).toContainText('theory 1.00');
  const box = await picture.boundingBox();
  if (!box) throw new Error('no picture');
  await page.mouse.click(box.x + box.width - 20, box.y + box.height / 2);
  await expect(variance.getByLabel('dₖ in focus')).toHaveValue('4096');
});

test('a d in focus that is not in the grid is measured too', async ({ page }) => {
  const variance = await openVariance(page);
  await variance.getByLabel('dₖ in focus').fill('100');
  await expect(variance.getByText('2,000 samples for each of 14 values of dₖ.')).toBeVisible();
  await expect(variance.getByRole('status')).toContainText('theory 100');
});

test('rules can be shown and hidden, and have their parameters', async ({ page }) => {
  const variance = await openVariance(page);
  const label = variance.locator('.dk-label');
  await expect(label.filter({ hasText: '÷ ln dₖ' })).toHaveCount(1);
  await variance.getByRole('checkbox', { name: /ln/ }).uncheck();
  await expect(label.filter({ hasText: '÷ ln dₖ' })).toHaveCount(0);
  await variance.getByRole('checkbox', { name: '÷ c' }).check();
  await variance.getByLabel('Constant c').fill('4');
  await expect(label.filter({ hasText: '÷ 4' })).toHaveCount(1);
  await expect(page).toHaveURL(/variance\.rules=none,sqrt,linear,constant/);
});

test('every figure stands in the tables and in the CSV, and log d has none at d = 1', async ({ page }) => {
  const variance = await openVariance(page);
  await variance.getByText('The numbers as a table').click();
  await expect(variance.getByRole('table')).toHaveCount(7);
  const log = variance.getByRole('table', { name: /ln/ });
  await expect(log.getByRole('row').nth(1)).toContainText('not defined here');
  const text = (await saved(variance, 'CSV')).toString();
  expect(text.split('\r\n').filter((line) => /^\d+,/.test(line))).toHaveLength(13);
  expect(text).toContain('# seed,1');
});

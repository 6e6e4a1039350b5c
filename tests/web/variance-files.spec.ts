// The files of <dk-variance>: the rows of its tables, and what they say of a sweep that has not drawn everything.
import type { Locator } from '@playwright/test';
import { opens, savedRows } from './page/laboratory.ts';
import { expect, laboratoriesOf, only, openVariance, saved, skipGuess, test } from './page/test.ts';

/** The rows of a file that begin with a figure, cell by cell. */
const rowsOf = async (variance: Locator): Promise<string[][]> =>
  (await savedRows(variance, /^\d+,/)).map((line) => line.split(','));

test('the CSV holds the rows of the table, in its order, whatever was measured before', async ({ page }) => {
  const variance = await openVariance(page, '#v=1&variance.samples=300&variance.d=64,16,256');
  const focus = variance.getByRole('textbox', { name: 'dk in focus' });
  for (const d of ['100', '7']) {
    await focus.fill(d);
    await expect(variance.getByRole('status')).toContainText(new RegExp(`at dk = ${d} end.*measures a variance`));
  }
  await variance.getByText('The numbers as a table').click();
  const heads = variance.getByRole('table', { name: /^Sweep with seed/ }).locator('tbody th');
  const table = async (): Promise<string[]> => (await heads.allTextContents()).map((d) => d.trim());
  await expect.poll(table).toEqual(['7', '16', '64', '256']);
  expect((await rowsOf(variance)).map(([d]) => d)).toEqual(['7', '16', '64', '256']);
  await variance.getByLabel('Grid of dₖ', { exact: true }).fill('256, 16');
  await expect.poll(table).toEqual(['7', '16', '256']);
  const rows = await rowsOf(variance);
  expect(rows.map(([d]) => d)).toEqual(['7', '16', '256']);
  expect(rows.map(([, samples]) => samples)).toEqual(['300', '300', '300']);
});

test('a sweep that was cancelled leaves with what was drawn, and says that it is incomplete', async ({ page }) => {
  const variance = await opens('dk-variance')(page, '#v=1&variance.samples=500000&variance.d=64,4096');
  await expect(variance.getByRole('progressbar')).not.toHaveJSProperty('value', 0);
  await expect(variance.getByRole('status')).toContainText('measures a variance');
  await variance.getByRole('button', { name: 'Cancel' }).click();
  const text = (await saved(variance, 'CSV')).toString();
  expect(text).not.toContain('# samples,');
  expect(text).toMatch(/^# samples asked for,500000,/m);
  expect(text).toMatch(/^# complete,no,/m);
  const drawn = (await rowsOf(variance)).map(([, samples]) => Number(samples));
  expect(drawn.length).toBeGreaterThan(0);
  expect(Math.max(...drawn)).toBeGreaterThan(0);
  expect(Math.min(...drawn)).toBeLessThan(500_000);
  await variance.getByText('The numbers as a table').click();
  const table = variance.getByRole('table', { name: /^Incomplete sweep/ });
  await expect(table.getByRole('columnheader', { name: 'samples drawn' })).toBeVisible();
});

test('every figure stands in the tables and in the CSV, and log d has none at d = 1', async ({ page }) => {
  const variance = await openVariance(page);
  await variance.getByText('The numbers as a table').click();
  // The terms of the one draw, where ten end, the scores of the sweep, and six rules.
  await expect(variance.getByRole('table')).toHaveCount(9);
  const log = variance.getByRole('table', { name: /ln/ });
  await expect(log.getByRole('row').nth(1)).toContainText('not defined here');
  const text = (await saved(variance, 'CSV')).toString();
  expect(text.split('\r\n').filter((line) => /^\d+,/.test(line))).toHaveLength(13);
  expect(text).toContain('# seed,1');
});

test('a file asked for before anything is measured has no rows, and stops nothing', async ({ page }) => {
  await page.goto(only('dk-variance'));
  const { variance } = laboratoriesOf(page);
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
  await skipGuess(variance);
  await expect(variance.getByRole('button', { name: 'Run again' })).toBeVisible();
  await expect(variance.getByRole('alert')).toHaveCount(0);
});

// The sweep over head dimensions on the page: a guess, runs that fill the picture, stop and go, what is refused, links and files.
import type { Locator } from '@playwright/test';
import { expectRead, progressOf, savedRows } from './page/laboratory.ts';
import { expect, test } from './page/test.ts';
import { expectRanges, tableOf, trains } from './page/trains.ts';

/** Small enough to be trained in a second. */
const { open, done, trained, reopened } = trains(
  'dk-width-sweep',
  '#v=1&widths.d=16,64&widths.runs=1&widths.steps=40&widths.rules=none,sqrt',
);

const table = (laboratory: Locator): Promise<Locator> => tableOf(laboratory, /^Steps to 90%/);

test('recorded runs are shown at once, and answer a guess that is wanted', async ({ page }) => {
  const laboratory = await open(page);
  await expect(laboratory.getByText('Recorded: all 75 runs were made by this code before the page was.')).toBeVisible();
  await expect(laboratory.locator('.rule-line .arrived').first()).toBeVisible();
  await expect(laboratory.getByRole('status')).toContainText(/^SGD, learning rate 0.1, up to 200 steps/);
  await laboratory.getByRole('button', { name: 'Guess before you look' }).click();
  await expect(laboratory.getByText('Nothing has been trained yet.')).toBeVisible();
  await laboratory.locator('.guess').getByRole('button', { name: 'no scaling' }).click();
  const answer = laboratory.locator('.guess.given');
  await expect(answer).toContainText('times the steps of its fastest');
  await expect(answer).toContainText('a step of SGD moves a score');
});

test('recorded runs are run again here, and each ends as recorded', async ({ page }) => {
  test.slow();
  const laboratory = await open(page, '#v=1&widths.d=4,16&widths.rules=none,sqrt');
  const figures = await (await table(laboratory)).textContent();
  await expect(laboratory.getByText('Recorded: all 12 runs')).toBeVisible();
  await laboratory.getByRole('button', { name: 'Run them here' }).click();
  await expect(laboratory.getByText('All 12 runs have ended here, each exactly as recorded.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(laboratory.getByRole('button', { name: 'Run them here' })).toHaveCount(0);
  await expect.poll(async () => (await table(laboratory)).textContent()).toBe(figures);
});

test('what happened is said, drawn and tabled; what is out of range is refused, and it stays', async ({ page }) => {
  const laboratory = await trained(page);
  await expect(laboratory.getByRole('status')).toContainText(
    /^SGD, learning rate 0.1, up to 40 steps, one run for each point/,
  );
  await expect(laboratory.getByRole('status')).toContainText(/no scaling .*not reached at 64/);
  await expect(laboratory.locator('.rule-line.none .short')).toHaveCount(1);
  const picture = laboratory.getByRole('slider', { name: 'Steps to 90% accuracy against the head dimension' });
  await expectRead(picture, /^÷ √dₖ at dₖ = 64: \d+ steps$/, 'End');
  await laboratory.getByText('The numbers as a table').click();
  await expect(await table(laboratory)).toContainText('90% not reached, accuracy 0.');
  await laboratory.getByText('Head dimensions, seeds, steps').click();
  await expectRanges(
    laboratory,
    [
      ['Learning rate η', '1e6', '0.000001 to 1000', '0.1'],
      ['Grid of dₖ', '16, 5000', '2 to 1024', '16, 64'],
      ['Steps', '0', '10 to 400', '40'],
      ['Seeds', '11', '1 to 10', '1'],
    ],
    () => expect(laboratory.locator('.rule-line .arrived').first()).toBeVisible(),
  );
  await done(laboratory);
});

test('runs can be stopped and continued, and end the same', async ({ page }) => {
  const laboratory = await open(page);
  await laboratory.getByRole('button', { name: 'Run them here' }).click();
  await expect(laboratory.getByText(/^\d+ of 75 runs have ended/)).toBeVisible();
  await expect(laboratory.locator('.rule-line .arrived').first()).toBeVisible();
  await laboratory.getByRole('button', { name: 'Pause' }).click();
  await expect(laboratory.locator('.run')).toHaveAttribute('data-state', 'paused');
  const at = (): Promise<number> => progressOf(laboratory);
  const before = await at();
  await page.waitForTimeout(600);
  expect(await at()).toBe(before);
  await laboratory.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(at).toBeGreaterThan(before);
});

test('the optimiser brings its usual rate, and other settings are trained anew', async ({ page }) => {
  const laboratory = await trained(page);
  await laboratory.getByLabel('Optimiser').selectOption('adam');
  await expect(laboratory.getByRole('textbox', { name: 'Learning rate η' })).toHaveValue('0.003');
  await expect(laboratory.getByRole('status')).toContainText('Adam, learning rate 0.003', { timeout: 60_000 });
  await expect(laboratory.getByText('Adam divides the size of the gradient away').first()).toBeVisible();
});

test('a link brings back the same figures, and every run can be saved', async ({ page }) => {
  const laboratory = await trained(page);
  // Tables follow the picture.
  await expect(await table(laboratory)).not.toContainText('–');
  const figures = await (await table(laboratory)).textContent();
  const again = await reopened(page);
  await expect.poll(async () => (await table(again)).textContent()).toBe(figures);
  const [head, ...rows] = await savedRows(again, /^(rule|none|sqrt),/);
  expect(head).toContain('rule,d,run,accuracy,stepsTo90,divergedAt');
  expect(rows).toHaveLength(4);
});

test('in a narrow window names stand below the picture, and nothing sticks out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const laboratory = await trained(page);
  await expect(laboratory.getByRole('listitem').filter({ hasText: 'no scaling' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

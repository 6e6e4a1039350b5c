// The map of rules and learning rates on the page: a guess, runs that fill the cells, what is refused, links and files.
import type { Locator } from '@playwright/test';
import { expectRead, savedRows } from './page/laboratory.ts';
import { expect, test } from './page/test.ts';
import { expectRanges, tableOf, trains } from './page/trains.ts';

/** Small enough to be trained in a few seconds. */
const { open, done, trained, reopened } = trains(
  'dk-rate-map',
  '#v=1&rates.d=64&rates.runs=1&rates.steps=40&rates.rules=none,sqrt,linear',
);

const table = (laboratory: Locator): Promise<Locator> => tableOf(laboratory, /^What became of each rule/);

test('recorded runs fill the map at once, and answer a guess that is wanted', async ({ page }) => {
  const laboratory = await open(page);
  await expect(
    laboratory.getByText('Recorded: all 126 runs were made by this code before the page was.'),
  ).toBeVisible();
  await expect(laboratory.locator('.row .cell')).toHaveCount(42);
  await laboratory.getByRole('button', { name: 'Guess before you look' }).click();
  await expect(laboratory.locator('.row .cell')).toHaveCount(0);
  await expect(laboratory.locator('.row .empty')).toHaveCount(42);
  await laboratory.locator('.guess').getByRole('button', { name: 'each has a rate that does' }).click();
  const answer = laboratory.locator('.guess.given');
  await expect(answer).toContainText('some rate brings every run to 90% under ÷ dk');
  await expect(answer).toContainText('none of these rates does so under no scaling');
  await expect(answer).toContainText('You can learn from uniform attention, not from misplaced confidence');
});

test('other settings than the recorded ones are trained when the button asks for it', async ({ page }) => {
  const laboratory = await open(page);
  await laboratory.getByText('Rates, seeds, steps').click();
  await laboratory.getByLabel('Seeds').fill('1');
  await laboratory.getByLabel('Steps', { exact: true }).fill('40');
  await expect(laboratory.getByText('0 of 42 runs have ended')).toBeVisible();
  await laboratory.getByRole('button', { name: 'Start' }).click();
  await done(laboratory);
  await expect(laboratory.locator('.row .cell')).toHaveCount(42);
});

test('every cell is read, the map is said, and what is out of range is refused while it stays', async ({ page }) => {
  const laboratory = await trained(page);
  await expect(laboratory.locator('.row .cell')).toHaveCount(21);
  await expect(laboratory.getByRole('status')).toContainText(
    /^In this set-up, at dk = 64, with SGD and 40 steps, one run for each cell: some rate .* ÷ √dk .*; none of these rates does so under no scaling/,
  );
  const picture = laboratory.getByRole('slider', { name: 'Accuracy at the end of training' });
  await expectRead(picture, /^no scaling, rate 0.1: accuracy 0.\d\d; 90% not reached$/, 'ArrowRight', 'ArrowRight');
  await expectRead(picture, /^÷ √dₖ, rate 0.1: accuracy .*; 90% after \d+ steps$/, 'PageUp');
  await laboratory.getByText('Rates, seeds, steps').click();
  await expectRanges(
    laboratory,
    [
      ['dk', '5000', '2 to 1024', '64'],
      ['Steps', '0', '10 to 400', '40'],
      ['Seeds', 'many', '1 to 10', '1'],
    ],
    () => expect(laboratory.locator('.row .cell')).toHaveCount(21),
  );
});

test('other rates, another optimiser and another head dimension are trained anew', async ({ page }) => {
  const laboratory = await trained(page);
  await laboratory.getByText('Rates, seeds, steps').click();
  await laboratory.getByLabel('Learning rates', { exact: true }).selectOption('halves');
  await expect(laboratory.locator('.row .empty')).toHaveCount(39);
  await done(laboratory);
  await laboratory.getByLabel('Optimiser').selectOption('adam');
  await expect(laboratory.getByRole('status')).toContainText('with Adam', { timeout: 60_000 });
  await laboratory.getByRole('textbox', { name: 'dk', exact: true }).fill('16');
  await expect(laboratory.getByRole('status')).toContainText('at dk = 16', { timeout: 60_000 });
});

test('a link brings back the same map, and every run can be saved', async ({ page }) => {
  const laboratory = await trained(page);
  // Tables follow the picture.
  await expect(await table(laboratory)).not.toContainText('–');
  const figures = await (await table(laboratory)).textContent();
  const again = await reopened(page);
  await expect.poll(async () => (await table(again)).textContent()).toBe(figures);
  const [head, ...rows] = await savedRows(again, /^(rule|none|sqrt|linear),/);
  expect(head).toContain('rule,rate,run,accuracy,stepsTo90,divergedAt');
  expect(rows).toHaveLength(21);
});

test('in a narrow window names stand above their rows, and nothing sticks out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await trained(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

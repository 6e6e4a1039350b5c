// The chapter on training: a guess at two orders, runs that can be paused, stepped and begun anew, what is said of them, and links.
import type { Locator } from '@playwright/test';
import { expectRead, progressOf, savedRows } from './page/laboratory.ts';
import { scroll, scrollUntil } from './page/scroll.ts';
import { bringNear, expect, skipGuess, test, unfold } from './page/test.ts';
import { expectRanges, trains } from './page/trains.ts';

/** Small enough to be trained at once, large enough to learn. */
const quick = '#v=1&training.d=64&training.runs=2&training.steps=60';
/** With all its pictures, which are there once nothing is to be guessed. */
const { open, done, trained, reopened } = trains('dk-training', quick, unfold);

const row = (laboratory: Locator, rule: string): Locator =>
  laboratory.getByRole('table', { name: /^What happened in these runs/ }).getByRole('row', { name: rule });
/** What happened, as a text. */
const happened = (laboratory: Locator): Promise<string> =>
  laboratory.getByRole('table', { name: /^What happened/ }).innerText();
const line = (laboratory: Locator): Locator => laboratory.locator('figure path.dk-line:not(.dk-role-theory)').first();

test('before the guess nothing is trained; two orders are guessed, and the runs answer', async ({ page }) => {
  const laboratory = await open(page, '#v=1&guess=on');
  await expect(laboratory.getByText('Nothing has been trained yet')).toBeVisible();
  await expect(laboratory.locator('.maps svg')).toHaveCount(3);
  await expect(laboratory.getByRole('button', { name: 'Start' })).toHaveCount(0);
  await laboratory.getByLabel('Accuracy after 200 steps').selectOption('sqrt > none > linear');
  await laboratory.getByLabel('Size of the gradient').selectOption('linear > sqrt > none');
  await laboratory.getByRole('button', { name: 'That is my guess' }).click();
  const answer = laboratory.locator('.guess.given');
  await expect(answer).toContainText('Accuracy after 200 steps: ÷ √');
  await done(laboratory);
  await expect(answer).toContainText('gradient of the query matrix at step 0: no scaling');
  await expect(answer).toContainText('the largest, not the smallest');
});

test('curves grow while it trains, and in the end it is said what happened in these runs', async ({ page }) => {
  const laboratory = await open(page, '#v=1&training.steps=400');
  const shape = (): Promise<string | null> => line(laboratory).getAttribute('d');
  await expect(line(laboratory)).toBeAttached();
  const before = await shape();
  await expect(laboratory.getByText(/step \d+ of 400/)).toBeVisible();
  await expect.poll(shape).not.toBe(before);
  await done(laboratory);
  const said = laboratory.getByRole('status');
  await expect(said).toContainText(
    'After 400 steps of SGD with learning rate 0.1 at dk = 256, 3 runs each: no scaling',
  );
  await expect(said).toContainText('÷ √dk reached 90% after');
  await expect(row(laboratory, '÷ √dₖ')).toContainText('1.00');
  await expect(laboratory.locator('.maps svg')).toHaveCount(6);
});

test('a pause holds until it is taken up again', async ({ page }) => {
  const laboratory = await open(page, '#v=1&training.steps=2000');
  await expect(line(laboratory)).toBeAttached();
  await laboratory.getByRole('button', { name: 'Pause' }).click();
  await expect(laboratory.locator('.run')).toHaveAttribute('data-state', 'paused');
  const at = await progressOf(laboratory);
  expect(at).toBeGreaterThan(0);
  await page.waitForTimeout(600);
  expect(await progressOf(laboratory)).toBe(at);
  await laboratory.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => progressOf(laboratory)).toBeGreaterThan(at);
});

test('another rule is trained beside those that have been, which stay as they are', async ({ page }) => {
  const laboratory = await trained(page);
  const before = await row(laboratory, 'no scaling').innerText();
  await laboratory.getByLabel('additive').check();
  await expect(laboratory.getByText(/^Trained: 4 rules × /)).toBeVisible({ timeout: 60_000 });
  await expect(row(laboratory, 'additive')).toBeVisible();
  expect(await row(laboratory, 'no scaling').innerText()).toBe(before);
  await laboratory.getByText('Optimiser, sizes, seeds').click();
  await laboratory.getByLabel('Optimiser').selectOption('adam');
  await laboratory.getByLabel('Learning rate').last().fill('0.003');
  await expect(laboratory.getByRole('status')).toContainText('steps of Adam with learning rate 0.003', {
    timeout: 60_000,
  });
});

test('each gradient is looked at, every record saved; a pause, steps and a new start keep all', async ({ page }) => {
  const laboratory = await trained(page);
  await laboratory.getByLabel('Gradient of', { exact: true }).selectOption('value');
  await expect(laboratory.locator('figcaption').getByText('Gradient of the value matrix')).toBeVisible();
  const picture = laboratory.getByRole('slider', { name: 'Norm of the gradient of the value matrix' });
  await expectRead(picture, /, step 60: /, 'End');
  const [head, ...rows] = await savedRows(laboratory, /^(rule|none|sqrt|linear),/);
  expect(head).toContain('rule,firstGain,run,divergedAt,step,loss,');
  expect(rows).toHaveLength(3 * 2 * 61);
  const figures = await happened(laboratory);
  // What waits since a change does not start after a reader has gone back.
  await laboratory.getByLabel('Gradient of', { exact: true }).selectOption('query');
  await laboratory.getByRole('button', { name: 'Back to step 0' }).click();
  await page.waitForTimeout(400);
  await expect(laboratory.getByText('step 0 of 60')).toBeVisible();
  await laboratory.getByRole('button', { name: 'One step' }).click();
  await expect(laboratory.getByText('step 1 of 60')).toBeVisible();
  await laboratory.getByRole('button', { name: 'One step' }).click();
  await expect(laboratory.getByText('step 2 of 60')).toBeVisible();
  await laboratory.getByRole('button', { name: 'Continue' }).click();
  await done(laboratory);
  expect(await happened(laboratory)).toBe(figures);
});

test('what is out of range is refused beside its control, and the picture stays', async ({ page }) => {
  const laboratory = await trained(page);
  await laboratory.getByText('Optimiser, sizes, seeds').click();
  await expectRanges(laboratory, [
    ['Learning rate η', '1e6', '0.000001 to 1000', '0.1'],
    ['dk', '5000', '1 to 1024', '64'],
    ['Steps', '0', '1 to 2000', '60'],
    ['Seeds', '11', '1 to 10', '2'],
  ]);
  await done(laboratory);
});

test('a run that diverges is said to, with its step, and the others go on', async ({ page }) => {
  const laboratory = await trained(
    page,
    `${quick}&training.rules=sqrt,learned-cosine&training.optimizer=adam&training.rate=100&training.gain=0.01&training.small=on`,
  );
  const said = laboratory.getByRole('status');
  await expect(said).toContainText(/cosine, g from 0.01 diverged in 2 of 2 runs, at step \d/);
  await expect(said).toContainText(/÷ √dk (did not reach|reached) 90%.* ended at/);
  await expect(row(laboratory, 'cosine, g from 0.01')).toContainText(/at step \d/);
  await expect(laboratory.getByText(/^diverged at step \d/)).toBeVisible();
});

test('a rule that is not defined is left out, and it is said', async ({ page }) => {
  const laboratory = await trained(page, '#v=1&training.d=1&training.runs=1&training.steps=5&training.rules=log,sqrt');
  await expect(laboratory.getByText('Not trained, since it is not defined at dk = 1: ÷ ln dk.')).toBeVisible();
  await expect(laboratory.getByText(/^Trained: 1 rule × 1 seed,/)).toBeVisible();
});

test('a link brings back the same figures', async ({ page }) => {
  const laboratory = await trained(page, `${quick}&training.rules=sqrt,learned-none&training.small=on`);
  const figures = await happened(laboratory);
  const again = await reopened(page);
  expect(await happened(again)).toBe(figures);
});

test('it rests while it is out of the window, and goes on when it is back', async ({ page }) => {
  await page.goto('./chapters.html#v=1&training.steps=2000');
  const laboratory = page.locator('dk-training');
  await bringNear(laboratory, laboratory.getByRole('button', { name: 'Pause' }));
  await scroll(page, 0);
  await expect(laboratory.locator('.run')).toHaveAttribute('data-state', 'paused');
  await scrollUntil(laboratory);
  await expect(laboratory.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('in a narrow window nothing sticks out', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const laboratory = await trained(page);
  await skipGuess(laboratory);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

// Assumptions: layers and entries, the question, each control, bad input, links, the file, and no long task.
import type { Locator, Page } from '@playwright/test';
import { button, drawn, expectRead, expectRestored, field, opens, savedRows, slider } from './page/laboratory.ts';
import { asOnFirstVisit, longestTask } from './page/longest-task.ts';
import { askFirst, expect, settled, skipGuess, test, unfold } from './page/test.ts';

const open = opens('dk-assumptions', async (assumptions) => {
  await expect(scores(assumptions)).toBeVisible();
  await unfold(assumptions);
  await expect(entries(assumptions)).toBeVisible();
});

/** Opened, and everything measured. */
async function openMeasured(page: Page, fragment = ''): Promise<Locator> {
  const assumptions = await open(page, fragment);
  await measured(assumptions);
  return assumptions;
}

/** Waits until layers and scores are measured and all pictures are there. */
async function measured(assumptions: Locator): Promise<void> {
  await expect(assumptions.getByText('Layers and scores are measured.')).toBeVisible({ timeout: 60_000 });
  await settled(assumptions);
}

const entries = (assumptions: Locator): Locator =>
  assumptions.getByRole('slider', { name: /^Variance of an entry of q, k and v/ });
const scores = (assumptions: Locator): Locator =>
  assumptions.getByRole('slider', { name: /^Variance of the score under/ });
const variances = (assumptions: Locator): Locator =>
  assumptions.getByRole('slider', { name: /^Predicted and measured variance of q·k/ });
const pairs = (assumptions: Locator): Locator =>
  assumptions.getByRole('slider', { name: /^256 components of one query/ });
/** One of the menus. */
const menu = (assumptions: Locator, name: string): Locator => assumptions.getByRole('combobox', { name });

test('the first picture is alive before any guess, Xavier’s lines open, which the guess fills', async ({ page }) => {
  const assumptions = await open(page);
  await askFirst(assumptions);
  await expect(assumptions.getByText('Guess first')).toBeVisible();
  await measured(assumptions);
  await expect(entries(assumptions).locator('.open')).toHaveCount(3);
  await expect(scores(assumptions).locator('.open')).toHaveCount(3);
  // Four lines with a figure, three of each where q, k and v are shown.
  await expect(entries(assumptions).locator('.bead')).toHaveCount(12);
  await expect(scores(assumptions).locator('.bead')).toHaveCount(4);
  await expect(assumptions.locator('.chain strong')).toHaveCount(0);
  await expect(assumptions.getByRole('status')).toContainText('mean of q·k 1');
  await expect(assumptions.getByRole('status')).toContainText('(predicted 68.0, assumed 64)');
  await assumptions.getByText('The numbers as a table').click();
  await expect(assumptions.getByRole('rowheader', { name: /Xavier/ })).toHaveCount(0);
  await button(assumptions, '1').click();
  await expect(assumptions.getByText('What comes out: any of these: 1.00, 0.500 or 1.78.')).toBeVisible();
  await expect(entries(assumptions).locator('.open')).toHaveCount(0);
  await expect(entries(assumptions).locator('.bead')).toHaveCount(21);
  await expect(assumptions.getByRole('status')).toContainText(
    'Xavier, head by head: an entry of q has variance 1.78 and the score that softmax gets 3.16',
  );
  await expect(assumptions.getByRole('rowheader', { name: 'Xavier, Q K V as one' }).first()).toBeVisible();
  await expect(assumptions.getByRole('rowheader', { name: 'GPT-2 XL' })).toBeVisible();
  // Another d comes into focus by keys, and the sentence follows.
  await expectRead(variances(assumptions), /^measured variance at dₖ = 64: 6\d\.\d, 95% between/);
  await variances(assumptions).press('ArrowRight');
  await variances(assumptions).press('Enter');
  await expect(assumptions.getByRole('status')).toContainText('= 128: mean of q·k');
  await expect(page).toHaveURL(/assumptions\.focus=128/);
});

test('a line is picked by pointer or keys, and its numbers stand in the formula', async ({ page }) => {
  const assumptions = await open(page);
  await skipGuess(assumptions);
  await expectRead(entries(assumptions), /^Xavier, head by head: variance of an entry of q 1\.78/);
  await expectRead(entries(assumptions), /^Xavier, Q K V as one: .* 0\.500/, 'PageUp');
  await entries(assumptions).press('Enter');
  await expect(assumptions.locator('.chain math').nth(2)).toHaveText('0.5');
  await expect(page).toHaveURL(/assumptions\.first=xavier-packed/);
  await scores(assumptions).click({ position: { x: 525, y: 30 + 6.5 * 50 } });
  await expect(assumptions.getByRole('status')).toContainText('T5, no divisor: an entry of q has variance 0.0156');
  await expect(assumptions.getByText('without any divisor')).toBeVisible();
});

test('each size changes what it should', async ({ page }) => {
  const assumptions = await open(page, '#v=1&assumptions.first=normal-0.02');
  const status = assumptions.getByRole('status');
  await expect(status).toContainText('N(0, 0.02²): an entry of q has variance 0.205');
  await field(assumptions, 'Model width').fill('768');
  await expect(status).toContainText('variance 0.307');
  await slider(assumptions, 'Model width').press('End');
  await expect(field(assumptions, 'Model width')).toHaveValue('1024');
  await expect(status).toContainText('variance 0.410');
  // Scores of 0.41² whatever d and heads, since ÷ √d takes d away.
  await field(assumptions, 'Heads').fill('2');
  await slider(assumptions, 'dₖ of a head').press('Home');
  await expect(status).toContainText('the score that softmax gets 0.168');
  await menu(assumptions, 'Norm').selectOption('none');
  await expect(assumptions.getByText('The entries of the token have variance 1')).toBeVisible();
});

test('what tokens share is lost within a row; heads matter where matrices are packed', async ({ page }) => {
  const assumptions = await open(page, '#v=1&assumptions.first=xavier-fused');
  const status = assumptions.getByRole('status');
  await expect(status).toContainText('Xavier, heads as one: an entry of q has variance 1.00');
  await expect(scores(assumptions).locator('.hollow')).toHaveCount(0);
  await field(assumptions, 'Cosine between tokens').fill('0.75');
  await expect(scores(assumptions).locator('.hollow')).toHaveCount(7);
  await expect(scores(assumptions).locator('.figures').first()).toHaveText(/1\.00\s*0\.250/);
  await field(assumptions, 'Heads').fill('1');
  await expect(status).toContainText('an entry of q has variance 1.78');
});

test('a break is one press: the variance follows or does not', async ({ page }) => {
  const assumptions = await open(page, '#v=1');
  const factor = (text: string): Promise<void> => expect(variances(assumptions)).toContainText(text);
  await button(assumptions, 'heavy tails').click();
  await factor('= 1.00 dₖ');
  await expect(menu(assumptions, 'Distribution of the entries')).toHaveValue('laplace');
  await assumptions.getByRole('button', { name: 'σ = 1.5' }).click();
  await factor('= 5.06 dₖ');
  await assumptions.getByRole('button', { name: 'a mean of 0.5' }).click();
  await factor('= 1.50 dₖ');
  await assumptions.getByRole('button', { name: 'heavy tails and ρ = 0.6' }).click();
  await factor('= 2.44 dₖ');
  const all = assumptions.getByRole('button', { name: 'all as assumed' });
  await all.click();
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  await expect(assumptions.getByText('The mean is 0 at every dₖ.')).toHaveCount(3);
  await expect(page).toHaveURL(/assumptions\.rho=0(&|$)/);
});

test('Student’s law and the log-normal one have a control each, and no band where none is honest', async ({ page }) => {
  const assumptions = await open(page, '#v=1');
  await expect(field(assumptions, 'Degrees of freedom ν')).toHaveCount(0);
  await menu(assumptions, 'Distribution of the entries').selectOption('student-t');
  await field(assumptions, 'Degrees of freedom ν').fill('3');
  await expect(variances(assumptions)).toContainText('no variance in theory');
  await expect(assumptions.getByText('Points without a band')).toBeVisible({ timeout: 60_000 });
  await menu(assumptions, 'Distribution of the entries').selectOption('log-normal');
  await expect(field(assumptions, 'Skewness s')).toHaveValue('0.5');
});

test('law, mean, spread and correlation each change the entries and the variance', async ({ page }) => {
  const assumptions = await open(page, '#v=1&assumptions.n=50');
  const before = await drawn(pairs(assumptions));
  await menu(assumptions, 'Distribution of the entries').selectOption('rademacher');
  await expect.poll(() => drawn(pairs(assumptions))).not.toBe(before);
  await expect(variances(assumptions)).toContainText('= 0.938 dₖ');
  await slider(assumptions, 'Correlation ρ').press('End');
  await expect(field(assumptions, 'Correlation ρ')).toHaveValue('1');
  await expect(variances(assumptions)).toContainText('= 0.00 dₖ');
  await field(assumptions, 'Correlation ρ').fill('-0,6');
  await expect(assumptions.getByText('minus the mean').first()).toBeAttached();
  await field(assumptions, 'Mean μ').fill('1');
  await field(assumptions, 'Standard deviation σ').fill('2');
  await expect(variances(assumptions)).toContainText('= 13.4 dₖ');
});

test('a link restores the pictures to the digit; the file holds layers and entries', async ({ page }) => {
  const assumptions = await open(page);
  await skipGuess(assumptions);
  await field(assumptions, 'Correlation ρ').fill('0.5');
  await field(assumptions, 'Model width').fill('256');
  await menu(assumptions, 'Distribution of the entries').selectOption('uniform');
  await expect(page).toHaveURL(/assumptions\.width=256&assumptions\.law=uniform&assumptions\.rho=0\.5/);
  await measured(assumptions);
  await expectRestored(assumptions, openMeasured);
  const lines = await savedRows(assumptions, /^/);
  expect(lines).toContain('of,first_weights,d,figure,predicted,measured,standard_error,low,high');
  expect(lines.filter((line) => line.startsWith('layer,'))).toHaveLength(35);
  expect(lines.filter((line) => /^entries,,\d+,variance,[\d.]+,[\d.]+,/.test(line))).toHaveLength(11);
});

test('no task holds the page for 50 milliseconds', async ({ page, browser }) => {
  await asOnFirstVisit(page);
  const assumptions = await openMeasured(page, '#v=1');
  const { worked } = await longestTask(browser, page, async () => {
    await slider(assumptions, 'Model width').press('ArrowRight');
    await slider(assumptions, 'Correlation ρ').press('ArrowRight');
    // Looking for words in the page would be a task of its own.
    await page.waitForTimeout(4000);
  });
  expect(worked).toBeLessThan(50);
});

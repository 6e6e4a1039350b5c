// The d² terms: one draw before the guess, many after it, the rule for Var(x/c), bad input, and links.
import type { Locator, Page } from '@playwright/test';
import { button, expectRead, field, opens, savedRows, slider } from './page/laboratory.ts';
import { askFirst, expect, pictures, settled, test, unfold } from './page/test.ts';

const open = opens('dk-proof', (proof) => expect(grid(proof)).toBeVisible());

/** With the answer on show, and nothing playing. */
async function openRevealed(page: Page, fragment = ''): Promise<Locator> {
  const proof = await open(page, fragment);
  const skip = button(proof, 'Skip');
  if ((await skip.count()) > 0) await skip.click();
  await expect(proof.getByRole('button', { name: '▶ Play' })).toBeVisible();
  await unfold(proof);
  return proof;
}

const grid = (proof: Locator): Locator => proof.getByRole('slider', { name: /^A square of/ });
const sums = (proof: Locator): Locator => proof.getByRole('slider', { name: /^The mean of the squared score/ });
const press = (proof: Locator, name: string): Promise<void> => proof.getByRole('button', { name, exact: true }).click();

test('before a guess there is one draw of 8 × 8 products, and nothing says which of them stay', async ({ page }) => {
  const proof = await open(page);
  await askFirst(proof);
  await expect(proof.locator('.numbers text')).toHaveCount(64);
  await expect(proof.locator('.live')).toContainText('its 64 products sum to (q·k)²');
  await expect(proof.getByText('once you have guessed')).toBeVisible();
  await expect(sums(proof)).toHaveCount(0);
  await expect(proof.getByRole('button', { name: '▶ Play' })).toHaveCount(0);
  await expect(proof.locator('.live')).not.toContainText('diagonal');
  await expect(proof.getByText('Where each assumption enters')).toHaveCount(0);
});

test('a guess is answered by the draws themselves: they play to the end', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const proof = await open(page);
  await askFirst(proof);
  await press(proof, 'the dk² − dk with i ≠ j');
  await expect(proof.getByText('What comes out: the 8 on the diagonal.')).toBeVisible();
  await expect(proof.getByRole('button', { name: '❚❚ Stop' })).toBeVisible();
  await expect(proof.getByText('averaged over 10,000 draws')).toBeVisible();
  await expect(proof.getByRole('button', { name: '▶ Play' })).toBeVisible();
  await expect(proof.locator('.live')).toContainText('Over 10,000 draws the diagonal sums to');
});

test('with less motion the draws are at their end at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const proof = await open(page);
  await askFirst(proof);
  await press(proof, 'none');
  await expect(proof.getByText('averaged over 10,000 draws')).toBeVisible({ timeout: 2000 });
});

test('playing starts at one draw, can be stopped, and goes on from there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const proof = await openRevealed(page, '#v=1&proof.draws=10000');
  const draws = async (): Promise<number> => {
    const title = await proof.locator('figcaption').first().textContent();
    return Number(/over ([\d,]+) draws/.exec(title ?? '')?.[1]?.replace(',', '') ?? '1');
  };
  await press(proof, '▶ Play');
  await expect.poll(draws).toBeGreaterThan(1);
  await press(proof, '❚❚ Stop');
  const stopped = await draws();
  expect(stopped).toBeLessThan(10_000);
  await page.waitForTimeout(500);
  expect(await draws()).toBe(stopped);
  await press(proof, '▶ Play');
  await expect.poll(draws).toBeGreaterThan(stopped);
  await expect.poll(draws).toBe(10_000);
});

test('the decades are a step each: the diagonal goes to 1, the rest to 0', async ({ page }) => {
  const proof = await openRevealed(page);
  for (const draws of ['10', '100', '1,000', '10,000']) {
    await press(proof, draws);
    await expect(proof.getByText(`averaged over ${draws} draws`)).toBeVisible();
    await expect(proof.getByRole('button', { name: draws, exact: true })).toHaveAttribute('aria-pressed', 'true');
  }
  const cells = (await proof.locator('.numbers text:not(.term)').allTextContents()).map((text) =>
    Number(text.replace('−', '-')),
  );
  cells.forEach((cell, place) => {
    expect(Math.abs(cell - (place % 9 === 0 ? 1 : 0))).toBeLessThan(0.15);
  });
  await expect(proof.getByText('56 others')).toBeVisible();
});

test('at d = 3 nine terms have their names, at d = 64 there are 4,096 cells and 4,000 draws', async ({ page }) => {
  const proof = await openRevealed(page, '#v=1&proof.d=3&proof.draws=10000');
  await expect(proof.locator('.numbers .term')).toHaveText(['x₁²', 'x₁x₂', 'x₁x₃', 'x₂x₁', 'x₂²', 'x₂x₃', 'x₃x₁', 'x₃x₂', 'x₃²']); // oxfmt-ignore
  await expect(proof.getByText('6 others')).toBeVisible();
  await field(proof, 'dk').fill('64');
  await expect(proof.getByText('At dₖ = 64 this page stops at 4,000 draws, not 10,000')).toBeVisible();
  await expect(proof.getByText('4,032 others')).toBeVisible();
  await expect(proof.getByText('averaged over 4,000 draws')).toBeVisible();
  await expectRead(grid(proof), /^x64 squared: /, 'End');
  await expectRead(grid(proof), /^x63 · x64: /, 'PageDown');
});

test('one component has one product, and nothing beside it', async ({ page }) => {
  const proof = await openRevealed(page, '#v=1&proof.d=1&proof.draws=100');
  await expect(proof.locator('.live')).toContainText('With dk = 1 there is one product');
  await expect(proof.getByRole('slider', { name: /^The root mean square/ })).toHaveCount(0);
  await expect(proof.getByRole('slider', { name: /^The variance of a score in six cases/ })).toBeVisible();
});

test('what theory expects is drawn when asked for', async ({ page }) => {
  const proof = await openRevealed(page, '#v=1&proof.draws=1000');
  const theory = sums(proof).locator('line.dk-role-theory');
  await expect(theory).toHaveCount(0);
  await proof.getByRole('checkbox', { name: 'Show what theory says' }).check();
  await expect(theory).toHaveCount(2);
  await expect(page).toHaveURL(/proof\.theory=on/);
});

test('numbers and their divisor can be changed; another run and seed give other products', async ({ page }) => {
  const proof = await open(page);
  await unfold(proof);
  const steps = proof.getByRole('table', { name: 'The variance before and after division, step by step' });
  await expect(steps.getByRole('row').nth(4)).toContainText('2.667');
  await expect(steps.getByRole('row').nth(4)).toContainText('0.6667');
  await field(proof, 'Divisor c').fill('4');
  await expect(steps.getByRole('row').nth(4)).toContainText('0.1667');
  await field(proof, 'Values').fill('1, 2, 3, 10');
  await expect(steps.getByRole('row')).toHaveCount(7);
  await expect(steps.getByRole('row').nth(4)).toContainText('36');
  await expect(proof.locator('.spread .square')).toHaveCount(8);
  await slider(proof, 'Divisor c').press('Home');
  await expect(field(proof, 'Divisor c')).toHaveValue('0.5');
  await settled(proof);
  const first = await pictures(proof);
  await press(proof, 'Another run');
  await expect.poll(() => pictures(proof)).not.toBe(first);
  await proof.getByText('The numbers as a table').click();
  await field(proof, 'Draw').fill('0');
  await expect.poll(() => pictures(proof)).toBe(first);
  await field(proof, 'Seed').fill('2');
  await expect.poll(() => pictures(proof)).not.toBe(first);
});

test('a link restores the picture to the digit, without asking first', async ({ page, context }) => {
  const proof = await openRevealed(page);
  await field(proof, 'dk').fill('5');
  await press(proof, '1,000');
  await press(proof, 'Another run');
  await field(proof, 'Values').fill('1,5; -2');
  await field(proof, 'Divisor c').fill('0.3');
  await field(proof, 'Divisor c').blur();
  await expect(page).toHaveURL(/proof\.draw=1&proof\.d=5&proof\.draws=1000&proof\.values=1\.5,-2&proof\.c=0\.3/);
  const drawn = (of: Locator): Locator => of.locator('.together .dk-line');
  const other = await open(await context.newPage(), new URL(page.url()).hash);
  await expect(other.getByText('Guess first')).toHaveCount(0);
  await unfold(other);
  // The steps before the present one are asked for in portions.
  await expect.poll(() => drawn(other).getAttribute('d')).toBe(await drawn(proof).getAttribute('d'));
  expect(await pictures(other)).toBe(await pictures(proof));
});

test('the file has all 4,096 averages', async ({ page }) => {
  const proof = await openRevealed(page, '#v=1&proof.d=64&proof.draws=10');
  expect(await savedRows(proof, /^\d+,\d+,/)).toHaveLength(4096);
});

test('a link that sets the groups of heights, which are gone, opens without a word about them', async ({ page }) => {
  const proof = await open(page, '#v=1&proof.d=5&proof.people=20');
  await expect(field(proof, 'dk')).toHaveValue('5');
  await expect(proof.locator('.note')).toHaveCount(0);
});

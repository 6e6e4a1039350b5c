// The chapter on when scaling matters: the map up to the guess, then all of it; the cursor by every hand; every control and link.
import type { Locator, Page } from '@playwright/test';
import { boxOf, expectRead, expectRestored, opens, savedRows } from './page/laboratory.ts';
import { expect, skipGuess, test, unfold } from './page/test.ts';

const open = opens('dk-saturation-map', async (laboratory) => {
  await expect(laboratory.locator('figure').first()).toBeVisible();
  await unfold(laboratory);
});

/** Shows everything. */
async function shown(page: Page, fragment = ''): Promise<Locator> {
  const laboratory = await open(page, fragment);
  await skipGuess(laboratory);
  await unfold(laboratory);
  await expect(laboratory.locator('.collapse')).toBeVisible();
  return laboratory;
}

/** And waits for the whole map. */
async function measured(page: Page, fragment = ''): Promise<Locator> {
  const laboratory = await shown(page, fragment);
  await finished(laboratory);
  return laboratory;
}

/** What stands above may push it out of the window while it measures, and it rests there. */
async function finished(laboratory: Locator): Promise<void> {
  await expect(async () => {
    await laboratory.locator('.progress').scrollIntoViewIfNeeded();
    await expect(laboratory.getByText(/^783 cells measured/)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 90_000 });
  // The model is trained after the cells: its two conditions come last.
  await expect(laboratory.locator('.condition')).toHaveCount(4, { timeout: 60_000 });
}

const map = (laboratory: Locator): Locator => laboratory.locator('.map').getByRole('slider');
const reading = (laboratory: Locator, name: string, column = 0): Locator =>
  laboratory
    .locator('.readings tbody tr')
    .filter({ has: laboratory.page().getByRole('rowheader', { name }) })
    .locator('td')
    .nth(column);

test('before the guess the map ends low without means; the guess is met by what is measured', async ({ page }) => {
  const laboratory = await open(page, '#v=1&guess=on');
  await expect(laboratory.locator('.unknown')).toHaveText('?');
  await expect(laboratory.locator('.collapse')).toHaveCount(0);
  await expect(reading(laboratory, 'peak weight')).toHaveText('?');
  await expect(reading(laboratory, 'peak weight', 1)).toHaveText('0.507');
  await expect(laboratory.getByRole('status')).toContainText('How many rows are as sharp as one-hot?');
  await laboratory.getByRole('slider', { name: 'Guess first' }).press('End');
  await laboratory.getByRole('button', { name: 'That is my guess' }).click();
  await expect(laboratory.getByText('Your guess: 100%.')).toBeVisible();
  await expect(laboratory.getByText(/in 19% of 4,096 rows/)).toBeVisible();
  await expect(laboratory.locator('.unknown')).toHaveCount(0);
  await expect(laboratory.locator('.collapse')).toContainText('collapse: σ = √(2 ln n)');
  await expect(reading(laboratory, 'peak weight')).toHaveText('0.792 ± 0.003');
});

// The whole map takes seconds to be measured: one load serves all that is asked of it, and each step finds what the one before has left.
test('the whole map is measured, read, saved, set by every control, and stays under bad input', async ({ page }) => {
  test.slow();
  const laboratory = await measured(page);
  await test.step('the whole map is measured', async () => {
    // And six of the key of colours.
    await expect(laboratory.locator('.cells rect:not(.frame)')).toHaveCount(783 + 6);
  });
  await test.step('four conditions of the textbook, two of them of a model that is trained, and four claims, with numbers of the map', async () => {
    const cards = laboratory.locator('.condition');
    await expect(cards).toHaveCount(4);
    await expect(cards.first()).toContainText('score std 22.6');
    await expect(cards.first()).toContainText('peak 0.93');
    await expect(cards.nth(1)).toContainText('peak 0.30');
    await expect(cards.nth(2)).toContainText(
      /Random start, dk = 256.*score std 1[4-8]\..*peak 0\.9.*score std (0\.9|1\.0).*peak 0\.2/s,
    );
    await expect(cards.nth(3)).toContainText(/Trained model, dk = 256.*peak (1\.00|0\.99).*score std [2-9]\./s);
    await expect(laboratory.locator('.verdicts dt')).toHaveCount(4);
    await expect(laboratory.locator('.verdicts')).toContainText('19% of 64');
    await expect(laboratory.locator('.verdicts')).toContainText('False.');
  });
  await test.step('the file holds a line for each cell', async () => {
    expect(await savedRows(laboratory, /^\d+,/)).toHaveLength(783);
  });
  await test.step('another row is drawn; its mean stays', async () => {
    // The mean of this cell takes a moment; all of its rows are drawn by then.
    await expect(reading(laboratory, 'peak weight')).toHaveText('0.792 ± 0.003');
    await laboratory.getByRole('button', { name: 'Another row' }).click();
    await expect(reading(laboratory, 'peak weight', 1)).not.toHaveText('0.507');
    await expect(reading(laboratory, 'peak weight')).toHaveText('0.792 ± 0.003');
    await expect(page).toHaveURL(/saturation\.row=2/);
  });
  await test.step('the colour shows three figures, each with its own key and readings', async () => {
    const colour = laboratory.locator('#figure');
    await colour.selectOption('effectiveKeys');
    await expect(laboratory.getByText('Mean effective number of keys', { exact: true })).toBeVisible();
    await expect(laboratory.locator('.map')).toContainText('16,384');
    await expect(map(laboratory)).toHaveAttribute('aria-valuetext', /2\.03 effective keys$/);
    await colour.selectOption('entropy');
    await expect(laboratory.locator('.map')).toContainText('ln n');
    await expect(map(laboratory)).toHaveAttribute('aria-valuetext', /entropy 0\.580 nats$/);
    await colour.selectOption('peak');
  });
  await test.step('keys read the map, Enter moves the cursor, and row, readings and sentence follow', async () => {
    await expectRead(map(laboratory), /^n = 64, σ = 8: peak weight 0\.792/);
    await map(laboratory).press('ArrowRight');
    await expect(laboratory.locator('#keys')).toHaveValue('64');
    await map(laboratory).press('Enter');
    await expect(laboratory.locator('#keys')).toHaveValue('96');
    await map(laboratory).press('PageUp');
    await map(laboratory).press('Enter');
    await expect(laboratory.locator('#spread')).toHaveValue('6.8');
    await expect(laboratory.getByText('A row of 96 keys at σ = 6.8')).toBeVisible();
    await expect(laboratory.getByRole('status')).toContainText('At n = 96 and σ = 6.8');
    await map(laboratory).press('Home');
    await map(laboratory).press('Enter');
    await expect(laboratory.locator('#keys')).toHaveValue('2');
    await expect(laboratory.getByRole('columnheader', { name: 'theory, exact' })).toBeVisible();
  });
  await test.step('the sliders go over the same cells; typed values lie between them', async () => {
    await laboratory.locator('#keys').fill('64');
    await laboratory.locator('#spread').fill('8');
    await laboratory.locator('.controls').getByRole('slider').first().press('ArrowLeft');
    await expect(laboratory.locator('#keys')).toHaveValue('48');
    await laboratory.locator('#keys').fill('1000');
    await laboratory.locator('#spread').fill('3.72');
    await expect(laboratory.getByRole('status')).toContainText('beyond the collapse at σ = 3.72');
    await laboratory.locator('#spread').fill('3.71');
    await expect(laboratory.getByRole('status')).toContainText('below the collapse at σ = 3.72');
    await expect(laboratory.locator('.readings')).toContainText('mean of 524');
  });
  await test.step('models stand at their context length, or at the keys of the cursor', async () => {
    await laboratory.locator('#keys').fill('64');
    const places = (): Promise<(string | null)[]> =>
      laboratory.locator('.model circle').evaluateAll((all) => all.map((each) => each.getAttribute('cx')));
    expect(new Set(await places()).size).toBe(4);
    await laboratory.getByText('What is drawn').click();
    await laboratory.locator('#contexts').selectOption('cursor');
    await expect.poll(async () => new Set(await places()).size).toBe(1);
    await laboratory.locator('#keys').fill('1024');
    await expect.poll(async () => (await places())[0]).not.toBe(null);
    await laboratory.locator('#contexts').selectOption('own');
    await expect.poll(async () => new Set(await places()).size).toBe(4);
  });
  await test.step('a pointer picks a cell, and drags the cursor on', async () => {
    await laboratory.locator('#keys').fill('64');
    await map(laboratory).scrollIntoViewIfNeeded();
    const box = await boxOf(map(laboratory));
    await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.6);
    await page.mouse.down();
    await page.mouse.up();
    const first = await laboratory.locator('#keys').inputValue();
    expect(first).not.toBe('64');
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.3, { steps: 4 });
    await page.mouse.up();
    expect(Number(await laboratory.locator('#keys').inputValue())).toBeGreaterThan(Number(first));
    await expect(page).toHaveURL(/saturation\.n=/);
  });
});

test('a link restores the pictures to the digit, and Reset leads back', async ({ page }) => {
  test.slow();
  const fragment =
    '#v=1&saturation.n=200&saturation.s=3.3&saturation.show=entropy&saturation.models=cursor&saturation.row=9';
  const laboratory = await measured(page, fragment);
  await expectRestored(laboratory, measured);
  await laboratory.getByRole('button', { name: 'Reset' }).click();
  await expect(laboratory.locator('#keys')).toHaveValue('64');
  await expect(laboratory.getByRole('status')).toContainText('At n = 64 and σ = 8');
});

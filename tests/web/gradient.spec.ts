// The chapter on gradients: the target's pull first, typical row against mean; then one row; every control does what it says.
import type { Locator, Page } from '@playwright/test';
import { boxOf, expectRead, expectRestored, opens, picture, savedRows } from './page/laboratory.ts';
import { expect, pictures, settled as rested, skipGuess, test, unfold } from './page/test.ts';

const open = opens('dk-gradient', (laboratory) => expect(laboratory.locator('figure').first()).toBeVisible());

/** Opens it, shows everything, and waits until all pictures are drawn. */
async function shown(page: Page, fragment = ''): Promise<Locator> {
  const laboratory = await open(page, fragment);
  await skipGuess(laboratory);
  await unfold(laboratory);
  await expect(laboratory.locator('figure')).toHaveCount(10);
  await settled(laboratory);
  return laboratory;
}

/** The pictures are computed and drawn part by part: waits until nothing changes any more. */
async function settled(laboratory: Locator): Promise<void> {
  await expect(picture(laboratory, 'pull in')).toContainText('the median of');
  await expect(picture(laboratory, 'pull in')).not.toContainText('Measuring');
  await rested(laboratory);
}

const trace = (laboratory: Locator, place: number): Promise<string> =>
  laboratory.locator('.maps figcaption > span').nth(place).innerText();

test('one row under three divisors comes first; without scaling it is left open until the guess', async ({ page }) => {
  const laboratory = await open(page, '#v=1&guess=on');
  await expect(laboratory.locator('figure')).toHaveCount(3);
  await expect(laboratory.locator('.unknown')).toHaveText('?');
  await expect(laboratory.getByRole('status')).toContainText('And without scaling?');
  await expect(laboratory.getByText('The numbers as a table')).toHaveCount(0);
  const slider = laboratory.getByRole('group').getByRole('slider');
  await slider.press('End');
  await laboratory.getByRole('button', { name: 'That is my guess' }).click();
  await expect(laboratory.getByText('Your guess: 10.')).toBeVisible();
  await expect(laboratory.getByText(/typical pull is \d\.\d\s×\s10⁻⁶, the median of 4,096 rows/)).toBeVisible();
  await expect(laboratory.getByText(/The mean is 3\.\d/)).toBeVisible();
  await expect(laboratory.locator('.unknown')).toHaveCount(0);
  await expect(laboratory.locator('figure')).toHaveCount(1);
  await unfold(laboratory);
  await expect(laboratory.locator('figure')).toHaveCount(10);
});

test('the pull leads with typical row, mean and lucky row; then tr J, whole gradient and file', async ({ page }) => {
  const laboratory = await shown(page);
  await expect(laboratory.locator('figure').first()).toContainText('The target’s pull in 500 rows');
  const strips = picture(laboratory, 'pull in 500 rows');
  await expect(strips).toContainText(/typical \d\.\d\s×\s10⁻⁶/);
  await expect(strips).toContainText(/mean 3\.\d/);
  await expect(strips).toContainText('a lucky row');
  await expect(strips).toContainText('the median of 4,096.');
  await expect(strips.locator('line.half')).toHaveCount(3);
  await expect(laboratory.getByRole('status')).toContainText('4,096 rows at dk = 64 with 64 keys');
  await expect(laboratory.getByRole('status')).toContainText(
    '0.62 with ÷ √dk and 0.12 with ÷ dk. Of the three, ÷ √dk pulls hardest.',
  );
  await expect(picture(laboratory, 'tr J')).toContainText('Sensitivity of softmax to its scores');
  await expect(picture(laboratory, 'whole gradient')).toContainText('median is larger without a divisor');
  await expect(picture(laboratory, 'in the values')).toContainText('values learn under every divisor');
  expect(await savedRows(laboratory, /^\d+,/)).toHaveLength(500);
});

for (const keys of [8, 64, 512]) {
  test(`with ${String(keys)} keys the sentences hold`, async ({ page }) => {
    const laboratory = await shown(page, `#v=1&gradient.keys=${String(keys)}`);
    await expect(laboratory.getByRole('status')).toContainText(`4,096 rows at dk = 64 with ${String(keys)} keys`);
    await expect(laboratory.getByRole('status')).toContainText('÷ √dk pulls hardest');
    await expect(picture(laboratory, 'whole gradient')).toContainText(
      keys === 8 ? 'Its mean is larger' : 'Its median is larger',
    );
    const part = laboratory.locator('.rule-note').filter({ hasText: `the 12 strongest of ${String(keys)} keys` });
    await expect(part).toHaveCount(keys === 8 ? 0 : 1);
    await expect(laboratory.locator('.note')).toHaveCount(keys === 512 ? 1 : 0);
  });
}

test('a link from before rows had 64 keys opens with 8', async ({ page }) => {
  const laboratory = await shown(page, '#v=1&gradient.d=128');
  await expect(laboratory.locator('#keys')).toHaveValue('8');
  await expect(laboratory.getByRole('status')).toContainText('at dk = 128 with 8 keys');
});

test('one draw, then many; entries of the Jacobian are read by arrow keys', async ({ page }) => {
  const laboratory = await shown(page, '#v=1&gradient.rows=1&gradient.keys=8');
  const dots = async (): Promise<number> => {
    const path = await picture(laboratory, 'pull in').locator('.dots').first().getAttribute('d');
    return path?.match(/h0/g)?.length ?? 0;
  };
  expect(await dots()).toBe(1);
  for (const rows of [10, 100, 500]) {
    const button = laboratory.getByRole('button', { name: `${String(rows)} rows`, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(dots).toBe(rows);
  }
  await expect(page).not.toHaveURL(/gradient\.rows/);
  const map = laboratory.locator('.maps figure').nth(1).getByRole('slider');
  await expectRead(map, /^weight of key 2 to score of key 1: −0\.\d+$/, 'PageUp');
});

test('other rows, the logarithmic axis, d and keys move the pictures, and bad input leaves them', async ({ page }) => {
  const laboratory = await shown(page);
  const strips = picture(laboratory, 'tr J');
  const path = (): Promise<string | null> => strips.locator('.dots').first().getAttribute('d');
  const first = await path();
  await laboratory.getByRole('checkbox', { name: 'Logarithmic axis' }).check();
  await expect.poll(path).not.toBe(first);
  await expect(strips).toContainText('10⁻⁸');
  await laboratory.getByRole('checkbox', { name: 'Logarithmic axis' }).uncheck();
  await expect.poll(path).toBe(first);
  await laboratory.getByRole('button', { name: 'Other rows' }).click();
  await expect.poll(path).not.toBe(first);
  await expect(page).toHaveURL(/gradient\.draw=1/);
  await expect(page).toHaveURL(/gradient\.keys=64/);
  const before = await trace(laboratory, 0);
  await laboratory.locator('#dimension').fill('1');
  await expect(laboratory.getByRole('status')).toContainText('All three are the same here');
  await expect.poll(() => trace(laboratory, 0)).not.toBe(before);
  await laboratory.locator('#keys').fill('2');
  await expect(picture(laboratory, 'Weight of the target')).toContainText('1/2');
  await expect(picture(laboratory, 'its scores multiplied')).toContainText('among more keys it rises first');
});

test('the slider of the factor moves the map beside the curves; buttons and dots bring rows', async ({ page }) => {
  const laboratory = await shown(page);
  const map = picture(laboratory, /At .* times/);
  await expect(map).toContainText(await trace(laboratory, 0));
  await laboratory.locator('.controls').getByRole('slider').last().press('ArrowLeft');
  await expect(map).toContainText('At 6.3 times');
  await laboratory.locator('#factor').fill('1');
  await expect(map).toContainText(await trace(laboratory, 1));
  const curves = picture(laboratory, 'its scores multiplied').getByRole('slider');
  await expectRead(curves, /^tr J at 1\.25 times the scores: 0\.\d+$/, 'ArrowRight');
  await expect(laboratory.locator('#factor')).toHaveValue('1');
  await curves.press('Enter');
  await expect(laboratory.locator('#factor')).toHaveValue('1.25');
  const first = await trace(laboratory, 0);
  await laboratory.getByRole('button', { name: 'the lucky row' }).click();
  await expect.poll(() => trace(laboratory, 0)).not.toBe(first);
  const lucky = await trace(laboratory, 0);
  await laboratory.getByRole('button', { name: 'the typical row' }).click();
  await expect.poll(() => trace(laboratory, 0)).not.toBe(lucky);
  const strips = picture(laboratory, 'pull in 500 rows').getByRole('slider');
  await strips.focus();
  // The last row of the first strip stands before the first of the second.
  for (const key of ['Home', 'PageUp', 'ArrowLeft']) await strips.press(key);
  await expect(strips).toHaveAttribute('aria-valuetext', /^no scaling, row \d+: the target’s pull \d/);
  const [, row = ''] = /row (\d+):/.exec((await strips.getAttribute('aria-valuetext')) ?? '') ?? [];
  await strips.press('Enter');
  await expect(laboratory.locator('.formula')).toContainText(`Row ${row} after`);
});

test('where fewer rows can be drawn it is said below the picture, which stays where it is', async ({ page }) => {
  const laboratory = await shown(page, '#v=1&gradient.d=4096&gradient.keys=64');
  const note = laboratory.locator('.note');
  await expect(note).toContainText('8 rows are drawn as dots, and the pull is measured on 1,024');
  expect((await boxOf(note)).y).toBeGreaterThan((await boxOf(picture(laboratory, 'pull in 8 rows'))).y);
});

test('a link restores the pictures to the digit, and Reset leads back', async ({ page }) => {
  const laboratory = await shown(
    page,
    '#v=1&gradient.d=128&gradient.keys=5&gradient.rows=40&gradient.row=7&gradient.f=2.5',
  );
  await expectRestored(laboratory, shown);
  await laboratory.getByRole('button', { name: 'Reset' }).click();
  await expect(laboratory.getByRole('status')).toContainText('4,096 rows at dk = 64 with 64 keys');
});

test('a causal mask gives rows 1 to n of the keys, and all says so; off is as before', async ({ page }) => {
  const laboratory = await shown(page);
  const first = await pictures(laboratory);
  const mask = laboratory.getByRole('checkbox', { name: 'Causal mask' });
  await mask.check();
  await expect(page).toHaveURL(/gradient\.causal=on/);
  await expect(laboratory.getByRole('status')).toContainText('4,096 rows at dk = 64 with 1 to 64 keys');
  await settled(laboratory);
  await expect(laboratory.getByText('Every n rows take each place once')).toBeVisible();
  await expect(picture(laboratory, 'Weight of the target')).toContainText('mean of 1/1 … 1/64');
  await expect(picture(laboratory, 'tr J')).toContainText('1 − 1/r');
  await expect(picture(laboratory, 'pull in 500 rows')).toContainText('times r, the number of keys of its row');
  const strips = picture(laboratory, 'pull in 500 rows').getByRole('slider');
  await strips.focus();
  await strips.press('Home');
  // A row of one key has no pull, and stands leftmost.
  await expect(strips).toHaveAttribute('aria-valuetext', /^no scaling, row \d+ with 1 key: the target’s pull 0/);
  await strips.press('Enter');
  await expect(laboratory.locator('.formula')).toContainText('with 1 key after');
  expect((await savedRows(laboratory, /^row,/))[0]).toMatch(/^row,keys,none_pull/);
  await laboratory.getByText('Change the draws').click();
  await laboratory.locator('#row').fill('1');
  await mask.uncheck();
  await expect(laboratory.getByRole('status')).toContainText('with 64 keys');
  await expect.poll(() => pictures(laboratory)).toBe(first);
});

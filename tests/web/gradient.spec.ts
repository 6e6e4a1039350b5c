// The chapter on gradients: one row first, then many; mean against typical row; every control does what it says.
import type { Locator, Page } from '@playwright/test';
import { expect, only, pictures, saved, skipGuess, test } from './page/test.ts';

async function open(page: Page, fragment = ''): Promise<Locator> {
  await page.goto(only('dk-gradient', fragment));
  const laboratory = page.locator('dk-gradient');
  await laboratory.scrollIntoViewIfNeeded();
  await expect(laboratory.locator('figure').first()).toBeVisible();
  return laboratory;
}

/** Opens it, shows everything, and waits until all pictures are drawn. */
async function shown(page: Page, fragment = ''): Promise<Locator> {
  const laboratory = await open(page, fragment);
  await skipGuess(laboratory);
  await expect(laboratory.locator('figure')).toHaveCount(9);
  await settled(laboratory);
  return laboratory;
}

/** The pictures are computed and drawn part by part: waits until nothing changes any more. */
async function settled(laboratory: Locator): Promise<void> {
  let before = '';
  await expect
    .poll(async () => {
      const last = before;
      before = await pictures(laboratory);
      return before === last;
    })
    .toBe(true);
}

const picture = (laboratory: Locator, title: RegExp | string): Locator =>
  laboratory.locator('figure').filter({ has: laboratory.page().locator('strong', { hasText: title }) });

const trace = (laboratory: Locator, place: number): Promise<string> =>
  laboratory.locator('.maps figcaption > span').nth(place).innerText();

test('one row under three divisors comes first; without scaling it is left open until the guess', async ({ page }) => {
  const laboratory = await open(page);
  await expect(laboratory.locator('figure')).toHaveCount(3);
  await expect(laboratory.locator('.unknown')).toHaveText('?');
  await expect(laboratory.getByRole('status')).toContainText('And without scaling?');
  await expect(laboratory.getByText('The numbers as a table')).toHaveCount(0);
  const slider = laboratory.getByRole('group').getByRole('slider');
  await slider.press('Home');
  await laboratory.getByRole('button', { name: 'That is my guess' }).click();
  await expect(laboratory.getByText('Your guess: 0.00.')).toBeVisible();
  await expect(laboratory.getByText('half of 500 rows have tr J below 0.070')).toBeVisible();
  await expect(laboratory.getByText('Their mean is 0.19')).toBeVisible();
  await expect(laboratory.locator('.unknown')).toHaveCount(0);
  await expect(laboratory.locator('figure')).toHaveCount(9);
});

test('mean and typical row are named, and the lucky row', async ({ page }) => {
  const laboratory = await shown(page);
  const strips = picture(laboratory, 'tr J of 500 rows');
  await expect(strips).toContainText('typical row 0.070');
  await expect(strips).toContainText('mean 0.19');
  await expect(strips).toContainText('a lucky row');
  await expect(laboratory.getByRole('status')).toContainText('0.19 on the mean, but only 0.070 on the typical row');
  await expect(picture(laboratory, 'reaches the query')).toContainText('larger without a divisor');
  await expect(picture(laboratory, 'reaches the values')).toContainText('does not vanish');
});

test('one draw, then many', async ({ page }) => {
  const laboratory = await shown(page, '#v=1&gradient.rows=1');
  const dots = async (): Promise<number> => {
    const path = await picture(laboratory, /tr J of/)
      .locator('.dots')
      .first()
      .getAttribute('d');
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
});

test('d and keys move every picture; at d = 4 every divisor leaves a gradient', async ({ page }) => {
  const laboratory = await shown(page);
  const before = await trace(laboratory, 0);
  await laboratory.locator('#dimension').fill('4');
  await expect(laboratory.getByRole('status')).toContainText('every divisor leaves a gradient');
  await expect.poll(() => trace(laboratory, 0)).not.toBe(before);
  await laboratory.locator('#keys').fill('2');
  await expect(picture(laboratory, 'right key')).toContainText('1/2');
  await expect(picture(laboratory, 'its scores multiplied')).toContainText('among more keys it rises first');
});

test('the buttons bring typical and lucky row on show above, and a dot that is picked its own', async ({ page }) => {
  const laboratory = await shown(page);
  await laboratory.getByRole('button', { name: 'the lucky row' }).click();
  await expect.poll(() => trace(laboratory, 0)).toBe('tr J = 0.752');
  await laboratory.getByRole('button', { name: 'the typical row' }).click();
  await expect.poll(() => trace(laboratory, 0)).toMatch(/tr J = 0\.0(69|70)/);
  const strips = picture(laboratory, 'tr J of 500 rows').getByRole('slider');
  await strips.focus();
  await strips.press('End');
  await expect(strips).toHaveAttribute('aria-valuetext', /^no scaling, row \d+: tr J 0\.752$/);
  await expect.poll(() => trace(laboratory, 0)).toBe('tr J = 0.752');
});

test('other rows are another draw, and the logarithmic axis moves the dots', async ({ page }) => {
  const laboratory = await shown(page);
  const strips = picture(laboratory, 'tr J of 500 rows');
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
});

test('the slider of the factor moves the map beside the curves; at √d it is the row without scaling', async ({
  page,
}) => {
  const laboratory = await shown(page);
  const map = picture(laboratory, /At .* times/);
  await expect(map).toContainText(await trace(laboratory, 0));
  await laboratory.locator('.controls').getByRole('slider').last().press('ArrowLeft');
  await expect(map).toContainText('At 6.3 times');
  await laboratory.locator('#factor').fill('1');
  await expect(map).toContainText(await trace(laboratory, 1));
  const curves = picture(laboratory, 'its scores multiplied').getByRole('slider');
  await curves.focus();
  await curves.press('ArrowRight');
  await expect(laboratory.locator('#factor')).toHaveValue('1.25');
  await expect(curves).toHaveAttribute('aria-valuetext', /^tr J at 1\.25 times the scores: 0\.\d+$/);
});

test('entries of the Jacobian are read by arrow keys', async ({ page }) => {
  const laboratory = await shown(page);
  const map = laboratory.locator('.maps figure').nth(1).getByRole('slider');
  await map.focus();
  await map.press('ArrowDown');
  await expect(map).toHaveAttribute('aria-valuetext', /^weight 2 to score 1: −0\.\d+$/);
});

test('where fewer rows can be drawn it is said', async ({ page }) => {
  const laboratory = await shown(page, '#v=1&gradient.d=4096&gradient.keys=64');
  await expect(laboratory.locator('.note')).toContainText('8 rows are drawn at once');
});

test('bad input is said beside its control, and the pictures stay', async ({ page }) => {
  const laboratory = await shown(page);
  const first = await pictures(laboratory);
  await laboratory.getByText('Change the draws').click();
  for (const [id, text] of [
    ['dimension', '0'],
    ['keys', '65'],
    ['factor', 'abc'],
    ['seed', '-1'],
    ['draw', '1e9'],
    ['row', '513'],
    ['rows', '0'],
  ] as const) {
    const field = laboratory.locator(`#${id}`);
    await field.fill(text);
    await field.blur();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(text);
    await expect(laboratory.locator(`#${id}-error`)).toContainText('Permitted');
  }
  expect(await pictures(laboratory)).toBe(first);
});

test('a link restores the pictures to the digit, and Reset leads back', async ({ page, context }) => {
  const laboratory = await shown(
    page,
    '#v=1&gradient.d=128&gradient.keys=5&gradient.rows=40&gradient.row=7&gradient.f=2.5',
  );
  const first = await pictures(laboratory);
  const again = await shown(await context.newPage(), new URL(page.url()).hash);
  expect(await pictures(again)).toBe(first);
  await laboratory.getByRole('button', { name: 'Reset' }).click();
  await expect(laboratory.getByRole('status')).toContainText('500 rows at dk = 64');
});

test('the file holds a line for each row', async ({ page }) => {
  const laboratory = await shown(page);
  const text = (await saved(laboratory, 'CSV')).toString();
  expect(text.split('\r\n').filter((line) => /^\d+,/.test(line))).toHaveLength(500);
});

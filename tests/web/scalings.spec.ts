// The laboratory of rules: asks first, runs by itself, shows which line is level, follows sliders and check boxes, and keeps its state.
import type { Locator, Page } from '@playwright/test';
import { expect, only, pictures, saved, skipGuess, test } from './page/test.ts';

async function open(page: Page, fragment = ''): Promise<Locator> {
  await page.goto(only('dk-scalings', fragment));
  const laboratory = page.locator('dk-scalings');
  await laboratory.scrollIntoViewIfNeeded();
  await expect(laboratory.getByRole('button', { name: 'Reset' })).toBeVisible();
  return laboratory;
}

/** Opens it, shows everything, and waits until the sweep has run. */
async function shown(page: Page, fragment = ''): Promise<Locator> {
  const laboratory = await open(page, fragment);
  await skipGuess(laboratory);
  await settled(laboratory);
  await expect(laboratory.locator('svg')).toHaveCount(8);
  return laboratory;
}

async function settled(laboratory: Locator): Promise<void> {
  await expect(laboratory.locator('.standing')).toHaveAttribute('data-state', 'done');
  // The pictures are drawn one in a frame.
  await laboratory.page().waitForTimeout(300);
}

const picture = (laboratory: Locator, title: string): Locator =>
  laboratory.locator('figure').filter({ has: laboratory.page().locator('strong', { hasText: title }) });

const names = (laboratory: Locator, title: string): Promise<string[]> =>
  picture(laboratory, title).locator('.dk-label').allTextContents();

test('before the guess the lines are drawn up to d = 4 only; the guess brings the rest and says why', async ({
  page,
}) => {
  const laboratory = await open(page);
  await settled(laboratory);
  const peak = picture(laboratory, 'Attention: weight');
  await expect(peak.locator('.dk-points.dk-role-scaled .dk-point')).toHaveCount(3);
  await expect(laboratory.locator('figure')).toHaveCount(2);
  await expect(laboratory.getByLabel('Exponent p')).toHaveCount(0);
  await expect(laboratory.getByRole('status')).toContainText('At dk = 4 it hardly matters');
  await laboratory.getByRole('button', { name: 'only ÷' }).click();
  await expect(laboratory.getByText('Your guess: only ÷')).toBeVisible();
  await expect(laboratory.getByText('the gradient alone does not pick')).toBeVisible();
  await expect(peak.locator('.dk-points.dk-role-scaled .dk-point')).toHaveCount(13);
  await expect(laboratory.locator('figure')).toHaveCount(8);
});

test('a link to a state shows everything at once', async ({ page }) => {
  const laboratory = await open(page, '#v=1&scalings.focus=16');
  await settled(laboratory);
  await expect(laboratory.getByText('Guess first')).toHaveCount(0);
  await expect(laboratory.getByRole('status')).toContainText('At dk = 16');
});

test('both places where something dies are marked and named', async ({ page }) => {
  const laboratory = await shown(page);
  await expect(picture(laboratory, 'Attention: weight').locator('.floor')).toContainText('attention dies here');
  await expect(picture(laboratory, 'Gradient of the typical').locator('.floor')).toContainText(
    'the typical gradient dies here',
  );
});

test('the root is level in both pictures; no scaling sinks in one of them and d in the other', async ({ page }) => {
  const laboratory = await shown(page);
  const heights = async (title: string, role: string): Promise<number[]> => {
    const points = picture(laboratory, title).locator(`.dk-points.dk-role-${role} .dk-point`);
    const boxes = await points.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
    return boxes.slice(2);
  };
  const range = (values: number[]): number => Math.max(...values) - Math.min(...values);
  for (const title of ['Attention: weight', 'Gradient of the typical']) {
    expect(range(await heights(title, 'scaled'))).toBeLessThan(16);
  }
  expect(range(await heights('Attention: weight', 'flat'))).toBeGreaterThan(50);
  expect(range(await heights('Gradient of the typical', 'flat'))).toBeLessThan(16);
  expect(range(await heights('Gradient of the typical', 'raw'))).toBeGreaterThan(150);
});

test('the slider of p brings its rule on show and moves it at once; at one half it lies on the root', async ({
  page,
}) => {
  const laboratory = await shown(page);
  const slider = laboratory.getByRole('slider', { name: 'Exponent p' });
  await slider.press('ArrowRight');
  await expect(laboratory.getByRole('checkbox', { name: '÷ dkᵖ' })).toBeChecked();
  await expect.poll(() => names(laboratory, 'Attention: weight')).toContain('÷ dₖ^0.375');
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await expect(laboratory.getByLabel('Exponent p', { exact: true }).last()).toHaveValue('0.5');
  await expect.poll(() => names(laboratory, 'Attention: weight')).toContain('÷ dₖ^0.5');
  const line = (role: string): Promise<string | null> =>
    picture(laboratory, 'Attention: weight').locator(`.dk-line.${role}`).getAttribute('d');
  await expect.poll(async () => (await line('own')) === (await line('flat-line'))).toBe(true);
  await expect(laboratory.locator('.formula math')).toBeVisible();
  await expect(page).toHaveURL(/scalings\.p=0\.5/);
});

test('a typed exponent between the stops is measured', async ({ page }) => {
  const laboratory = await shown(page);
  await laboratory.getByRole('checkbox', { name: '÷ dkᵖ' }).check();
  await laboratory.locator('#exponent').fill('0.47');
  await expect.poll(() => names(laboratory, 'Attention: weight')).toContain('÷ dₖ^0.47');
  await settled(laboratory);
  await expect(
    picture(laboratory, 'The rules at').locator('.bead', { hasText: '0.47' }).locator('.figure').first(),
  ).toHaveText(/0\.3\d/);
});

test('the constant is level nowhere: another one crosses the root at another d', async ({ page }) => {
  const laboratory = await shown(page);
  await laboratory.getByRole('slider', { name: 'Constant c' }).press('ArrowRight');
  await expect.poll(() => names(laboratory, 'Attention: weight')).toContain('÷ 10');
  await expect(laboratory.getByText('÷ 10 meets ÷')).toBeVisible();
});

test('check boxes bring rules and take them away, rules with a domain say where they begin', async ({ page }) => {
  const laboratory = await shown(page);
  await laboratory.getByRole('checkbox', { name: '÷ ln dk' }).uncheck();
  await expect.poll(() => names(laboratory, 'Attention: weight')).not.toContain('÷ ln dₖ');
  await expect(laboratory.getByText('begins at')).toHaveCount(0);
  await laboratory.getByText('More rules').click();
  await laboratory.getByRole('checkbox', { name: 'layer norm' }).check();
  await expect.poll(() => names(laboratory, 'Attention: weight')).toContain('layer norm × 1');
  await expect(laboratory.getByText('Layer norm begins at')).toBeVisible();
  await expect(page).toHaveURL(/scalings\.rules=none,sqrt,linear,constant,fifth-power,layer-norm/);
});

test('the cosine comes with its gain', async ({ page }) => {
  const laboratory = await shown(page);
  await laboratory.getByRole('checkbox', { name: '‖q‖‖k‖' }).check();
  await laboratory.getByLabel('Gain g').fill('1');
  await expect.poll(() => names(laboratory, 'Attention: weight')).toContain('1 ÷ ‖q‖‖k‖');
});

test('the slider of d brings every rule to its place; at 4 all lie close together', async ({ page }) => {
  const laboratory = await shown(page);
  const slider = laboratory.locator('.at').getByRole('slider');
  const title = laboratory.locator('strong', { hasText: 'The rules at' });
  await slider.press('Home');
  await slider.press('ArrowRight');
  await slider.press('ArrowRight');
  await expect(title).toHaveText('The rules at dk = 4');
  await expect(laboratory.getByRole('status')).toContainText('hardly matters');
  await slider.press('End');
  await expect(title).toHaveText('The rules at dk = 4,096');
  const row = picture(laboratory, 'The rules at').locator('.bead').first();
  await expect(row.locator('.figure').last()).toHaveText(/10⁻/);
});

test('arrow keys in a picture read its figures and move the focus', async ({ page }) => {
  const laboratory = await shown(page);
  const readable = picture(laboratory, 'Attention: weight').getByRole('slider');
  await readable.focus();
  await readable.press('ArrowRight');
  await expect(readable).toHaveAttribute('aria-valuetext', /at dₖ = 128: 0\.\d+, 95 % between/);
  await expect(laboratory.locator('#focus')).toHaveValue('128');
});

test('what becomes of e^(πd) stands there with the core’s figures', async ({ page }) => {
  const laboratory = await shown(page);
  const note = laboratory.locator('.rule-note').last();
  for (const figure of ['13', '238', '239', '226', '29']) await expect(note).toContainText(figure);
});

test('other vectors are another seed, and the same seed gives the same pictures', async ({ page }) => {
  const laboratory = await shown(page);
  const first = await pictures(laboratory);
  await laboratory.getByRole('button', { name: 'Other vectors' }).click();
  await expect(laboratory.getByText('seed 2')).toBeVisible();
  await settled(laboratory);
  expect(await pictures(laboratory)).not.toBe(first);
  await laboratory.getByRole('button', { name: 'Reset' }).click();
  await expect(laboratory.getByText('seed 1')).toBeVisible();
  await settled(laboratory);
  await expect.poll(() => pictures(laboratory)).toBe(first);
});

test('a link restores the picture to the digit', async ({ page, context }) => {
  const laboratory = await shown(
    page,
    '#v=1&scalings.keys=16&scalings.samples=400&scalings.p=0.4&scalings.rules=sqrt,power,cosine&scalings.d=2,32,512',
  );
  const first = await pictures(laboratory);
  const second = await context.newPage();
  const again = await shown(second, new URL(page.url()).hash);
  expect(await pictures(again)).toBe(first);
});

test('bad input is said beside its control, and the pictures stay', async ({ page }) => {
  const laboratory = await shown(page);
  const first = await pictures(laboratory);
  await laboratory.getByText('Change the draws').click();
  for (const [id, text] of [
    ['keys', '1'],
    ['samples', '1e9'],
    ['seed', '-1'],
    ['dimensions', '1, 5000'],
    ['exponent', '6'],
    ['constant', '0'],
    ['focus', '5000'],
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

test('the file holds every rule on show at every d', async ({ page }) => {
  const laboratory = await shown(page);
  const text = (await saved(laboratory, 'CSV')).toString();
  expect(text.split('\r\n').filter((line) => /^\d+,/.test(line))).toHaveLength(13);
  expect(text).toContain('fifth-power_peakWeight');
});

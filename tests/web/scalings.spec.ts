// The laboratory of rules: asks first, runs by itself, shows which line is level, follows sliders and check boxes, and keeps its state.
import type { Locator, Page } from '@playwright/test';
import { whole } from '../seeds.ts';
import { button, expectRead, expectRestored, opens, picture } from './page/laboratory.ts';
import { expect, pictures, saved, skipGuess, test, unfold } from './page/test.ts';

/** The first settings with fewer queries: what takes seconds at full length takes one. */
const few = '#v=1&scalings.keys=64&scalings.samples=128&scalings.d=1,2,4,8,16,32,64,128,256,512,1024';

/** With 256 samples, unless the state asks for others (page/serve.mjs). */
const open = opens('dk-scalings.few');

/** Opens it, shows everything, and waits until the sweep has run. */
async function shown(page: Page, fragment = few): Promise<Locator> {
  const laboratory = await open(page, fragment);
  await skipGuess(laboratory);
  await settled(laboratory);
  await unfold(laboratory);
  await expect(laboratory.locator('svg')).toHaveCount(10);
  await settled(laboratory);
  return laboratory;
}

async function settled(laboratory: Locator): Promise<void> {
  // The pull of all rows takes some seconds.
  await expect(laboratory.locator('.standing')).toHaveAttribute('data-state', 'done', { timeout: 60_000 });
  // The pictures are drawn one in a frame.
  await laboratory.page().waitForTimeout(300);
}

/** The title of the leading picture. */
const pull = 'The target’s pull, ';

const names = (laboratory: Locator, title: string): Promise<string[]> =>
  picture(laboratory, title).locator('.dk-label').allTextContents();

test('before the guess the lines are drawn up to d = 4; the guess brings the rest and says why', async ({ page }) => {
  const laboratory = await open(page, '#v=1&guess=on');
  await settled(laboratory);
  await expect(laboratory.locator('figure')).toHaveCount(1);
  await unfold(laboratory);
  const peak = picture(laboratory, 'Attention: weight');
  await expect(peak.locator('.dk-points.dk-role-scaled .dk-point')).toHaveCount(3);
  await expect(laboratory.locator('figure')).toHaveCount(2);
  await expect(laboratory.getByLabel('Exponent p')).toHaveCount(0);
  await expect(laboratory.getByRole('status')).toContainText('At dk = 4 the strongest of 64 keys');
  await laboratory.getByRole('button', { name: 'only ÷' }).click();
  await expect(laboratory.getByText('Your guess: only ÷')).toBeVisible();
  await expect(laboratory.getByText('The pull falls on both sides.')).toBeVisible();
  await expect(laboratory.getByText(/the pull from .*: 0\.[56]\d to 0\.[56]\d under ÷ √/)).toBeVisible();
  await expect(peak.locator('.dk-points.dk-role-scaled .dk-point')).toHaveCount(11);
  await expect(laboratory.locator('figure')).toHaveCount(10);
});

test('a link to a state shows everything at once', async ({ page }) => {
  const laboratory = await open(page, '#v=1&scalings.focus=16&scalings.samples=128&scalings.d=4,16,64');
  await settled(laboratory);
  await expect(laboratory.getByText('Guess first')).toHaveCount(0);
  await expect(laboratory.getByRole('status')).toContainText('At dk = 16');
});

// What changes no draw shares one load, which costs as much as all that is asked of it; each step finds what the one before has left.
test('the first settings are read and walked over', async ({ page }) => {
  test.slow();
  const laboratory = await shown(page);
  await test.step('both pictures say what it means to lie at their bottom', async () => {
    await expect(picture(laboratory, 'Attention: weight').locator('.floor')).toContainText('all keys get the same');
    await expect(picture(laboratory, pull).locator('.floor')).toContainText('the query hardly moves the target');
  });
  await test.step('the root is level in both pictures; the pull falls with no divisor and with d, on either side of it', async () => {
    /** From d = 16 on. */
    const heights = async (title: string, role: string): Promise<number[]> => {
      const points = picture(laboratory, title).locator(`.dk-points.dk-role-${role} .dk-point`);
      const boxes = await points.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
      expect(boxes).toHaveLength(11);
      return boxes.slice(4);
    };
    const range = (values: number[]): number => Math.max(...values) - Math.min(...values);
    expect(range(await heights('Attention: weight', 'scaled'))).toBeLessThan(16);
    // Medians of 512 rows differ by chance.
    expect(range(await heights(pull, 'scaled'))).toBeLessThan(30);
    expect(range(await heights('Attention: weight', 'flat'))).toBeGreaterThan(5);
    expect(range(await heights(pull, 'flat'))).toBeGreaterThan(40);
    // Without a divisor hardly anything is left at 16 already.
    const [none, root] = [await heights(pull, 'raw'), await heights(pull, 'scaled')];
    expect(Math.min(...none) - Math.max(...root)).toBeGreaterThan(120);
  });
  await test.step('what becomes of e^(πd) stands there with the core’s figures', async () => {
    const note = laboratory.locator('.rule-note').last();
    for (const figure of ['13', '238', '239', '226', '29']) await expect(note).toContainText(figure);
  });
  await test.step('arrow keys in a picture read its figures, and Enter moves the focus', async () => {
    const readable = picture(laboratory, 'Attention: weight').getByRole('slider');
    await expectRead(readable, /at dₖ = 128: 0\.\d+, 95% between/, 'ArrowRight');
    await expect(laboratory.locator('#focus')).toHaveValue('64');
    await readable.press('Enter');
    await expect(laboratory.locator('#focus')).toHaveValue('128');
  });
  await test.step('the slider of d brings every rule to its place', async () => {
    const slider = laboratory.locator('.at').getByRole('slider');
    const title = laboratory.locator('strong', { hasText: 'The rules at' });
    await slider.press('Home');
    await slider.press('ArrowRight');
    await slider.press('ArrowRight');
    await expect(title).toHaveText('The rules at dk = 4');
    await expect(laboratory.getByRole('status')).toContainText('At dk = 4 the strongest');
    await slider.press('End');
    await expect(title).toHaveText('The rules at dk = 1,024');
    const row = picture(laboratory, 'The rules at').locator('.bead').first();
    await expect(row.locator('.figure').last()).toHaveText(/10⁻/);
  });
});

test('rules and their parameters come, move and go', async ({ page }) => {
  test.slow();
  const laboratory = await shown(page);
  await test.step('the slider of p brings its rule on show and moves it at once; at one half it lies on the root', async () => {
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
  await test.step('a typed exponent between the stops is measured', async () => {
    const box = laboratory.getByRole('checkbox', { name: '÷ dkᵖ' });
    await box.uncheck();
    await expect.poll(() => names(laboratory, 'Attention: weight')).not.toContain('÷ dₖ^0.5');
    await box.check();
    await laboratory.locator('#exponent').fill('0.47');
    await expect.poll(() => names(laboratory, 'Attention: weight')).toContain('÷ dₖ^0.47');
    await settled(laboratory);
    await expect(
      picture(laboratory, 'The rules at').locator('.bead', { hasText: '0.47' }).locator('.figure').first(),
    ).toHaveText(/0\.1\d/);
  });
  await test.step('the constant is level nowhere: another one crosses the root at another d', async () => {
    await laboratory.getByRole('checkbox', { name: '÷ dkᵖ' }).uncheck();
    await laboratory.getByRole('slider', { name: 'Constant c' }).press('ArrowRight');
    await expect.poll(() => names(laboratory, 'Attention: weight')).toContain('÷ 10');
    await expect(laboratory.getByText('÷ 10 meets ÷')).toBeVisible();
  });
  await test.step('check boxes bring rules and take them away, rules with a domain say where they begin', async () => {
    await laboratory.getByRole('checkbox', { name: '÷ ln dk' }).uncheck();
    await expect.poll(() => names(laboratory, 'Attention: weight')).not.toContain('÷ ln dₖ');
    await expect(laboratory.getByText('begins at')).toHaveCount(0);
    await laboratory.getByText('More rules').click();
    await laboratory.getByRole('checkbox', { name: 'layer norm' }).check();
    await expect.poll(() => names(laboratory, 'Attention: weight')).toContain('layer norm × 1');
    await expect(laboratory.getByText('Layer norm begins at')).toBeVisible();
    await expect(page).toHaveURL(/scalings\.rules=none,sqrt,linear,constant,fifth-power,layer-norm/);
  });
  await test.step('the cosine comes with its gain', async () => {
    await laboratory.getByRole('checkbox', { name: '‖q‖‖k‖' }).check();
    await laboratory.getByLabel('Gain g').fill('1');
    await expect.poll(() => names(laboratory, 'Attention: weight')).toContain('1 ÷ ‖q‖‖k‖');
  });
});

test('the number of keys is chosen by a button, and the sentence has the core’s figures', async ({ page }) => {
  test.slow();
  const laboratory = await shown(page, '#v=1&scalings.keys=16&scalings.d=16,64,256&scalings.samples=1024');
  // Over 512 keys the sweep takes ten seconds and more.
  for (const keys of whole ? [8, 64, 512] : [8, 64]) {
    await test.step(`${String(keys)} keys`, async () => {
      await button(laboratory.getByRole('group', { name: 'Keys' }), String(keys)).click();
      await expect(page).toHaveURL(new RegExp(`scalings\\.keys=${String(keys)}&`));
      await expect(laboratory.locator('.standing')).toContainText(`${String(keys)} fresh keys each`);
      await settled(laboratory);
      const live = laboratory.getByRole('status');
      await expect(live).toContainText(`the strongest of ${String(keys)} keys`);
      const said = (await live.textContent()) ?? '';
      const figures =
        /pull is (.*), (0\.\d+) and (0\.\d+)\. From dk = 16 to 256 it stays between (0\.\d+) and (0\.\d+)/.exec(said);
      const [, none = '', root = NaN, linear = NaN, least = NaN, most = NaN] = figures ?? [];
      // d = 64: none below a hundredth, √d level, d a small part of it.
      expect(none, said).toMatch(/0\.00\d|10⁻/);
      expect(Number(root)).toBeGreaterThan(0.55);
      expect(Number(root)).toBeLessThan(0.8);
      expect(Number(linear)).toBeLessThan(0.14);
      expect(Number(most) / Number(least)).toBeLessThan(1.2);
    });
  }
});

test('the measurement is cancelled by its button, and goes on where it was', async ({ page }) => {
  const laboratory = await open(page, '#v=1&scalings.keys=512&scalings.samples=4096');
  const line = laboratory.locator('.standing');
  await expect(line).toHaveAttribute('data-state', 'running');
  await expect(laboratory.getByRole('progressbar')).toBeVisible();
  await laboratory.getByRole('button', { name: 'Cancel' }).click();
  await expect(line).toHaveAttribute('data-state', 'cancelled');
  await expect(laboratory.getByRole('progressbar')).toHaveCount(0);
  await page.waitForTimeout(500);
  await expect(line).toHaveAttribute('data-state', 'cancelled');
  await line.getByRole('button', { name: 'Run', exact: false }).first().click();
  await expect(line).toHaveAttribute('data-state', 'running');
});

test('other vectors are another seed, and the same seed gives the same pictures', async ({ page }) => {
  const laboratory = await shown(page, '#v=1&scalings.keys=16&scalings.samples=128&scalings.d=4,64,256');
  const first = await pictures(laboratory);
  await laboratory.getByText('Change the draws').click();
  await laboratory.getByRole('button', { name: 'Other vectors' }).click();
  await expect(laboratory.getByText('seed 2')).toBeVisible();
  await settled(laboratory);
  expect(await pictures(laboratory)).not.toBe(first);
  await laboratory.locator('#seed').fill('1');
  await expect(laboratory.getByText('seed 1')).toBeVisible();
  await settled(laboratory);
  await expect.poll(() => pictures(laboratory)).toBe(first);
});

test('a link restores the picture to the digit', async ({ page }) => {
  const laboratory = await shown(
    page,
    '#v=1&scalings.keys=16&scalings.samples=400&scalings.p=0.4&scalings.rules=sqrt,power,cosine&scalings.d=2,32,512',
  );
  await expectRestored(laboratory, shown);
});

test('the file holds every rule on show at every d', async ({ page }) => {
  const laboratory = await shown(page, '#v=1&scalings.keys=64&scalings.samples=512&scalings.d=4,64,1024');
  const text = (await saved(laboratory, 'CSV')).toString();
  expect(text.split('\r\n').filter((line) => /^\d+,/.test(line))).toHaveLength(3);
  for (const column of ['fifth-power_peakWeight', 'sqrt_pull', 'sqrt_pull_low', 'linear_pullRows']) {
    expect(text).toContain(column);
  }
  const [head = '', ...rows] = text.split('\r\n').filter((line) => /^(d|\d+),/.test(line));
  const at = head.split(',').indexOf('sqrt_pull');
  // n × median at 64 keys and d = 64.
  expect(Number(rows[1]?.split(',')[at])).toBeCloseTo(0.62, 1);
});

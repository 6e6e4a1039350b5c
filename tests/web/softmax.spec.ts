// Softmax by hand: handles, factor, shift, the question and the curve that answers it, bad input, and links.
import type { Locator } from '@playwright/test';
import { drag, expectRead, expectRestored, expectValue, field, opens, slider } from './page/laboratory.ts';
import { expect, test, unfold } from './page/test.ts';

const open = opens('dk-softmax', async (softmax) => {
  await expect(handle(softmax, 1)).toBeVisible();
  await unfold(softmax);
  await softmax.getByText('Type scores, or take some to try').click();
});

const handle = (softmax: Locator, key: number): Locator => slider(softmax, `Score of key ${String(key)}`);
const weights = (softmax: Locator): Locator => softmax.getByRole('slider', { name: /^The weights of the keys/ });
const curve = (softmax: Locator): Locator => softmax.getByRole('slider', { name: /^Three lines against the lead x/ });

test('scores and weights are alive before any guess; the answer brings ln 297 and the curve', async ({ page }) => {
  const softmax = await open(page, '#v=1&guess=on');
  await expect(softmax.getByRole('slider', { name: /^Score of key/ })).toHaveCount(5);
  await expect(softmax.locator('.live')).toContainText('Key 1 takes 70% of the weight, 4.48 times as much as key 2');
  await expect(softmax.getByText('The curve that answers the question')).toBeVisible();
  await expect(curve(softmax)).toHaveCount(0);
  await expect(softmax.getByText('5.69')).toHaveCount(0);
  const guess = softmax.getByRole('slider', { name: /How large must x be/ });
  await guess.press('PageUp');
  await softmax.getByRole('button', { name: 'That is my guess' }).click();
  await expect(softmax.getByText('What comes out: x = 5.69.')).toBeVisible();
  await expect(softmax.getByRole('img', { name: /^Your guess/ })).toBeVisible();
  await expect(curve(softmax)).toBeVisible();
  for (const text of ['50%', '90%', '99%', '99.9%', '1.10', '3.30', '5.69', '8.01']) {
    await expect(curve(softmax).getByText(text, { exact: true }).first()).toBeVisible();
  }
});

test('scores and weights follow a control at once, the working between them once it rests', async ({ page }) => {
  const softmax = await open(page);
  /** After so many steps of the slider: in one task, so that no time passes between the event and the look at it. */
  const texts = (steps: number): Promise<Record<'peak' | 'formula', string>> =>
    softmax.evaluate(async (element, by) => {
      const root = element.shadowRoot;
      const slider = root?.querySelector<HTMLInputElement>('[data-parameter="factor"] .slide');
      if (!root || !slider) throw new Error('no slider');
      if (by !== 0) {
        slider.valueAsNumber += by;
        slider.dispatchEvent(new Event('input'));
        await (element as HTMLElement & { updateComplete: Promise<boolean> }).updateComplete;
      }
      const text = (of: string): string => root.querySelector(of)?.textContent.trim() ?? '';
      return { peak: text('.facts dd'), formula: text('.links') };
    }, steps);
  const before = await texts(0);
  const atOnce = await texts(4);
  expect(atOnce.peak).not.toBe(before.peak);
  expect(atOnce.formula).toBe(before.formula);
  await expect.poll(async () => (await texts(0)).formula).not.toBe(before.formula);
  expect((await texts(0)).peak).toBe(atOnce.peak);
});

test('a diamond is dragged; its axis does not move under the hand, and the weights follow', async ({ page }) => {
  const softmax = await open(page);
  const ticks = (): Promise<string[]> => softmax.locator('svg.scores .dk-tick-text').allTextContents();
  const before = await ticks();
  await drag(handle(softmax, 4), { x: 0, y: -45 }, { x: 0, y: -90 });
  const score = Number(await handle(softmax, 4).getAttribute('aria-valuenow'));
  expect(score).toBeGreaterThan(2.5);
  expect(score).toBeLessThanOrEqual(5);
  expect(await ticks()).toEqual(before);
  await expect(field(softmax, 'Scores')).toHaveValue(`2.5,1,0.5,${String(score)},-1.5`);
  await expect(softmax.locator('.live')).toContainText('Key 4 takes');
  await expect(page).toHaveURL(/softmax\.scores=/);
});

test('a score is stepped by keys as any slider, and says its weight', async ({ page }) => {
  const softmax = await open(page);
  const second = handle(softmax, 2);
  await expectValue(second, '1.1', 'ArrowUp');
  await expectValue(second, '2.1', 'PageUp');
  await expectRead(second, '2; its weight is 34%', 'ArrowDown');
  await expectValue(second, '50', 'End');
  await expectValue(second, '-50', 'Home');
  await expect(second).toBeFocused();
});

test('adding to all scores moves no weight; multiplying raises the odds to that power', async ({ page }) => {
  const softmax = await open(page);
  const before = await weights(softmax).locator('.dk-bars').innerHTML();
  await field(softmax, 'Add to all scores').fill('3');
  await expect(handle(softmax, 1)).toHaveAttribute(
    'aria-valuetext',
    '2.5, which softmax sees as 5.5; its weight is 70%',
  );
  expect(await weights(softmax).locator('.dk-bars').innerHTML()).toBe(before);
  await expect(softmax.locator('.live')).toContainText('Adding 3 to all scores has changed no weight');
  await field(softmax, 'Multiply all scores by').fill('2');
  await expect(softmax.locator('.live')).toContainText('4.48 has become 20.1');
  await expect(softmax.locator('.before line')).toHaveCount(5);
  await slider(softmax, 'Multiply all scores by').press('Home');
  await expect(field(softmax, 'Multiply all scores by')).toHaveValue('0.0625');
  await expect(softmax.getByText('4.98')).toBeVisible();
});

test('rows to try are set by one press; a score typed beyond the reach of keys does not jump', async ({ page }) => {
  const softmax = await open(page);
  await softmax.getByRole('button', { name: '9, 8.6, 0, 0' }).click();
  await expect(softmax.locator('.live')).toContainText('Key 1 takes 60% of the weight, 1.49 times as much as key 2');
  await softmax.getByRole('button', { name: 'eight equal' }).click();
  await expect(softmax.getByRole('slider', { name: /^Score of key/ })).toHaveCount(8);
  await expect(softmax.locator('.live')).toContainText('as spread out as 8.0 equal keys of 8');
  await field(softmax, 'Scores').fill('120, 1');
  const first = handle(softmax, 1);
  await expect(first).toHaveAttribute('aria-valuenow', '120');
  await expect(first).toHaveAttribute('aria-valuemax', '120');
  await expectValue(first, '119.9', 'ArrowDown');
  await expectValue(first, '-50', 'Home');
});

test('the table of the exponential has a line for each key with its live numbers', async ({ page }) => {
  const softmax = await open(page, '#v=1&softmax.scores=4,0,0,0');
  const table = softmax.getByRole('table', { name: 'Softmax step by step' });
  await expect(table.getByRole('row')).toHaveCount(6);
  await expect(table.getByRole('row').nth(2)).toContainText('0.0183');
  await expect(table.getByRole('row').last()).toContainText('1.055');
});

test('x is dragged along the curve, stepped by keys, set by slider and typed', async ({ page }) => {
  const softmax = await open(page);
  const lead = field(softmax, 'Lead x');
  await drag(curve(softmax), { x: -75, y: 0 }, { x: -150, y: 0 });
  await expect(lead).not.toHaveValue('3');
  const dragged = Number(await lead.inputValue());
  expect(dragged).toBeGreaterThan(1);
  expect(dragged).toBeLessThan(5);
  await lead.fill('4');
  await expect(softmax.getByRole('img', { name: 'equals 0.9479' })).toBeVisible();
  await curve(softmax).press('ArrowRight');
  await expect(lead).toHaveValue('4');
  await curve(softmax).press('Enter');
  await expect(lead).toHaveValue('4.05');
  await slider(softmax, 'Lead x').press('End');
  await expect(lead).toHaveValue('10');
});

test('a link restores the picture to the digit, without asking first', async ({ page }) => {
  const softmax = await open(page);
  await field(softmax, 'Scores').fill('1,5; -2,25; 12');
  await field(softmax, 'Multiply all scores by').fill('0.35');
  await field(softmax, 'Add to all scores').fill('-1.25');
  await field(softmax, 'Lead x').fill('7.35');
  await expect(page).toHaveURL(
    /softmax\.scores=1\.5,-2\.25,12&softmax\.times=0\.35&softmax\.plus=-1\.25&softmax\.x=7\.35/,
  );
  await field(softmax, 'Lead x').blur();
  const other = await expectRestored(softmax, open);
  await expect(field(other, 'Scores')).toHaveValue('1.5,-2.25,12');
});

test('Reset brings the five scores back', async ({ page }) => {
  const softmax = await open(page, '#v=1&softmax.scores=1,2&softmax.times=4&softmax.x=9');
  await softmax.getByRole('button', { name: 'Reset' }).click();
  await expect(field(softmax, 'Scores')).toHaveValue('2.5,1,0.5,-0.5,-1.5');
  await expect(field(softmax, 'Multiply all scores by')).toHaveValue('1');
});

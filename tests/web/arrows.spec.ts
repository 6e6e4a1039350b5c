// The arrows on the page: dragged, stepped by keys, typed; both equations; the products of a head, and links.
import type { Locator } from '@playwright/test';
import { button, drag, expectRestored, field, opens, slider } from './page/laboratory.ts';
import { expect, only, pictures, test, unfold } from './page/test.ts';

const open = opens('dk-arrows', async (arrows) => {
  await expect(tip(arrows, 'q')).toBeVisible();
  await unfold(arrows);
  await arrows.getByText('Type the coordinates').click();
});

const tip = (arrows: Locator, letter: string): Locator => slider(arrows, `Tip of ${letter}`);

test('the score is said twice, as lengths and an angle and as a sum; at a right angle it is 0', async ({ page }) => {
  const arrows = await open(page);
  await expect(arrows.getByRole('img', { name: /cosine of 42°: 2\.69 and 2\.24 give 4\.50$/ })).toBeVisible();
  await expect(arrows.getByRole('img', { name: /2\.50 plus 2\.00 is 4\.50$/ })).toBeVisible();
  await expect(arrows.locator('.live')).toContainText('q and k agree: 42° apart');
  await expect(arrows.getByText('Guess')).toHaveCount(0);
  await button(arrows, 'at right angles').click();
  await expect(arrows.locator('.live')).toContainText('At a right angle');
  await button(arrows, 'opposite ways').click();
  await expect(arrows.locator('.live')).toContainText('q and k disagree: 180° apart');
  // An arrow of no length is drawn without an angle.
  await field(arrows, 'q₁').fill('0');
  await field(arrows, 'q₂').fill('0');
  await expect(arrows.locator('.live')).toContainText('no length');
  await expect(arrows.locator('.angle')).toHaveCount(0);
  expect(await pictures(arrows)).not.toMatch(/NaN|Infinity/);
});

test('at a small angle letters and degrees stand beside each other and off the arrows', async ({ page }) => {
  for (const [across, up] of [
    [2.6, 0.9],
    [2.5, 1.1],
    [2.6, 1.3],
  ]) {
    const arrows = await open(page, `#v=1&arrows.kx=${String(across)}&arrows.ky=${String(up)}`);
    const boxes = await arrows.locator('.handle .letter, .angle text, .shadow text').evaluateAll((texts) =>
      texts.map((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        return { left, right, top: top + 4, bottom: bottom - 4 };
      }),
    );
    const touching = boxes.flatMap((one, place) =>
      boxes
        .slice(place + 1)
        .filter(
          (other) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        ),
    );
    expect([boxes.length, touching]).toEqual([4, []]);
  }
});

test('what waits folded comes and goes with the attribute and the property open; the rest stays', async ({ page }) => {
  await page.goto(only('dk-arrows'));
  const arrows = page.locator('dk-arrows');
  await arrows.scrollIntoViewIfNeeded();
  await tip(arrows, 'q').press('ArrowRight');
  const set = (): Promise<unknown> => arrows.evaluate((element) => Reflect.get(element, 'queryAcross') as unknown);
  const before = await set();
  expect(before).toBeGreaterThan(2.5);
  const all = arrows.locator('details');
  const folded = await all.count();
  await arrows.evaluate((element) => Object.assign(element, { open: true }));
  await expect(arrows).toHaveAttribute('open');
  await expect.poll(() => all.count()).toBeLessThan(folded);
  await expect(field(arrows, 'k₁')).toBeVisible();
  await arrows.evaluate((element) => {
    element.setAttribute('open', 'false');
  });
  await expect(all).toHaveCount(folded);
  await arrows.evaluate((element) => {
    element.setAttribute('open', 'TRUE');
  });
  await expect.poll(() => all.count()).toBeLessThan(folded);
  await arrows.evaluate((element) => {
    element.removeAttribute('open');
  });
  await expect(all).toHaveCount(folded);
  expect(await set()).toBe(before);
});

test('a tip follows the pointer in both directions, and the score with it', async ({ page }) => {
  const arrows = await open(page);
  await drag(tip(arrows, 'k').locator('.ring'), { x: -36, y: 12 }, { x: -74, y: 37 });
  const across = Number(await field(arrows, 'k₁').inputValue());
  const up = Number(await field(arrows, 'k₂').inputValue());
  expect(across).toBeGreaterThan(-1.6);
  expect(across).toBeLessThan(-0.6);
  expect(up).toBeGreaterThan(0.6);
  expect(up).toBeLessThan(1.4);
  await expect(tip(arrows, 'k')).toHaveAttribute('aria-valuetext', /across/);
  await expect(page).toHaveURL(/arrows\.kx=-/);
});

test('keys step a tip across and up, and stop at the edge', async ({ page }) => {
  const arrows = await open(page);
  await tip(arrows, 'k').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(field(arrows, 'k₁')).toHaveValue('1.1');
  await expect(field(arrows, 'k₂')).toHaveValue('2.1');
  await page.keyboard.press('PageDown');
  await expect(tip(arrows, 'k')).toHaveAttribute('aria-valuetext', '1.1 across, 1.1 up; q·k is 3.85');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(field(arrows, 'k₁')).toHaveValue('3');
  await expect(tip(arrows, 'k')).toBeFocused();
});

test('the slider adds coordinates, each a bar; other coordinates leave the arrows alone', async ({ page }) => {
  const arrows = await open(page);
  await expect(arrows.locator('.products .dk-bar')).toHaveCount(64);
  await slider(arrows, 'dₖ').press('Home');
  await expect(arrows.locator('.products .dk-bar')).toHaveCount(2);
  await expect(arrows.locator('.live')).not.toContainText('coordinates');
  await slider(arrows, 'dₖ').press('End');
  await expect(arrows.locator('.products .dk-bar')).toHaveCount(256);
  const left = arrows.locator('.balance .sum text');
  const before = await left.textContent();
  await arrows.getByRole('button', { name: 'Draw other coordinates' }).click();
  await expect(left).not.toHaveText(before ?? '');
  await expect(field(arrows, 'k₁')).toHaveValue('1');
});

test('a link restores the picture, and Reset brings the first one back', async ({ page }) => {
  const arrows = await open(
    page,
    '#v=1&arrows.qx=-1.5&arrows.qy=0.25&arrows.kx=2&arrows.ky=-2&arrows.d=16&arrows.draw=5',
  );
  await expect(field(arrows, 'q₁')).toHaveValue('-1.5');
  await expectRestored(arrows, open);
  await arrows.getByRole('button', { name: 'Reset' }).click();
  await expect(field(arrows, 'q₁')).toHaveValue('2.5');
});

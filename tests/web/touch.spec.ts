// Fingers: what can be dragged is dragged and the page stands still; from anywhere else on a picture the page scrolls.
import type { CDPSession, Locator, Page } from '@playwright/test';
import { scrollUntil } from './page/scroll.ts';
import { expect, settled, test, unfold } from './page/test.ts';
import { bring, reveal, revealAtOnce } from './chapters/chapters.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

interface Point {
  x: number;
  y: number;
}

interface Finger {
  page: Page;
  session: CDPSession;
}

/** A finger that goes down, moves evenly and is lifted. */
async function swipe({ page, session }: Finger, from: Point, by: Point): Promise<void> {
  const steps = 12;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let step = 1; step <= steps; step += 1) {
    const at = { x: from.x + (by.x * step) / steps, y: from.y + (by.y * step) / steps };
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
    await page.waitForTimeout(16);
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(300);
}

/** Brings a part of a picture to the middle of the window, and gives its own middle. */
async function middle(part: Locator): Promise<Point> {
  await scrollUntil(part, 'center');
  await part.page().waitForTimeout(300);
  return middleOf(part);
}

const middleOf = (part: Locator): Promise<Point> =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });

const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

test('a diamond of softmax follows the finger, and the page stands still', async ({ page, session }) => {
  const softmax = await bring(page, 'dk-softmax', '#v=1&softmax.scores=1,2,3');
  await reveal(softmax);
  const handle = softmax.getByRole('slider', { name: /key 2/ });
  const from = await middle(handle.locator('.dk-point'));
  const before = await scrolled(page);
  const score = Number(await handle.getAttribute('aria-valuenow'));
  await swipe({ page, session }, from, { x: 0, y: -70 });
  expect(await scrolled(page)).toBe(before);
  const moved = Number(await handle.getAttribute('aria-valuenow'));
  const { y } = await middleOf(handle.locator('.dk-point'));
  expect(moved).toBeGreaterThan(score);
  // Scores move by tenths; the axis finds new ends once the finger is lifted.
  expect(y).toBeLessThan(from.y - 10);
});

test('beside the diamonds a finger scrolls the page', async ({ page, session }) => {
  const softmax = await bring(page, 'dk-softmax', '#v=1&softmax.scores=1,2,3');
  await reveal(softmax);
  const { x } = await middle(softmax.locator('svg.scores'));
  const box = await softmax
    .locator('svg.scores')
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  const before = await scrolled(page);
  await swipe({ page, session }, { x, y: box.y + box.height - 8 }, { x: 0, y: -120 });
  expect(await scrolled(page)).toBeGreaterThan(before + 60);
});

test('the ring on the map follows the finger; elsewhere the page scrolls', async ({ page, session }) => {
  const map = await bring(page, 'dk-saturation-map', '#v=1&saturation.n=64&saturation.s=2');
  await revealAtOnce(map);
  if (await unfold(map)) await settled(map);
  const ring = map.locator('.here .ring');
  const from = await middle(ring);
  const before = await scrolled(page);
  await swipe({ page, session }, from, { x: 40, y: -60 });
  expect(await scrolled(page)).toBe(before);
  const to = await middleOf(ring);
  expect(Math.abs(to.x - from.x - 40)).toBeLessThan(16);
  expect(Math.abs(to.y - from.y + 60)).toBeLessThan(16);
  await swipe({ page, session }, { x: to.x - 60, y: to.y + 80 }, { x: 0, y: -120 });
  expect(await scrolled(page)).toBeGreaterThan(before + 60);
});

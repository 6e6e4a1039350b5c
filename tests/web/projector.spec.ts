// A laboratory that fills the screen: what a lecturer sees, what a presenter's keys do, and what is left of the page after it.
import type { Frame, Locator, Page } from '@playwright/test';
import { bring, laboratories } from './chapters/chapters.ts';
import { violations } from './page/checker.ts';
import { fill, place, textHeight } from './page/stage.ts';
import { expect, test } from './page/test.ts';

const screens = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;

for (const screen of screens) {
  test(`on a screen of ${String(screen.width)} by ${String(screen.height)} the laboratory fills it in large type`, async ({
    page,
  }) => {
    await page.setViewportSize(screen);
    const laboratory = await bring(page, 'dk-softmax');
    const before = await textHeight(laboratory);
    await fill(laboratory);
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBe('html');
    const box = await laboratory.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0 });
    expect(Math.abs((box?.width ?? 0) - screen.width)).toBeLessThan(2);
    expect(Math.abs((box?.height ?? 0) - screen.height)).toBeLessThan(2);
    expect((await textHeight(laboratory)) / before).toBeGreaterThan(screen.width / 1100);
    expect(await overflow(laboratory)).toBeLessThanOrEqual(1);
    const picture = await laboratory.locator('figure svg').first().boundingBox();
    expect(picture?.width).toBeGreaterThan(screen.width * 0.4);
  });
}

test('axe finds nothing while a laboratory fills the screen, light or dark', async ({ page }) => {
  await page.setViewportSize(screens[0]);
  await fill(await bring(page, 'dk-softmax'));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page), colorScheme).toEqual([]);
  }
});

test('Esc and the button lead back to where the reader was, and to the button that was pressed', async ({ page }) => {
  const laboratory = await bring(page, 'dk-softmax');
  const button = laboratory.getByRole('button', { name: 'Full screen' });
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => laboratory.getByRole('button', { name: 'Leave' }).click(),
  ]) {
    await button.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await fill(laboratory);
    await leave();
    await expect(laboratory.locator('.bar')).toHaveCount(0);
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
    // The browser gives the screen back in its own time, and the page has its old height only then.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
    expect(await page.locator('[inert]').count()).toBe(0);
  }
});

test('where the screen is taken back by the browser, the laboratory goes back into the page', async ({ page }) => {
  const laboratory = await bring(page, 'dk-softmax');
  await fill(laboratory);
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBe('html');
  await page.evaluate(() => document.exitFullscreen());
  await expect(laboratory.locator('.bar')).toHaveCount(0);
});

/** Keeps back what is asked for at these addresses, until the function that it gives is called. */
async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return answer;
}

test('a laboratory that comes only after it was said to be missing is shown then', async ({ page }) => {
  const answer = await hold(page, /\/dk-arrows-/);
  await page.goto('./chapters.html');
  const opening = page.locator('dk-opening');
  await fill(opening);
  await expect(place(opening)).toHaveText(/^1 of \d+ on this page$/);
  await page.keyboard.press('PageDown');
  await expect(place(opening)).toContainText('could not be fetched');
  answer();
  await expect(page.locator('dk-arrows .projected-title')).toBeFocused();
  await expect(opening.locator('.bar')).toHaveCount(0);
});

test('the title keeps the focus when the picture comes after it', async ({ page }) => {
  const answer = await hold(page, /\/sqrt-dk-chapters-[^/]*\.wasm/);
  await page.goto('./chapters.html');
  const opening = page.locator('dk-opening');
  await fill(opening);
  await expect(place(opening)).toHaveText(/^1 of \d+ on this page$/);
  await page.keyboard.press('PageDown');
  const next = page.locator('dk-arrows');
  await expect(next.locator('.projected-title')).toBeFocused();
  await expect(next.locator('.waiting')).toBeAttached();
  answer();
  await expect(next.locator('figure svg').first()).toBeVisible();
  await expect(next.locator('.projected-title')).toBeFocused({ timeout: 2000 });
});

test('Page Down and Page Up lead through the laboratories, fetched or not, and say the place', async ({ page }) => {
  // All chapters on one page: on a busy machine that takes its time.
  test.slow();
  await page.goto('./chapters.html');
  const opening = page.locator('dk-opening');
  await fill(opening);
  await expect(place(opening)).toHaveText(/^1 of \d+ on this page$/);
  await page.keyboard.press('PageUp');
  await expect(place(opening)).toHaveText('This is the first laboratory.');
  await page.keyboard.press('PageDown');
  const next = page.locator(laboratories[laboratories.indexOf('dk-opening') + 1] ?? '');
  await expect(next.locator('.projected-title')).toBeFocused();
  await expect(place(next)).toHaveText(/^2 of \d+ on this page$/);
  await expect(next.getByRole('button', { name: 'Reset' })).toBeVisible();
  await expect(opening.locator('.bar')).toHaveCount(0);
  await page.keyboard.press('PageUp');
  await expect(opening.locator('.projected-title')).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Escape');
  await expect(next.getByRole('button', { name: 'Full screen' })).toBeFocused();
  await expect(next.getByRole('button', { name: 'Full screen' })).toBeInViewport();
});

test('arrow keys move the first slider wherever the focus is; a control keeps its own', async ({ page }) => {
  const opening = await bring(page, 'dk-opening');
  await fill(opening);
  const slider = opening.locator('#dimension');
  const value = (): Promise<string> => slider.inputValue();
  const before = await value();
  const sentence = await opening.locator('.live').innerText();
  await page.keyboard.press('ArrowRight');
  await expect.poll(value).not.toBe(before);
  await expect(opening.locator('.live')).not.toHaveText(sentence);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(value).toBe(before);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(value).toBe(String(Number(before) + 1));
});

test('what lies under it cannot be reached by Tab', async ({ page }) => {
  const opening = await bring(page, 'dk-opening');
  await fill(opening);
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => document.activeElement?.localName);
    expect(['dk-opening', 'body']).toContain(at);
  }
});

test('a frame that forbids full screen is filled instead', async ({ page, baseURL }) => {
  const src = `${baseURL ?? ''}index.html`;
  const body = `<!doctype html><html lang="en"><title>A course</title><link rel="icon" href="data:,">
    <iframe title="Lesson" src="${src}" allow="fullscreen 'none'" width="900" height="600"></iframe>`;
  await page.route('**/course.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('course.html');
  const inside = page.frameLocator('iframe').locator('dk-opening');
  await fill(inside);
  const frame = page.frames().find((each) => each.url() === src);
  expect(await allowed(frame)).toBe(false);
  const [box, own] = [await inside.boundingBox(), await page.locator('iframe').boundingBox()];
  expect(Math.abs((box?.width ?? 0) - 900)).toBeLessThan(2);
  expect(Math.abs((box?.height ?? 0) - 600)).toBeLessThan(2);
  expect(Math.abs((box?.x ?? 0) - (own?.x ?? 0))).toBeLessThan(4);
  await page.keyboard.press('Escape');
  await expect(inside.getByRole('button', { name: 'Full screen' })).toBeFocused();
});

test('a window as narrow as a telephone is filled without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  const laboratory = await bring(page, 'dk-softmax');
  await fill(laboratory);
  expect(await overflow(laboratory)).toBeLessThanOrEqual(1);
});

function overflow(laboratory: Locator): Promise<number> {
  return laboratory.evaluate((element) => element.scrollWidth - element.clientWidth);
}

function allowed(frame: Frame | undefined): Promise<boolean> | undefined {
  return frame?.evaluate(() => document.fullscreenEnabled);
}

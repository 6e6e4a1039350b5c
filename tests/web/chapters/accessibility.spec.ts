// Each chapter, before and after its guess, in both themes, and as narrow as a phone: the checker finds nothing, the keyboard
// reaches every control and picture in order and sees where it is, and there is one polite status.
import type { Locator } from '@playwright/test';
import { partOfTheDay } from '../../seeds.ts';
import { violations } from '../page/checker.ts';
import { faultsIn, stopHere, upward, watchTabs, type Stop } from '../page/tab-order.ts';
import { expect, test } from '../page/test.ts';
import { bringWithFewSamples, laboratories, reveal } from './chapters.ts';

/** Stops in a laboratory, at most. */
const most = 300;

/** Pixels by which neighbours in a row may stand above each other. */
const row = 40;

async function largeEnough(laboratory: Locator): Promise<void> {
  const small = await laboratory
    .locator('button:visible, select:visible, summary:visible, input:visible')
    .evaluateAll((all) =>
      all
        .map((element) => ({ box: element.getBoundingClientRect(), name: element.id || element.textContent.trim() }))
        .filter(({ box }) => box.height < 24 || box.width < 24)
        .map(({ name }) => name),
    );
  expect(small, 'smaller than 24 pixels').toEqual([]);
}

/** The keyboard goes through every control in order, sees where it is, and comes out again. */
async function keyboardPasses(laboratory: Locator, tag: string): Promise<void> {
  const page = laboratory.page();
  await laboratory.evaluate((element) => {
    const start = document.createElement('button');
    start.textContent = 'before';
    element.before(start);
    start.focus();
  });
  await watchTabs(page);
  const stops: Stop[] = [];
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    const at = await stopHere(page);
    if (at.within !== tag) break;
    stops.push(at);
  }
  expect(stops.length, 'a trap').toBeLessThan(most);
  expect(await faultsIn(page, tag)).toEqual([]);
  expect(stops.filter(({ outlined }) => !outlined)).toEqual([]);
  expect(upward(stops, row)).toEqual([]);
}

/** Arrow keys do what a slider's value says, the keys are told, and reading changes nothing of the laboratory. */
async function isSlider(picture: Locator): Promise<void> {
  const page = picture.page();
  const number = async (name: string): Promise<number> => Number(await picture.getAttribute(name));
  const value = (): Promise<number> => number('aria-valuenow');
  const settings = (): Promise<string> =>
    picture.evaluate((element) => {
      const { host } = element.getRootNode() as ShadowRoot;
      return [...host.attributes].map(({ name, value: text }) => `${name}=${text}`).join(' ') + location.hash;
    });
  const before = await settings();
  const most = await number('aria-valuemax');
  await page.keyboard.press('Home');
  expect(await value()).toBe(0);
  await page.keyboard.press('ArrowDown');
  expect(await value()).toBe(0);
  for (const key of ['ArrowUp', 'ArrowRight']) {
    const at = await value();
    await page.keyboard.press(key);
    expect(await value()).toBe(Math.min(most, at + 1));
  }
  const at = await value();
  await page.keyboard.press('ArrowDown');
  expect(await value()).toBe(at - (most > 0 ? 1 : 0));
  await page.keyboard.press('End');
  expect(await value()).toBe(most);
  await page.keyboard.press('ArrowUp');
  expect(await value()).toBe(most);
  const keys = picture.locator(`#${(await picture.getAttribute('aria-describedby')) ?? ''}`);
  await expect(keys).toHaveText(/^Arrow keys read/);
  expect(await settings()).toBe(before);
}

/** Every picture can be read by keyboard, and the first by pointer. */
async function picturesAreRead(laboratory: Locator): Promise<void> {
  const page = laboratory.page();
  // The address follows what was changed before after half a second.
  await page.waitForTimeout(1000);
  const readable = laboratory.locator('.readable:visible');
  expect(await readable.count()).toBeGreaterThan(0);
  for (const picture of await readable.all()) {
    await picture.focus();
    await page.keyboard.press('ArrowRight');
    await expect(picture).toHaveAttribute('aria-valuetext', /\d|∞/);
    await expect(picture).toHaveAttribute('aria-label', /.{10,}/);
    await isSlider(picture);
  }
  const first = readable.first();
  await first.scrollIntoViewIfNeeded();
  await first.blur();
  const box = await first.locator('svg').first().boundingBox();
  if (!box) throw new Error('no picture');
  const bubble = first.locator('.readout');
  let shown = false;
  for (let x = 0.1; x < 0.95 && !shown; x += 0.08) {
    for (const y of [0.3, 0.6, 0.85]) {
      await page.mouse.move(box.x + x * box.width, box.y + y * box.height);
      shown ||= await bubble.isVisible();
    }
  }
  expect(shown).toBe(true);
  await expect(bubble).toContainText(/\d/);
}

/** Headings take the level that the host asks for. */
async function headingsFollow(laboratory: Locator): Promise<void> {
  await laboratory.evaluate((element) => {
    element.setAttribute('heading-level', '5');
    (element as unknown as { requestUpdate: () => void }).requestUpdate();
  });
  const levels = await laboratory
    .getByRole('heading')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-level') ?? each.localName));
  expect(levels.filter((level) => level !== '5')).toEqual([]);
}

for (const tag of partOfTheDay(laboratories, 22)) {
  test(`${tag}: the checker finds nothing, asked or answered, light and dark, wide and at 320 pixels`, async ({
    page,
  }) => {
    test.slow();
    const include = `section:has(${tag})`;
    const laboratory = await bringWithFewSamples(page, tag, '#v=1&guess=on');
    expect(await violations(page, { include }), 'before the guess').toEqual([]);
    await reveal(laboratory);
    await page.emulateMedia({ colorScheme: 'dark' });
    // A theme changes colours alone.
    expect(await violations(page, { include, rules: ['color-contrast'] }), 'dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 320, height: 800 });
    for (const summary of await laboratory.locator('summary').all()) await summary.click();
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await violations(page, { include }), '320 pixels, all unfolded').toEqual([]);
  });
}

for (const tag of partOfTheDay(laboratories, 22, 1)) {
  test(`${tag}: the keyboard reaches all controls in order and every picture, the pointer too; one polite status, large controls`, async ({
    page,
  }) => {
    const laboratory = await bringWithFewSamples(page, tag);
    await reveal(laboratory);
    await expect(laboratory.getByRole('status')).toHaveCount(1);
    await largeEnough(laboratory);
    await keyboardPasses(laboratory, tag);
    await picturesAreRead(laboratory);
    await headingsFollow(laboratory);
  });
}

// The story: seven scenes that stand without scripts, share one head size, can be presented by keys, and old links that go on to the chapters they name.
import type { Page } from '@playwright/test';
import { partOfTheDay } from '../seeds.ts';
import { violations } from './page/checker.ts';
import { expect, test } from './page/test.ts';

const pages = [
  ['./', 'en'],
  ['./de.html', 'de'],
] as const;

const laboratories = ['opening', 'arrows', 'walks', 'variance', 'worked-example', 'softmax', 'summit', 'training'];

/** Goes through the page, so that everything comes near once. */
async function goThrough(page: Page): Promise<void> {
  for (const name of laboratories) {
    const element = page.locator(`dk-${name}`);
    await element.scrollIntoViewIfNeeded();
    await expect(element.locator('svg').filter({ visible: true }).first()).toBeVisible();
  }
}

for (const [path, language] of pages) {
  test(`tells it in at most 1,200 words, figures of the core included (${language})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.locator('.scene')).toHaveCount(7);
    const words = await page.locator('.scene .words').allInnerTexts();
    const count = words
      .join(' ')
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word)).length;
    expect(count).toBeGreaterThan(500);
    expect(count).toBeLessThanOrEqual(1200);
    const table = page.locator('#story-certainty .words table');
    const point = language === 'de' ? ',' : '.';
    for (const weight of ['867', '016', '117', '419', '254', '326'])
      await expect(table).toContainText(`0${point}${weight}`);
    await context.close();
  });
}

test('the head size plays once from 1 to 4,096 and comes back, unless the reader takes over or wants less motion', async ({
  browser,
  baseURL,
}) => {
  const played = async (reducedMotion: 'reduce' | 'no-preference', touch: boolean): Promise<number[]> => {
    const context = await browser.newContext({ reducedMotion, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen: number[] = [];
      Reflect.set(globalThis, 'seen', seen);
      for (const event of ['dk-ready', 'dk-change'])
        addEventListener(event, ({ target, detail }: CustomEventInit & { target?: EventTarget | null }) => {
          if ((target as Element).localName === 'dk-opening')
            seen.push((detail as { settings: { dimension: number } }).settings.dimension);
        });
    });
    const seen = (): Promise<number[]> => page.evaluate(() => Reflect.get(globalThis, 'seen') as number[]);
    await page.goto('./');
    if (touch) {
      await expect.poll(async () => (await seen()).length).toBeGreaterThan(3);
      await page.keyboard.press('Shift');
      await expect.poll(async () => (await seen()).at(-1)).toBe(64);
    } else if (reducedMotion === 'no-preference') {
      await expect.poll(async () => (await seen()).includes(4096)).toBe(true);
      await expect.poll(async () => (await seen()).at(-1)).toBe(64);
    } else await expect.poll(seen).toEqual([64]);
    await page.waitForTimeout(1000);
    const all = await seen();
    await context.close();
    return all;
  };
  const whole = [64, ...Array.from({ length: 13 }, (_, power) => 2 ** power), 64];
  expect(await played('no-preference', false)).toEqual(whole);
  const cut = await played('no-preference', true);
  expect(cut.length).toBeLessThan(whole.length);
  expect(cut).toEqual([...whole.slice(0, cut.length - 1), 64]);
  expect(await played('reduce', false)).toEqual([64]);
});

test('a head size that is chosen in one picture is that of the others', async ({ page }) => {
  await page.goto('./');
  await goThrough(page);
  const size = page.locator('dk-opening').locator('#dimension');
  await size.focus();
  await page.keyboard.press('End');
  const chosen = await page.locator('dk-opening').evaluate((element) => Reflect.get(element, 'dimension') as number);
  expect(chosen).toBe(4096);
  await page.keyboard.press('Home');
  await expect
    .poll(() => page.locator('dk-walks').evaluate((element) => Reflect.get(element, 'dimension') as number))
    .toBe(1);
});

for (const [link, chapter] of [
  ['./#size', './chapters/size.html'],
  [
    './?from=class#dk-softmax&v=1&softmax.scores=9,8.6',
    './chapters/softmax.html?from=class#dk-softmax&v=1&softmax.scores=9,8.6',
  ],
  ['./#v=1&quiz.seed=7&variance.samples=500', './chapters/quiz.html#v=1&quiz.seed=7&variance.samples=500'],
  ['./#v=1&seed=7&answers=hidden', './chapters.html#v=1&seed=7&answers=hidden'],
  ['./de.html#gradient', './chapters/gradient-de.html'],
] as const) {
  test(`the old link ${link} opens what it names among the chapters`, async ({ page, baseURL }) => {
    await page.goto(link);
    await expect(page).toHaveURL(new URL(chapter, baseURL).href);
  });
}

test('keys turn the scenes over while it is presented, and Escape comes back to the scene', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./');
  const on = page.locator('.scene').filter({ visible: true });
  await page.getByRole('button', { name: 'Present' }).click();
  await expect(on).toHaveCount(1);
  await expect(on).toHaveId('story-opening');
  await page.keyboard.press('ArrowLeft');
  await expect(on).toHaveId('story-opening');
  for (const id of ['story-score', 'story-walk', 'story-certainty']) {
    await page.keyboard.press('ArrowRight');
    await expect(on).toHaveId(id);
  }
  await page.keyboard.press('PageUp');
  await expect(on).toHaveId('story-walk');
  await page.keyboard.press('Escape');
  await expect(on).toHaveCount(7);
  await expect(page.locator('#story-walk h2')).toBeInViewport();
});

/** By day one language in the wide window and the other on a phone, since each goes through all pictures. */
const widePages = partOfTheDay(pages, 2);
const phonePages = partOfTheDay(pages, 2, 1);

for (const [path, language] of widePages) {
  test(`shows every picture, says nothing to the console and breaks no rule of accessibility; each scene of ${path} fits one screen, the first with what stands above it (${language})`, async ({
    page,
  }) => {
    const [first, ...larger] = [
      { width: 1280, height: 800 },
      { width: 1920, height: 1080 },
    ] as const;
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const fits = async (height: number): Promise<void> => {
      await goThrough(page);
      for (const scene of await page.locator('.scene').all()) {
        const { id, needed } = await scene.evaluate((element, above) => {
          const { top, bottom } = element.getBoundingClientRect();
          return { id: element.id, needed: bottom - (element.id === above ? -scrollY : top) };
        }, 'story-opening');
        expect(needed, `${id} in ${String(height)} pixels`).toBeLessThanOrEqual(height);
      }
    };
    await page.setViewportSize(first);
    await page.goto(path);
    await test.step('each scene fits one screen', () => fits(first.height));
    await test.step('no rule of accessibility is broken', async () => {
      expect(await violations(page)).toEqual([]);
    });
    for (const size of larger) {
      await page.setViewportSize(size);
      await test.step('each scene fits a larger screen', () => fits(size.height));
    }
    await test.step('nothing is said to the console', () => {
      expect(complaints).toEqual([]);
    });
  });
}

for (const [path] of phonePages) {
  test(`on a phone nothing of ${path} juts out, each scene takes two screens at most, its sliders have room, the picture stands above its words and is drawn for its room, and its chapter is one tap away`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await goThrough(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    for (const scene of await page.locator('.scene').all()) {
      const { id, height } = await scene.evaluate((element) => ({
        id: element.id,
        height: element.getBoundingClientRect().height,
      }));
      expect(height, id).toBeLessThanOrEqual(2 * 740);
      if (id !== 'story-answer') await expect(scene.locator('.words a[href^="./chapters/"]').first()).toBeVisible();
    }
    for (const scene of await page.locator('.scene:has(.stage)').all()) {
      const [picture, words] = await Promise.all([
        scene.locator('.stage').boundingBox(),
        scene.locator('.words').boundingBox(),
      ]);
      expect(picture?.y).toBeLessThan(words?.y ?? 0);
    }
    const sliders = await page
      .locator('.stage [type="range"]')
      .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => each.clientWidth));
    expect(sliders.length).toBeGreaterThan(5);
    expect(Math.min(...sliders)).toBeGreaterThan(80);
    const shrunk = await page
      .locator('[data-compact="figure"] svg')
      .evaluateAll((pictures) =>
        (pictures as SVGSVGElement[]).map(({ clientWidth, viewBox }) => clientWidth / viewBox.baseVal.width),
      );
    expect(shrunk.length).toBeGreaterThan(3);
    for (const share of shrunk) expect(share).toBeCloseTo(1, 2);
  });
}

test('the box of the answer ends below its text, however high the picture beside it is', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('./');
  const opening = page.locator('dk-opening');
  await expect(opening.locator('svg').first()).toBeVisible();
  const heights = await page
    .locator('.scene blockquote')
    .first()
    .evaluate((box) => ({
      box: box.getBoundingClientRect().height,
      text: box.firstElementChild?.getBoundingClientRect().height ?? 0,
      picture: document.querySelector('dk-opening')?.getBoundingClientRect().height ?? 0,
    }));
  // Higher than the words and the box together: what is left over is not the box's.
  expect(heights.picture).toBeGreaterThan(700);
  expect(heights.box).toBeLessThan(heights.text + 40);
});

test('head, scenes, cards and foot stand in one column, however wide the window is', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('./');
  const sides = await page.locator('.languages, .scene, .cards, footer').evaluateAll((all) =>
    all.map((each) => {
      const { left, right } = each.getBoundingClientRect();
      return [left, right];
    }),
  );
  expect(sides).toHaveLength(10);
  expect(new Set(sides.map(String)).size, JSON.stringify(sides)).toBe(1);
});

test('a card leads to each chapter', async ({ page }) => {
  await page.goto('./');
  const cards = page.locator('.cards li a');
  const count = await cards.count();
  await page.goto('./chapters.html');
  await expect(page.locator('.rail li')).toHaveCount(count);
  await page.goto('./');
  await cards.nth(3).click();
  await expect(page).toHaveURL(/\/chapters\/[a-z]+\.html$/);
});

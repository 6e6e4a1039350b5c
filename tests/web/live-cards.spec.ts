// Pictures on the story's cards: each is the one with which its chapter would open now, drawn by the laboratory, where the still is not.
import type { Locator, Page } from '@playwright/test';
import { head } from '../../web/lesson/pages/story.ts';
import { slider } from './page/laboratory.ts';
import { scrollUntil } from './page/scroll.ts';
import { expect, test } from './page/test.ts';

/** A window with a dozen cards in it. */
const usual = { width: 1280, height: 720 };

// In a small one few cards are drawn, or waited for in vain, beside the one that is looked at.
test.use({ viewport: { width: 480, height: 200 } });

/** What an image that was drawn here says of itself. */
interface Facts {
  seed: string | null;
  parameters: Record<string, unknown>;
}

/** Opens the story, and keeps the text of every picture that it draws, by its address. */
async function open(page: Page, path = './'): Promise<void> {
  await page.addInitScript(() => {
    const texts: Record<string, Promise<string>> = {};
    Reflect.set(globalThis, 'texts', texts);
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob) => {
      const address = make(blob);
      if (blob instanceof Blob && blob.type === 'image/svg+xml') texts[address] = blob.text();
      return address;
    };
    const shifts: number[] = [];
    Reflect.set(globalThis, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
}

const card = (page: Page, chapter: string): Locator => page.locator(`.cards a[href*="/${chapter}.html"]`);
const image = (page: Page, chapter: string): Locator => card(page, chapter).locator('img');

async function lookAt(page: Page, chapter: string): Promise<void> {
  await expect(page.locator('dk-opening').getByRole('slider').first()).toBeVisible();
  await scrollUntil(image(page, chapter), 'center');
}

/** The picture that was drawn for a card, once it is there. */
async function drawn(page: Page, chapter: string): Promise<string> {
  await lookAt(page, chapter);
  await expect(image(page, chapter)).toHaveAttribute('src', /^blob:/);
  return image(page, chapter).evaluate((element) => {
    const texts = Reflect.get(globalThis, 'texts') as Record<string, Promise<string>>;
    return texts[(element as HTMLImageElement).src] ?? '';
  });
}

async function facts(page: Page, chapter: string): Promise<Facts> {
  const text = await drawn(page, chapter);
  const [, metadata = '{}'] = /<metadata[^>]*>([^<]*)</.exec(text) ?? [];
  return JSON.parse(metadata.replaceAll('&quot;', '"')) as Facts;
}

/** The slider of the head size in the walks of the story, one step of which doubles it. */
const steps = (page: Page): Locator => slider(page.locator('dk-walks'), 'dₖ');

/** Sets the head size of the story by keys, to what the others show then too. */
async function turn(page: Page, key: string, size: number): Promise<void> {
  const opening = page.locator('dk-opening');
  await expect(opening.getByRole('slider').first()).toBeVisible();
  await page.locator('dk-walks').scrollIntoViewIfNeeded();
  await steps(page).press(key);
  await expect.poll(() => opening.evaluate((element) => Reflect.get(element, 'dimension') as number)).toBe(size);
}

test('a card shows the head size and seed that the reader has set, and its link keeps them', async ({ page }) => {
  await open(page);
  await turn(page, 'ArrowRight', 128);
  expect(await facts(page, 'size')).toMatchObject({ seed: head.seed, parameters: { dimension: 128, draw: head.draw } });
  // In the place of the still, in the same size.
  await expect(image(page, 'size')).toHaveAttribute('alt', '');
  await card(page, 'size').click();
  const set = `#size&v=1&walks.d=128&walks.seed=${head.seed}&walks.draw=${String(head.draw)}`;
  await page.waitForURL(({ href }) => href.endsWith(`/chapters/size.html${set}`));
  await expect(steps(page)).toHaveAttribute('aria-valuetext', /128/);
});

test('a card follows what is set once more, and has its still again where all is as at first', async ({ page }) => {
  await open(page);
  await turn(page, 'ArrowRight', 128);
  expect(await facts(page, 'temperature')).toMatchObject({ seed: head.seed, parameters: { dimension: 128 } });
  await turn(page, 'ArrowRight', 256);
  await lookAt(page, 'temperature');
  await expect.poll(async () => (await facts(page, 'temperature')).parameters.dimension).toBe(256);
  await turn(page, 'ArrowLeft', 128);
  await turn(page, 'ArrowLeft', 64);
  await lookAt(page, 'temperature');
  await expect(image(page, 'temperature')).toHaveAttribute('src', /still-/);
  await expect(card(page, 'temperature')).toHaveAttribute('href', './chapters/temperature.html');
});

test('a card follows the address of its laboratory, the seed of a class and the model for all', async ({ page }) => {
  await open(page, './#story-opening&v=1&seed=7&temperature.d=32&models.everywhere=gpt-2');
  expect(await facts(page, 'temperature')).toMatchObject({ seed: '7', parameters: { dimension: 32 } });
  expect(await facts(page, 'gradient')).toMatchObject({ seed: '7', parameters: { d: 64 } });
  await page.goto('./de.html#story-opening&v=1&models.model=gemma-1-7b&models.everywhere=gemma-1-7b');
  await page.reload();
  expect(await facts(page, 'gradient-de')).toMatchObject({ parameters: { d: 256 } });
  expect(await drawn(page, 'gradient-de')).toContain('Schlüssel');
  // The card of the models tells the pictures of the story nothing.
  await drawn(page, 'models-de');
  const opening = page.locator('dk-opening');
  expect(await opening.evaluate((element) => Reflect.get(element, 'dimension') as number)).toBe(64);
});

test('as long as nothing is set, no laboratory draws and every card keeps its still', async ({ page }) => {
  await page.setViewportSize(usual);
  await open(page);
  for (const chapter of ['question', 'temperature', 'precision']) {
    await lookAt(page, chapter);
    await expect(image(page, chapter)).toHaveAttribute('src', /still-/);
    await page.waitForTimeout(1200);
    await expect(image(page, chapter)).toHaveAttribute('src', /still-/);
  }
  expect(await page.evaluate(() => Object.keys(Reflect.get(globalThis, 'texts') as object))).toEqual([]);
});

test.describe('on a dark page', () => {
  test.use({ colorScheme: 'dark' });

  test('stills are dark and no laboratory draws them; they follow the colours, also after another picture', async ({
    page,
  }) => {
    await open(page);
    const shown = (): Promise<string> =>
      image(page, 'temperature').evaluate((own) => (own as HTMLImageElement).currentSrc);
    await lookAt(page, 'temperature');
    await expect.poll(shown).toMatch(/\/gallery\/temperature\.dark\.svg$/);
    await page.waitForTimeout(1200);
    expect(await page.evaluate(() => Object.keys(Reflect.get(globalThis, 'texts') as object))).toEqual([]);
    await turn(page, 'ArrowRight', 128);
    await drawn(page, 'temperature');
    await turn(page, 'ArrowLeft', 64);
    await lookAt(page, 'temperature');
    await expect.poll(shown).toMatch(/\.dark\.svg$/);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(shown).toMatch(/still-[\w-]+\.svg$/);
  });

  test('what is set is drawn dark, and moves and holds nothing', async ({ page }) => {
    await open(page, './#story-opening&v=1&softmax.scores=9,8.6');
    await lookAt(page, 'softmax');
    const before = await image(page, 'softmax').boundingBox();
    await page.evaluate(() => {
      (Reflect.get(globalThis, 'shifts') as number[]).length = 0;
    });
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await drawn(page, 'softmax')).toContain(`fill="${background}"`);
    const after = await image(page, 'softmax').boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts') as number[])).toEqual([]);
    // While the next is drawn, and after it, the cards have nothing but their links to be reached by.
    const reached = await page
      .locator('.cards li')
      .evaluateAll((items) =>
        items.map((item) => item.querySelectorAll('a *:is(a, button, input, [tabindex])').length),
      );
    expect(Math.max(...reached)).toBe(0);
    await expect(card(page, 'softmax')).toHaveAccessibleName(/^Softmax \d+\u00a0min/);
  });

  test('what is trained, and what has no picture of its own, keeps its still', async ({ page }) => {
    await open(page, './#story-opening&v=1&seed=7');
    await drawn(page, 'temperature');
    await lookAt(page, 'quiz');
    await page.waitForTimeout(6000);
    for (const chapter of ['training', 'quiz']) {
      await lookAt(page, chapter);
      await expect(image(page, chapter)).toHaveAttribute('src', /still-/);
    }
    await expect(page.locator('.cards li > :not(a)')).toHaveCount(0);
  });

  test('a reader who scrolls past meets no drawing', async ({ page }) => {
    await open(page, './#story-opening&v=1&seed=7');
    const begun = await page.evaluateHandle(() => {
      let scrolled = performance.now();
      const rests: number[] = [];
      addEventListener('scroll', () => (scrolled = performance.now()));
      // What draws is put there, and taken away whenever it has drawn.
      new MutationObserver((changes) => {
        if (changes.some(({ addedNodes }) => addedNodes.length > 0)) rests.push(performance.now() - scrolled);
      }).observe(document.querySelector('.cards ol') ?? document, { childList: true, subtree: true });
      return rests;
    });
    await lookAt(page, 'question');
    for (let step = 0; step < 20; step += 1) {
      await page.mouse.wheel(0, step % 2 === 0 ? 60 : -60);
      await page.waitForTimeout(100);
    }
    await expect(image(page, 'question')).toHaveAttribute('src', /^blob:/);
    // What draws is put behind its card only after a pause.
    const rests = await begun.jsonValue();
    expect(rests).not.toEqual([]);
    expect(Math.min(...rests)).toBeGreaterThan(300);
  });

  test('a connection that is to be spared keeps the stills', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.setViewportSize(usual);
    await open(page, './#story-opening&v=1&seed=7');
    await lookAt(page, 'question');
    await page.waitForTimeout(2500);
    await expect(image(page, 'question')).toHaveAttribute('src', /still-/);
    expect(await page.evaluate(() => Object.keys(Reflect.get(globalThis, 'texts') as object))).toEqual([]);
  });
});

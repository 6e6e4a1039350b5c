// The story with its prose covered: each scene's pictures are on the screen, named, with what their marks mean; no text lies on another or is
// cut off; and each divisor has one colour throughout.
import type { Locator, Page } from '@playwright/test';
import { partOfTheDay, whole } from '../seeds.ts';
import { scrollUntil } from './page/scroll.ts';
import { expect, test } from './page/test.ts';

/** The pictures of each scene, as many as are seen. */
const scenes = {
  'story-opening': 3,
  'story-score': 2,
  'story-walk': 2,
  'story-certainty': 4,
  'story-summit': 2,
  'story-matter': 1,
} as const;

/** What shows that the picture of a laboratory is complete; it rests where it is out of the window. */
const complete = {
  opening: '.row.linear svg',
  arrows: '.balance .sum',
  walks: '.ends',
  variance: 'figure[data-figure=spread] .dk-points.dk-role-scaled .dk-point',
  'worked-example': '.panel.scaled svg',
  softmax: 'figure[data-figure=weights] .values text',
  summit: "path.hill[d*='L']",
  training: 'figure[data-figure=accuracy] .dk-label',
} as const;

/** Opens the story, waits for its pictures, and covers everything but them. */
async function openCovered(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const [name, part] of Object.entries(complete)) {
    const element = page.locator(`dk-${name}`);
    await element.scrollIntoViewIfNeeded();
    await expect(element.locator(part).first()).toBeAttached();
  }
  await page.evaluate(() => {
    const cover = new CSSStyleSheet();
    cover.replaceSync('.scene > :is(h1, h2, blockquote, .words), .cards, footer, .languages { visibility: hidden; }');
    document.adoptedStyleSheets.push(cover);
  });
}

const figuresOf = (scene: Locator): Locator => scene.locator("figure[part~='picture']").filter({ visible: true });

/**
 * Scrolls to a part until it is in the window: laboratories above find their heights when they come near, and move it. Those that are out of
 * sight again are not laid out, and their texts lie on each other.
 */
const lookAt = (part: Locator, at: Locator = part): Promise<void> =>
  expect(async () => {
    await scrollUntil(at);
    await expect(part).toBeInViewport({ timeout: 1000 });
  }).toPass();

interface Written {
  /** Whether it was laid out when its texts were measured. */
  laidOut: boolean;
  title: string;
  /** What its marks mean: beside the title, or once for all pictures of the laboratory. */
  key: string;
  /** Whether it has axes, and their titles. */
  axes: boolean;
  axisTitles: string[];
  /** Texts that lie on another, or stick out of the picture's laboratory. */
  amiss: string[];
}

function written(figure: Element): Written {
  const texts = [...figure.querySelectorAll<SVGElement | HTMLElement>('svg text, .tick')]
    .filter((each) => each.textContent.trim() !== '' && each.checkVisibility({ visibilityProperty: true }))
    .map((each) => ({ text: each.textContent.trim(), box: each.getBoundingClientRect() }));
  const host = (figure.getRootNode() as ShadowRoot).host;
  const { left, right, bottom } = host.getBoundingClientRect();
  const out = texts.filter(
    ({ box }) => box.left < left - 1 || box.right > Math.max(right, innerWidth) + 1 || box.bottom > bottom + 1,
  );
  // Boxes of a line are higher than its letters.
  const slack = 3;
  const on = texts.flatMap(({ text, box }, place) =>
    texts.slice(place + 1).flatMap(({ text: other, box: its }) => {
      const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const high = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      return wide > 1 && high > slack ? [`“${text}” on “${other}”`] : [];
    }),
  );
  const said = (selector: string, root: ParentNode = figure): string =>
    root.querySelector(selector)?.textContent.trim() ?? '';
  return {
    laidOut: figure.checkVisibility({ contentVisibilityAuto: true }),
    title: said('figcaption strong'),
    key: said('figcaption strong ~ span') || said('.legend', figure.getRootNode() as ShadowRoot),
    axes: figure.querySelector('.dk-axis .dk-axis-line') !== null,
    axisTitles: [...figure.querySelectorAll('.dk-axis-title')].map((each) => each.textContent.trim()).filter(Boolean),
    amiss: [...out.map(({ text }) => `“${text}” cut`), ...on],
  };
}

/** Two a day: one language in the wide window, the other in the narrow one. */
const windows = partOfTheDay(
  [
    ['./', 1280, 800, 'light'],
    ['./de.html', 1280, 800, 'dark'],
    ['./de.html', 360, 740, 'light'],
    ['./', 360, 740, 'dark'],
  ] as const,
  2,
);

for (const [path, width, height, colorScheme] of windows) {
  test(`with its prose covered, ${path} at ${String(width)} pixels (${colorScheme}) shows pictures that name what they show`, async ({
    page,
  }, testInfo) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    await openCovered(page, path);
    for (const [id, count] of Object.entries(scenes)) {
      const scene = page.locator(`#${id}`);
      const figures = figuresOf(scene);
      await lookAt(figures.first(), scene);
      await expect(figures, id).toHaveCount(count);
      await expect(figures.first(), id).toBeInViewport();
      if (width > 1000) for (const each of await figures.all()) await expect(each, id).toBeInViewport({ ratio: 0.9 });
      for (const figure of await figures.all()) {
        let read = await figure.evaluate(written);
        while (!read.laidOut) {
          await lookAt(figure);
          read = await figure.evaluate(written);
        }
        const { title, key, axes, axisTitles, amiss } = read;
        expect(title, id).not.toBe('');
        expect(key, `${id}: ${title}`).not.toBe('');
        if (axes) expect(axisTitles, `${id}: ${title}`).not.toEqual([]);
        expect(amiss, `${id}: ${title}`).toEqual([]);
      }
      // Last, since it scrolls through a scene that is higher than the window.
      if (whole) await testInfo.attach(`${id}.png`, { body: await scene.screenshot(), contentType: 'image/png' });
    }
  });
}

test('a picture that is drawn anew while its laboratory has no width, as out of sight, keeps its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('./');
  const softmax = page.locator('dk-softmax');
  await lookAt(softmax);
  await expect(softmax.locator(complete.softmax)).toBeAttached();
  const [before, after] = await softmax.evaluate(async (element) => {
    const laboratory = element as HTMLElement & { requestUpdate(): void; updateComplete: Promise<unknown> };
    const width = (): number | undefined =>
      laboratory.shadowRoot?.querySelector<SVGSVGElement>('figure[data-figure=weights] svg')?.viewBox.baseVal.width;
    const first = width();
    // High enough for words that stand below each other, letter by letter.
    Object.assign(laboratory.style, { width: '0', height: '6000px' });
    // The first update asks for another where the room is another one.
    for (let update = 0; update < 3; update += 1) {
      laboratory.requestUpdate();
      await laboratory.updateComplete;
    }
    return [first, width()];
  });
  expect(before).toBeGreaterThan(300);
  expect(after).toBe(before);
});

test('each divisor is named in its own colour, in every picture the same', async ({ page }) => {
  await openCovered(page, './');
  const colour = (locator: Locator, of: 'color' | 'fill'): Promise<string> =>
    locator.evaluate((element, key) => getComputedStyle(element)[key], of);
  const marks = (locator: Locator): Promise<string> => colour(locator, 'fill');
  for (const [rule, role, name] of [
    ['none', 'raw', 'no scaling'],
    ['sqrt', 'scaled', '÷ √dₖ'],
    ['linear', 'flat', '÷ dₖ'],
  ] as const) {
    const opening = await colour(page.locator(`dk-opening .row.${rule} strong`), 'color');
    const preset = await colour(page.locator(`dk-summit .presets .dk-role-${role}`), 'color');
    // The chosen one is filled with its colour.
    if (role !== 'scaled') expect(preset, rule).toBe(opening);
    const training = page
      .locator('dk-training figure[data-figure=accuracy] .dk-label')
      .filter({ hasText: name })
      .last();
    await expect(training).toHaveClass(new RegExp(`dk-role-${role}`));
    if (role === 'flat') continue;
    expect(await colour(page.locator(`dk-worked-example .panel.${role} strong`), 'color'), rule).toBe(opening);
    const bars = await marks(page.locator(`dk-worked-example .panel.${role} .dk-bar`).first());
    const label = await marks(page.locator(`dk-variance .dk-label.dk-role-${role}`).first());
    expect(label, rule).toBe(bars);
  }
  const first = page.locator('dk-softmax figure[data-figure=weights] .dk-bar').first();
  const [undivided, divided] = await Promise.all(
    ['raw', 'scaled'].map((role) => marks(page.locator(`dk-worked-example .panel.${role} .dk-bar`).first())),
  );
  expect(await marks(first)).toBe(undivided);
  await page.locator('dk-softmax').getByRole('slider', { name: 'Multiply all scores by' }).press('ArrowLeft');
  await expect.poll(() => marks(first)).toBe(divided);
});

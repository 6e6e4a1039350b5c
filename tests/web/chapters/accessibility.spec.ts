// Each chapter, before and after its guess, in both themes, and as narrow as a phone: the checker finds nothing, the keyboard
// reaches every control and picture in order and sees where it is, and there is one polite status.
import type { Locator, Page } from '@playwright/test';
import { violations } from '../page/checker.ts';
import { expect, test } from '../page/test.ts';
import { bring, laboratories, reveal } from './chapters.ts';

interface Stop {
  name: string;
  /** Pixels from the top of the laboratory: what stands above it may find its height meanwhile. */
  top: number;
  outlined: boolean;
  inside: boolean;
}

/** Where the keyboard stands. */
function stop(page: Page, tag: string): Promise<Stop> {
  return page.evaluate((wanted) => {
    const { top = 0 } = document.querySelector(wanted)?.getBoundingClientRect() ?? {};
    let element = document.activeElement;
    const inside = element?.localName === wanted;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element) return { name: '', top: 0, outlined: false, inside };
    const style = getComputedStyle(element);
    const name = element.id || (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
    // A handle in a picture is outlined by its own mark's stroke.
    const marked =
      element instanceof SVGElement &&
      [...element.children].some((mark) => parseFloat(getComputedStyle(mark).strokeWidth) >= 3);
    return {
      name: `${element.localName} ${name}`,
      top: element.getBoundingClientRect().top - top,
      outlined: marked || (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2),
      inside,
    };
  }, tag);
}

async function largeEnough(laboratory: Locator): Promise<void> {
  const small = await laboratory.locator('button:visible, select:visible, summary:visible').evaluateAll((all) =>
    all
      .map((element) => ({ box: element.getBoundingClientRect(), name: element.id || element.textContent.trim() }))
      .filter(({ box }) => box.height < 24 || box.width < 24)
      .map(({ name }) => name),
  );
  expect(small, 'smaller than 24 pixels').toEqual([]);
}

/** The keyboard goes through all controls in order, sees where it is, and comes out again. */
async function keyboardPasses(laboratory: Locator, tag: string): Promise<void> {
  const page = laboratory.page();
  const controls = await laboratory
    .locator('button:visible, input:visible, select:visible, summary:visible, [tabindex="0"]:visible')
    .count();
  await laboratory.evaluate((element) => {
    const start = document.createElement('button');
    start.textContent = 'before';
    element.before(start);
    start.focus();
  });
  const stops: Stop[] = [];
  for (let step = 0; step < controls + 10; step += 1) {
    await page.keyboard.press('Tab');
    const at = await stop(page, tag);
    if (!at.inside) break;
    stops.push(at);
  }
  expect((await stop(page, tag)).inside, 'a trap').toBe(false);
  expect(stops.length).toBeGreaterThanOrEqual(Math.min(controls, 4));
  expect(stops.filter(({ outlined }) => !outlined)).toEqual([]);
  // Side by side is in order too; only far upward is not.
  const upward = stops.filter(({ top }, index) => index > 0 && top < (stops[index - 1]?.top ?? 0) - 500);
  expect(upward).toEqual([]);
}

/** Every picture can be read by keyboard, and the first by pointer. */
async function picturesAreRead(laboratory: Locator): Promise<void> {
  const page = laboratory.page();
  const readable = laboratory.locator('.readable:visible');
  expect(await readable.count()).toBeGreaterThan(0);
  for (const picture of await readable.all()) {
    await picture.focus();
    await page.keyboard.press('ArrowRight');
    await expect(picture).toHaveAttribute('aria-valuetext', /\d|∞/);
    await expect(picture).toHaveAttribute('aria-label', /.{10,}/);
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

for (const tag of laboratories) {
  test(`${tag}: the checker finds nothing, asked and answered, light and dark, wide and at 320 pixels`, async ({
    page,
  }) => {
    test.slow();
    const include = `section:has(${tag})`;
    const laboratory = await bring(page, tag);
    expect(await violations(page, { include }), 'before the guess').toEqual([]);
    await reveal(laboratory, tag);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, { include }), 'dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 320, height: 800 });
    for (const summary of await laboratory.locator('summary').all()) await summary.click();
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await violations(page, { include }), '320 pixels, all unfolded').toEqual([]);
  });

  test(`${tag}: the keyboard reaches all controls in order and every picture, the pointer too; one polite status, large controls`, async ({
    page,
  }) => {
    const laboratory = await bring(page, tag);
    await reveal(laboratory, tag);
    await expect(laboratory.getByRole('status')).toHaveCount(1);
    await largeEnough(laboratory);
    await keyboardPasses(laboratory, tag);
    await picturesAreRead(laboratory);
    await headingsFollow(laboratory);
  });
}

// A laboratory that fills the screen on a page that changes meanwhile: patched by its server, or turned to another page without a load.
import type { Page } from '@playwright/test';
import { expect, test } from '../page/test.ts';
import { embed } from './host.ts';

const high = '<p style="height: 3000px">Text</p>';

async function project(page: Page): Promise<void> {
  await embed(page, `<main><h1>Lecture</h1>${high}<dk-opening dimension="16"></dk-opening>${high}</main>`);
  const opening = page.locator('dk-opening');
  await opening.scrollIntoViewIfNeeded();
  await opening.getByRole('button', { name: 'Full screen' }).click();
  await expect(opening.locator('.projected-title')).toBeFocused();
}

test('patched in place, a page leaves the laboratory that fills the screen there, and what lies under it out of reach', async ({
  page,
}) => {
  await project(page);
  const opening = page.locator('dk-opening');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // As Turbo, LiveView, Livewire and htmx make attributes those of the page that they were sent.
  await page.evaluate(() => {
    for (const element of document.body.querySelectorAll('*'))
      for (const { name } of [...element.attributes]) if (name !== 'dimension') element.removeAttribute(name);
  });
  await expect.poll(() => opening.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await expect(opening.locator('.bar')).toBeVisible();
  await expect(page.locator('main > h1')).toHaveJSProperty('inert', true);
  await page.keyboard.press('Escape');
  await expect(opening.locator('.bar')).toHaveCount(0);
  await expect(page.locator('main > h1')).toHaveJSProperty('inert', false);
  await expect(opening).not.toHaveAttribute('popover');
});

test('a page that turns to another while a laboratory fills the screen stands where it wants to stand', async ({
  page,
}) => {
  await project(page);
  await page.evaluate((text) => {
    document.querySelector('main')?.replaceChildren(...new Range().createContextualFragment(text).children);
    scrollTo(0, 0);
  }, high.repeat(3));
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null);
  // It comes back where it was when its height has settled, ten frames later.
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

for (const [where, body, card] of [
  ['in a popover', '<div id="card" popover><dk-opening></dk-opening></div>', '#card'],
  ['that is a popover itself', '<dk-opening id="card" popover></dk-opening>', 'dk-opening'],
  [
    'in a part that a popover has a slot for',
    '<my-card id="card"><dk-opening></dk-opening></my-card>',
    'my-card > div',
  ],
] as const)
  test(`a laboratory ${where} fills the screen, and stands in its page afterwards as before`, async ({ page }) => {
    await embed(
      page,
      `<style>[popover] { max-height: 90vh }</style>${body}`,
      `<script>customElements.define('my-card', class extends HTMLElement {
        connectedCallback() {
          this.attachShadow({ mode: 'open' }).innerHTML = '<div popover><slot></slot></div>';
          this.showPopover = () => this.shadowRoot.firstChild.showPopover();
        }
      })</script>`,
    );
    await page.evaluate(() => document.getElementById('card')?.showPopover());
    const opening = page.locator('dk-opening');
    const before = await opening.getByRole('button', { name: 'Full screen' }).boundingBox();
    await opening.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBe('html');
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await expect.poll(() => opening.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await page.keyboard.press('Escape');
    await expect(opening.locator('.bar')).toHaveCount(0);
    await expect(page.locator(card)).toHaveAttribute('popover', '');
    expect(await page.locator(card).evaluate((element) => element.matches(':popover-open'))).toBe(true);
    await expect.poll(() => opening.getByRole('button', { name: 'Full screen' }).boundingBox()).toEqual(before);
  });

/** As browsers of before 2023 and 2024 are. */
async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
    const own = Reflect.get(Element.prototype, 'matches') as (this: Element, selector: string) => boolean;
    Reflect.set(Element.prototype, 'matches', function (this: Element, selector: string) {
      return own.call(this, selector.replace(':popover-open', ':not('));
    });
  });
}

test('in a browser without popovers a laboratory fills the screen, and goes back into its page', async ({ page }) => {
  await withoutPopovers(page);
  await project(page);
  await page.keyboard.press('Escape');
  const opening = page.locator('dk-opening');
  await expect(opening.locator('.bar')).toHaveCount(0);
  await expect(opening.getByRole('button', { name: 'Full screen' })).toBeFocused();
});

test('in a browser without popovers nothing of a chapter is painted over the laboratory that fills the screen', async ({
  page,
}) => {
  await withoutPopovers(page);
  await page.goto('./chapters/softmax.html');
  const softmax = page.locator('dk-softmax');
  await softmax.getByRole('button', { name: 'Full screen' }).click();
  await expect(softmax.locator('.projected-title')).toBeFocused();
  const above = await page.evaluate(() => {
    // What is inert is painted, and not found.
    for (const each of document.querySelectorAll<HTMLElement>('[inert]')) each.inert = false;
    const found = new Set<string | undefined>();
    for (let x = 5; x < innerWidth; x += 20)
      for (let y = 5; y < innerHeight; y += 5) found.add(document.elementFromPoint(x, y)?.localName);
    return [...found];
  });
  expect(above).toEqual(['dk-softmax']);
});

test('where browsers measure boxes before they enlarge them, as Chromium before 128, handles and readings keep to the pointer', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { prototype } = Element;
    const zoom = Object.getOwnPropertyDescriptor(prototype, 'currentCSSZoom') ?? {};
    const boxOf = Reflect.get(prototype, 'getBoundingClientRect');
    Reflect.deleteProperty(prototype, 'currentCSSZoom');
    Reflect.set(prototype, 'getBoundingClientRect', function (this: Element) {
      const { x, y, width, height } = boxOf.call(this);
      const by = zoom.get?.call(this) as number;
      return new DOMRect(x / by, y / by, width / by, height / by);
    });
  });
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.goto('./chapters/softmax.html');
  const softmax = page.locator('dk-softmax');
  await softmax.getByRole('button', { name: 'Full screen' }).click();
  await expect(softmax.locator('.projected-title')).toBeFocused();
  const handle = softmax.getByRole('slider', { name: /score of key 1|key 1/i }).first();
  const middle = async (): Promise<{ x: number; y: number }> => {
    const { x, y, width, height } = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  };
  const from = await middle();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 80);
  await page.mouse.up();
  // Scores are rounded to tenths, a few pixels each.
  expect(Math.abs((await middle()).y - from.y - 80)).toBeLessThan(6);
  const mark = softmax.locator('.readable').last();
  const box = (await mark.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width * 0.9, box.y + box.height * 0.9);
  await expect(mark.locator('.readout')).toContainText('key 5');
});

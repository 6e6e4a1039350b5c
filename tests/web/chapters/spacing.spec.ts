// WCAG 1.4.12: a reader's tool spreads lines, letters and words, inside the laboratories too. In the window of a telephone nothing is cut off
// then, nothing makes the page scroll sideways, and what scrolls for itself is a stop of the keyboard.
import type { Page } from '@playwright/test';
import { partOfTheDay, thirdOfTheDay } from '../../seeds.ts';
import { expect, settled, test } from '../page/test.ts';
import { bringWithFewSamples, laboratories, reveal, speaking } from './chapters.ts';

const width = 320;

/** As such tools do it: a sheet that every root adopts. */
async function spread(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
      p { margin-block-end: 2em !important }`);
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    for (const root of roots) root.adoptedStyleSheets.push(sheet);
  });
}

/** What leaves the window, and what scrolls for itself and cannot be reached, by its beginning. */
function lost(page: Page): Promise<string[]> {
  return page.evaluate((right) => {
    const faults = new Set<string>();
    const told = (fault: string, { localName, textContent }: Element): unknown =>
      faults.add(`${fault}: ${localName} “${textContent.trim().slice(0, 30)}”`);
    const controls = 'a[href], button, input, select, summary, [tabindex="0"]';
    const scrolls = (each: Element): boolean => ['auto', 'scroll'].includes(getComputedStyle(each).overflowX);
    /** Whether a box around it, as far as its root, scrolls. */
    const carried = ({ parentElement: around }: Element): boolean =>
      around !== null && (scrolls(around) || carried(around));
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    for (const each of roots.flatMap((root) => [...root.querySelectorAll('body *, section *')])) {
      if (!each.checkVisibility() || each.closest('.skip, .unseen, thead, [aria-live]')) continue;
      if (scrolls(each) && each.scrollWidth > each.clientWidth + 1 && !each.matches('input, textarea')) {
        const reached = (each as HTMLElement).tabIndex >= 0 || each.querySelector(controls) !== null;
        if (!reached) told('no key reaches', each);
      }
      const box = each.getBoundingClientRect();
      // Of lines and areas of a picture nothing is read.
      const read = !each.closest('svg') || each.localName === 'text';
      if (read && box.width > 2 && box.right > right + 1 && !carried(each)) told('leaves the window', each);
    }
    const over = document.documentElement.scrollWidth - right;
    return [...(over > 0 ? [`the page is ${String(over)} pixels wider`] : []), ...faults];
  }, width);
}

for (const tag of partOfTheDay(laboratories, 22, 3))
  for (const lang of ['en', 'de'] as const)
    test(`${tag}: letters that a reader spreads are not cut off and scroll nothing but their own box, ${lang}`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      const laboratory = await bringWithFewSamples(page, tag);
      await reveal(laboratory);
      await speaking(laboratory, lang);
      await spread(page);
      await settled(laboratory);
      // A formula is measured in the frame after it is drawn; the Tab key is what those of the prose ask first.
      await page.keyboard.press('Tab');
      await page.waitForTimeout(300);
      expect(await lost(page)).toEqual([]);
    });

for (const address of thirdOfTheDay([
  'index.html',
  'de.html',
  'chapters-de.html',
  'claims-de.html',
  'gallery-de.html',
  'sweep-de.html',
]))
  test(`${address}: formulas and tables of the prose scroll in their own box where a reader spreads letters`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`./${address}`);
    await spread(page);
    // What asks comes with the rest of the story.
    await expect(async () => {
      await page.keyboard.press('Tab');
      expect(await lost(page)).toEqual([]);
    }).toPass();
  });

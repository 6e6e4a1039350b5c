// On the stage every picture of every laboratory has its whole width, and is labelled in type that the back row reads: no text in it is
// under 14 pixels.
import type { Locator } from '@playwright/test';
import { fill, place } from '../page/stage.ts';
import { partOfTheDay } from '../../seeds.ts';
import { expect, skipGuess, test } from '../page/test.ts';
import { bringWithFewSamples, finished, laboratories } from './chapters.ts';

/** Check yourself is questions: they are HTML, in the size of the sentence. */
const pictured = laboratories.filter((tag) => tag !== 'dk-quiz');

/** Pixels of the screen. */
const least = 14;

for (const tag of partOfTheDay(pictured, 22, 1))
  test(`${tag} on a stage of 1280 by 800: no label of its pictures is under ${String(least)} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const laboratory = await bringWithFewSamples(page, tag);
    await skipGuess(laboratory);
    // Pictures that come as it measures would be counted anew.
    await finished(laboratory);
    await fill(laboratory);
    let count = (await laboratory.getByRole('button', { name: 'Next picture' }).count()) > 0 ? 2 : 1;
    for (let at = 1; at <= count; at += 1) {
      if (at > 1) {
        await page.keyboard.press('ArrowDown');
        await expect(place(laboratory)).toHaveText(new RegExp(`^Picture ${String(at)} of \\d+$`));
        count = Number(/\d+$/.exec(await place(laboratory).innerText())?.[0]);
      }
      await expect.poll(() => small(laboratory), `picture ${String(at)}`).toEqual([]);
      expect(await unused(laboratory), `picture ${String(at)}`).toBe(0);
    }
  });

/** Pixels of the stage's width that the picture on show does not have. */
function unused(laboratory: Locator): Promise<number> {
  return laboratory
    .locator("[data-compact='figure']")
    .evaluate((picture) => (picture.closest('section')?.clientWidth ?? 0) - picture.clientWidth);
}

/**
 * What is written smaller in the picture on show, with its size. Left out are indices, the k of dₖ: as in print they are set
 * smaller than the letter that they stand at, and read with it.
 */
function small(laboratory: Locator): Promise<string[]> {
  return laboratory.locator("[data-compact='figure']").evaluate((picture, limit) => {
    const texts = [...picture.querySelectorAll<SVGTextContentElement>('svg text, svg tspan:not(.index)')];
    return texts.flatMap((text) => {
      if (text.textContent.trim() === '') return [];
      const { a, b } = text.getScreenCTM() ?? new DOMMatrix();
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
      return size < limit ? [`${text.textContent}: ${size.toFixed(1)}`] : [];
    });
  }, least);
}

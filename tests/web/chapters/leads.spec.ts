// Every laboratory leads with one picture and at most three controls; all else waits, folded, for those who want more.
import { partOfTheDay } from '../../seeds.ts';
import { expect, skipGuess, test } from '../page/test.ts';
import { bringWithFewSamples, laboratories } from './chapters.ts';

/** Check yourself is questions: one stands there, with its answers. */
const pictured = laboratories.filter((tag) => tag !== 'dk-quiz');

for (const tag of partOfTheDay(pictured, 22)) {
  test(`${tag} leads with one picture and at most three controls`, async ({ page }) => {
    const laboratory = await bringWithFewSamples(page, tag);
    await skipGuess(laboratory);
    // Panels that stand side by side and are compared are one picture.
    const pictures = laboratory.locator('figure:visible:not(.panels figure), .panels:visible');
    await expect(pictures).toHaveCount(1);
    const controls = laboratory.locator('[data-parameter]:visible:not([data-parameter] [data-parameter])');
    const shown = await controls.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.parameter));
    expect(shown.length, `fold one of ${String(shown)}: folded() in kit/controls.ts`).toBeLessThanOrEqual(3);
  });
}

// What Orca 43 said with Firefox 153, and failed to say, as the browser's tree shows it: formulas, sentences, errors, values of sliders.
import type { Locator } from '@playwright/test';
import { expect, test } from './page/test.ts';

for (const path of [
  './',
  './de.html',
  './chapters/softmax.html',
  ...['attention', 'arrows', 'worked-example'].map(lab),
])
  test(`the words of each formula of ${path} stand around it, and its parts are one silent box`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('math').first()).toBeAttached();
    const inRoots = (roots: Locator): Promise<string[]> =>
      roots.evaluateAll((all) =>
        all
          .filter(
            (math) =>
              math.matches('math') ||
              math.childNodes.length !== 1 ||
              !math.querySelector(':scope > [aria-hidden="true"]'),
          )
          .map((math) => math.outerHTML.slice(0, 120)),
      );
    expect(await inRoots(page.locator('[role="math"], math[aria-label]'))).toEqual([]);
  });

function lab(name: string): string {
  return `./embed.html?lab=dk-${name}&guess=off`;
}

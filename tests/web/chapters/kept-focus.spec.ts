// Who presses something by the keyboard stays in the laboratory: what was pressed keeps the focus, though it can be pressed no more, or hands it on
// where it goes.
import type { Locator } from '@playwright/test';
import { partOfTheDay } from '../../seeds.ts';
import { expect, test, unfold } from '../page/test.ts';
import { bringWithFewSamples, laboratories } from './chapters.ts';

const pressable = 'button, select, summary, input:is([type="checkbox"], [type="radio"])';

/** What leaves the page on purpose, or asks the browser. */
const leaves = /Copy|Save|Full screen|Print/;

/** Gives the focus to the one at that place; what it is called, undefined where it cannot have it. */
function focused(laboratory: Locator, place: number): Promise<string | undefined> {
  return laboratory.evaluate(
    (host, [selector, at]) => {
      const control = host.shadowRoot?.querySelectorAll<HTMLButtonElement>(selector)[at];
      if (!control || control.disabled || !control.checkVisibility()) return undefined;
      control.focus();
      return `${control.localName} ${control.getAttribute('aria-label') ?? control.textContent.trim()}`;
    },
    [pressable, place] as const,
  );
}

/** Whether anything in it has the focus. */
const inside = (laboratory: Locator): Promise<boolean> =>
  laboratory.evaluate((host) => Boolean(host.shadowRoot?.activeElement));

for (const tag of partOfTheDay(laboratories, 22, 6))
  test(`${tag}: whatever is pressed by the keyboard, the focus stays in it`, async ({ page }) => {
    test.setTimeout(120_000);
    const laboratory = await bringWithFewSamples(page, tag);
    await unfold(laboratory);
    const count = await laboratory.locator(pressable).count();
    const lost: string[] = [];
    let pressed = 0;
    for (let place = 0; place < count; place += 1) {
      const name = await focused(laboratory, place);
      if (name === undefined || leaves.test(name)) continue;
      await page.keyboard.press(name.startsWith('select') ? 'ArrowDown' : 'Space');
      pressed += 1;
      // Browsers take it from what is gone with their next picture.
      await page.waitForTimeout(150);
      if (!(await inside(laboratory))) lost.push(name);
    }
    expect(pressed).toBeGreaterThan(2);
    expect(lost).toEqual([]);
  });

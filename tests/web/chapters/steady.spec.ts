// What is under the pointer stays there: while a slider goes through its places, neither it nor a picture, nor what can be opened or pressed
// below, is moved by words that get longer and shorter around it. Words may take room once, below the slider; when it goes back they keep it.
import type { Locator } from '@playwright/test';
import { partOfTheDay, whole } from '../../seeds.ts';
import { expect, test } from '../page/test.ts';
import { bringWithFewSamples, finished, laboratories, revealLeading, speaking } from './chapters.ts';

/** Places of each slider, from its one end to the other. */
const places = 5;

/** Of a laboratory by day one. */
const windows = [
  ['en', 360],
  ['de', 360],
  ['de', 760],
  ['en', 1280],
] as const;

/** Of each slider that is seen, by its place among them: by how many pixels it went up or down on its first way, and what did on its second. */
function moved(laboratory: Locator): Promise<string[]> {
  return laboratory.evaluate(async (host, count) => {
    const root = host.shadowRoot;
    if (!root) throw new Error('nothing is drawn');
    const seen = (selector: string): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
    const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
    const top = (each: Element): number => each.getBoundingClientRect().top - host.getBoundingClientRect().top;
    const faults: string[] = [];
    for (const slider of seen('input[type="range"]') as HTMLInputElement[]) {
      const named = slider.getAttribute('aria-label') ?? slider.id;
      const start = slider.value;
      const put = async (value: string): Promise<void> => {
        slider.value = value;
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        // Longer than a sentence waits, and what is drawn after it.
        await pause(500);
        // What is said while something is measured or trained goes with it.
        for (let waited = 0; root.querySelector('[data-state="running"]') && waited < 10_000; waited += 100)
          await pause(100);
      };
      const [least, most] = [Number(slider.min), Number(slider.max)];
      const way = Array.from({ length: count }, (_, place) => String(least + ((most - least) * place) / (count - 1)));
      for (const round of ['first', 'second']) {
        const watched = round === 'first' ? [slider] : [slider, ...seen('svg, details, .actions')];
        const before = watched.map(top);
        for (const value of way) {
          await put(value);
          for (const [place, each] of watched.entries()) {
            // What has gone, or come, is no jump.
            if (!each.isConnected || !each.checkVisibility()) continue;
            const by = Math.round(top(each) - (before[place] ?? 0));
            if (Math.abs(by) > 1)
              faults.push(`${named}, ${round} way, at ${value}: ${each.localName} by ${String(by)}`);
          }
        }
      }
      await put(start);
    }
    return faults;
  }, places);
}

/** By how many pixels each that can be chosen is wider once it is, by its words. */
function widened(laboratory: Locator): Promise<string[]> {
  return laboratory.evaluate((host) => {
    const seen = [
      ...(host.shadowRoot?.querySelectorAll<HTMLElement>('button[aria-pressed], input[type="radio"]') ?? []),
    ];
    return seen.flatMap((each) => {
      const shown = each.closest('label') ?? each;
      const choose = (chosen: boolean): number => {
        if (each instanceof HTMLInputElement) each.checked = chosen;
        else each.setAttribute('aria-pressed', String(chosen));
        return shown.getBoundingClientRect().width;
      };
      const was = each instanceof HTMLInputElement ? each.checked : each.ariaPressed === 'true';
      const by = choose(true) - choose(false);
      choose(was);
      return Math.abs(by) > 0.1 ? [`“${shown.textContent.trim()}” by ${by.toFixed(1)}`] : [];
    });
  });
}

for (const [place, tag] of partOfTheDay(laboratories, 12, 4).entries())
  for (const [lang, width] of windows.filter((_, each) => whole || each === place % windows.length))
    test(`${tag}: no words move its sliders, nor its pictures a second time, at ${String(width)} pixels, ${lang}`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      const laboratory = await bringWithFewSamples(page, tag);
      await revealLeading(laboratory);
      await speaking(laboratory, lang);
      await finished(laboratory);
      expect(await widened(laboratory), 'what is chosen pushes what stands beside it').toEqual([]);
      expect(await moved(laboratory)).toEqual([]);
    });

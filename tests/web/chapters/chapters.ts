// What holds for every chapter is tested on each of them: their laboratories, brought into view one at a time.
import type { Locator, Page } from '@playwright/test';
import { inLesson } from '../../../web/lesson/pages/manifests.ts';
import { expect, only, settled, skipGuess, test, unfold } from '../page/test.ts';

/** The laboratories in reading order, each by its element. */
export const laboratories = inLesson;

/** What those that measure in the background show when they have done. */
const done: Readonly<Record<string, RegExp>> = {
  'dk-variance': /^[\d,]+ samples for each of \d+ values/,
  'dk-models': /fresh keys: (scores spread|with its small initial weights scores spread) by/,
  'dk-additive': /^\s*32 networks for each of 11 values/,
  'dk-scalings': /^[\d,]+ queries for each of \d+ values/,
  'dk-assumptions': /^Layers and scores are measured/,
  'dk-training': /^Trained: \d+ rules × \d+ seeds/,
  'dk-saturation-map': /^783 cells measured/,
  'dk-width-sweep': /^(Recorded: all \d+ runs|All \d+ runs have ended|\d+ of \d+ runs have ended)/,
  'dk-rate-map': /^(Recorded: all \d+ runs|All \d+ runs have ended|\d+ of \d+ runs have ended)/,
};

/** Opens the chapter of a laboratory alone, brings it into view and waits until its first picture is there. */
export function bring(page: Page, tag: string, fragment = ''): Promise<Locator> {
  return brought(page, tag, only(tag, fragment));
}

/** The same with few samples, where what is measured takes seconds: for what holds whatever the figures are. */
export function bringWithFewSamples(page: Page, tag: string, fragment = ''): Promise<Locator> {
  return brought(page, tag, only(`${tag}.few`, fragment));
}

async function brought(page: Page, tag: string, address: string): Promise<Locator> {
  await page.goto(address);
  const laboratory = page.locator(tag);
  await laboratory.scrollIntoViewIfNeeded();
  await expect(laboratory.getByRole('button', { name: 'Reset' })).toBeVisible();
  return laboratory;
}

/** Shows everything without a guess, unfolds all pictures, and waits until what runs in the background has run. */
export async function reveal(laboratory: Locator, tag: string): Promise<void> {
  await revealLeading(laboratory, tag);
  if (await unfold(laboratory)) await settled(laboratory);
}

/** The same, with the picture that it leads with. */
export async function revealLeading(laboratory: Locator, tag: string): Promise<void> {
  await skipGuess(laboratory);
  await expect(laboratory.getByText('Guess first')).toHaveCount(0);
  await finished(laboratory, tag);
  // The live sentence follows after a pause.
  await laboratory.page().waitForTimeout(500);
}

/** Waits until what runs in the background has run: a sweep takes a minute where three browsers share two cores with other work. */
export async function finished(laboratory: Locator, tag: string): Promise<void> {
  const text = done[tag];
  if (!text) return;
  const wait = 120_000;
  const running = test.info();
  running.setTimeout(running.timeout + wait);
  await expect(laboratory.getByText(text)).toBeVisible({ timeout: wait });
}

/** Everything that a laboratory's reader could read. */
export function words(laboratory: Locator): Promise<string> {
  return laboratory.evaluate((element) => {
    const root = element.shadowRoot;
    if (!root) return '';
    const spoken = ['aria-label', 'aria-valuetext', 'title', 'alt'];
    const attributes = [...root.querySelectorAll('*')].flatMap((each) =>
      spoken.map((name) => each.getAttribute(name) ?? ''),
    );
    const fields = [...root.querySelectorAll('input')].map(({ value }) => value);
    return `${root.textContent} ${attributes.join(' ')} ${fields.join(' ')}`.replace(/\s+/g, ' ');
  });
}

// What holds for every chapter is tested on each of them: their laboratories, brought into view one at a time.
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { inLesson } from '../../../web/lesson/pages/manifests.ts';
import type { Selection } from '../../../web/schema/parameter.ts';
import { expect, only, settled, skipGuess, test, unfold } from '../page/test.ts';

/** The laboratories in reading order, each by its element. */
export const laboratories = inLesson;

const folder = join(import.meta.dirname, '../../../web/laboratories');

/** The parameters of a laboratory. */
export async function selectionOf(tag: string): Promise<Selection> {
  const path = join(folder, tag.slice('dk-'.length), 'parameters.ts');
  const exported = Object.values((await import(path)) as Record<string, unknown>);
  const isParameter = (each: unknown): boolean => typeof each === 'object' && each !== null && 'parse' in each;
  return exported.find((each) => Object.values(each as object).some(isParameter)) as Selection;
}

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
export async function reveal(laboratory: Locator): Promise<void> {
  await revealLeading(laboratory);
  if (await unfold(laboratory)) await settled(laboratory);
}

/** The same, with the picture that it leads with. */
export async function revealLeading(laboratory: Locator): Promise<void> {
  await revealAtOnce(laboratory);
  await finished(laboratory);
  // The live sentence follows after a pause.
  await laboratory.page().waitForTimeout(500);
}

/** Shows everything without a guess, as far as it is there. */
export async function revealAtOnce(laboratory: Locator): Promise<void> {
  await skipGuess(laboratory);
  await expect(laboratory.getByText('Guess first')).toHaveCount(0);
}

/**
 * Waits until what runs in the background has run: each part that measures says so by its `data-state`. A sweep takes a minute where three
 * browsers share two cores with other work.
 */
export async function finished(laboratory: Locator): Promise<void> {
  const wait = 120_000;
  const running = test.info();
  running.setTimeout(running.timeout + wait);
  await expect(laboratory.locator('.live').first()).toBeAttached({ timeout: wait });
  await expect(laboratory.locator('.waiting')).toHaveCount(0, { timeout: wait });
  // Paused is what only its reader starts.
  const underWay = laboratory.locator('[data-state]:not([data-state="done"], [data-state="paused"])');
  await expect(underWay).toHaveCount(0, { timeout: wait });
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

/** Has it speak, and waits until it has said everything. */
export async function speaking(laboratory: Locator, lang: string): Promise<void> {
  await laboratory.evaluate((element: HTMLElement, its) => {
    element.lang = its;
  }, lang);
  await settled(laboratory);
}

// A laboratory alone on its page: opened, its controls by their names, what it draws, saves and refuses, and what its link restores.
import type { Locator, Page } from '@playwright/test';
import { bringNear, expect, only, pictures, saved } from './test.ts';

/** Opens the page with a state, and gives the laboratory once it is there. */
export type Open = (page: Page, fragment?: string) => Promise<Locator>;

/**
 * The way to open a laboratory.
 *
 * name   its tag, which suffixes may follow (page/serve.mjs)
 * ready  brings it to where tests begin
 */
export function opens(name: string, ready: (laboratory: Locator) => Promise<unknown> = () => Promise.resolve()): Open {
  return async (page, fragment = '') => {
    await page.goto(only(name, fragment));
    const laboratory = page.locator(name.replace(/\..*/, ''));
    await bringNear(laboratory, button(laboratory, name.endsWith('.de') ? 'Zurücksetzen' : 'Reset'));
    await ready(laboratory);
    return laboratory;
  };
}

/** A text field; the label of dₖ is set in italic and subscript. */
export const field = (within: Locator, name: string): Locator =>
  within.getByRole('textbox', { name: name === 'dₖ' ? 'dk' : name, exact: true });

export const slider = (within: Locator, name: string): Locator => within.getByRole('slider', { name, exact: true });

export const button = (within: Locator, name: string): Locator => within.getByRole('button', { name, exact: true });

/** The picture under a title. */
export const picture = (laboratory: Locator, title: RegExp | string): Locator =>
  laboratory.locator('figure').filter({ has: laboratory.page().locator('strong', { hasText: title }) });

/** What a picture shows. */
export const drawn = (of: Locator): Promise<string> => of.locator('svg').innerHTML();

/** How far what runs has come, as its bar says. */
export const progressOf = (laboratory: Locator): Promise<number> =>
  laboratory.locator('progress').evaluate((bar) => (bar as HTMLProgressElement).value);

/** What a screen reader hears of a slider or a picture that has the focus, once these keys have been pressed, and keeps it. */
export async function expectRead(part: Locator, text: RegExp | string, ...keys: readonly string[]): Promise<void> {
  await pressed(part, keys);
  await expect(part).toHaveAttribute('aria-valuetext', text);
}

/** The number that a slider has then. */
export async function expectValue(part: Locator, value: string, ...keys: readonly string[]): Promise<void> {
  await pressed(part, keys);
  await expect(part).toHaveAttribute('aria-valuenow', value);
}

async function pressed(part: Locator, keys: readonly string[]): Promise<void> {
  await part.focus();
  for (const key of keys) await part.page().keyboard.press(key);
  await expect(part).toBeFocused();
}

/** The box of what can be seen. */
export async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error(`no box: ${String(part)}`);
  return box;
}

/** Drags from the middle of a part, by way of these places, in pixels from there. */
export async function drag(part: Locator, ...by: readonly { x: number; y: number }[]): Promise<void> {
  const { mouse } = part.page();
  await part.scrollIntoViewIfNeeded();
  const box = await boxOf(part);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await mouse.move(x, y);
  await mouse.down();
  for (const each of by) await mouse.move(x + each.x, y + each.y);
  await mouse.up();
}

/** Lines of the CSV file that begin so. */
export async function savedRows(laboratory: Locator, beginning: RegExp): Promise<string[]> {
  return (await saved(laboratory, 'CSV'))
    .toString()
    .split('\r\n')
    .filter((line) => beginning.test(line));
}

/**
 * Opens the address of a laboratory in another page: it asks nothing first, and has the same pictures to the digit. The address follows half
 * a second after a change: expect it first (`toHaveURL`).
 */
export async function expectRestored(laboratory: Locator, open: Open): Promise<Locator> {
  const page = laboratory.page();
  const shown = await pictures(laboratory);
  const other = await open(await page.context().newPage(), new URL(page.url()).hash);
  await expect(other.getByText('Guess first')).toHaveCount(0);
  expect(await pictures(other)).toBe(shown);
  return other;
}

// A laboratory that is made to fill the screen, and what is looked at there.
import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

export async function fill(laboratory: Locator): Promise<void> {
  await laboratory.getByRole('button', { name: 'Full screen' }).click();
  await expect(laboratory.locator('.projected-title')).toBeFocused();
}

export const place = (laboratory: Locator): Locator => laboratory.locator('.bar').getByRole('status');

/** Of a line of the live sentence, in pixels of the screen. */
export function textHeight(laboratory: Locator): Promise<number> {
  return laboratory.locator('.live').evaluate((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    return range.getClientRects()[0]?.height ?? 0;
  });
}

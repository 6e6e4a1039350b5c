// The page of results under test: opened and unfolded, given a file, and read.
import type { Locator, Page } from '@playwright/test';
import { smallText, type Written } from '../laboratories/sweep-result-file.ts';
import { expect, settled, unfold } from './test.ts';

export const small = JSON.parse(smallText) as Written;

export async function openPage(page: Page, address = './sweep.html'): Promise<Locator> {
  await page.goto(address);
  const element = page.locator('dk-sweep-result');
  await expect(element.locator('.facts')).toBeVisible();
  await unfold(element);
  return element;
}

/** Gives a file by its button. */
export async function give(element: Locator, text: string, name = 'small.json'): Promise<void> {
  await element.locator('#file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

export async function openSmall(page: Page, text = smallText): Promise<Locator> {
  const element = await openPage(page);
  await give(element, text);
  await expect(element.getByText('small.json is on show: 4 values of dₖ, 5 rules.')).toBeVisible();
  await settled(element);
  return element;
}

export const fact = (element: Locator, name: string): Locator => element.locator(`.facts .${name} dd`);

// The laboratory of a trained model as tests handle it: opened, its own model loaded, and its pictures by their names.
import type { Locator } from '@playwright/test';
import { field, opens } from './laboratory.ts';
import { expect, settled } from './test.ts';

export const openTrained = opens('dk-trained', (trained) => expect(gridOf(trained)).toBeVisible());

export async function loadSmall(trained: Locator): Promise<void> {
  await trained.getByRole('button', { name: 'Load the model' }).click();
  await expect(headsOf(trained)).toBeVisible({ timeout: 60_000 });
  await expect(valleyOf(trained)).toBeVisible({ timeout: 60_000 });
  await settled(trained);
}

/** Opens a weight file of the reader's own, with so many heads of a layer. */
export async function openFile(trained: Locator, path: string, heads: number): Promise<void> {
  await trained.locator('#file').setInputFiles(path);
  await trained.getByRole('textbox', { name: 'Heads of a layer' }).fill(String(heads));
  await trained.getByRole('button', { name: 'Open with these heads' }).click();
}

export const gridOf = (trained: Locator): Locator => trained.getByRole('slider', { name: /^Loss by the first spread/ });
export const headsOf = (trained: Locator): Locator =>
  trained.getByRole('slider', { name: /^A histogram of the divided scores/ });
export const cellsOf = (trained: Locator): Locator =>
  trained.getByRole('slider', { name: /^The divided scores of every head/ });
export const patternOf = (trained: Locator): Locator =>
  trained.getByRole('slider', { name: /^Attention weights of the text/ });
export const valleyOf = (trained: Locator): Locator =>
  trained.getByRole('slider', { name: /^Loss of the model against its divisor/ });
export const said = (trained: Locator): Locator => trained.locator('.live');
export const words = (trained: Locator): Locator => field(trained, 'Text');

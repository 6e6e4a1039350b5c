// One laboratory on somebody else's page, put through what pages do with elements: helpers of the tests of its life.
import type { Locator, Page } from '@playwright/test';
import { finished } from '../chapters/chapters.ts';
import { expect, few, settled, pictures } from '../page/test.ts';
import { embed } from './host.ts';

/** Settings other than the first ones, of which what takes seconds is quick. */
const settings: Readonly<Record<string, string>> = {
  'dk-assumptions': 'samples="100" model-width="64" heads="4" head-dimension="16" seed="7"',
  'dk-rate-map': '',
  'dk-saturation-map': '',
  'dk-training': 'runs="1" steps="20" dimension="16" model-width="16"',
  'dk-width-sweep': '',
  'dk-worked-example': 'example="large-dimension-dk-64-scaled"',
  'dk-precision': 'factor="2"',
  'dk-softmax': 'factor="2"',
};

/** A laboratory in markup. */
export function markup(tag: string, more = ''): string {
  const samples = few[tag] === undefined ? '' : ` samples="${String(few[tag])}"`;
  return `<${tag} ${settings[tag] ?? 'seed="7"'}${samples} ${more}></${tag}>`;
}

/** Two places beside each other, so that whatever stands in either is near the window, and as wide as in the other. */
export const places =
  '<main style="display: flex"><div id="one" style="width: 620px"></div><div id="two" style="width: 620px"></div></main>';

/** What a laboratory shows and says once everything has run. */
export async function shown(laboratory: Locator): Promise<string> {
  await expect(laboratory.getByRole('button', { name: 'Reset' })).toBeVisible();
  await finished(laboratory);
  await laboratory.page().waitForTimeout(600);
  await settled(laboratory);
  const said = await laboratory.locator('.live').first().textContent();
  return `${said ?? ''}\n${await pictures(laboratory)}`;
}

/** Opens a page with the places, and a script that runs before the elements are defined. */
export function opened(page: Page, before = ''): Promise<void> {
  return embed(page, places, before);
}

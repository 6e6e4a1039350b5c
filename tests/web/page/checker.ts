// The accessibility checker: what it finds on a page, or in a part of it, in words.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

interface Part {
  /** Only this, by a selector. */
  include?: string;
  /** All but these, by selectors. */
  exclude?: readonly string[];
  /** Only these rules. */
  rules?: readonly string[];
  /** All but these rules. */
  without?: readonly string[];
}

/** Each violation on a page, by rule, place and remedy. */
export async function violations(
  page: Page,
  { include, exclude = [], rules, without = [] }: Part = {},
): Promise<string[]> {
  // The pages have no frames of other origins: without the checker's mode for them it needs no second page, and half the time.
  const checker = new AxeBuilder({ page }).setLegacyMode();
  // What it passes is counted, not described.
  checker.options({ resultTypes: ['violations'] });
  if (rules) checker.withRules([...rules]);
  if (without.length > 0) checker.disableRules([...without]);
  if (include !== undefined) checker.include(include);
  for (const selector of exclude) checker.exclude(selector);
  const { violations: found } = await checker.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

/** The checker finds nothing on an open page, light, dark and narrow, where it does not scroll sideways either. */
export async function expectClean(
  page: Page,
  { exclude = [] as readonly string[], wide = 1280, narrow = 320 } = {},
): Promise<void> {
  await page.setViewportSize({ width: wide, height: 900 });
  expect(await violations(page, { exclude }), 'light').toEqual([]);
  expect(await widthOf(page)).toBeLessThanOrEqual(wide);
  await page.emulateMedia({ colorScheme: 'dark' });
  // A theme changes colours alone, and a width everything else.
  expect(await violations(page, { exclude, rules: ['color-contrast'] }), 'dark').toEqual([]);
  await page.setViewportSize({ width: narrow, height: 900 });
  expect(await violations(page, { exclude, without: ['color-contrast'] }), `${String(narrow)} pixels`).toEqual([]);
  expect(await widthOf(page)).toBeLessThanOrEqual(narrow);
}

/** Pixels from the left edge of a page to its right one. */
const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

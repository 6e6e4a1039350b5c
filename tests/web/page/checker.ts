// The accessibility checker: what it finds on a page, or in a part of it, in words.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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

// A laboratory that trains, alone on its page: opened, and waited for until its runs have ended.
import { expect, type Locator, type Page } from '@playwright/test';
import { field, opens, type Open } from './laboratory.ts';

interface Trains {
  open: Open;
  done: (laboratory: Locator) => Promise<void>;
  /** Opened, and done. */
  trained: Open;
  /** Opened anew at the address where the page is now, and done. */
  reopened: (page: Page) => Promise<Locator>;
}

/**
 * quick  a fragment whose settings are trained in a few seconds
 * ready  brings it to where tests begin
 */
export function trains(tag: string, quick: string, ready?: (laboratory: Locator) => Promise<unknown>): Trains {
  const open = opens(tag, ready);
  const done: Trains['done'] = async (laboratory) => {
    await expect(laboratory.locator('.run')).toHaveAttribute('data-state', 'done', { timeout: 60_000 });
    await expect(laboratory.getByText(/^(Trained: |All \d+ runs have ended|The run has ended)/)).toBeVisible();
  };
  const trained: Open = async (page, fragment = quick) => {
    const laboratory = await open(page, fragment);
    await done(laboratory);
    return laboratory;
  };
  const reopened: Trains['reopened'] = async (page) => {
    const { hash } = new URL(page.url());
    await page.goto('about:blank');
    return trained(page, hash);
  };
  return { open, done, trained, reopened };
}

/** Each field refuses what is out of its range, the last number that is typed, beside it, while the picture `stays`, and takes what is good. */
export async function expectRanges(
  laboratory: Locator,
  fields: readonly (readonly [name: string, typed: string, range: string, good: string])[],
  stays: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const error = laboratory.locator('.error').filter({ hasText: '⚠' });
  for (const [name, typed, range, good] of fields) {
    await field(laboratory, name).fill(typed);
    await expect(error).toHaveCount(1);
    await expect(error).toContainText(typed.replace(/.*, /, ''));
    await expect(error).toContainText(range);
    await expect(field(laboratory, name)).toHaveValue(typed);
    await stays();
    await field(laboratory, name).fill(good);
    await expect(error).toHaveCount(0);
  }
}

/** The table, unfolded: folded it is not in the document. */
export async function tableOf(laboratory: Locator, name: RegExp): Promise<Locator> {
  await laboratory.locator('details[part="table"]').evaluate((details) => details.toggleAttribute('open', true));
  return laboratory.getByRole('table', { name });
}

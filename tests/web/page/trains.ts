// A laboratory that trains, alone on its page: opened, and waited for until its runs have ended.
import type { Locator, Page } from '@playwright/test';
import { expect, only } from './test.ts';

interface Trains {
  open: (page: Page, fragment?: string) => Promise<Locator>;
  done: (laboratory: Locator) => Promise<void>;
  /** Opened, and done. */
  trained: (page: Page, fragment?: string) => Promise<Locator>;
}

/** quick  a fragment whose settings are trained in a few seconds */
export function trains(tag: string, quick: string): Trains {
  const open: Trains['open'] = async (page, fragment = '') => {
    await page.goto(only(tag, fragment));
    const laboratory = page.locator(tag);
    await laboratory.scrollIntoViewIfNeeded();
    await expect(laboratory.getByRole('button', { name: 'Reset' })).toBeVisible();
    return laboratory;
  };
  const done: Trains['done'] = async (laboratory) => {
    await expect(laboratory.locator('.run')).toHaveAttribute('data-state', 'done', { timeout: 60_000 });
    await expect(laboratory.getByText(/^(Trained: |All \d+ runs have ended)/)).toBeVisible();
  };
  return {
    open,
    done,
    trained: async (page, fragment = quick) => {
      const laboratory = await open(page, fragment);
      await done(laboratory);
      return laboratory;
    },
  };
}

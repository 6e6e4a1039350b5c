// A page that is scrolled at once.
import type { Locator, Page } from '@playwright/test';

export const scroll = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => {
    scrollTo({ top: to, behavior: 'instant' });
  }, top);

/** Scrolls until a part stands at the top of the window, or in its middle. */
export const scrollUntil = (part: Locator, block: 'start' | 'center' = 'start'): Promise<void> =>
  part.evaluate((element, at) => {
    element.scrollIntoView({ behavior: 'instant', block: at });
  }, block);

// An empty page of the server that gives the modules one by one, for tests that drive them without the lesson.
import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

export { expect } from '@playwright/test';

export const test = base.extend<{ modules: Page }>({
  modules: async ({ page, baseURL }, use) => {
    const address = new URL(baseURL ?? '');
    address.port = String(Number(address.port) + 1);
    address.pathname = '/empty';
    await page.route(address.href, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.goto(address.href);
    await use(page);
  },
});

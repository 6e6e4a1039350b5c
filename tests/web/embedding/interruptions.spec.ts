// A sweep that the world breaks in upon: the page goes into the browser's memory and comes back, workers die, the network is gone.
import type { Page } from '@playwright/test';
import { chromium, launch, quietly } from '../page/engines.ts';
import { expect, test } from '../page/test.ts';
import { embed } from './host.ts';

// Playwright switches the browser's memory of pages off.
test.use({ launchOptions: { ...launch(chromium), args: quietly, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

const samples = 40_000;
const variance = `<dk-variance samples="${String(samples)}" dimensions="1,4,64,256" seed="7"></dk-variance>`;

test('a page that comes back from the browser’s memory ends its sweep with the same bits', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      Object.assign(window, { persisted });
    });
  });
  await embed(page, variance);
  const laboratory = page.locator('dk-variance');
  await expect(laboratory.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.goto('worksheet.html');
  await page.waitForTimeout(1000);
  await page.goBack();
  console.log(await page.evaluate(() => [(window as any).persisted, JSON.stringify((performance.getEntriesByType('navigation')[0] as any).notRestoredReasons)]));
  await expect(laboratory.getByRole('button', { name: 'Run again' })).toBeVisible();
});

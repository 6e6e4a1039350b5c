// The first screen as a reader sees it, and the picture in the README: build-scripts/screenshot.sh says where to put it.
import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1.5 });

test('the first screen is there before any click, and the console stays silent', async ({ page }, info) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('./');
  await expect(page.locator('dk-opening').locator('#dimension')).toBeVisible();
  await page.screenshot({ path: process.env.SCREENSHOT ?? info.outputPath('first-screen.png') });
  expect(complaints).toEqual([]);
});

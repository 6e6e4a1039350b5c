// A browser without WebAssembly SIMD, which Chromium takes itself for on a processor without SSE 4.1.
import { chromium, expect, test } from '@playwright/test';
import config from '../../web/playwright.config.ts';

const launch = config.use?.launchOptions ?? {};

test('without SIMD the lesson says what is missing, once for each picture, and offers no second try', async () => {
  test.skip(process.arch !== 'x64', 'the switch is one for x64');
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), '--js-flags=--no-enable-sse4-1'] });
  const page = await browser.newPage();
  await page.goto(config.use?.baseURL ?? '');
  const missing = page.locator('dk-opening').getByRole('alert');
  await expect(missing).toContainText('a WebAssembly program with SIMD instructions');
  await expect(missing.getByRole('button')).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
  await browser.close();
});

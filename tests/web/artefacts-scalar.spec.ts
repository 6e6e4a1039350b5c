// The same in a browser without WebAssembly SIMD, which Chromium takes itself for on a processor without SSE 4.1: the modules without it
// are taken, and say the same to the last digit.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium, expect, test, type Page } from '@playwright/test';
import config from '../../web/playwright.config.ts';

const dist = join(dirname(fileURLToPath(import.meta.url)), '../../dist');
const launch = config.use?.launchOptions ?? {};

/** What the opening and the sweep say in the single file. */
async function said(page: Page): Promise<string[]> {
  await page.goto(pathToFileURL(join(dist, 'lesson/sqrt-dk.html')).href + '#v=1&variance.seed=7&variance.samples=400');
  const sentences: string[] = [];
  for (const tag of ['dk-opening', 'dk-variance']) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await expect(page.locator(tag).getByRole('status')).toContainText(/\d/);
    // The sweep runs at once: its sentence is whole when the sweep is.
    await expect(page.locator(tag).getByRole('status')).not.toContainText('has not come to');
    sentences.push((await page.locator(tag).getByRole('status').textContent()) ?? '');
  }
  return sentences;
}

test('without SIMD the single file says the same', async ({ page }) => {
  test.skip(process.arch !== 'x64', 'the switch is one for x64');
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), '--js-flags=--no-enable-sse4-1'] });
  const plain = await browser.newPage();
  const sentences = await said(plain);
  const validates = (at: Page): Promise<boolean> =>
    at.evaluate(() =>
      WebAssembly.validate(
        Uint8Array.from([
          0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
        ]),
      ),
    );
  expect(await validates(plain)).toBe(false);
  await browser.close();
  expect(await said(page)).toEqual(sentences);
  expect(await validates(page)).toBe(true);
});

// Two copies of the library on one page: the first serves all.
import { expect, test } from '@playwright/test';
import { version as own } from '../../../web/core/version.ts';
import { embed } from './host.ts';

for (const [what, version, told] of [
  ['the same', own.replace(/\d+$/, '99'), 0],
  ['another', '99.0.0', 1],
] as const) {
  test(`the first of two copies serves the page; one of ${what} generation says so ${String(told)} times`, async ({
    page,
    baseURL,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.addInitScript(() => {
      let workers = 0;
      window.Worker = class extends Worker {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options);
          document.documentElement.dataset.workers = String(++workers);
        }
      };
    });
    await page.route('**/copy/**', async (route) => {
      const response = await route.fetch({ url: route.request().url().replace('/copy/', '/') });
      const text = await response.text();
      await route.fulfill({ response, body: text.replaceAll(own, version) });
    });
    await embed(page, '<dk-opening></dk-opening><dk-softmax guess="off"></dk-softmax>');
    await page.addScriptTag({ type: 'module', url: `${baseURL ?? ''}copy/sqrt-dk.js` });
    await page.locator('dk-softmax').scrollIntoViewIfNeeded();
    for (const tag of ['dk-opening', 'dk-softmax'])
      await expect(page.locator(tag).getByRole('button', { name: 'Reset' })).toBeVisible();
    await page.waitForTimeout(500);
    expect(said.filter((text) => text.includes(version))).toHaveLength(told);
    expect(said).toHaveLength(told);
    const workers = await page.evaluate(() => [
      document.documentElement.dataset.workers,
      navigator.hardwareConcurrency,
    ]);
    expect(Number(workers[0] ?? 0)).toBeLessThanOrEqual(Number(workers[1]));
    // Parts of the second copy may still be on their way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

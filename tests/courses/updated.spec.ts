// A site that has been updated while a cache, as a browser's or a service worker's, holds files of the version before.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { folder as artefacts, requireArtefacts } from './artefacts.ts';
import { serve } from './serve.ts';
import { expectUndisturbed, watch } from './watch.ts';

test.beforeAll(requireArtefacts);

for (const [which, kept, found] of [
  ['a cache', /sqrt-dk-more\.js$/, 1],
  ['the host itself', /sqrt-dk-more\.js/, 0],
] as const)
  test(`a classic script beside which ${which} has another of the version before asks for its own past the cache`, async ({
    page,
  }) => {
    const folder = join(artefacts, 'classic');
    const before = readFileSync(join(folder, 'sqrt-dk-more.js'), 'utf8').replace(/"sqrt-dk [0-9a-f]{16}"/, '"before"');
    expect(before).toContain('Symbol.for("before")');
    let answered = 0;
    await page.route(kept, (route) => {
      answered += 1;
      return route.fulfill({ contentType: 'text/javascript', body: before });
    });
    const path = '/courses/attention/';
    const html = `<!doctype html><html lang="en"><head><title>A course</title><link rel="icon" href="data:,">
      <script src="sqrt-dk.js" defer></script></head><body><dk-proof></dk-proof><dk-softmax></dk-softmax></body></html>`;
    const watched = watch(page);
    const served = await serve(folder, { path, pages: { [`${path}page`]: html } });
    await page.goto(`${served.address}page`);
    for (const tag of found === 1 ? ['dk-proof', 'dk-softmax'] : ['dk-softmax']) {
      await page.locator(tag).scrollIntoViewIfNeeded();
      await expect(page.locator(tag).getByRole('button', { name: 'Reset' })).toBeVisible();
    }
    if (found === 1) expectUndisturbed(watched, [served.origin]);
    else await expect.poll(() => watched.problems.join()).toMatch(/^error: <dk-proof> could not be loaded[^,]*$/);
    await expect(page.locator('dk-proof:defined')).toHaveCount(found);
    expect(answered).toBe(2 - found);
    await served.close();
  });

// The classic script in a sandbox of micro-frontends: its text runs with a window and a document that stand for the page's.
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { folder as artefacts, requireArtefacts } from './artefacts.ts';
import { serve } from './serve.ts';
import { expectUndisturbed, watch } from './watch.ts';

test.beforeAll(requireArtefacts);

/** As qiankun, micro-app and Garfish have it: what a script sets stays inside, and functions of the page's are bound to what they are of. */
const sandbox = `
  const standIn = (real, own) =>
    new Proxy(real, {
      get(_, name) {
        if (Object.hasOwn(own, name)) return own[name];
        const value = real[name];
        return typeof value === 'function' && !value.prototype ? value.bind(real) : value;
      },
      set(_, name, value) {
        own[name] = value;
        return true;
      },
      has: (_, name) => name in own || name in real,
    });
  const own = { document: standIn(document, {}) };
  const sandbox = standIn(window, own);
  Object.assign(own, { window: sandbox, self: sandbox, globalThis: sandbox });
  fetch('sqrt-dk.js')
    .then((answer) => answer.text())
    .then((text) => new Function('sandbox', 'with(sandbox){' + text + '}')(sandbox));`;

test('a classic script that a sandbox runs draws and computes, and finds the scripts beside it', async ({ page }) => {
  const path = '/courses/attention/';
  const html = `<!doctype html><html lang="en"><head><title>A course</title><link rel="icon" href="data:,"></head>
    <body><dk-softmax></dk-softmax><dk-proof></dk-proof><script>${sandbox}</script></body></html>`;
  const watched = watch(page);
  const served = await serve(join(artefacts, 'classic'), { path, pages: { [`${path}page`]: html } });
  await page.goto(`${served.address}page`);
  for (const tag of ['dk-softmax', 'dk-proof']) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await expect(page.locator(tag).getByRole('button', { name: 'Reset' })).toBeVisible();
  }
  expectUndisturbed(watched, [served.origin]);
  await served.close();
});

// The classic script and a bundle in a sandbox of micro-frontends: their text runs with a window and a document that stand for the page's.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { folder as artefacts, requireArtefacts } from './artefacts.ts';
import { sweep } from './expected.ts';
import { installed, run, tools } from './installed.ts';
import { serve } from './serve.ts';
import { expectMeasured, expectUndisturbed, watch } from './watch.ts';

test.beforeAll(requireArtefacts);

/** As qiankun, micro-app and Garfish have it: what a script sets stays inside, and functions of the page's are bound to what they are of. */
const sandboxed = (file: string): string => `<script>
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
  fetch('${file}')
    .then((answer) => answer.text())
    .then((text) => new Function('sandbox', 'with(sandbox){' + text + '}')(sandbox));
</script>`;

const path = '/courses/attention/';

test('a classic script that a sandbox runs draws and computes, and finds the scripts beside it', async ({ page }) => {
  const html = `<!doctype html><html lang="en"><head><title>A course</title><link rel="icon" href="data:,"></head>
    <body><dk-softmax></dk-softmax><dk-proof></dk-proof>${sandboxed('sqrt-dk.js')}</body></html>`;
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

test('a bundle with the package that a sandbox runs draws and computes', async ({ page }) => {
  const application = await installed('vite');
  await run(process.execPath, [tools.rolldown, 'main.ts', '--format', 'iife', '--file', 'child/main.js'], application);
  const whole = readFileSync(join(application, 'index.html'), 'utf8');
  const html = whole.replace('<script type="module" src="./main.ts"></script>', () => sandboxed('main.js'));
  expect(html).toContain('sandbox');
  const watched = watch(page);
  const served = await serve(join(application, 'child'), { path, pages: { [`${path}page`]: html } });
  await page.goto(`${served.address}page`);
  await expectMeasured(page, [sweep()]);
  expectUndisturbed(watched, [served.origin]);
  await served.close();
});

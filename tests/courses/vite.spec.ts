// The package in a Vite application, without configuration: built for a path below the root, and from the development server.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { type Page, expect, test } from '@playwright/test';
import { portFrom } from './artefacts.ts';
import { expectDeclared, type Declaration } from './declared.ts';
import { sweep } from './expected.ts';
import { elementsNamed, installed, run, tools } from './installed.ts';
import { serve } from './serve.ts';
import { expectMeasured, expectUndisturbed, watch } from './watch.ts';

const base = '/courses/attention/';
let application = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  application = await installed('vite');
});

test('a laboratory of the built application computes what the core does, with workers', async ({ page }) => {
  await run(process.execPath, [tools.vite, 'build', '--base', base, '--logLevel', 'warn'], application);
  const watched = watch(page);
  const served = await serve(join(application, 'dist'), { path: base });
  try {
    await page.goto(served.address);
    await expectMeasured(page, [sweep()]);
    await expect(page.locator('body > output')).toHaveText('d = 64');
    expect(page.workers().map((worker) => worker.url())).toContainEqual(
      expect.stringMatching(/\/assets\/worker-.*\.js$/),
    );
    expectUndisturbed(watched, [served.origin]);
    expect(served.missing).toEqual([]);
  } finally {
    await served.close();
  }
});

test('who imports one laboratory is sent no other', () => {
  const assets = join(application, 'dist/assets');
  const html = readFileSync(join(application, 'dist/index.html'), 'utf8');
  const first = [...html.matchAll(/(?:src|href)="[^"]*\/assets\/([^"]+\.js)"/g)].map(([, name = '']) => name);
  expect(first.length).toBeGreaterThan(0);
  const size = (names: readonly string[]): number =>
    names.reduce((sum, name) => sum + statSync(join(assets, name)).size, 0);
  // 164 kB when this was written.
  expect(size(first)).toBeLessThan(200_000);
  expect(elementsNamed(application, assets)).toEqual(['dk-variance']);
});

/** A page beside one script computes, in workers that are made of text. */
async function expectAlone(page: Page, folder: string, html: string): Promise<void> {
  const watched = watch(page);
  const served = await serve(join(application, folder), { path: base, pages: { [base]: html } });
  try {
    await page.goto(served.address);
    await expectMeasured(page, [sweep()]);
    expect(page.workers().map((worker) => worker.url())).toContainEqual(expect.stringMatching(/^blob:/));
    expectUndisturbed(watched, [served.origin]);
    expect(served.missing).toEqual([]);
  } finally {
    await served.close();
  }
}

test('as one classic script, in which modules have no address, it computes the same', async ({ page }) => {
  // As esbuild does it too, where it is told nothing of formats.
  await run(process.execPath, [tools.rolldown, 'main.ts', '--format', 'iife', '--file', 'script/main.js'], application);
  const html = readFileSync(join(application, 'index.html'), 'utf8');
  await expectAlone(page, 'script', html.replace('type="module" src="./main.ts"', 'defer src="main.js"'));
});

test('as one module in a Blob, as anywidget has those of widgets, it computes the same', async ({ page }) => {
  const options = ['--format', 'esm', '--file', 'widget/main.js', '--no-codeSplitting'];
  await run(process.execPath, [tools.rolldown, 'main.ts', ...options], application);
  const html = readFileSync(join(application, 'index.html'), 'utf8');
  const widget = `<script type="module">
    const module = await (await fetch('main.js')).blob();
    await import(URL.createObjectURL(new Blob([module], { type: 'text/javascript' })));
  </script>`;
  await expectAlone(page, 'widget', html.replace('<script type="module" src="./main.ts"></script>', widget));
});

test('from the development server it computes the same', async ({ page }) => {
  const watched = watch(page);
  const server = await createServer({
    root: application,
    base,
    configFile: false,
    logLevel: 'silent',
    server: { port: portFrom(40), strictPort: true, host: 'localhost' },
  });
  await server.listen();
  try {
    const origin = `http://localhost:${String(portFrom(40))}`;
    await page.goto(origin + base);
    await expectMeasured(page, [sweep()]);
    expect(page.workers().map((worker) => worker.url())).toContainEqual(
      expect.stringContaining('/sqrt-dk/assets/worker.js'),
    );
    expectUndisturbed(watched, [origin]);
  } finally {
    await server.close();
  }
});

test('every laboratory of the package comes up in a built application, and is as the list of elements has it', async ({
  page,
}) => {
  const into = join(application, 'every');
  const options = ['build', '--base', base, '--logLevel', 'warn', '--outDir', into];
  // The page of this application is another than the first.
  await run('cp', ['every.html', 'index.html'], application);
  await run(process.execPath, [tools.vite, ...options], application);
  const watched = watch(page);
  const served = await serve(into, { path: base });
  try {
    await page.goto(served.address);
    const all = (await page.locator('body').getAttribute('data-all'))?.split(' ') ?? [];
    expect(all.length).toBeGreaterThan(15);
    // They begin when they come near the window.
    for (const name of all) {
      await page.locator(name).scrollIntoViewIfNeeded();
      await expect(page.locator(`body[data-ready~="${name}"]`)).toHaveCount(1);
    }
    const list = readFileSync(join(application, 'node_modules/sqrt-dk/custom-elements.json'), 'utf8');
    const { modules } = JSON.parse(list) as { modules: { declarations: Declaration[] }[] };
    const declarations = modules.flatMap((module) => module.declarations);
    expect(declarations.map(({ tagName }) => tagName).sort()).toEqual(all);
    for (const declaration of declarations) await expectDeclared(page, declaration);
    // The package has no page to print, and nothing leads to one.
    await expect(page.locator('dk-quiz').getByRole('link')).toHaveCount(0);
    expectUndisturbed(watched, [served.origin]);
    expect(served.missing).toEqual([]);
  } finally {
    await served.close();
  }
});

// The React component of docs/embedding/docusaurus/: rendered in Node, hydrated in the browser, given other attributes by its page.
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { sweep } from './expected.ts';
import { look } from '../web/hosts/look.ts';
import { expectFallback, expectSite, withSite } from './site.ts';
import { followed } from './steps.ts';
import { expectMeasured, expectUndisturbed, watch } from './watch.ts';

/** What the pages of the course say, read from their text: elements of the component as MDX writes them. */
function elementsOf(folder: string, page: string): string {
  const lines = readFileSync(join(folder, 'docs', page), 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('<SqrtDk ')).join('\n');
}

/** Stands in for the hook that Docusaurus has under this name. */
const hook = "export default (path) => '/courses/attention' + path;";

const pages = (folder: string): string => `
import React, { useState } from 'react';
import SqrtDk from './src/components/SqrtDk.jsx';
function Changing() {
  const [seed, setSeed] = useState('1');
  return <><button onClick={() => setSeed('7')}>Another</button>
    <SqrtDk laboratory="variance" focus="64" dimensions="16,64" guess="off" seed={seed} /></>;
}
export const pages = {
  'index.html': <>${elementsOf(folder, 'index.mdx')}</>,
  'week-2/index.html': <>${elementsOf(folder, 'week-2/index.mdx')}</>,
  'changing.html': <Changing />,
};`;

const server = `import { renderToString } from 'react-dom/server';
import { pages } from './pages.jsx';
export const rendered = Object.entries(pages).map(([path, page]) => [path, renderToString(page)]);`;

const client = `import { hydrateRoot } from 'react-dom/client';
import { pages } from './pages.jsx';
const root = document.getElementById('root');
hydrateRoot(root, pages[root.dataset.page], { onRecoverableError: console.error });`;

/** Makes the site: pages with their elements in them, as a generator writes them, and one script. */
async function made(): Promise<string> {
  const { folder } = await followed('docusaurus');
  symlinkSync(resolve(import.meta.dirname, 'node_modules'), join(folder, 'node_modules'));
  for (const [name, text] of Object.entries({
    'hook.js': hook,
    'pages.jsx': pages(folder),
    'server.jsx': server,
    'client.jsx': client,
  }))
    writeFileSync(join(folder, name), text);
  const common = {
    root: folder,
    configFile: false,
    logLevel: 'warn',
    publicDir: 'static',
    resolve: { alias: { '@docusaurus/useBaseUrl': join(folder, 'hook.js') } },
  } as const;
  const input = (name: string): object => ({
    rollupOptions: { input: join(folder, name), output: { entryFileNames: '[name].mjs' } },
  });
  await build({ ...common, build: { ...input('client.jsx'), outDir: 'site' } });
  await build({
    ...common,
    publicDir: false,
    ssr: { noExternal: true },
    build: { ...input('server.jsx'), ssr: true, outDir: 'made' },
  });
  const { rendered } = (await import(join(folder, 'made/server.mjs'))) as { rendered: [string, string][] };
  for (const [path, html] of rendered) {
    expect(html).toContain('<p>This picture needs JavaScript.</p></dk-variance>');
    const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>A course</title>';
    const file = join(folder, 'site', path);
    mkdirSync(resolve(file, '..'), { recursive: true });
    const script = '<script type="module" src="/courses/attention/client.mjs"></script>';
    writeFileSync(file, `${head}<div id="root" data-page="${path}">${html}</div>${script}</html>`);
  }
  return join(folder, 'site');
}

test('the component for Docusaurus shows laboratories that compute, and says what is missing without the script', async ({
  page,
}) => {
  const site = await made();
  await expectSite(page, 'docusaurus-component', site);
  await expectFallback(page, site);
  const watched = watch(page);
  await withSite(site, async (address, origin) => {
    await page.goto(`${address}changing.html`);
    const [before] = await expectMeasured(page, [sweep('1')]);
    await page.getByRole('button', { name: 'Another', exact: true }).click();
    await expect.poll(async () => (await page.evaluate(look)).laboratories[0]?.row).not.toEqual(before?.row);
    await expectMeasured(page, [sweep('7')]);
    // The element can still be given the focus: its method is its own.
    expect(await page.locator('dk-variance').evaluate((element) => typeof (element as HTMLElement).focus)).toBe(
      'function',
    );
    expectUndisturbed(watched, [origin]);
  });
});

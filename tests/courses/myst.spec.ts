// The MyST course of docs/embedding/myst/: what mystmd makes of its pages, and that in a browser. Themes are fetched, so there is none here.
import { execFile } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { folder as artefacts, requireArtefacts } from './artefacts.ts';
import { sweep } from './expected.ts';
import { serve } from './serve.ts';
import { followed } from './steps.ts';
import { expectMeasured, expectUndisturbed, watch } from './watch.ts';

interface Node {
  type: string;
  children?: Node[];
  value?: string;
  src?: string;
  title?: string;
  width?: string;
  height?: string;
  esm?: string;
  model?: Record<string, unknown>;
}

const myst = resolve(import.meta.dirname, 'node_modules/mystmd/dist/myst.cjs');

/** Reads the pages; that no theme can be fetched here comes after. */
async function read(folder: string, page: string): Promise<Node[]> {
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, [myst, 'build', '--site'], { cwd: folder }, (_error, stdout, stderr) => {
      resolve(stdout + stderr);
    });
  });
  expect(said).toContain('Built 2 pages for project');
  const { mdast } = JSON.parse(readFileSync(join(folder, '_build/site/content', `${page}.json`), 'utf8')) as {
    mdast: Node;
  };
  const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)];
  return all(mdast);
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

test('the frame of a MyST page keeps its address, and shows a laboratory that computes', async ({ page }) => {
  const { folder } = await followed('myst');
  const frame = (await read(folder, 'index')).find(({ type }) => type === 'iframe');
  expect(frame).toMatchObject({ title: 'How large a score is', width: '100%' });
  const source = frame?.src ?? '';
  expect(source).toMatch(/^https:\/\/<your-site>\/embed\.html\?lab=variance&focus=256/);
  const html = `<!doctype html><title>A course</title><iframe src="${escaped(source)}" width="100%" height="600"></iframe>`;
  const files = await serve(join(artefacts, 'site'), { path: '/sqrt-dk/' });
  const own = await serve('/nowhere', {
    pages: { '/page': html.replace('https://<your-site>/', files.address.replace('localhost', '127.0.0.1')) },
  });
  const watched = watch(page);
  await page.goto(`${own.origin}/page`);
  await expect.poll(() => page.frames().length).toBe(2);
  await expectMeasured(page.frames()[1] ?? page.mainFrame(), [sweep()]);
  expectUndisturbed(watched, [own.origin, files.origin.replace('localhost', '127.0.0.1')]);
  await Promise.all([files.close(), own.close()]);
});

test('the widget of a MyST page shows a laboratory with its attributes, on the page and in a shadow tree', async ({
  page,
}) => {
  const { folder } = await followed('myst');
  const widget = (await read(folder, 'widget')).find(({ type }) => type === 'anywidget');
  expect(widget?.esm).toMatch(/^\/sqrt-dk-[0-9a-f]+\.mjs$/);
  requireArtefacts();
  const modules = await serve(join(artefacts, 'npm'), { path: '/sqrt-dk-modules/' });
  const from = modules.address.replace('localhost', '127.0.0.1');
  const site = await serve(join(folder, '_build/site/public'), {
    path: '/',
    pages: { '/page': '<!doctype html><html lang="en"><title>A course</title><main></main></html>' },
  });
  expect(widget?.model?.from).toBe('https://<your-site>/sqrt-dk-modules/');
  const watched = watch(page);
  /** As a host of widgets does. */
  const show = async (model: Record<string, unknown>, inShadow: boolean): Promise<void> => {
    await page.evaluate(
      async ([address, values, shadow]) => {
        interface Widget {
          default: { render: (context: object) => Promise<() => void> };
        }
        const { default: module } = (await import(address)) as Widget;
        const host = document.createElement('div');
        document.querySelector('main')?.replaceChildren(host);
        const el = document.createElement('div');
        (shadow ? host.attachShadow({ mode: 'open' }) : host).append(el);
        await module.render({ model: { get: (name: string) => values[name] }, el });
      },
      [site.origin + (widget?.esm ?? ''), model, inShadow] as const,
    );
  };
  await page.goto(`${site.origin}/page`);
  await show({ ...widget?.model, from }, false);
  await expectMeasured(page, [sweep('7')]);
  await expect(page.getByText('The same, from another seed.')).toBeVisible();
  await expect(page.getByText('This picture is on its way.')).toBeHidden();
  const pictures = process.env.COURSES_PICTURES;
  if (pictures !== undefined) await page.screenshot({ path: join(pictures, 'myst-widget.png'), fullPage: true });
  await show({ ...widget?.model, from }, true);
  await expect(page.locator('dk-variance .live')).toContainText('The sweep measures a variance of 252');
  expectUndisturbed(watched, [site.origin, new URL(from).origin]);
  // And where the modules are not.
  await show({ from: `${from}nowhere/`, laboratory: 'softmax' }, false);
  await expect(page.getByText('This picture could not come: Failed to fetch')).toBeVisible();
  await Promise.all([modules.close(), site.close()]);
});

test('MyST takes raw elements and scripts out, and of a raw frame its height', async () => {
  const { folder } = await followed('myst');
  const raw = [
    '<script src="sqrt-dk.js"></script>',
    '<dk-variance>Lost</dk-variance>',
    '<iframe src="https://example.org/raw" title="A" height="900"></iframe>',
  ];
  appendFileSync(join(folder, 'index.md'), `\n${raw.join('\n\n')}\n`);
  const nodes = await read(folder, 'index');
  expect(JSON.stringify(nodes)).not.toMatch(/dk-variance|<script/);
  const frame = nodes.find(({ src }) => src === 'https://example.org/raw');
  expect(frame?.type).toBe('iframe');
  expect([frame?.title, frame?.height]).toEqual(['A', undefined]);
});

// The artefacts in dist/ in a browser: the single file and the classic script from file://, the script from another origin, the package's
// modules from a static host. Made by ./build-scripts/package.sh.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { partOfTheDay } from '../seeds.ts';
import { laboratories } from './chapters/chapters.ts';
import { markup, shown } from './embedding/life.ts';
import { unfold } from './page/test.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const dist = join(root, 'dist');
const results = join(root, 'build/results');
const address = (path: string): string => pathToFileURL(path).href;
const types: Record<string, string> = { '.js': 'text/javascript', '.html': 'text/html' };

/** Everything that goes wrong or is asked for, while the page is there. */
function watched(page: Page): { problems: string[]; asked: string[] } {
  const problems: string[] = [];
  const asked: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('request', (request) => asked.push(request.url()));
  return { problems, asked };
}

const kinds = (page: Page): string[] => [...new Set(page.workers().map((worker) => new URL(worker.url()).protocol))];

/** A static host of a folder, which sends these headers and no type that it does not know. */
async function host(folder: string, headers: Record<string, string> = {}, pages: Record<string, string> = {}) {
  const server: Server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    try {
      const body = pages[path] ?? readFileSync(join(folder, path));
      response
        .writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream', ...headers })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}` };
}

const laboratory = '<dk-variance guess="off" samples="400" dimensions="1,4,16"></dk-variance>';

test('the single file opens from file://, computes in Blob workers and asks for nothing', async ({ page }) => {
  const { problems, asked } = watched(page);
  const file = address(join(dist, 'lesson/sqrt-dk.html'));
  await page.goto(file);
  for (const tag of ['dk-opening', 'dk-variance', 'dk-worked-example', 'dk-training', 'dk-quiz']) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await expect(page.locator(tag).getByRole('img').first()).toBeVisible();
  }
  expect(kinds(page)).toEqual(['blob:']);
  expect(asked.filter((url) => url !== file && !/^(?:blob|data):/.test(url))).toEqual([]);
  expect(problems).toEqual([]);
});

test('what is shared from the single file leads to the published site where the build knew one, and is text where it did not', async ({
  page,
}, info) => {
  const built = readFileSync(join(dist, 'lesson/sqrt-dk.html'), 'utf8').replace(
    /<meta name="sqrt-dk-published"[^>]*>/,
    '',
  );
  const published = '<meta name="sqrt-dk-published" content="https://course.example/sqrt-dk/chapters.html">';
  const opened = async (name: string, html: string): Promise<void> => {
    writeFileSync(info.outputPath(name), html);
    await page.goto(address(info.outputPath(name)));
    await page.locator('dk-opening').getByRole('button', { name: 'Share or embed' }).click();
  };
  const dialog = page.locator('dk-opening').getByRole('dialog');
  await opened('unknown.html', built);
  await expect(dialog.getByLabel('The state as text')).toBeVisible();
  await opened('known.html', built.replace('</head>', `${published}</head>`));
  await expect(dialog.getByLabel('Link to the lesson with this state')).toHaveValue(
    'https://course.example/sqrt-dk/chapters.html#dk-opening',
  );
  await expect(dialog.getByLabel(/^Element/)).toHaveValue(/src="https:\/\/course\.example\/sqrt-dk\/sqrt-dk\.js"/);
  await expect(dialog.getByLabel(/^Frame/)).toHaveValue(
    /src="https:\/\/course\.example\/sqrt-dk\/embed\.html\?lab=opening"/,
  );
});

test('the classic script works from file://, with Blob workers and the scripts beside it alone', async ({ page }) => {
  const { problems, asked } = watched(page);
  mkdirSync(results, { recursive: true });
  const file = join(results, 'classic.html');
  // No encoding is stated, as on a careless page.
  const script = address(join(dist, 'classic/sqrt-dk.js'));
  writeFileSync(file, `<!doctype html><script src="${script}"></script>${laboratory}<dk-quiz lang="de"></dk-quiz>`);
  await page.goto(address(file));
  await expect(page.locator('dk-variance').getByRole('img').first()).toBeVisible();
  await expect(page.locator('dk-variance').getByRole('status')).toContainText('The sweep measures a variance of');
  // Off the screen it does nothing.
  await page.locator('dk-quiz').scrollIntoViewIfNeeded();
  await expect(page.locator('dk-quiz').getByRole('img').first()).toBeVisible();
  await expect.poll(() => kinds(page)).toEqual(['blob:']);
  const folder = address(join(dist, 'classic/'));
  expect(asked.filter((url) => url !== address(file) && !url.startsWith(folder) && !url.startsWith('blob:'))).toEqual(
    [],
  );
  expect(problems).toEqual([]);
});

/** By element, the scripts that docs/embedding.md says it loads beside the first. */
const beside = new Map(
  [...readFileSync(join(root, 'docs/embedding.md'), 'utf8').matchAll(/^\| (`<dk-[^|]*) \| ([^|]*) \|$/gm)].flatMap(
    ([, elements = '', scripts = '']) =>
      [...elements.matchAll(/<(dk-[\w-]+)>/g)].map(
        ([, tag = '']) => [tag, [...scripts.matchAll(/`([^`]+)`/g)].map(([, script = '']) => script).sort()] as const,
      ),
  ),
);

/** With which the quiz opens at the question that is trained. */
const more: Readonly<Record<string, string>> = { 'dk-quiz': 'item="training"' };

test('docs/embedding.md says of every laboratory what it loads', () => {
  expect([...beside.keys()].sort()).toEqual([...laboratories].sort());
});

for (const tag of partOfTheDay(laboratories, 11, 5))
  test(`${tag} in the classic script loads the scripts that docs/embedding.md says, and no other`, async ({ page }) => {
    const { problems, asked } = watched(page);
    mkdirSync(results, { recursive: true });
    const file = join(results, `classic-${tag}.html`);
    const packed = join(dist, 'classic/sqrt-dk.js');
    const packs = existsSync(packed) && readFileSync(packed, 'utf8').includes(tag);
    expect(packs, `dist/ does not know ${tag} yet: ./build-scripts/package.sh packs it`).toBe(true);
    const script = address(packed);
    writeFileSync(file, `<!doctype html><html lang="en"><script src="${script}"></script>${markup(tag, more[tag])}`);
    await page.goto(address(file));
    await shown(page.locator(tag));
    // Some wait until the reader looks at what is folded.
    if (await unfold(page.locator(tag))) await shown(page.locator(tag));
    const scripts = asked.filter((url) => url.startsWith('file:') && url.endsWith('.js') && url !== script);
    expect(scripts.map((url) => url.replace(/^.*\//, '')).sort()).toEqual(beside.get(tag));
    expect(problems).toEqual([]);
  });

test('it works from another origin, also where a policy forbids workers and every request', async ({ page }) => {
  const { problems, asked } = watched(page);
  const scripts = await host(join(dist, 'classic'));
  const policy = `default-src 'none'; script-src ${scripts.origin} 'wasm-unsafe-eval'; style-src 'self'; img-src data:`;
  const body = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><script src="${scripts.origin}/sqrt-dk.js"></script>${laboratory}`;
  const pages = await host(results, { 'content-security-policy': policy }, { '/index.html': body });
  await page.goto(`${pages.origin}/index.html`);
  await expect(page.locator('dk-variance').getByRole('img').first()).toBeVisible();
  await expect(page.locator('dk-variance').getByRole('status')).toContainText('The sweep measures a variance of');
  expect(page.workers()).toEqual([]);
  const origins = new Set(asked.map((url) => new URL(url).origin).filter((origin) => origin !== 'null'));
  expect([...origins].sort()).toEqual([pages.origin, scripts.origin].sort());
  // The one refusal is that of the worker.
  expect(problems.filter((text) => !/worker|blob:/i.test(text))).toEqual([]);
  pages.server.close();
  scripts.server.close();
});

test("the package's modules run from a static host as they are, under a strict policy", async ({ page }) => {
  const { problems, asked } = watched(page);
  const policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; img-src data:; worker-src 'self'";
  const body = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><script type="module" src="./auto.js"></script>${laboratory}`;
  const { server, origin } = await host(
    join(dist, 'npm'),
    { 'content-security-policy': policy },
    { '/index.html': body },
  );
  await page.goto(`${origin}/index.html`);
  await expect(page.locator('dk-variance').getByRole('status')).toContainText('The sweep measures a variance of');
  await expect.poll(() => kinds(page)).toEqual(['http:']);
  expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
  expect(problems).toEqual([]);
  server.close();
});

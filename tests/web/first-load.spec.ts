// What a reader's browser fetches until the opening picture answers is at most 100,000 bytes as a static host compresses it with Brotli, and 120,000
// with gzip, WebAssembly included, in at most 12 requests: whatever its HTML does not name is held back until it does. What is fetched ahead in
// the five seconds after that, and what comes on approach, are figures of their own.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { laboratories } from './chapters/chapters.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const site = join(root, 'web/dist');
const results = join(root, 'build/results');
/** Bytes until the opening answers; with what is fetched ahead, with Brotli; requests until it answers. */
const budget = { answers: { brotli: 100_000, gzip: 120_000 }, ahead: 240_000, requests: 12 };
/** Milliseconds in which the page fetches ahead by itself, and in which nothing more comes when all is there. */
const ahead = 5000;
const quiet = 1500;
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
};

interface Size {
  brotli: number;
  gzip: number;
}

const known = new Map<string, Size>();

function compressed(path: string, content: Buffer): Size {
  const size = known.get(path) ?? {
    brotli: brotliCompressSync(content).length,
    gzip: gzipSync(content, { level: 9 }).length,
  };
  known.set(path, size);
  return size;
}

const bytes = (size: number): string => size.toLocaleString('en');

test('the first load takes at most 100 KB until the opening answers, WebAssembly included', async ({ page }) => {
  // All chapters come one after another at the end, which takes a slow machine its time.
  test.setTimeout(240_000);
  // The story begins its other pictures by itself after six seconds. What it fetches ahead is that without these, however slow the machine.
  await page.addInitScript((most) => {
    if (location.pathname !== '/') return;
    const set = setTimeout;
    window.setTimeout = ((run: () => void, milliseconds = 0, ...rest: unknown[]) =>
      milliseconds > most ? 0 : set(run, milliseconds, ...rest)) as typeof setTimeout;
  }, ahead);
  // The page, and what stands in it outside of the template of what is fetched ahead.
  const html = readFileSync(join(site, 'index.html'), 'utf8').replace(/<template[^]*<\/template>/, '');
  const named = new Set([
    '/index.html',
    ...[...html.matchAll(/\b(?:src|href)="\.(\/assets\/[^"]+)"/g)].map(([, path = '']) => path),
  ]);
  /** One for each answer: what two workers ask for counts twice. */
  const sent: (Size & { path: string })[] = [];
  let answered = (): void => undefined;
  const answering = new Promise<void>((resolve) => (answered = resolve));
  const server = createServer((request, response) => {
    void send(request, response);
  });
  const send = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '/index.html'));
    const content = readFileSync(join(site, path));
    if (!named.has(path)) await answering;
    sent.push({ path, ...compressed(path, content) });
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(content);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sum = (kind: keyof Size): number => sent.reduce((total, size) => total + size[kind], 0);
  const both = (): Size => ({ brotli: sum('brotli'), gzip: sum('gzip') });

  await page.goto(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`);
  const opening = page.locator('dk-opening');
  const slider = opening.getByRole('slider').first();
  const before = await slider.getAttribute('aria-valuetext');
  await slider.press('ArrowRight');
  await expect(slider).not.toHaveAttribute('aria-valuetext', before ?? '');
  const answers = both();
  const requests = sent.length;
  answered();
  const withWebAssembly = sent.some(({ path }) => path.endsWith('.wasm'));
  const lines = sent.map(({ path, brotli }) => `${String(brotli).padStart(8)}  ${path}\n`).join('');
  await page.waitForTimeout(ahead);
  for (let before = -1; before !== sent.length;) {
    before = sent.length;
    await page.waitForTimeout(quiet);
  }
  const fetched = both();
  // The scripts of the other pictures are among it.
  expect(sent.filter(({ path }) => /\/dk-(?:arrows|training)-/.test(path))).toHaveLength(2);
  await page.goto(new URL('chapters.html', page.url()).href);
  for (const tag of laboratories) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await expect(page.locator(tag).getByRole('button', { name: 'Reset' })).toBeVisible();
  }
  server.close();

  const written = (name: string, { brotli, gzip }: Size): string =>
    `${name}: ${bytes(brotli)} bytes with Brotli, ${bytes(gzip)} with gzip`;
  const report = `${lines}${[
    written('Until the opening answers', answers),
    written('with what is fetched ahead within 5 s', fetched),
    written('once all is on show', both()),
  ].join('; ')}.\n`;
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'first-load.txt'), report);
  expect(withWebAssembly).toBe(true);
  expect(requests, report).toBeLessThanOrEqual(budget.requests);
  expect(answers.brotli, report).toBeLessThanOrEqual(budget.answers.brotli);
  expect(answers.gzip, report).toBeLessThanOrEqual(budget.answers.gzip);
  expect(fetched.brotli, report).toBeLessThanOrEqual(budget.ahead);
});

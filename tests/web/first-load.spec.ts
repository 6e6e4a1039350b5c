// What a reader's browser fetches to show the first screen is at most 130,000 bytes as a static host compresses it, WebAssembly and
// workers' scripts included. What comes on approach is listed after it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { laboratories } from './chapters/chapters.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const site = join(root, 'web/dist');
const results = join(root, 'build/results');
const budget = 130_000;
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
};

test('the first load takes at most 130 KB, compressed, WebAssembly included', async ({ page }) => {
  const sizes = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '/index.html'));
    const bytes = readFileSync(join(site, path));
    sizes.set(path, brotliCompressSync(bytes).length);
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fetched = (): [number, string] => {
    const lines = [...sizes].map(([path, size]) => `${String(size).padStart(8)}  ${path}\n`).join('');
    return [[...sizes.values()].reduce((sum, size) => sum + size, 0), lines];
  };
  await page.goto(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`);
  await page.waitForLoadState('networkidle');
  const [first, lines] = fetched();
  const withWebAssembly = [...sizes.keys()].some((path) => path.endsWith('.wasm'));
  for (const tag of laboratories) {
    await page.locator(tag).scrollIntoViewIfNeeded();
    await expect(page.locator(tag).getByRole('button', { name: 'Reset' })).toBeVisible();
  }
  server.close();

  const report = `${lines}First load: ${String(first)} bytes of ${String(budget)}; ${String(fetched()[0])} once all is on show.\n`;
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'first-load.txt'), report);
  expect(withWebAssembly).toBe(true);
  expect(first, report).toBeLessThanOrEqual(budget);
});

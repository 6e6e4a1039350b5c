// The digests of fixed runs, computed in the engine under test, beside the recorded ones. They come from a module that no page ships, linked
// from the very objects of the page's modules (tests/bindings/digests.cpp), so that it proves the bits of what the page ships.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const root = join(import.meta.dirname, '../../..');

/** The glue or the binary that a page asks for below digests/. */
export const digestsFile = (address: string): string => join(root, 'build/wasm/tests/bindings', basename(address));

export async function routeDigests(page: Page): Promise<void> {
  await page.route('**/digests/*', (route) =>
    route.fulfill({ path: digestsFile(new URL(route.request().url()).pathname) }),
  );
}

/** Runs in a page that is served with digests/ beside it. */
export async function readDigests(): Promise<string> {
  const address = new URL('digests/sqrt-dk-digests', location.href).href;
  const { default: start } = (await import(`${address}.js`)) as {
    default: (options: { wasmBinary: ArrayBuffer }) => Promise<{ digests: () => string }>;
  };
  const binary = await (await fetch(`${address}.wasm`)).arrayBuffer();
  return (await start({ wasmBinary: binary })).digests();
}

export function expectDigests(text: string): void {
  expect(text).toBe(readFileSync(join(root, 'tests/reference/digests/digests.txt'), 'utf8'));
}

// The module of the digests is linked from the objects of the page's modules: it proves their bits (digests.cpp).
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

import { instantiate, type Glue } from '../../web/core/compile.ts';

async function digests(): Promise<string> {
  const address = new URL('../../build/wasm/tests/bindings/sqrt-dk-digests', import.meta.url).href;
  const { default: glue } = (await import(`${address}.js`)) as { default: Glue<{ digests: () => string }> };
  const binary = await readFile(new URL(`${address}.wasm`));
  return (await instantiate(glue, await WebAssembly.compile(binary))).digests();
}

test('every digest of build/wasm is the recorded one', async () => {
  const recorded = await readFile(new URL('../reference/digests/digests.txt', import.meta.url), 'utf8');
  expect(await digests()).toBe(recorded);
});

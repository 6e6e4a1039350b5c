// The modules without SIMD: they compile where there is none, the same glue starts them, and they give the same bits.
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import { instantiateChapters } from '../../web/core/load-chapters.ts';
import { instantiateTraining } from '../../web/core/load-training.ts';
import { instantiateCore } from '../../web/core/load.ts';
import { boundChapters } from './chapters-core.ts';
import { bound } from './core.ts';

const generated = new URL('../../web/core/generated/', import.meta.url);
const read = (path: string): Promise<Buffer<ArrayBuffer>> => readFile(new URL(path, generated));
const compiled = async (path: string): Promise<WebAssembly.Module> => WebAssembly.compile(await read(path));

const modules = ['core', 'chapters', 'examples', 'training'];

test.each(modules)('sqrt-dk-%s has one glue, with and without SIMD', async (name) => {
  expect(await read(`scalar/sqrt-dk-${name}.js`)).toEqual(await read(`sqrt-dk-${name}.js`));
});

// V8 has no WebAssembly SIMD on processors without SSE 4.1, and can be told to see none.
test.runIf(process.arch === 'x64').each(modules)('sqrt-dk-%s compiles where there is no SIMD', (name) => {
  const validates = (path: string): string => {
    const file = fileURLToPath(new URL(path, generated));
    const script = `WebAssembly.validate(fs.readFileSync(${JSON.stringify(file)}))`;
    return execFileSync(process.execPath, ['--no-enable-sse4-1', '--print', script], { encoding: 'utf8' }).trim();
  };
  expect(validates(`sqrt-dk-${name}.wasm`)).toBe('false');
  expect(validates(`scalar/sqrt-dk-${name}.wasm`)).toBe('true');
});

test('every digest is the same without SIMD', async () => {
  const core = await instantiateCore(await compiled('scalar/sqrt-dk-core.wasm'));
  expect(core.digests()).toEqual(bound.digests());
  const chapters = await instantiateChapters(await compiled('scalar/sqrt-dk-chapters.wasm'));
  expect(chapters.digests()).toEqual(boundChapters.digests());
  const [simd, scalar] = await Promise.all(
    ['', 'scalar/'].map(async (folder) => instantiateTraining(await compiled(`${folder}sqrt-dk-training.wasm`))),
  );
  expect(scalar?.digests()).toEqual(simd?.digests());
});

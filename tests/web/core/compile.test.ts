// Compiling the binary: by stream, from bytes, or with a clear error.
import { afterEach, expect, test, vi } from 'vitest';

import { compileBytes, compileFrom } from '../../../web/core/compile.ts';

const bytes = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

function hosting(type: string, body: BodyInit = bytes, status = 200): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers: { 'content-type': type } })));
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('streams where the host names the type', async () => {
  hosting('application/wasm');
  const streaming = vi.spyOn(WebAssembly, 'compileStreaming');
  expect(await compileFrom('core.wasm')).toBeInstanceOf(WebAssembly.Module);
  expect(streaming).toHaveBeenCalledOnce();
});

test.each(['application/octet-stream', 'application/wasm; charset=binary', ''])(
  'compiles from bytes where the host says "%s"',
  async (type) => {
    hosting(type);
    expect(await compileFrom('core.wasm')).toBeInstanceOf(WebAssembly.Module);
  },
);

test('a missing file is "not-fetched"', async () => {
  hosting('text/html', 'nothing here', 404);
  await expect(compileFrom('core.wasm')).rejects.toMatchObject({ name: 'CoreUnavailable', code: 'not-fetched' });
});

test('a refused request is "not-fetched"', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(compileFrom('core.wasm')).rejects.toMatchObject({
    code: 'not-fetched',
    detail: expect.stringContaining('Failed') as string,
  });
});

test('a page in place of the binary, as servers send it for addresses that they do not know, is "not-fetched"', async () => {
  hosting('text/html; charset=utf-8', '<!doctype html>');
  await expect(compileFrom('core.wasm')).rejects.toMatchObject({ code: 'not-fetched', detail: 'a page' });
});

test('something else in place of the binary is "not-started"', async () => {
  hosting('application/wasm', '<!doctype html>');
  await expect(compileFrom('core.wasm')).rejects.toMatchObject({ code: 'not-started' });
});

test('a policy that forbids compilation is "no-webassembly"', async () => {
  hosting('text/plain');
  const refusal = new Error(
    "Refused to compile: 'unsafe-eval' is not an allowed source in the Content Security Policy",
  );
  vi.spyOn(WebAssembly, 'compile').mockRejectedValue(refusal);
  await expect(compileFrom('core.wasm')).rejects.toMatchObject({ code: 'no-webassembly' });
});

test('a browser without SIMD is "no-simd", where a module that needs it does not compile', async () => {
  expect(await compileBytes(bytes)).toBeInstanceOf(WebAssembly.Module);
  vi.spyOn(WebAssembly, 'compile').mockRejectedValue(new WebAssembly.CompileError('invalid value type s128'));
  await expect(compileBytes(bytes)).rejects.toMatchObject({ code: 'not-started' });
  vi.spyOn(WebAssembly, 'validate').mockReturnValue(false);
  await expect(compileBytes(bytes)).rejects.toMatchObject({ code: 'no-simd' });
});

test('a browser without WebAssembly is "no-webassembly"', async () => {
  vi.stubGlobal('WebAssembly', undefined);
  await expect(compileFrom('core.wasm')).rejects.toMatchObject({ code: 'no-webassembly' });
});

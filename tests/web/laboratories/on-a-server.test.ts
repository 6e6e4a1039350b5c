// Node has no window and no elements: what renders a page there may import ours all the same.
import { expect, test, vi } from 'vitest';
import { generation, register } from '../../../web/kit/page/register.ts';
import { version } from '../../../web/core/version.ts';
import manifest from '../../../web/package.json' with { type: 'json' };

// Hundreds of modules are transformed.
vi.setConfig({ testTimeout: 60_000 });

const classes = import.meta.glob<Record<string, unknown>>('../../../web/laboratories/*/laboratory.ts');
const definitions = import.meta.glob('../../../web/laboratories/*/laboratory.ts', { query: '?register' });

test('no class of an element and no definition asks for a window when it is imported', async () => {
  expect('window' in globalThis).toBe(false);
  expect('document' in globalThis).toBe(false);
  for (const load of [...Object.values(classes), ...Object.values(definitions)])
    await expect(load()).resolves.toBeDefined();
  expect(Object.keys(classes).length).toBeGreaterThan(15);
});

test('where elements are not drawn, as in jsdom, they stay what the page says, and throw nothing', () => {
  const define = vi.fn();
  vi.stubGlobal('customElements', { define, get: () => undefined });
  register('dk-softmax', Object as never);
  expect(define).not.toHaveBeenCalled();
  vi.stubGlobal('ResizeObserver', Object);
  // As Lit has them on a server.
  vi.stubGlobal('document', { createTextNode: () => ({}) });
  register('dk-softmax', Object as never);
  expect(define).not.toHaveBeenCalled();
  vi.stubGlobal('document', { documentElement: {} });
  register('dk-softmax', Object as never);
  expect(define).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('the version by which copies know each other is that of the package', () => {
  expect(version).toBe(manifest.version);
});

test.each([
  ['2.7.1', '2'],
  ['0.1.3', '0.1'],
  ['10.0.0', '10'],
])('version %s is of generation %s', (of, expected) => {
  expect(generation(of)).toBe(expected);
});

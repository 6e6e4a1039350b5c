// Every laboratory is opened by page tests of its own, called as its folder is: no list names them, and one that was forgotten would not be missed.
import { expect, test } from 'vitest';
import { manifests } from '../../../web/lesson/pages/manifests.ts';

const textsOf = (files: Record<string, string>): Map<string, string> =>
  new Map(Object.entries(files).map(([path, text]) => [path.replace(/.*\//, ''), text]));

const specs = textsOf(import.meta.glob('../*.spec.ts', { query: '?raw', import: 'default', eager: true }));
/** What several specs open laboratories by. */
const shared = textsOf(import.meta.glob('../page/*.ts', { query: '?raw', import: 'default', eager: true }));

/** What of `shared` a spec takes. */
const taken = (spec: string): string[] =>
  [...spec.matchAll(/from '\.\/page\/([^']+)'/g)].map(([, file = '']) => shared.get(file) ?? '');

test.each(Object.keys(manifests))('%s has page tests that open it', (tag) => {
  const name = `${tag.replace('dk-', '')}.spec.ts`;
  const spec = specs.get(name);
  expect(spec, `tests/web/${name}`).toBeDefined();
  const opens = new RegExp(`'${tag}['.]`);
  expect(
    [spec ?? '', ...taken(spec ?? '')].some((text) => opens.test(text)),
    `${name} opens ${tag}`,
  ).toBe(true);
});

// What a laboratory says of itself is what its manifest says, which pages, frames, the package and links go by.
import { expect, test } from 'vitest';
import { wordsOf } from '../../../web/kit/page/properties.ts';
import { manifestIn, manifests } from '../../../web/lesson/pages/manifests.ts';
import { everyLaboratory } from '../schema/every-laboratory.ts';
import { everyClass } from './every-class.ts';

test('every folder has a class', () => {
  expect(everyClass.map(([name]) => `dk-${name}`)).toEqual(Object.keys(manifests));
});

test.each(everyClass)(
  '%s keeps its links under the key of its manifest, and is called as that says',
  (name, { about }) => {
    const { key, label } = manifests[`dk-${name}`] ?? {};
    expect(about.key).toBe(key);
    expect(`${wordsOf(about)[0] ?? ''}.label`).toBe(label);
  },
);

test('a manifest that names a script or a module that there is not is refused', () => {
  const json = (script: string, module: string): string => JSON.stringify({ script, modules: [module] });
  expect(manifestIn('new', json('more', 'chapters')).script).toBe('more');
  expect(() => manifestIn('new', json('mor', 'chapters'))).toThrow(
    'laboratories/new/manifest.json: “script” is “mor”; permitted: first, training, more',
  );
  expect(() => manifestIn('new', json('more', 'chapter'))).toThrow('“modules” is “chapter”; permitted: chapters');
});

test.each(everyClass)('%s keeps the parameters of its folder', (name, { about }) => {
  expect(about.parameters).toBe(Object.fromEntries(everyLaboratory)[name]);
});

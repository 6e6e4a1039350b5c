// Links that were made once open to the same settings for ever: recorded-links.json is only ever added to. `npm run renew` adds a link for
// each laboratory that has a parameter which no recorded link sets.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { askedBy, attributesFor } from '../../../web/embed/asked.ts';
import { version } from '../../../web/core/version.ts';
import { readClass, readState, writeState } from '../../../web/schema/url.ts';
import type { Selection } from '../../../web/schema/parameter.ts';
import { everyLaboratory, keyOf } from './every-laboratory.ts';
import { otherValue } from './other-values.ts';

interface Link {
  /** The version that made it. */
  made: string;
  /** The laboratory, by its folder. */
  laboratory: string;
  /** Its name in links. */
  namespace: string;
  fragment: string;
  /** All its settings, those too that the link leaves out. */
  values: Record<string, unknown>;
}

const path = join(import.meta.dirname, 'recorded-links.json');
const recorded = JSON.parse(readFileSync(path, 'utf8')) as Link[];
const laboratories = new Map(everyLaboratory);

/** Parameters that no recorded link sets. */
function missing(laboratory: string, selection: Selection): string[] {
  const links = recorded.filter((link) => link.laboratory === laboratory);
  return Object.values(selection)
    .map(({ key }) => key)
    .filter((key) => !links.some(({ namespace, fragment }) => fragment.includes(`&${namespace}.${key}=`)));
}

if (process.env.UPDATE_LINKS) {
  for (const [laboratory, selection] of laboratories) {
    if (missing(laboratory, selection).length === 0) continue;
    const values = Object.fromEntries(Object.entries(selection).map(([name, each]) => [name, otherValue(each)]));
    const namespace = keyOf(laboratory);
    recorded.push({
      made: version,
      laboratory,
      namespace,
      fragment: writeState('', namespace, selection, values),
      values,
    });
  }
  writeFileSync(path, `${JSON.stringify(recorded, null, 2)}\n`);
}

test.each([...laboratories])('every parameter of %s is set by a recorded link', (laboratory, selection) => {
  expect(missing(laboratory, selection), 'npm run renew, in web/, adds one').toEqual([]);
});

test.each(recorded.map((link) => [link.fragment, link] as const))(
  '%s',
  (fragment, { laboratory, namespace, values }) => {
    const selection = laboratories.get(laboratory) ?? {};
    const read = readState(fragment, namespace, selection);
    expect(read.notes).toEqual([]);
    // What is new since then has its first value.
    expect(read.values).toMatchObject(values);
    expect(keyOf(laboratory)).toBe(namespace);
  },
);

describe('what a link of an earlier version may hold and this one does not', () => {
  const variance = laboratories.get('variance') ?? {};

  test('out of range is clamped, and said', () => {
    const { values, notes } = readState('#v=1&variance.focus=100000&variance.samples=1', 'variance', variance);
    expect(values).toMatchObject({ focus: 4096, samples: 2 });
    expect(notes.map(({ code, used }) => [code, used])).toEqual([
      ['clamped', '2'],
      ['clamped', '4096'],
    ]);
  });

  test('a key that is no more is passed over, and said; the rest is taken', () => {
    const { values, notes } = readState('#v=1&variance.gone=7&variance.focus=16', 'variance', variance);
    expect(values).toMatchObject({ focus: 16, samples: 2000 });
    expect(notes.map(({ code, parameter }) => [code, parameter])).toEqual([['unknown-key', 'gone']]);
  });

  test('a link of a later form opens to first values, and that is said', () => {
    const { values, notes } = readState('#v=2&variance.focus=16', 'variance', variance);
    expect(values).toMatchObject({ focus: 64 });
    expect(notes.map(({ code }) => code)).toEqual(['unknown-version']);
  });
});

test('the link of a class, and the address of a frame', () => {
  expect(readClass('#v=1&seed=7&answers=hidden')).toEqual({
    seed: '7',
    guessFirst: false,
    answersHidden: true,
    notes: [],
  });
  const asked = askedBy('?lab=variance&focus=256&d=1,64&hide=seed&theme=dark&lang=de');
  expect([asked.laboratory, asked.language, ...asked.attributes]).toEqual([
    'variance',
    'de',
    ['hide', 'seed'],
    ['theme', 'dark'],
  ]);
  const { attributes, notes } = attributesFor(asked.parameters, laboratories.get('variance') ?? {});
  expect([...attributes]).toEqual([
    ['dimensions', '1,64'],
    ['focus', '256'],
  ]);
  expect(notes).toEqual([]);
});

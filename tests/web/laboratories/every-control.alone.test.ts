// What a newcomer forgets: a control that changes the picture alone. Each parameter of each laboratory, changed by itself, changes the link, the file
// and both programs, but for what the schema says that it leaves as it is.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sharedExamples } from '../../../web/core/shared.ts';
import { initialValues } from '../../../web/kit/settings.ts';
import type { Parameter, Selection } from '../../../web/schema/parameter.ts';
import { isSet } from '../../../web/kit/controls.ts';
import { readState, writeState } from '../../../web/schema/url.ts';
import { partOfTheDay } from '../../seeds.ts';
import { otherValue, otherValues } from '../schema/other-values.ts';
import { everyClass } from './every-class.ts';
import { type Taken, asOnPage, inNode } from './in-node.ts';

type Values = Readonly<Record<string, unknown>>;
type Part = keyof Taken;

const parts: readonly Part[] = ['file', 'numpy', 'pytorch'];
const partsOf: Readonly<Record<'file' | 'programs', readonly Part[]>> = {
  file: ['file'],
  programs: ['numpy', 'pytorch'],
};

let examples: readonly string[];

beforeAll(async () => {
  asOnPage();
  examples = (await sharedExamples()).workedExamples().map(({ id }) => id);
});

afterAll(() => {
  vi.unstubAllGlobals();
});

/** Values with which the parameter is set. */
function startOf(selection: Selection, parameter: Parameter<unknown>): Values {
  const first = initialValues(selection);
  if (isSet(parameter, first)) return first;
  const owners = Object.entries(parameter.only ?? {});
  return {
    ...first,
    ...Object.fromEntries(owners.map(([name, [value = '']]) => [name, selection[name]?.parse(value)])),
  };
}

/** The same, then with one other parameter set otherwise: what a parameter does may need that. */
function* startsOf(selection: Selection, name: string, start: Values): Generator<Values> {
  yield start;
  for (const [other, parameter] of Object.entries(selection)) {
    if (other === name) continue;
    const values = [...otherValues(parameter, examples)];
    const some = parameter.names ? values : [...values.slice(0, 2), ...values.slice(-1)];
    for (const value of some) yield { ...start, [other]: value };
  }
}

/** The same with as little to measure as may be. */
function few(selection: Selection, start: Values): Values {
  const fewer = Object.entries(selection).map(([name, parameter]) => {
    const [less] = [...otherValues(parameter)].filter((value) => Number(value) < Number(start[name]));
    return [name, less ?? start[name]];
  });
  return Object.fromEntries(fewer) as Values;
}

/** What differs between a laboratory with some values and with others: before anything is measured, or at rest. Nothing, where the core refuses them. */
async function differences(
  Class: object,
  values: readonly [Values, Values],
  when: 'first' | 'rested',
): Promise<Part[]> {
  const both = await Promise.all(values.map((each) => inNode(Class, each).catch(() => undefined)));
  const [before, after] = await Promise.all(
    both.map(async (each) => (when === 'first' ? each?.first : each?.rested())),
  );
  for (const each of both) each?.leave();
  return before && after ? parts.filter((part) => before[part] !== after[part]) : [];
}

/** What a parameter is found to change, by ever more attempts until that is all that is wanted. */
async function changes(
  Class: object,
  selection: Selection,
  [name, parameter]: readonly [string, Parameter<unknown>],
  wanted: readonly Part[],
): Promise<Set<Part>> {
  const start = startOf(selection, parameter);
  const values = [...otherValues(parameter, examples)];
  const found = new Set<Part>();
  const enough = async (from: Values, value: unknown, when: 'first' | 'rested'): Promise<boolean> => {
    for (const part of await differences(Class, [from, { ...from, [name]: value }], when)) found.add(part);
    return wanted.every((part) => found.has(part));
  };
  if (await enough(start, values[0], 'first')) return found;
  if (await enough({ ...few(selection, start), [name]: start[name] }, values[0], 'rested')) return found;
  for (const from of startsOf(selection, name, start))
    for (const value of values.slice(0, from === start ? Infinity : 3))
      if (await enough(from, value, 'first')) return found;
  return found;
}

const today = partOfTheDay(
  everyClass.map(([name]) => name),
  3,
);
describe.each(everyClass.filter(([name]) => today.includes(name)))('<dk-%s>', (_, Class) => {
  const { key, parameters: selection } = Class.about;

  test.each(Object.entries(selection))(
    '%s changes link, file and programs, but for what it leaves',
    async (name, parameter) => {
      const start = startOf(selection, parameter);
      const value = otherValue(parameter, examples);
      const changed = { ...start, [name]: value };
      const link = writeState('', key, selection, changed);
      expect(link).not.toBe(writeState('', key, selection, start));
      expect(readState(link, key, selection).values[name]).toEqual(value);

      const stays = (parameter.leaves ?? []).flatMap((each) => partsOf[each]);
      const found = await differences(Class, [start, changed], 'first');
      expect(
        found.filter((part) => stays.includes(part)),
        `${name} changes what parameters.ts says that it leaves`,
      ).toEqual([]);
      const wanted = parts.filter((part) => !stays.includes(part));
      const all = wanted.length > 0 ? await changes(Class, selection, [name, parameter], wanted) : new Set(found);
      const missing = wanted.filter((part) => !all.has(part));
      expect(missing, `${name} is missing: give it to csv() or code(), or say in parameters.ts what it leaves`).toEqual(
        [],
      );
    },
  );
});

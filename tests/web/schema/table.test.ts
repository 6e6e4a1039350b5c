// The table of parameters as a whole.
import { describe, expect, test } from 'vitest';

import type { Parameter } from '../../../web/schema/parameter.ts';
import { parameters } from '../../../web/schema/table.ts';
import { everyLaboratory } from './every-laboratory.ts';

const all: [string, Parameter<unknown>][] = Object.entries(parameters);
const own = everyLaboratory.flatMap(([laboratory, selection]) =>
  Object.entries(selection).map(([name, parameter]): [string, Parameter<unknown>] => [
    `${name} of ${laboratory}`,
    parameter,
  ]),
);

test.each(all)('%s stands under its own name', (name, parameter) => {
  expect(parameter.name).toBe(name);
});

describe.each(own)('%s', (_, parameter) => {
  test('permits its own first value, and writes it as it reads it', () => {
    expect(parameter.parse(parameter.text(parameter.initial))).toEqual(parameter.initial);
  });

  test('says in one line what it is, and what is permitted', () => {
    expect(parameter.doc).toMatch(/^[A-Z].{10,110}\.$/);
    expect(parameter.range).not.toBe('');
  });
});

test.each(everyLaboratory)('the links of %s have a key for each parameter', (_, selection) => {
  const keys = Object.values(selection).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key, 'small letters; `key` in parameters.ts sets one').toMatch(/^[a-z]+$/);
});

// The table of parameters as a whole.
import { describe, expect, test } from 'vitest';

import type { Parameter } from '../../../web/parameters/parameter.ts';
import { laboratories, parameters } from '../../../web/parameters/table.ts';

const all: [string, Parameter<unknown>][] = Object.entries(parameters);

describe.each(all)('%s', (name, parameter) => {
  test('stands under its own name', () => {
    expect(parameter.name).toBe(name);
  });

  test('permits its own first value, and writes it as it reads it', () => {
    expect(parameter.parse(parameter.text(parameter.initial))).toEqual(parameter.initial);
  });

  test('says in one line what it is, and what is permitted', () => {
    expect(parameter.doc).toMatch(/^[A-Z].{10,110}\.$/);
    expect(parameter.range).not.toBe('');
  });
});

test.each(Object.entries(laboratories))('the links of %s have a key for each parameter', (_, selection) => {
  const keys = Object.values<Parameter<unknown>>(selection).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[a-z]+$/);
});

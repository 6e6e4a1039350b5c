// Requests name their fields: what is missing, and what nobody knows, is said by name, in every function that takes an object.
import { describe, expect, test } from 'vitest';

import type { Refusal } from '../../web/core/types.ts';
import { boundChapters } from './chapters-core.ts';
import { bound, core } from './core.ts';
import { calls, type Bound } from './hostile.ts';
import { interfaceOf, modules, optionalFields } from './interfaces.ts';
import { attention } from './requests.ts';

type Fields = Record<string, unknown>;
const isRequest = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);

/** Each object that a good call is given, with its fields that the type of web/core says may be left out. */
const requests = modules.flatMap(([module, file, bound, good]) =>
  calls(bound, good).flatMap(([name, call, given]) =>
    given.flatMap((request, place) =>
      isRequest(request)
        ? [{ name, call, given, place, request, optional: optionalFields(interfaceOf(file, module), name, place) }]
        : [],
    ),
  ),
);

function refusal(call: Bound, given: unknown[], place: number, request: Fields): Refusal | undefined {
  const answer = call(...given.map((value, index) => (index === place ? request : value)));
  return 'error' in answer ? answer.error : undefined;
}

test('there are requests to try', () => {
  expect(requests.length).toBeGreaterThan(20);
});

describe.each(requests)('$name, argument $place', ({ call, given, place, request, optional }) => {
  const fields = Object.keys(request).filter((field) => !optional.includes(field));

  test.each(fields.map((field) => [field]))(
    'names the missing field %s and the one that stands in its place',
    (field) => {
      const { [field]: value, ...others } = request;
      const mayBeLeftOut = `where ${field} may be left out, its type in web/core says so by a question mark`;
      expect(refusal(call, given, place, others), mayBeLeftOut).toMatchObject({
        code: 'missing',
        parameter: field,
        value: '',
      });
      const misspelt = refusal(call, given, place, { ...others, [`${field}x`]: value });
      expect(misspelt).toMatchObject({ code: 'missing-field', parameter: field, value: `${field}x` });
      expect(misspelt?.range.split(', ')).toContain(field);
    },
  );

  test('is tried with every field that may be left out', () => {
    const left = optional.filter((field) => !(field in request));
    expect(left, 'the good call in tests/bindings has it, so that it is tried with what is bad').toEqual([]);
  });

  test('names a field too many', () => {
    expect(refusal(call, given, place, { ...request, colour: 'red' })).toMatchObject({
      code: 'unknown-field',
      parameter: 'colour',
    });
  });
});

test('"dimension" misspelt is said to be missing, with what stands there', () => {
  const { dimension, ...others } = attention;
  expect(bound.attention({ ...others, dimensoin: dimension } as never)).toMatchObject({
    error: { code: 'missing-field', parameter: 'dimension', value: 'dimensoin' },
  });
});

test('a rule without parameter needs none, and one with a parameter says that it is missing', () => {
  expect(core.divisor({ id: 'sqrt' }, 64)).toBe(8);
  expect(core.divisor({ id: 'sqrt', parameter: 0 }, 64)).toBe(8);
  expect(bound.divisor({ id: 'power' }, 64)).toMatchObject({ error: { code: 'missing', parameter: 'parameter' } });
  expect(bound.divisor({ id: 'sqrt', paramter: 1 } as never, 64)).toMatchObject({
    error: { code: 'unknown-field', parameter: 'paramter' },
  });
  expect(bound.divisor({ id: 'cube' }, 64)).toMatchObject({ error: { code: 'unknown' } });
});

test('a law without parameter needs none either', () => {
  const normal = { id: 'normal', mean: 0, std: 1 };
  expect(boundChapters.standardMoments(normal)).toHaveProperty('value');
  expect(boundChapters.standardMoments({ ...normal, id: 'student-t' })).toMatchObject({
    error: { code: 'missing', parameter: 'parameter' },
  });
});

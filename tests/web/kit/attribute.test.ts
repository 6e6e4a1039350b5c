// Attributes: what is refused is an error and never bent into range.
import { expect, test } from 'vitest';

import { fromAttribute, readAttributes } from '../../../web/kit/page/author.ts';
import { openingParameters } from '../../../web/laboratories/opening/parameters.ts';
import { varianceParameters } from '../../../web/laboratories/variance/parameters.ts';
import { caught } from '../schema/caught.ts';

const element = (attributes: Record<string, string>): { getAttribute(name: string): string | null } => ({
  getAttribute: (name) => attributes[name] ?? null,
});

test('absent attributes give the first values', () => {
  expect(readAttributes(element({}), openingParameters)).toEqual({
    values: { seed: '1', dimension: 64, draw: 0 },
    errors: [],
  });
});

test('attributes give their values', () => {
  const { values, errors } = readAttributes(
    element({ seed: '42', dimensions: '4 64', keys: '16' }),
    varianceParameters,
  );
  expect(values).toMatchObject({ seed: '42', dimensions: [4, 64], keys: 16 });
  expect(errors).toEqual([]);
});

test('each refused attribute gives its error, and the others stand', () => {
  const { values, errors } = readAttributes(element({ seed: '-1', keys: '5000', samples: '500' }), varianceParameters);
  expect(values).toMatchObject({ seed: '1', keys: 8, samples: 500 });
  expect(errors.map(({ code, parameter }) => [parameter, code])).toEqual([
    ['seed', 'not-a-seed'],
    ['keys', 'out-of-range'],
  ]);
});

test('an empty attribute is not an absent one', () => {
  expect(caught(() => fromAttribute(varianceParameters.keys, ''))).toMatchObject({ code: 'empty' });
});

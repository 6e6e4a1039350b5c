// The client: sizes of arrays are checked on their way in and out.
import { expect, test } from 'vitest';

import { coreClient, type CoreClient } from '../../../web/core/client.ts';
import { CoreRefusal } from '../../../web/core/refusal.ts';
import type { AttentionInput, AttentionSteps, CoreModule, Opening } from '../../../web/core/types.ts';

const input: AttentionInput = {
  queries: 1,
  keys: 2,
  dimension: 3,
  valueDimension: 1,
  q: [1, 2, 3],
  k: [1, 2, 3, 4, 5, 6],
  v: [1, 2],
  rule: { id: 'sqrt', parameter: 0 },
  causal: false,
  mask: null,
};

const steps: AttentionSteps = {
  divisor: 1,
  rawScores: new Float64Array(2),
  scaledScores: new Float64Array(2),
  rowMaxima: new Float64Array(1),
  exponentials: new Float64Array(2),
  sums: new Float64Array(1),
  weights: new Float64Array(2),
  output: new Float64Array(1),
};

const clientOf = (core: Partial<CoreModule>): CoreClient => coreClient(core as CoreModule);
const attending = clientOf({ attention: () => ({ value: steps }) });

test('arrays of the stated sizes pass', () => {
  expect(attending.attention(input)).toBe(steps);
  expect(attending.attention({ ...input, mask: [1, 0] })).toBe(steps);
});

test.each([
  ['q', { q: [1, 2] }, '2', '3'],
  ['k', { k: [1, 2, 3, 4, 5, 6, 7] }, '7', '6'],
  ['v', { v: [] }, '0', '2'],
  ['mask', { mask: [1] }, '1', '2'],
])('%s of another size is refused before the core sees it', (parameter, change, value, range) => {
  const attend = (): unknown => attending.attention({ ...input, ...change });
  expect(attend).toThrow(CoreRefusal);
  expect(attend).toThrow(expect.objectContaining({ code: 'wrong-length', parameter, value, range }));
});

test('figures that the core leaves out are a defect, not a picture', () => {
  const opening: Opening = { stops: new Float64Array(3), keys: 2, draws: 64, rows: [] };
  const row = {
    rule: input.rule,
    meanWeights: new Float64Array(6),
    drawWeights: new Float64Array(5),
    meanPeak: new Float64Array(3),
    medianJacobianTrace: new Float64Array(3),
  };
  expect(() => clientOf({ opening: () => ({ value: { ...opening, rows: [row] } }) }).opening('1', 0)).toThrow(
    'the core gave 5 entries of drawWeights where 6 belong',
  );
  const density = clientOf({ normalDensity: () => ({ value: new Float64Array(1) }) });
  expect(() => density.normalDensity(1, [0, 1])).toThrow('normalDensity');
});

test('summaries of different sizes are not merged', () => {
  const merging = clientOf({ mergeSummaries: (earlier) => ({ value: earlier }) });
  expect(() => merging.mergeSummaries(new Float64Array(3), new Float64Array(2))).toThrow(CoreRefusal);
});

test('a refusal of the core is thrown', () => {
  const error = { code: 'unknown', parameter: 'rule', value: 'cube', range: 'none, sqrt' };
  const client = clientOf({ divisor: () => ({ error }) });
  expect(() => client.divisor({ id: 'cube', parameter: 0 }, 8)).toThrow(expect.objectContaining(error));
});

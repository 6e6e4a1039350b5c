// Calls leave nothing behind: heap and stack of each module are where they were after 1000 to 10,000 calls, half of them refused;
// what is refused takes no memory even for a moment; and the largest sizes that are accepted fit into the memory that a module may take.
import { expect, test } from 'vitest';

import { boundChapters } from './chapters-core.ts';
import { goodChapters } from './chapters-requests.ts';
import { bound, boundExamples } from './core.ts';
import { attention, boundAttention, goodAttention } from './fast-attention-core.ts';
import { calls, hostile, places, replaced, type Bound } from './hostile.ts';
import { good, goodExamples } from './requests.ts';
import { boundTraining, goodTraining } from './training-core.ts';
import { boundTransformer, fed, goodTransformer, transformer } from './transformer-core.ts';
import { partOfTheDay } from '../seeds.ts';

interface Watched {
  memoryInUse: () => { heap: number; taken: number; stack: number };
}

const wanted = 10_000;
/** Milliseconds for one function: what takes long is called less often, but never less often than `least` says. */
const budget = process.env.SQRTDK_FULL === undefined ? 20 : 30_000;
/** The opening draws 64 × 9 vectors of 4096 entries, about 20 ms a call: a hundred calls, a thousand with --full. */
const slowest = ['opening', 'typicalTop'];
const least = (name: string): number => (slowest.includes(name) && process.env.SQRTDK_FULL === undefined ? 100 : 1000);

/** Calls a function with good arguments and with ones that it refuses, in turn: so often at least, and on while there is time; says how often. */
function callInTurn(call: Bound, given: unknown[], fewest: number, most = fewest): number {
  const [first] = places(given);
  const bad = first === undefined ? given : (replaced(given, first, Symbol('no value')) as unknown[]);
  if (first !== undefined && !('error' in call(...bad))) throw new Error('accepted');
  const end = performance.now() + budget;
  let count = 0;
  while (count < fewest || (count < most && performance.now() < end)) {
    call(...(count % 2 === 0 ? given : bad));
    count += 1;
  }
  return count;
}

const modules: [string, object, object][] = [
  ['core', bound, good],
  ['worked examples', boundExamples, goodExamples],
  ['chapters', boundChapters, goodChapters],
  ['fast attention', boundAttention, goodAttention],
  ['training', boundTraining, goodTraining],
  ['transformer', boundTransformer, goodTransformer],
];

/** Every function with good arguments, and what its module says of its memory. */
const functions = modules.flatMap(([of, module, arguments_]) =>
  calls(module, arguments_).map(([name, call, given]) => ({
    of,
    name,
    call,
    given,
    memoryInUse: (module as Watched).memoryInUse,
  })),
);

test.each(partOfTheDay(functions, 6))(
  '$of: calls of $name leave heap and stack where they were',
  ({ name, call, given, memoryInUse }) => {
    // What a first call keeps for good: names that the glue has met, tables that are made once.
    callInTurn(call, given, 20);
    const before = memoryInUse();
    const count = callInTurn(call, given, least(name), wanted);
    expect(memoryInUse()).toEqual(before);
    expect(count).toBeGreaterThanOrEqual(least(name));
  },
  2 * budget + 120_000,
);

/** Numbers that are allowed somewhere and too large for the lists beside them. */
const large = [64, 512, 4096, 65_536, 1 << 24];

const asked = functions.filter(({ given }) => given.length > 0);
test.each(partOfTheDay(asked, 6, 3))(
  '$of: whatever $name refuses, it takes no memory for it',
  ({ call, given, memoryInUse }) => {
    call(...given);
    let refused = 0;
    for (const path of places(given)) {
      for (const value of [...hostile.map(([, each]) => each), ...large, new Float32Array(1 << 22)]) {
        const bad = replaced(given, path, value) as unknown[];
        const { taken } = memoryInUse();
        if (!('error' in call(...bad))) continue;
        refused += 1;
        expect(memoryInUse().taken, path.join('.')).toBeLessThanOrEqual(taken);
      }
    }
    expect(refused).toBeGreaterThan(0);
  },
  120_000,
);

test('the longest attention fits: 65,536 keys, and 4096 × 4096 weights', () => {
  const n = 4096;
  const zeros = new Float32Array(n * 64);
  const shape = { dimension: 64, valueDimension: 64, divisor: 8, causal: false };
  const square = attention.fusedAttention({
    ...shape,
    queries: n,
    keys: n,
    q: zeros,
    k: zeros,
    v: zeros,
    weights: true,
  });
  expect(square.weights?.[n * n - 1]).toBe(1 / n);
  const long = new Float32Array(65_536 * 256).fill(1);
  const { output } = attention.fusedAttention({
    ...shape,
    dimension: 256,
    valueDimension: 256,
    queries: 1,
    keys: 65_536,
    q: long.subarray(0, 256),
    k: long,
    v: long,
    weights: false,
  });
  expect(output[255]).toBe(1);
}, 60_000);

test('the largest pass fits: 16 divisors of 1024 tokens at width 256, and a pattern of each', () => {
  const tokens = new Array<number>(1024).fill(0);
  const pass = transformer.startPass({
    sizes: { layers: 1, heads: 1, width: 256, vocabulary: 2, context: 1024 },
    tokens,
    variants: tokens.slice(0, 16).map(() => ({ rule: { id: 'sqrt' }, layer: null })),
    patterns: [{ layer: 0, head: 0 }],
  });
  fed(pass, 'F32', ({ rows, columns }) => new Array<number>(rows * columns).fill(0), 512);
  expect(pass.loss(15).bits).toBeCloseTo(1, 12);
  expect(pass.pattern(15, 0).at(-1)).toBeCloseTo(1 / 1024, 9);
  pass.end();
}, 120_000);

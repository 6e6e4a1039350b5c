// The target's pull at the boundary: the hill, blocks put together by a run, figures, theory beside them, and refusals.
import { expect, test } from 'vitest';

import type { PullsAsked, TargetPullInput } from '../../web/core/chapters-gradients.ts';
import { pullRun } from '../../web/core/pull-run.ts';
import type { Call } from '../../web/core/protocol.ts';
import { answersHere } from '../web/core/answers-here.ts';
import { boundChapters, chapters } from './chapters-core.ts';
import { refuses } from './chapters-refusals.ts';
import { gradientRows, pullHill, targetPull } from './chapters-requests.ts';

const none = { id: 'none', parameter: 0 };
const sqrt = { id: 'sqrt', parameter: 0 };
const linear = { id: 'linear', parameter: 0 };
const table: PullsAsked = { seed: '2017', draw: 0, d: 64, keys: 64, rows: 280, rules: [none, sqrt, linear] };

/** What a run tells. */
async function gathered(requests: readonly PullsAsked[]): Promise<(readonly Float64Array[])[]> {
  const results: (readonly Float64Array[])[] = [];
  const steps: number[] = [];
  await pullRun(answersHere, requests, {
    signal: new AbortController().signal,
    onResult: (place, pulls) => {
      expect(place).toBe(results.length);
      results.push(pulls);
    },
    onProgress: (done, total) => {
      expect(done).toBeGreaterThan(steps.at(-1) ?? 0);
      expect(done).toBeLessThanOrEqual(total);
      steps.push(done);
    },
  });
  return results;
}

test('the typical pull is greatest under √d: without a divisor it is tiny, under d it is small', () => {
  const { pulls } = chapters.targetPull({ ...table, first: 0 });
  const [bare, root, flat] = [0, 1, 2].map((rule) =>
    chapters.pullFigures(pulls.subarray(rule * 280, (rule + 1) * 280)),
  );
  expect(root?.median.low).toBeLessThan(0.623);
  expect(root?.median.high).toBeGreaterThan(0.623);
  expect(flat?.median.value).toBeCloseTo(0.122, 2);
  expect(bare?.median.value).toBeLessThan(1e-4);
  expect(bare?.zeros).toBe(0);
  expect(bare?.mean.value).toBeGreaterThan(root?.mean.value ?? Infinity);
});

test('a run of two requests gives, block by block, what one call gives', async () => {
  const small = { ...table, d: 3, keys: 5, rows: 7, rules: [sqrt] };
  const [large, little] = await gathered([table, small]);
  const { pulls } = chapters.targetPull({ ...table, first: 0 });
  expect(large?.flatMap((of) => [...of])).toEqual([...pulls]);
  expect(little?.map((of) => [...of])).toEqual([[...chapters.targetPull({ ...small, first: 0 }).pulls]]);
});

test.each([
  ['few keys and short vectors', { d: 4, keys: 4, rows: 65_536, rules: [sqrt] }],
  ['many rules', { d: 64, keys: 64, rows: 65_536, rules: Array<typeof sqrt>(16).fill(sqrt) }],
  ['long vectors', { d: 4096, keys: 8, rows: 4096, rules: [none, sqrt, linear] }],
  ['many keys', { d: 128, keys: 4096, rows: 512, rules: [sqrt] }],
])('the blocks of workers are as large as the core takes, and no larger: %s', async (_, size) => {
  const blocks: TargetPullInput[] = [];
  const workers = {
    kind: 'url',
    size: 1,
    runAll: (asked: readonly Call[]) => {
      blocks.push(...asked.map((each) => each.arguments[0] as TargetPullInput));
      return Promise.resolve(asked.map(() => ({ pulls: new Float64Array(0) })));
    },
  } as unknown as Parameters<typeof pullRun>[0];
  await pullRun(workers, [{ ...table, ...size }], { signal: new AbortController().signal, onResult: () => undefined });
  const [first] = blocks;
  if (!first) throw new Error('nothing was asked');
  expect(blocks.reduce((rows, block) => rows + block.rows, 0)).toBe(size.rows);
  expect(chapters.targetPull(first).pulls).toHaveLength(first.rows * size.rules.length);
  const twice = boundChapters.targetPull({ ...first, rows: 2 * first.rows });
  expect(twice).toMatchObject({ error: { parameter: 'rows · keys · (d + 128) · (rules + 4)' } });
});

test('a refusal ends a run, and a cancelled run tells nothing', async () => {
  await expect(gathered([{ ...table, d: 0 }])).rejects.toMatchObject({ parameter: 'd' });
  let told = 0;
  const tell = (): void => {
    told += 1;
  };
  const stop = new AbortController();
  const run = pullRun(answersHere, [table], { signal: stop.signal, onResult: tell, onProgress: tell });
  stop.abort('enough');
  await expect(run).rejects.toBe('enough');
  expect(told).toBe(0);
});

test('pulls are those of the rows whose gradients are measured', () => {
  const { rule, ...rows } = gradientRows;
  const { pulls } = chapters.targetPull({ ...rows, rules: [rule], first: 2, rows: 3 });
  expect([...pulls]).toEqual([...chapters.gradientRows(gradientRows).pull.slice(2)]);
});

test('pulls under a causal mask are those of the causal rows whose gradients are measured', () => {
  const { rule, ...rows } = { ...gradientRows, causal: true };
  const { pulls } = chapters.targetPull({ ...rows, rules: [rule], first: 2, rows: 3 });
  expect([...pulls]).toEqual([...chapters.gradientRows({ ...rows, rule }).pull.slice(2)]);
});

test('the measured hill, its theory and its top', () => {
  const spreads = [0.25, 1];
  const { pulls } = chapters.pullHill({ ...pullHill, d: 256, keys: 64, rows: 120 }, spreads);
  const { limit, geometricMean } = chapters.expectedPull(64, spreads, null);
  spreads.forEach((__, place) => {
    const found = chapters.pullFigures(pulls.subarray(place * 120, (place + 1) * 120)).geometricMean;
    // Of 120 rows: a standard error is some 9 %, and the bracket takes a few per cent.
    const ratio = (found?.value ?? 0) / (geometricMean[place] ?? 1);
    expect(ratio).toBeGreaterThan(0.66);
    expect(ratio).toBeLessThan(1.4);
  });
  expect(limit[1]).toBeCloseTo(0.60653, 4);
  expect(chapters.bestSpreads(8, 1)).toMatchObject({ limit: 1.618033988749895 });
  expect(chapters.bestSpreads(8, 0).ofKeys).toBeCloseTo(1.167, 3);
  expect(chapters.expectedPull(512, [1], 1).geometricMean[0]).toBeCloseTo(1.6494, 3);
});

test('a target at z is placed there: the higher, the more of the row it has', () => {
  const share = (z: number | null): number =>
    chapters.pullFigures(chapters.learningStep({ ...table, rows: 50, first: 0, rules: [sqrt], z }, 0).weights).median
      .value;
  expect(share(1)).toBeGreaterThan(share(0));
  expect(share(0)).toBeGreaterThan(share(-1));
  expect(share(null)).not.toBe(share(0));
});

test('one row of one rule is answered at the most keys and the largest d that there are', () => {
  const { pulls } = chapters.targetPull({ ...targetPull, d: 4096, keys: 4096, rows: 1, first: 0, rules: [sqrt] });
  expect(pulls).toHaveLength(1);
  expect(pulls[0]).toBeGreaterThan(0);
});

test('a small step moves the weight by the square of the pull', () => {
  const asked = { ...targetPull, rules: [sqrt] };
  const { moved } = chapters.learningStep(asked, 1e-6);
  chapters.targetPull(asked).pulls.forEach((pull, i) => {
    expect((moved[i] ?? 0) / ((1e-6 * pull * pull) / asked.keys)).toBeCloseTo(1, 4);
  });
});

refuses('targetPull', (bad) => boundChapters.targetPull({ ...targetPull, ...(bad as object) }), [
  ['d = 4097', { d: 4097 }, 'out-of-range', 'd'],
  ['one key', { keys: 1 }, 'out-of-range', 'keys'],
  ['4097 keys', { keys: 4097 }, 'out-of-range', 'keys'],
  ['no row', { rows: 0 }, 'out-of-range', 'rows'],
  ['rows beyond 65,535', { first: 65_532 }, 'out-of-range', 'first'],
  ['no rule', { rules: [] }, 'empty', 'rules'],
  ['seventeen rules', { rules: Array<unknown>(17).fill(sqrt) }, 'out-of-range', 'rules length'],
  ['ln d at d = 1', { d: 1, rules: [{ id: 'log', parameter: 0 }] }, 'outside-domain', 'd'],
  ['z = 9', { z: 9 }, 'out-of-range', 'z'],
  [
    'more work than a page can wait for',
    { d: 1024, keys: 64, rows: 200 },
    'out-of-range',
    'rows · keys · (d + 128) · (rules + 4)',
  ],
]);

refuses('pullHill', (bad) => boundChapters.pullHill(pullHill, bad as number[]), [
  ['no spread', [], 'empty', 'spreads'],
  ['a spread of 0', [1, 0], 'out-of-range', 'spreads 2'],
]);

refuses('learningStep', (bad) => boundChapters.learningStep(targetPull, bad as number), [
  ['a rate below 0', -1, 'out-of-range', 'rate'],
  ['NaN', NaN, 'not-a-number', 'rate'],
]);

refuses('pullFigures', (bad) => boundChapters.pullFigures(bad as number[]), [
  ['no number', [], 'empty', 'sample'],
  ['a number below 0', [1, -1], 'out-of-range', 'sample entry 2'],
]);

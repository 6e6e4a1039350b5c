// The sweep at the boundary: the same bits whatever the order of work, and sound figures at the ends of all ranges.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ChunkMerge } from '../../web/core/sweep.ts';
import type { DimensionReport, RuleReport } from '../../web/core/types.ts';
import { unreal } from './answers.ts';
import { allRules, bound, core } from './core.ts';
import { chunkOf, specification } from './requests.ts';
import { holds } from '../seeds.ts';

const dimensions = [1, 2, 64];
const chunks = core.sweepChunks(specification.samples);

/** Runs the jobs in an order and merges what comes as it comes. */
function swept(order: readonly { d: number; chunk: number }[]): DimensionReport[] {
  const merges = new Map(dimensions.map((d) => [d, new ChunkMerge((a, b) => core.mergeSummaries(a, b))]));
  for (const { d, chunk } of order) merges.get(d)?.accept(chunk, chunkOf(d, chunk));
  return [...merges].map(([d, { merged }]) => core.sweepReport(specification, d, merged ?? new Float64Array(0)));
}

const jobs = dimensions.flatMap((d) => Array.from({ length: chunks }, (_, chunk) => ({ d, chunk })));

describe('a sweep', () => {
  test('of 600 samples is cut into three chunks', () => {
    expect(chunks).toBe(3);
  });

  test('has the same bits for every order of its jobs', () => {
    const inOrder = swept(jobs);
    holds(
      fc.property(fc.shuffledSubarray(jobs, { minLength: jobs.length }), (order) => {
        expect(swept(order)).toEqual(inOrder);
      }),
      { numRuns: 20 },
    );
  });

  test('has the samples that were asked for, in the last chunk too', () => {
    expect(swept(jobs).map(({ d, samples }) => [d, samples])).toEqual(dimensions.map((d) => [d, 600]));
  });

  test('has other bits under another seed', () => {
    const other = { ...specification, seed: '2' };
    expect(chunkOf(64, 0, other)).not.toEqual(chunkOf(64, 0));
    expect(chunkOf(64, 0, { ...specification, seed: '0001' })).toEqual(chunkOf(64, 0));
  });

  test('has no figures for a rule outside its domain', () => {
    const [one] = swept(jobs);
    const log = one?.rules.find(({ rule }) => rule.id === 'log');
    expect(log).toMatchObject({ divisor: null, scoreStd: null, peakWeight: null, entropy: null, jacobianTrace: null });
    const absent = one?.rules.filter(({ peakWeight }) => peakWeight === null).map(({ rule }) => rule.id);
    expect(absent).toEqual(['log', 'layer-norm']);
  });
});

describe('every scale rule', () => {
  const reports = swept(jobs);
  const named = (id: string, at = 2): RuleReport | undefined => reports[at]?.rules.find(({ rule }) => rule.id === id);

  test('has its figures on the same vectors', () => {
    expect(reports[2]?.rules.map(({ rule }) => rule)).toEqual(allRules);
    for (const { scoreStd, peakWeight } of reports[2]?.rules ?? []) {
      expect(scoreStd?.value).toBeGreaterThan(0);
      expect(peakWeight?.value).toBeGreaterThanOrEqual(1 / 8);
    }
  });

  test('has a divisor if it divides by a function of d, and its logarithm', () => {
    for (const { id, divides } of core.scaleRules()) {
      const seen = named(id);
      expect(seen?.divisor !== null, id).toBe(divides);
      expect(seen?.logDivisor !== null, id).toBe(divides);
    }
  });

  test('has a spread that is known', () => {
    expect(named('query-norm')?.scoreStd?.value).toBeCloseTo(1, 1);
    expect(named('cosine')?.scoreStd?.value).toBeCloseTo(10 / 8, 1);
    expect(named('rms-norm')?.scoreStd?.value).toBeCloseTo(1, 1);
    expect(named('log-keys')?.scoreStd?.value).toBeCloseTo(2.08, 1);
  });

  test('is even under e^(πd), whose divisor is known by its logarithm where it overflows', () => {
    expect(named('exponential')?.peakWeight?.value).toBe(1 / 8);
    const far = { ...specification, samples: 300, rules: [{ id: 'exponential', parameter: 0 }] };
    const [seen] = core.sweepReport(far, 4096, chunkOf(4096, 0, far)).rules;
    expect(seen?.divisor).toBeNull();
    expect(seen?.logDivisor).toBeCloseTo(12867.9635, 4);
    expect(seen?.scoreStd?.value).toBe(0);
  });
});

describe('at the ends of all ranges', () => {
  test.each([
    { d: 1, samples: 2, keys: 1 },
    { d: 4096, samples: 2, keys: 1 },
    { d: 1, samples: 2, keys: 1024 },
    { d: 64, samples: 1_000_000, keys: 2 },
  ])('the figures of $samples samples of $keys keys at d = $d are finite', ({ d, samples, keys }) => {
    const asked = { seed: '18446744073709551615', samples, keys, rules: allRules };
    const last = core.sweepChunks(samples) - 1;
    const summary = chunkOf(d, last, asked);
    expect(unreal(core.sweepReport(asked, d, summary))).toEqual([]);
  });

  test('one chunk more is refused', () => {
    expect(bound.sweepChunk(specification, 4, chunks)).toMatchObject({
      error: { code: 'out-of-range', parameter: 'chunk', value: '3', range: '0 … 2' },
    });
  });

  test.each([
    ['d', { d: 0 }, '1 … 4096'],
    ['d', { d: 1e9 }, '1 … 4096'],
    ['samples', { samples: 1 }, '2 … 1000000'],
    ['samples', { samples: 1_000_001 }, '2 … 1000000'],
    ['keys', { keys: 1025 }, '1 … 1024'],
  ])('%s beyond is refused with its range', (parameter, change, range) => {
    const { d, ...rest } = { d: 4, ...specification, ...change };
    expect(bound.sweepChunk(rest, d, 0)).toMatchObject({ error: { code: 'out-of-range', parameter, range } });
  });
});

describe('summaries that do not belong together', () => {
  test.each([
    ['of different d', chunkOf(4, 1), 4],
    ['of different size', chunkOf(8, 1).slice(0, 100), 8],
    ['of nothing', new Float64Array(0), 8],
  ])('(%s) are refused', (_, later) => {
    expect(bound.mergeSummaries(chunkOf(8, 0), later)).toHaveProperty('error');
  });

  test('are no report of another d', () => {
    expect(bound.sweepReport(specification, 8, chunkOf(4, 0))).toMatchObject({ error: { parameter: 'd' } });
  });
});

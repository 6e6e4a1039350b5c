// What the pictures of <dk-additive> are drawn from, with the compiled core behind it.
import { describe, expect, it, vi } from 'vitest';

import {
  type Measured,
  Measurement,
  boundNetworks,
  boundsOf,
  networks,
  queries,
  stops,
  stopsAmong,
} from '../../../web/laboratories/additive/measurement.ts';
import {
  done,
  outcome,
  question,
  sentence,
  told,
  additiveCsv,
  drawTable,
  sweepTables,
} from '../../../web/laboratories/additive/figures.ts';
import { dataOf, scoreDomain, spreadDomain } from '../../../web/laboratories/additive/pictures.ts';
import { drawView, keys, kindOf, type DrawView } from '../../../web/laboratories/additive/view.ts';
import { additiveParameters } from '../../../web/laboratories/additive/parameters.ts';
import type { Workers } from '../../../web/core/shared-pool.ts';
import type { Call } from '../../../web/core/protocol.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';
import { fakeHost } from '../kit/fake-host.ts';
import type { Job, JobHost } from '../../../web/kit/job.ts';

const view = (d: number, draw = 0): DrawView => drawView(core, chapters, { seed: '1', draw, d });

const measured = [4, 64, 1024].map((d) => measuredFrom(24, d, keys));
const std = (kind: Parameters<typeof dataOf>[1]): number[] =>
  dataOf(measured, kind, 'scoreStd').map(({ y }) => y ?? NaN);

describe('one draw', () => {
  it.each([1, 3, 64, 256])('at dₖ = %i has scores as the formula gives them, from the same vectors', (d) => {
    const matrix = (which: number, rows: number): Float64Array =>
      chapters.drawMatrix({ seed: '1', draw: which, rows, columns: d });
    const map = (which: number): Float64Array =>
      Float64Array.of(...matrix(which, Math.min(d, 128)), ...(d > 128 ? matrix(which + 1, d - 128) : []));
    const [q, k, v, w, u] = [matrix(0, 1), matrix(1, keys), matrix(2, 1), map(3), map(5)];
    const times = (a: Float64Array, b: Float64Array): number => a.reduce((sum, each, i) => sum + each * (b[i] ?? 0), 0);
    const row = (list: Float64Array, place: number): Float64Array => list.subarray(place * d, (place + 1) * d);
    const all = view(d);
    for (let key = 0; key < keys; key += 1) {
      const dot = times(q, row(k, key));
      let additive = 0;
      for (let unit = 0; unit < d; unit += 1) {
        const seen = (times(row(w, unit), q) + times(row(u, unit), row(k, key))) / Math.sqrt(d);
        additive += (v[unit] ?? 0) * Math.tanh(seen);
      }
      expect(kindOf(all, 'dot').scores[key]).toBeCloseTo(dot, 10);
      expect(kindOf(all, 'dot-sqrt').scores[key]).toBeCloseTo(dot / Math.sqrt(d), 10);
      expect(kindOf(all, 'additive').scores[key]).toBeCloseTo(additive, 10);
      expect(kindOf(all, 'additive-scaled').scores[key]).toBeCloseTo(additive / Math.sqrt(d), 10);
    }
    const limit = v.reduce((sum, each) => sum + Math.abs(each), 0);
    expect(kindOf(all, 'additive').limit).toBeCloseTo(limit, 10);
    expect(kindOf(all, 'additive-scaled').limit).toBeCloseTo(limit / Math.sqrt(d), 10);
  });

  it('never passes its bound', () => {
    for (const d of [1, 2, 16, 64])
      for (let draw = 0; draw < 6; draw += 1)
        for (const { scores, limit } of view(d, draw).kinds)
          if (limit !== null) for (const score of scores) expect(Math.abs(score)).toBeLessThanOrEqual(limit);
  });

  it('fits on its axis', () => {
    for (const d of [1, 64, 256]) {
      const [least, most] = scoreDomain(view(d).kinds);
      for (const { scores, limit } of view(d).kinds)
        for (const each of [...scores, limit ?? 0]) expect(Math.abs(each)).toBeLessThanOrEqual(Math.min(most, -least));
    }
  });

  it('is the last that a link may ask for', () => {
    const most = additiveParameters.draw.bounds?.most ?? 0;
    expect(() => view(2, most)).not.toThrow();
  });
});

/** A measurement whose workers give the number of keys that they are asked for, and what they were asked. */
function measuring() {
  const run = vi.fn((asked: { keys: number }, _first: number, _count: number) => Float64Array.of(asked.keys));
  const stub = {
    mergeTwoKinds: (a: Float64Array) => a,
    twoKindsFigures: ([among]: Float64Array) => [{ among }],
  } as unknown as typeof chapters;
  const workers = {
    size: 2,
    runAll: async (calls: readonly Call[], { signal }: { signal: AbortSignal }) => {
      // What is given up waits no longer.
      await Promise.resolve();
      signal.throwIfAborted();
      return calls.map(({ arguments: given }) => run(...(given as Parameters<typeof run>)));
    },
  } as unknown as Workers;
  const jobs: Job[] = [];
  const host = { ...fakeHost(), addController: (job: Job) => void jobs.push(job) } as unknown as JobHost;
  const measurement = new Measurement(host, (thrown) => {
    throw thrown;
  });
  return { jobs, measurement, means: { chapters: stub, workers }, run };
}

/** Sums of so many networks. */
function measuredFrom(networkCount: number, d: number, among: number): Measured {
  const sums = Array.from({ length: networkCount }, (_, network) =>
    chapters.runTwoKinds({ seed: '1', d, queries, keys: among }, network, 1),
  ).reduce((all, own) => chapters.mergeTwoKinds(all, own));
  return { d, figures: chapters.twoKindsFigures(sums) };
}

describe('as dₖ grows', () => {
  it('products and additive scores of unit variance grow with the root, divided ones stay', () => {
    const root = [2, 8, 32];
    std('dot').forEach((each, place) => {
      expect(each / (root[place] ?? NaN)).toBeCloseTo(1, 0);
    });
    // E tanh² of N(0, 2) is 0.51998, its root 0.7211.
    std('additive').forEach((each, place) => {
      expect(Math.abs(each / (0.7211 * (root[place] ?? NaN)) - 1)).toBeLessThan(0.2);
    });
    for (const each of std('dot-sqrt')) expect(each).toBeCloseTo(1, 0);
    for (const each of std('additive-scaled')) expect(Math.abs(each - 0.72)).toBeLessThan(0.14);
  });

  it('the bound of h units is h √(2/π) on the average', () => {
    for (const { d, limit } of boundsOf(core, chapters, '1')) {
      const error = Math.sqrt((1 - 2 / Math.PI) / (d * boundNetworks)) / Math.sqrt(2 / Math.PI);
      expect(Math.abs(limit / (d * Math.sqrt(2 / Math.PI)) - 1)).toBeLessThan(4.5 * error);
    }
    expect(boundsOf(core, chapters, '1').map(({ d }) => d)).toEqual(stops);
  });

  it('is measured to the end, a network at a time, and again only for another seed', async () => {
    vi.useFakeTimers();
    const { measurement, means, run, jobs } = measuring();
    measurement.follow(means, { seed: '1', keys });
    for (const job of jobs) job.interrupt();
    expect(measurement.done).toBe(0);
    measurement.follow(means, { seed: '1', keys });
    await vi.runAllTimersAsync();
    expect(measurement.complete).toBe(true);
    expect(run).toHaveBeenCalledTimes(networks * stops.length);
    expect(run).toHaveBeenLastCalledWith({ seed: '1', d: 1024, queries, keys }, networks - 1, 1);
    measurement.follow(means, { seed: '1', keys });
    await vi.runAllTimersAsync();
    expect(run).toHaveBeenCalledTimes(networks * stops.length);
    measurement.follow(means, { seed: '2', keys });
    expect(measurement.complete).toBe(false);
    vi.useRealTimers();
  });

  it('keeps the spreads of eight keys when another number of keys is chosen, and measures the rows of those', async () => {
    vi.useFakeTimers();
    const { measurement, means, run } = measuring();
    measurement.follow(means, { seed: '1', keys });
    await vi.runAllTimersAsync();
    const { spreads } = measurement;
    expect(measurement.rows).toBe(spreads);
    measurement.follow(means, { seed: '1', keys: 64 });
    expect([measurement.complete, measurement.spreadsComplete, measurement.rows]).toEqual([false, true, []]);
    // Changed on the way: the last choice counts.
    measurement.follow(means, { seed: '1', keys: 512 });
    await vi.runAllTimersAsync();
    expect(measurement.spreads).toBe(spreads);
    expect(measurement.rows.map(({ d }) => d)).toEqual(stopsAmong(512));
    expect(measurement.rows[0]?.figures).toEqual([{ among: 512 }]);
    expect(run).toHaveBeenCalledTimes(networks * (stops.length + stopsAmong(512).length));
    measurement.follow(means, { seed: '1', keys });
    expect(measurement.complete).toBe(true);
    expect(measurement.rows).toBe(spreads);
    vi.useRealTimers();
  });

  it.each([2, 8, 64, 512])('with %i keys goes as far as the core draws a network in one call', (among) => {
    const own = stopsAmong(among);
    expect(own).toEqual(stops.slice(0, own.length));
    expect(() => chapters.runTwoKinds({ seed: '1', d: own.at(-1) ?? 0, queries, keys: among }, 0, 1)).not.toThrow();
    const next = stops[own.length];
    if (next !== undefined)
      expect(() => chapters.runTwoKinds({ seed: '1', d: next, queries, keys: among }, 0, 1)).toThrow('networks');
  });
});

/** What the element measures with so many keys, of few networks. */
function rowsAmong(among: number): Measured[] {
  const own = stopsAmong(among);
  return [own[0] ?? 1, own.at(-1) ?? 1].map((d) => measuredFrom(4, d, among));
}

describe.each([8, 64, 512])('with %i keys', (among) => {
  const rows = among === keys ? measured : rowsAmong(among);
  const peak = (kind: Parameters<typeof dataOf>[1]): number => dataOf(rows, kind, 'peakWeight').at(-1)?.y ?? NaN;

  it('the sentence has the peak weights of those rows, and what the pictures say of them holds', () => {
    const text = told({ spreads: measured, rows, keys: among });
    for (const kind of ['dot', 'additive', 'additive-scaled'] as const)
      expect(text).toContain(
        peak(kind)
          .toPrecision(2)
          .replace(/^1\.0$/, '1'),
      );
    // Two rise towards 1, two stay below.
    for (const high of ['dot', 'additive'] as const)
      for (const low of ['dot-sqrt', 'additive-scaled'] as const) expect(peak(high)).toBeGreaterThan(1.5 * peak(low));
    if (among !== keys) expect(text).toContain(`Among ${String(among)} keys their peak weights at dₖ = `);
  });

  it('what was measured is said, and where it ends', () => {
    expect(done(among)).toMatch(/^32 networks for each of 11 values/);
    expect(done(among).includes(`${String(among)} keys each`)).toBe(among !== keys);
    expect(done(among).includes('Those stop at dₖ')).toBe(among !== keys);
  });

  it('the file has its rows once, each with its number of keys', () => {
    const csv = additiveCsv(view(8), { spreads: measured, rows, keys: among }, []);
    expect(csv.rows).toHaveLength(4 * 8 + 3 * 4 + (among === keys ? 0 : 2 * 4));
    for (const each of csv.rows) expect(each).toHaveLength(csv.columns.length);
    expect(csv.rows.at(-1)?.at(-1)).toBe(among);
  });
});

describe('words, tables and files', () => {
  it('the question has the measured answer among its options, once all is measured', () => {
    const { answer } = question();
    const found = outcome(measured, true);
    expect(answer.kind === 'choice' && answer.options.map(({ value }) => value)).toContain(found?.value);
    expect(found?.text).toMatch(/^2[0-9], after 1\.\d at dₖ = 4$/);
    expect(outcome(measured, false)).toBeUndefined();
    expect(outcome([], true)).toBeUndefined();
  });

  it('the sentence names bound, largest score and four peak weights', () => {
    const all = view(64);
    const { limit, scores } = kindOf(all, 'additive');
    const largest = Math.max(...scores.map(Math.abs));
    expect(sentence(all)).toContain(`can pass ${(limit ?? NaN).toPrecision(3)}; the largest of these eight is`);
    expect(sentence(all)).toContain(`eight is ${largest.toPrecision(3)} in size`);
    expect(sentence(all)).toMatch(
      /takes (>\s)?\d+% of the weight under q·k and \d+% under q·k ÷ √dₖ\. Under additive scores it takes (>\s)?\d+%/,
    );
  });

  it('tables are as wide as their headings', () => {
    for (const { columns, rows } of [
      drawTable(view(8)),
      ...sweepTables({ spreads: measured, rows: measured, keys }, [{ d: 4, limit: 3 }]),
    ])
      for (const each of rows) expect(each).toHaveLength(columns.length);
  });
});

it('the axis of spreads holds every error bar, at dₖ = 1 too', () => {
  for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
    const sums = chapters.runTwoKinds({ seed, d: 1, queries, keys }, 0, networks);
    const one = { d: 1, figures: chapters.twoKindsFigures(sums) };
    for (const { kind } of one.figures) {
      const [bar] = dataOf([one], kind, 'scoreStd');
      expect(bar?.low).toBeGreaterThan(spreadDomain[0]);
      expect(bar?.high).toBeLessThan(spreadDomain[1]);
    }
  }
});

// The map of the collapse without a browser: its grid, the order of its work, what is measured, and what is said of it.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Cell,
  cellFigures,
  edges,
  firstRowsFor,
  measure,
  nearestOf,
  places,
  rowsFor,
  shade,
  modelPoints,
  type Place,
} from '../../../web/laboratories/saturation-map/cells.ts';
import { conditions, conditionsTable, theoryAt } from '../../../web/laboratories/saturation-map/conditions.ts';
import {
  columnTable,
  modelsTable,
  saturationCsv,
  outcome,
  question,
  rowSentence,
  sentence,
} from '../../../web/laboratories/saturation-map/figures.ts';
import { geometry, mapMarks, namedIn } from '../../../web/laboratories/saturation-map/map-picture.ts';
import { MapRun, pieces } from '../../../web/laboratories/saturation-map/map-run.ts';
import { readingColumns, readingRows } from '../../../web/laboratories/saturation-map/row-picture.ts';
import { claims, verdicts } from '../../../web/laboratories/saturation-map/verdicts.ts';
import { keyStops, saturationParameters, spreadStops } from '../../../web/laboratories/saturation-map/parameters.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';
import { answersInTurn } from '../core/answers-here.ts';
import { fakeHost } from '../kit/fake-host.ts';

const cell = (keys: number, spread: number, seed = '1'): Cell => {
  const [found] = measure(chapters, { seed, keys, rows: rowsFor(keys, spread) }, [spread]);
  if (!found) throw new Error('no cell');
  return found;
};

describe('the grid', () => {
  test('rises from end to end of what the reader may set', () => {
    for (const [stops, name] of [
      [keyStops, 'keys'],
      [spreadStops, 'spread'],
    ] as const) {
      expect([...stops].sort((a, b) => a - b)).toEqual(stops);
      expect(new Set(stops).size).toBe(stops.length);
      expect([stops[0], stops.at(-1)]).toEqual(Object.values(saturationParameters[name].bounds ?? {}));
    }
    expect(keyStops.length * spreadStops.length).toBe(783);
  });

  test('a value has its nearest stop by ratio', () => {
    expect(keyStops[nearestOf(keyStops, 11)]).toBe(12);
    expect(spreadStops[nearestOf(spreadStops, 11.3)]).toBe(11.2);
    expect(nearestOf(spreadStops, 100)).toBe(spreadStops.length - 1);
  });

  test('every number of keys has rows enough for an error, and none more work than a call may have', () => {
    for (const keys of keyStops) {
      expect(firstRowsFor(keys)).toBeGreaterThanOrEqual(8);
      expect(rowsFor(keys, 32)).toBeGreaterThanOrEqual(64);
      expect(rowsFor(keys, 0.85)).toBe(firstRowsFor(keys));
      expect(rowsFor(keys, 32) * keys).toBeLessThanOrEqual(1_048_576);
    }
  });

  test('cells have edges without gaps', () => {
    const { x, frame } = geometry(500);
    const all = edges(keyStops, x);
    expect(all).toHaveLength(keyStops.length + 1);
    expect([all[0], all.at(-1)]).toEqual([frame.left, frame.right]);
    expect([...all].sort((a, b) => a - b)).toEqual(all);
  });
});

describe('the order of the work', () => {
  test('places asked for by name come first, then every cell from few rows, then from all', () => {
    const all = pieces([{ keys: 5, spread: 2 }]);
    expect(all[0]).toEqual({ keys: 5, rows: rowsFor(5, 2), spreads: [2] });
    const of = (rows: (keys: number) => number): number =>
      all.slice(1).reduce((sum, piece) => sum + (piece.rows === rows(piece.keys) ? piece.spreads.length : 0), 0);
    expect(of(firstRowsFor)).toBe(783);
    expect(of((keys) => rowsFor(keys, 1))).toBe(keyStops.length * spreadStops.filter((spread) => spread >= 1).length);
  });

  test('no piece is more than a call may ask for', () => {
    for (const { keys, rows, spreads } of pieces(places(core))) {
      expect(keys * rows * spreads.length).toBeLessThanOrEqual(4_194_304);
    }
  });
});

describe('what is measured', () => {
  test('more spread is a larger peak, more keys a smaller one', () => {
    for (const keys of [2, 64, 1024]) {
      const column = measure(chapters, { seed: '1', keys, rows: 100 }, spreadStops);
      const peaks = column.map(({ peak }) => peak.mean);
      expect([...peaks].sort((a, b) => a - b)).toEqual(peaks);
    }
    expect(cell(1024, 4).peak.mean).toBeLessThan(cell(64, 4).peak.mean);
  });

  test('agrees with rows of real queries and keys at d = 64 as far as the length of a query lets it', () => {
    const { summary } = chapters.gradientRows({
      seed: '3',
      draw: 0,
      d: 64,
      keys: 64,
      rows: 512,
      rule: { id: 'none', parameter: 0 },
    });
    expect(Math.abs(cell(64, 8).peak.mean - summary.peak.mean)).toBeLessThan(0.05);
    expect(Math.abs(cell(64, 8).trace.mean - summary.trace.mean)).toBeLessThan(0.06);
  });

  test('theory is exact at any number of keys, on the line of collapse too', () => {
    for (const keys of [2, 3, 5, 64, 1024]) {
      const line = chapters.collapseSpreads([keys])[0] ?? NaN;
      for (const spread of [0.25, 1, 0.7 * line, 0.99 * line, 1.01 * line, 2 * line, 16]) {
        const exact = theoryAt(chapters, { keys, spread });
        const found = cell(keys, spread);
        expect(Math.abs(found.entropy.mean - exact.entropy)).toBeLessThan(5 * found.entropy.standardError);
        expect(Math.abs(found.trace.mean - exact.trace)).toBeLessThan(5 * found.trace.standardError);
        if (keys > 2) expect(exact.peak).toBeUndefined();
        else expect(Math.abs(found.peak.mean - (exact.peak ?? NaN))).toBeLessThan(5 * found.peak.standardError);
      }
    }
  });

  test('the shade is the peak itself, the entropy beside ln n, and the logarithm of the effective keys', () => {
    const made = (figure: 'peak' | 'entropy' | 'effectiveKeys', mean: number): Cell => ({
      ...cell(2, 1),
      [figure]: { mean, standardError: 0 },
    });
    expect(shade(made('peak', 0.25), 'peak', 1)).toBe(0.25);
    expect(shade(made('entropy', 2), 'entropy', 4)).toBe(0.5);
    expect(shade(made('effectiveKeys', 128), 'effectiveKeys', 1)).toBe(0.5);
    expect(shade(made('effectiveKeys', 0.9), 'effectiveKeys', 1)).toBe(0);
  });
});

describe('the run', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('measures all cells in workers, stops where it is told to, and goes on', { timeout: 120_000 }, async () => {
    const run = new MapRun(fakeHost(), (thrown) => {
      throw thrown;
    });
    run.follow(answersInTurn, '1', [{ keys: 5, spread: 8 }]);
    for (let answer = 0; answer < 3; answer += 1) await vi.advanceTimersToNextTimerAsync();
    expect(run.cell(5, 8)).toEqual(cell(5, 8));
    run.interrupt();
    const { progress } = run;
    await vi.runAllTimersAsync();
    expect(run.progress).toBe(progress);
    run.follow(answersInTurn, '1', []);
    await vi.runAllTimersAsync();
    expect(run.finished).toBe(true);
    expect(run.cell(64, 8)).toEqual(cell(64, 8));
    expect(run.cell(16_384, 32)).toEqual(cell(16_384, 32));
    expect(run.now(chapters, { seed: '1', keys: 64, spread: 8 })).toBe(run.cell(64, 8));
    // Another seed begins anew; what was there stays until it is measured.
    run.follow(answersInTurn, '2', []);
    expect(run.finished).toBe(false);
    expect(run.cell(64, 8)).toEqual(cell(64, 8));
    expect(run.now(chapters, { seed: '2', keys: 64, spread: 8 })).toEqual(cell(64, 8, '2'));
    run.interrupt();
  });

  test('a failure is told, and nothing goes on', async () => {
    const failures: unknown[] = [];
    const run = new MapRun(fakeHost(), (thrown) => failures.push(thrown));
    run.follow(answersInTurn, 'no seed', []);
    await vi.runAllTimersAsync();
    expect(failures).toHaveLength(1);
    expect(failures[0]).toMatchObject({ parameter: 'seed', value: 'no seed' });
    expect(run.cell(64, 8)).toBeUndefined();
    // What has failed is not said to be measured, and is tried again when it is followed again.
    expect(run.finished).toBe(false);
    run.follow(answersInTurn, 'no seed', []);
    await vi.runAllTimersAsync();
    expect(failures).toHaveLength(2);
  });

  /** A run that knows the places that words are about. */
  function measuredPlaces(): MapRun {
    const run = new MapRun(fakeHost(), () => undefined);
    run.follow(answersInTurn, '1', []);
    for (const { keys, spread } of places(core)) run.now(chapters, { seed: '1', keys, spread });
    run.interrupt();
    return run;
  }

  test('verdicts come with the numbers of the map, once they are measured', () => {
    expect(verdicts(core, chapters, new MapRun(fakeHost(), () => undefined))).toBeUndefined();
    const all = verdicts(core, chapters, measuredPlaces()) ?? [];
    expect(all).toHaveLength(claims.length);
    const [certain, small, one, table] = all;
    expect(certain?.because).toMatch(/in 4[56]% of rows of 5 keys, (29|30|31)% of 16, (18|19|20)% of 64/);
    expect(certain?.because).toContain('0.29; with the divisor it is 0.9');
    expect(small?.because).toContain('from 0.30 to 0.11');
    expect(small?.because).toContain('beyond the collapse at 1.79');
    expect(one?.because).toContain('0.60 to 0.40');
    expect(table?.because).toContain('0.93 at dₖ = 512');
  });

  test('cards and tables have the score std and the peak of both conditions and of every model', () => {
    const run = measuredPlaces();
    const cards = conditions(core, chapters, run, { seed: '1', row: 1 });
    expect(cards.map(({ d, sides }) => [d, ...sides.map(({ std }) => std)])).toEqual([
      [512, Math.sqrt(512), 1],
      [4, 2, 1],
    ]);
    expect(conditionsTable(cards).rows[0]?.slice(1)).toEqual(['22.6', expect.stringMatching(/^0\.9[23]/)]);
    const points = modelPoints(core, 'own', 64);
    expect(modelsTable(run, points).rows.map((row) => row.length)).toEqual(points.map(() => 6));
    expect(modelsTable(run, points).rows.flat()).not.toContain('…');
    expect(modelsTable(run, modelPoints(core, 'cursor', 100)).rows[0]).toEqual([
      'BERT-base',
      '64',
      '100',
      '8.00',
      '…',
      '…',
    ]);
    const now = (place: Place): Cell => cell(place.keys, place.spread);
    expect(modelsTable(run, modelPoints(core, 'cursor', 100), now).rows.flat()).not.toContain('…');
    expect(columnTable(run, 64).rows.length).toBeGreaterThan(2);
    const csv = saturationCsv(run, cell(64, 8));
    expect(csv.columns).toHaveLength(3 + 2 * cellFigures.length);
    for (const row of csv.rows) expect(row).toHaveLength(csv.columns.length);
  });

  test('marks name their cell, and a model that stands there; what is left open is not told', () => {
    const run = measuredPlaces();
    const shown = { run, figure: 'peak' as const, points: modelPoints(core, 'own', 64) };
    const text = (revealed: boolean, spread: number, keys: number): string =>
      mapMarks(geometry(500), { ...shown, revealed })[spreadStops.length - 1 - spreadStops.indexOf(spread)]?.[
        keyStops.indexOf(keys)
      ]?.text ?? '';
    expect(text(true, 8, 64)).toMatch(/^n = 64, σ = 8: peak weight 0\.79/);
    expect(text(true, 8, 1024)).toContain('GPT-2 without its divisor: dₖ = 64');
    expect(text(false, 8, 64)).toContain('peak weight ?');
    expect(text(false, 1, 64)).toContain('peak weight 0.1');
  });
});

test('names left of their models stand right of them at the left edge, those of one place as one', () => {
  const models = (at: number): Parameters<typeof namedIn>[1] => [
    { name: 'BERT-base', side: 'end', at, high: 100 },
    { name: 'GPT-2', side: 'start', at, high: 100 },
    { name: 'Gemma 7B', side: 'end', at, high: 50 },
  ];
  expect(namedIn({ left: 42 }, models(200))).toEqual(models(200));
  const named = namedIn({ left: 42 }, models(60));
  expect(named.map(({ name }) => name)).toEqual(['BERT-base, GPT-2', '', 'Gemma 7B']);
  expect(named.map(({ side }) => side)).toEqual(['start', 'start', 'start']);
});

describe('words', () => {
  test('the outcome of the question is the share of rows above 0.99', () => {
    const { value, text } = outcome(cell(64, 8));
    expect(value).toBeCloseTo(0.19, 1);
    expect(text).toMatch(/^in (18|19|20)% of 4,096 rows$/);
    expect(question().text).toContain('dₖ = 64');
  });

  test('the sentence says on which side of the collapse the cursor stands', () => {
    expect(sentence(cell(64, 8), 2.884)).toContain('beyond the collapse at σ = 2.88');
    expect(sentence(cell(64, 1), 2.884)).toContain('below the collapse');
    expect(sentence(cell(5, 8), 1.794)).toContain('The line of the collapse, here at σ = 1.79, is that of many keys');
    expect(rowSentence(64, 8, 0.5)).toContain('gives 0.50 of its weight');
  });

  test('readings leave out the mean before the guess', () => {
    const row = chapters.normalRow({ seed: '1', row: 0, keys: 64, spread: 8, shown: 16 });
    const open = { cell: undefined, row, theory: undefined };
    expect(readingRows(open).map(([, mean]) => mean)).toEqual(cellFigures.map(() => '?'));
    expect(readingColumns({ ...open, cell: cell(64, 8) })[1]).toBe('mean of 4,096 ± its standard error');
  });
});

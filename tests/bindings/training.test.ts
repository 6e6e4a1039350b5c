// Training at the boundary: what a state holds, what slices give, what the headline comparison shows, and refusals.
import { expect, test } from 'vitest';

import { refuses } from './chapters-refusals.ts';
import { boundTraining, headline, tiny, training } from './training-core.ts';

const figures = training.trainingFigures();
const columns = figures.length;

/** A figure of the last record. */
function last(records: Float64Array, figure: (typeof figures)[number]): number {
  return records.at(training.column(figure) - columns) ?? NaN;
}

test('slices of a run, each from the state before, give the records and the state of one long call', () => {
  const start = training.startTraining(tiny);
  const whole = training.trainSteps(tiny, start, 12, 1, null);
  const first = training.trainSteps(tiny, start, 5, 1, null);
  const second = training.trainSteps(tiny, first.state, 7, 1, null);
  expect([...first.records, ...second.records]).toEqual([...whole.records]);
  expect(second.state).toEqual(whole.state);
  expect(second.step).toBe(12);
  expect(whole.records).toHaveLength(12 * columns);
  expect([...whole.records].filter((_, at) => at % columns === 0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('√d learns the task of the headline comparison; no divisor and d do not', () => {
  const accuracy = (id: string): number => {
    const settings = { ...headline, rule: { id, parameter: 0 } };
    const { state } = training.trainSteps(settings, training.startTraining(settings), 200, 200, null);
    return last(training.measureTraining(settings, state) ?? new Float64Array(columns), 'accuracy');
  };
  expect(accuracy('sqrt')).toBeGreaterThan(0.99);
  expect(accuracy('none')).toBeLessThan(0.85);
  expect(accuracy('linear')).toBeLessThan(0.45);
});

test('a run ends at the accuracy that is asked for, before that step’s update', () => {
  const start = training.startTraining(headline);
  const { records, step } = training.trainSteps(headline, start, 100, 1, 0.9);
  expect(step).toBe(training.stepsToAccuracy(records, 0.9));
  expect(step).toBeLessThan(60);
  expect(last(records, 'accuracy')).toBeGreaterThanOrEqual(0.9);
  expect(training.stepsToAccuracy(records.subarray(0, columns), 0.9)).toBeNull();
});

test('a run whose numbers overflow says at which step, and gives no records from there on', () => {
  const settings = { ...tiny, rule: { id: 'none', parameter: 0 } };
  const state = training.startTraining(settings).map((entry, at) => (at < 3 ? entry : entry * 1e30));
  const slice = training.trainSteps(settings, state, 5, 1, null);
  expect(slice).toMatchObject({ step: 0, divergedAt: 0 });
  expect(slice.records).toHaveLength(0);
  expect(training.measureTraining(settings, slice.state)).toBeNull();
});

test('a map has rows that sum to 1, bands hold the middle of the runs, and a slice is some milliseconds of work', () => {
  const { weights, keys } = training.trainingMap(headline, training.startTraining(headline));
  expect(keys).toBe(16);
  for (let row = 0; row < 16; row += 1) {
    expect(weights.subarray(16 * row, 16 * row + 16).reduce((sum, weight) => sum + weight)).toBeCloseTo(1, 12);
  }
  const bands = training.trainingBands([1, 2, 6].map((of) => new Float64Array(columns).fill(of)));
  expect([bands.rows, bands.median[0], bands.least[0], bands.greatest[0], bands.runs[0]]).toEqual([1, 2, 1, 6, 3]);
  expect(training.stepsPerSlice(headline)).toBeLessThan(training.stepsPerSlice(tiny));
});

test('the pace of runs is known where enough of them arrive', () => {
  const { records } = training.trainSteps(headline, training.startTraining(headline), 100, 1, 0.9);
  const never = records.subarray(0, columns);
  const step = training.stepsToAccuracy(records, 0.9);
  expect(training.paceToAccuracy([records, never, records], 0.9)).toEqual({
    reached: 2,
    median: step,
    least: step,
    greatest: null,
  });
  expect(training.paceToAccuracy([never], 0.9)).toEqual({ reached: 0, median: null, least: null, greatest: null });
  expect([training.unevenness([20, 45]), training.unevenness([0, 5])]).toEqual([2.25, null]);
});

test('a start and its batches are what a run elsewhere needs: sizes, ranges, and symbols that differ within an example', () => {
  const start = training.trainingStart(headline);
  expect([start.embeddings.length, start.queryMap.length, start.keyMap.length]).toEqual([
    32 * 128,
    128 * 256,
    128 * 256,
  ]);
  expect(start.additiveVector).toHaveLength(0);
  expect(start.gain).toBe(1 / 16);
  const { symbols, classes, asked } = training.trainingBatch(headline, 3);
  expect([symbols.length, classes.length, asked.length]).toEqual([64 * 16, 64 * 16, 64]);
  expect(new Set(symbols.subarray(0, 16)).size).toBe(16);
  expect(Math.max(...symbols)).toBeLessThan(32);
});

const state = training.startTraining(tiny);
refuses('startTraining', (bad) => boundTraining.startTraining({ ...tiny, ...(bad as object) }), [
  ['a learning rate of 10⁶', { rate: 1e6 }, 'out-of-range', 'rate'],
  ['a learning rate of 0', { rate: 0 }, 'out-of-range', 'rate'],
  ['d beyond the limit', { d: 1025 }, 'out-of-range', 'd'],
  ['more keys than symbols', { keys: 7 }, 'out-of-range', 'keys'],
  ['another optimiser', { optimizer: 'lbfgs' }, 'unknown', 'optimizer'],
  ['another rule', { rule: { id: 'cube', parameter: 0 } }, 'unknown', 'rule'],
  ['a gain of 0', { rule: { id: 'cosine', parameter: 0 } }, 'out-of-range', 'g'],
  ['ln 1 as divisor', { rule: { id: 'log', parameter: 0 }, d: 1 }, 'outside-domain', 'd'],
  ['a seed that is none', { seed: '-1' }, 'not-a-seed', 'seed'],
  ['half a truth', { trainValues: 0.5 }, 'not-a-truth-value', 'trainValues'],
]);
refuses('trainSteps', (bad) => boundTraining.trainSteps(...(bad as Parameters<typeof boundTraining.trainSteps>)), [
  ['zero steps', [tiny, state, 0, 1, null], 'out-of-range', 'steps'],
  ['too many steps', [tiny, state, 2001, 1, null], 'out-of-range', 'steps'],
  ['a state of other settings', [{ ...tiny, d: 5 }, state, 1, 1, null], 'wrong-length', 'state'],
  ['an accuracy above 1', [tiny, state, 1, 1, 2], 'out-of-range', 'until'],
  [
    'more work than a worker may take on',
    [{ ...headline, d: 1024, modelDimension: 512, symbols: 128 }, [], 2000, 1, null],
    'out-of-range',
    'steps · symbols · d · modelDimension',
  ],
]);
refuses('trainingBands', (bad) => boundTraining.trainingBands(bad as number[][]), [
  ['no run', [], 'out-of-range', 'runs'],
  ['half a record', [[1, 2]], 'wrong-length', 'records'],
]);

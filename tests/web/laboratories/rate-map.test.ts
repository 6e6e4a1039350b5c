// The map of rules and learning rates: what is asked of the core and in which order, what cells say, and what is said of the map.
import { describe, expect, it } from 'vitest';

import {
  type MapCell,
  type MapRow,
  type MapValues,
  inTurn,
  ratesOf,
  rowsOf,
  verdicts,
} from '../../../web/laboratories/rate-map/rows.ts';
import { cellText, foundText, geometry } from '../../../web/laboratories/rate-map/picture.ts';
import { mapTable, outcome, question, sentence } from '../../../web/laboratories/rate-map/figures.ts';
import { FoundRows, runsFile } from '../../../web/kit/training/rule-rows.ts';
import { initialValues } from '../../../web/kit/settings.ts';
import { rateMapParameters } from '../../../web/laboratories/rate-map/parameters.ts';
import { training } from '../../bindings/training-core.ts';
import { ended, found, never } from './runs.ts';

const rules = training.trainingRules();
const initial: MapValues = initialValues(rateMapParameters);

const cell = (rate: number, reached: number, accuracy: number): MapCell => ({
  rate,
  found: found({
    reached,
    median: reached > 1 ? 25 : null,
    least: reached > 0 ? 20 : null,
    greatest: reached === 3 ? 40 : null,
    accuracy: { median: accuracy, least: accuracy, greatest: accuracy },
  }),
});
const lost: MapCell = { rate: 10, found: never({ diverged: [3, 4, 5] }) };
const row = (id: string, cells: readonly MapCell[]): MapRow => ({ id, name: id, cells });

describe('what is asked', () => {
  it('is every rate for every rule, one seed of the whole map before the next', () => {
    const rows = rowsOf(training, rules, { ...initial, runs: 2, shown: ['sqrt', 'additive'] });
    expect(rows.map(({ cells }) => cells.length)).toEqual([7, 7]);
    const order = inTurn(training, rows).map(({ settings }) => `${settings.rule.id} ${settings.seed}`);
    expect([...new Set(order)]).toEqual(['sqrt 2017', 'additive 2017', 'sqrt 2018', 'additive 2018']);
  });

  it('has seven rates or thirteen, which every optimiser has its own range of', () => {
    expect(ratesOf({ optimizer: 'sgd', rates: 'decades' })).toEqual([0.001, 0.01, 0.1, 1, 10, 100, 1000]);
    expect(ratesOf({ optimizer: 'adam', rates: 'halves' })).toHaveLength(13);
  });
});

it('the runs themselves fill the map, its table and its file', async () => {
  const values: MapValues = { ...initial, dimension: 64, runs: 1, steps: 40, shown: ['none', 'sqrt', 'linear'] };
  const asked = rowsOf(training, rules, values);
  const runs = await ended(inTurn(training, asked), values.steps);
  const rows = new FoundRows('rate').of(training, asked, runs);
  expect(outcome(rows)).toMatchObject({ value: 'none' });
  expect(sentence('done', rows, values)).toMatch(
    /one run for each cell: some rate .* ÷ √dₖ .*none of these rates .* no scaling/,
  );
  expect(mapTable(rows, ratesOf(values), values).rows).toHaveLength(7);
  const csv = runsFile(training, asked, runs, 'rate');
  expect(csv.rows).toHaveLength(21);
  expect(csv.rows[0]).toHaveLength(csv.columns.length);
});

it('what cells say is accuracy, steps to 90 %, and where runs diverged', () => {
  expect(cellText('rule', cell(0.1, 3, 0.99))).toBe('rule, rate 0.1: accuracy 0.99; 90% after 25 steps (20 to 40)');
  expect(cellText('rule', cell(0.1, 1, 0.5))).toBe('rule, rate 0.1: accuracy 0.50; 90% reached in 1 of 3 runs');
  expect(lost.found && foundText(lost.found)).toBe('3 of 3 runs diverged at step 3, 4, and 5; 90% not reached');
  expect(cellText('rule', { rate: 1, found: undefined })).toBe('rule, rate 1: …');
  const { found: once } = cell(0.1, 3, 0.99);
  expect(once && foundText({ ...once, runs: 1, greatest: 20 })).toBe('accuracy 0.99; 90% after 25 steps');
  expect(foundText(never({ runs: 1, diverged: [3] }))).toBe('diverged at step 3; 90% not reached');
});

describe('what is said of the map', () => {
  const helped = row('helped', [cell(0.01, 3, 1), cell(0.1, 3, 1), cell(1, 3, 1), cell(10, 0, 0.1)]);
  const short = row('short', [cell(0.1, 0, 0.6), cell(1, 0, 0.7)]);
  const once = row('once', [cell(0.1, 1, 0.8)]);

  it('is which rules some rate helps, and which none does, with the best that was seen', () => {
    expect(verdicts([helped, short])).toBe(
      'some rate brings every run to 90% under helped (0.01 to 1); none of these rates does so under short (at best 0.70, at rate 1)',
    );
    expect(verdicts([once])).toContain('at best 0.80 in the median, at rate 0.1, though single runs got there');
    expect(verdicts([row('lost', [lost])])).toBe('none of these rates does so under lost (every run diverged)');
  });

  it('answers the question in four ways', () => {
    const of = (none: MapRow, linear: MapRow): string | number | undefined =>
      outcome([
        { ...none, id: 'none' },
        { ...linear, id: 'linear' },
      ])?.value;
    expect([of(short, helped), of(helped, short), of(short, short), of(helped, helped)]).toEqual([
      'none',
      'linear',
      'both',
      'neither',
    ]);
    expect(outcome([helped])).toBeUndefined();
    expect(question(initial).text).toContain('7 rates');
  });
});

it('cells lie side by side at every width', () => {
  for (const width of [300, 960]) {
    const { frame, x, cell: size } = geometry(width, 5, 7);
    expect(x(0)).toBeGreaterThanOrEqual(frame.left);
    expect(x(1) - x(0)).toBeGreaterThan(size.width);
    expect(x(6) + size.width).toBeLessThanOrEqual(frame.right + 1);
  }
});

// The sweep over head dimensions: what is asked of the core and in which order, what is told of these runs, and which rule is flat.
import { describe, expect, it } from 'vitest';

import {
  type WidthLine,
  type WidthValues,
  flattest,
  hasSteps,
  inTurn,
  isShort,
  linesOf,
} from '../../../web/laboratories/width-sweep/lines.ts';
import { widthTable, clause, outcome, question, sentence } from '../../../web/laboratories/width-sweep/figures.ts';
import { foundText, stepScale } from '../../../web/laboratories/width-sweep/picture.ts';
import { Slices, rateAfter } from '../../../web/kit/training/plans.ts';
import { FoundRows, runsFile } from '../../../web/kit/training/rule-rows.ts';
import { initialValues } from '../../../web/kit/settings.ts';
import { widthSweepParameters } from '../../../web/laboratories/width-sweep/parameters.ts';
import { training } from '../../bindings/training-core.ts';
import { ended, found, never } from './runs.ts';

const rules = training.trainingRules();
const initial: WidthValues = initialValues(widthSweepParameters);

const short = never({ short: { median: 0.66, least: 0.52, greatest: 0.7 } });
const lineOf = (id: string, medians: readonly (number | null)[]): WidthLine => ({
  id,
  name: id,
  cells: medians.map((median, at) => ({
    d: 4 ** (at + 1),
    asked: 3,
    found: median === null ? short : found({ median }),
  })),
});

describe('what is asked', () => {
  it('is one seed of all narrower heads first, then further seeds, then wide heads', () => {
    const plans = inTurn(
      linesOf(training, rules, { ...initial, dimensions: [4, 1024], runs: 2, shown: ['sqrt', 'none'] }),
    );
    expect(plans.map(({ settings }) => `${settings.rule.id} ${String(settings.d)} ${settings.seed}`)).toEqual([
      'none 4 2017',
      'sqrt 4 2017',
      'none 4 2018',
      'sqrt 4 2018',
      'none 1024 2017',
      'sqrt 1024 2017',
      'none 1024 2018',
      'sqrt 1024 2018',
    ]);
  });

  it('asks the core once for each rule and size, and any seed and rate would have been answered alike', () => {
    let asked = 0;
    const slices = new Slices({ stepsPerSlice: (settings) => ((asked += 1), training.stepsPerSlice(settings)) });
    const lines = [1e-3, 0.1, 10].flatMap((rate) => linesOf(slices, rules, { ...initial, rate }));
    expect(asked).toBe(initial.shown.length * initial.dimensions.length);
    for (const { settings } of inTurn(lines))
      expect(slices.stepsPerSlice(settings)).toBe(training.stepsPerSlice(settings));
    expect(asked).toBe(initial.shown.length * initial.dimensions.length);
  });

  it('ends a run at 90 %, and measures at the last step', () => {
    const [line] = linesOf(training, rules, { ...initial, steps: 201 });
    expect(line?.cells[0]?.plans[0]).toMatchObject({ until: 0.9, heldOutEvery: 1 });
  });

  it('takes the usual rate of another optimiser, and leaves a rate of the reader’s own alone', () => {
    expect([rateAfter(0.1, 'sgd', 'adam'), rateAfter(0.003, 'adam', 'sgd'), rateAfter(0.2, 'sgd', 'adam')]).toEqual([
      0.003, 0.1, 0.2,
    ]);
  });
});

describe('the runs themselves', () => {
  const values: WidthValues = { ...initial, dimensions: [16, 64], runs: 2, shown: ['none', 'sqrt'], steps: 100 };
  const asked = linesOf(training, rules, values);

  it('tell of ÷ √d at every head dimension, and of no scaling not at 64', async () => {
    const runs = await ended(inTurn(asked), values.steps);
    const lines = new FoundRows('d').of(training, asked, runs);
    const [none, root] = lines;
    expect(root?.cells.map(hasSteps)).toEqual([true, true]);
    expect(none?.cells.map(isShort)).toEqual([false, true]);
    expect(none?.cells[1]?.found?.short?.median).toBeLessThan(0.9);
    const flat = flattest(training, lines);
    expect(flat?.line.id).toBe('sqrt');
    expect(outcome(flat, values)).toMatchObject({ value: 'sqrt' });
    expect(sentence('done', lines, flat, values)).toMatch(
      /^SGD, learning rate 0.1, up to 100 steps, 2 runs .*÷ √dₖ \d+/,
    );
    expect(widthTable(lines, values).rows).toHaveLength(2);
    const csv = runsFile(training, asked, runs, 'd');
    expect(csv.rows).toHaveLength(8);
    expect(csv.rows[0]).toHaveLength(csv.columns.length);
  });

  it('are the same lines while nothing new has come', async () => {
    const runs = await ended(inTurn(asked).slice(0, 1), values.steps);
    const kept = new FoundRows('d');
    const point = (): unknown => kept.of(training, asked, runs)[0]?.cells[0]?.found;
    expect(point()).toBe(point());
  });
});

describe('what is told', () => {
  it('is how many runs got there, and how far the others came, never a number of steps', () => {
    expect(foundText(found({}))).toBe('25 steps (20 to 40), 3 of 3 runs');
    expect(foundText(short)).toBe('0 of 3 runs reached 90%, otherwise accuracy 0.66 (0.52 to 0.70)');
    expect(foundText(found({ reached: 2, greatest: null }))).toBe('25 steps (20 to never), 2 of 3 runs');
    expect(foundText(never({ diverged: [7, 9, 12] }))).toBe('0 of 3 runs reached 90%, diverged at step 7, 9, and 12');
  });

  it('of one run says what became of it', () => {
    expect(foundText(found({ runs: 1, reached: 1, least: 25, greatest: 25 }))).toBe('25 steps');
    expect(foundText({ ...short, runs: 1 })).toBe('90% not reached, accuracy 0.66 (0.52 to 0.70)');
  });

  it('names the head dimensions that were not reached', () => {
    expect(clause(lineOf('rule', [20, 25]))).toBe('rule 20 to 25 at every dₖ');
    expect(clause(lineOf('rule', [20, null]))).toBe('rule 20 at dₖ = 4, not reached at 16');
    expect(clause(lineOf('rule', [null, null]))).toBe('rule nowhere');
  });
});

describe('the flattest rule', () => {
  it('is the one whose slowest head dimension is nearest to its fastest, of those that got there everywhere', () => {
    const lines = [lineOf('a', [20, 80]), lineOf('b', [30, 40]), lineOf('c', [20, null])];
    expect(flattest(training, lines)?.line.id).toBe('b');
    expect(flattest(training, lines.slice(2))).toBeUndefined();
    expect(outcome(undefined, initial).value).toBe('-');
  });

  it('is asked for among the rules on show', () => {
    const { text, answer } = question([lineOf('a', [1])], initial);
    expect(text).toContain('from 4 to 1,024');
    if (answer.kind !== 'choice') throw new Error('a choice is asked for');
    expect(answer.options.map(({ value }) => value)).toEqual(['a', '-']);
  });
});

it('a run that arrives at once stands on the axis, not below it', () => {
  const heightOf = (steps: number, median: number): number => stepScale(steps, { top: 0, bottom: 108 })(median);
  // Accuracy is looked at every fifth step of 200, and at every one of 199.
  expect(heightOf(200, 5)).toBe(100);
  expect(heightOf(199, 1)).toBe(100);
  expect(heightOf(199, 2)).toBeLessThan(100);
});

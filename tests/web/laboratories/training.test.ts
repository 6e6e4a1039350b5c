// The comparison of training runs: what is asked of the core, what is told of these runs and no others, and what is guessed.
import { describe, expect, it } from 'vitest';

import { TrainingRun } from '../../../web/core/training-run.ts';
import {
  Contestant,
  type Result,
  type TrainingValues,
  askedOf,
  clause,
  keyOf,
  resultsOf,
  resultsTable,
  stepCount,
  type Side,
} from '../../../web/laboratories/training/results.ts';
import { continued } from '../../../web/laboratories/training/comparison.ts';
import { curvesOf } from '../../../web/laboratories/training/curves.ts';
import { curveTables, trainingCsv, outcome, question, sentence } from '../../../web/laboratories/training/figures.ts';
import * as germanTraining from '../../../web/laboratories/training/words.de.ts';
import { say, speak, translations } from '../../../web/i18n/say.ts';
import { seedOf } from '../../../web/kit/training/plans.ts';
import { initialValues } from '../../../web/kit/settings.ts';
import { trainingParameters } from '../../../web/laboratories/training/parameters.ts';
import { training } from '../../bindings/training-core.ts';
import { answersHere as pool } from '../core/answers-here.ts';

const rules = training.trainingRules();
const initial: TrainingValues = initialValues(trainingParameters);
const small: TrainingValues = { ...initial, dimension: 16, runs: 2, steps: 20 };

const means = { training, pool };

async function trained(values: TrainingValues): Promise<Side[]> {
  const asked = askedOf(rules, values.shown, values);
  return Promise.all(
    asked.rules.map(async (rule) => {
      const runs = rule.plans.map((plan) => new Contestant(plan, means, values.steps));
      for (const run of runs) await run.advance(values.steps, {});
      return { rule, runs, bands: training.trainingBands(runs.map(({ records }) => records)) };
    }),
  );
}

describe('what is asked', () => {
  it('has a plan for each rule and seed, all from the same seed on', () => {
    const { rules: asked } = askedOf(rules, ['sqrt', 'none'], initial);
    expect(asked.map(({ id }) => id)).toEqual(['none', 'sqrt']);
    expect(asked.map(({ plans }) => plans.map(({ settings }) => settings.seed))).toEqual([
      ['2017', '2018', '2019'],
      ['2017', '2018', '2019'],
    ]);
  });

  it('measures accuracy at the last step, however many there are', () => {
    const every = (steps: number): number | undefined =>
      askedOf(rules, ['sqrt'], { ...initial, steps }).rules[0]?.plans[0]?.heldOutEvery;
    expect([every(200), every(199), every(1)]).toEqual([5, 1, 1]);
  });

  it('takes the gain where a rule has one', () => {
    const parameters = askedOf(rules, ['sqrt', 'cosine'], { ...initial, gain: 4 }).rules.map(
      ({ plans }) => plans[0]?.settings.rule.parameter,
    );
    expect(parameters).toEqual([0, 4]);
  });

  it('is the same where only words or pictures differ', () => {
    const asked = (values: TrainingValues): string => keyOf(askedOf(rules, values.shown, values));
    expect(asked({ ...initial, part: 'value' })).toBe(asked(initial));
    expect(asked({ ...initial, rate: 0.2 })).not.toBe(asked(initial));
  });

  it('counts seeds on past the largest', () => {
    expect(seedOf('18446744073709551615', 1)).toBe('0');
  });
});

describe('a contestant', () => {
  const plan = askedOf(rules, ['sqrt'], small).rules[0]?.plans[0];
  if (!plan) throw new Error('no plan');

  it('has a record for each step and one after the last, and keeps the weights between the two', async () => {
    const contestant = new Contestant(plan, means, 20);
    await contestant.advance(20, {});
    expect(contestant.records).toHaveLength(21 * training.columns);
    expect([contestant.done, contestant.complete]).toEqual([20, true]);
    const run = new TrainingRun(plan, means);
    await run.advance(20);
    expect(contestant.trained).toEqual(run.state);
  });

  it('goes on from a shorter one, and begins anew for fewer steps', async () => {
    const short = new Contestant(plan, means, 10);
    await short.advance(10, {});
    const long = new Contestant(plan, means, 20, short.run);
    expect(long.done).toBe(11);
    await long.advance(20, {});
    const straight = new Contestant(plan, means, 20);
    await straight.advance(20, {});
    expect(long.records).toEqual(straight.records);
    expect(new Contestant(plan, means, 5, long.run).done).toBe(0);
  });

  it('that has all its steps is not run again', async () => {
    const contestant = new Contestant(plan, means, 10);
    await contestant.advance(10, {});
    const again = new Contestant(plan, means, 10, contestant.run);
    expect([again.complete, again.trained]).toEqual([true, contestant.trained]);
    expect(again.records).toEqual(contestant.records);
  });

  it('steps one at a time', async () => {
    const contestant = new Contestant(plan, means, 3);
    for (const step of [1, 2, 3]) {
      await contestant.advance(step, {});
      expect(contestant.done).toBe(step);
    }
    expect(contestant.complete).toBe(true);
  });
});

describe('what is told', () => {
  it('is what happened in these runs', async () => {
    const sides = await trained({ ...small, steps: 100 });
    const results = resultsOf(training, sides, 100);
    expect(results.map(({ id }) => id)).toEqual(['none', 'sqrt', 'linear']);
    const [, root] = results;
    expect(root?.accuracy?.median).toBeGreaterThan(0.9);
    expect(root?.reached).toHaveLength(2);
    expect(root && clause(root)).toMatch(/^÷ √dₖ reached 90% after \d+( to \d+)? steps and ended at /);
    const words = sentence({ state: 'done' }, results, { ...small, steps: 100 });
    expect(words).toMatch(/^After 100 steps of SGD with learning rate 0.1 at dₖ = 16, 2 runs each: no scaling /);
    expect(resultsTable(results, 100).rows).toHaveLength(3);
  });

  const result: Result = {
    id: 'none',
    name: 'no scaling',
    runs: 3,
    accuracy: { median: 0.5, least: 0.4, greatest: 0.6 },
    reached: [],
    diverged: [],
    gradient: undefined,
    trace: undefined,
  };

  it('says what was not reached, and how far runs came', () => {
    expect(clause(result)).toBe('no scaling did not reach 90% and ended at 0.50 (0.40 to 0.60)');
    expect(clause({ ...result, reached: [20] })).toContain('reached 90% in 1 of 3 runs');
  });

  it('says at which step a run diverged, beside what the others did', () => {
    expect(clause({ ...result, diverged: [37] })).toBe(
      'no scaling did not reach 90% and ended at 0.50 (0.40 to 0.60) and diverged in 1 of 3 runs, at step 37',
    );
    expect(clause({ ...result, accuracy: undefined, runs: 1, diverged: [37] })).toBe('no scaling diverged at step 37');
  });
});

describe('one step of one run', () => {
  const once: TrainingValues = { ...small, runs: 1, steps: 1 };

  it('is told without plurals, and rules that are words stand in quotes in German', async () => {
    const results = resultsOf(training, await trained(once), 1).slice(0, 1);
    const told = (): readonly string[] => [
      sentence({ state: 'done' }, results, once)
        .replace(/ at d.*each: | bei d.*Lauf: /, ' … ')
        .replace(/[\d.,]+$/, ''),
      resultsTable(results, 1).caption,
      say('training.question.accuracy', { steps: stepCount(1) }),
    ];
    expect(told()).toEqual([
      'After one step of SGD with learning rate 0.1 … no scaling did not reach 90% and ended at ',
      'What happened in these runs, one step',
      'Accuracy after one step',
    ]);
    translations.de.take(...Object.values(germanTraining));
    expect(speak('de', told)).toEqual([
      'Nach einem Schritt SGD mit Lernrate 0,1 … „no scaling“ erreichte 90 % nicht und endete bei ',
      'Was in diesen Läufen geschah, nach einem Schritt',
      'Trefferquote nach einem Schritt',
    ]);
  });
});

describe('the question', () => {
  it('asks for two orders of three rules', () => {
    const { answer } = question(initial);
    if (answer.kind !== 'own') throw new Error('two menus are asked for');
    expect(answer.text('sqrt > none > linear / none > sqrt > linear')).toBe(
      'Accuracy after 200 steps: ÷ √dₖ > no scaling > ÷ dₖ; Size of the gradient of the query matrix at step 0: no scaling > ÷ √dₖ > ÷ dₖ',
    );
  });

  it('is answered by the runs, once all three rules have run', async () => {
    const sides = await trained({ ...small, dimension: 128, runs: 1, steps: 40 });
    const results = resultsOf(training, sides, 40);
    expect(outcome(results.slice(1))).toBeUndefined();
    const found = outcome(results);
    expect(found?.value).toBe('sqrt > none > linear / none > sqrt > linear');
    expect(found?.text).toMatch(
      /^accuracy ÷ √dₖ [\d.]+ > no scaling [\d.]+ > ÷ dₖ [\d.]+; gradient of the query matrix at step 0: no scaling /,
    );
    expect(found?.why).toContain('the largest, not the smallest');
  });

  it('says that rows are certain of one key only where they are', async () => {
    // Two components among 32 keys: the typical row is nearly even.
    const values: TrainingValues = { ...small, dimension: 2, keys: 32, runs: 1, steps: 40 };
    const results = resultsOf(training, await trained(values), 40);
    const [none] = results;
    expect(none?.trace?.median).toBeGreaterThan(0.9);
    const worse = results.map((each) =>
      each.id === 'none' && each.accuracy ? { ...each, accuracy: { ...each.accuracy, median: 0 } } : each,
    );
    expect(outcome(worse)?.value).toContain('none > sqrt > linear');
    expect(outcome(worse)?.why).toContain('That is what these runs gave.');
  });
});

it('bands that go on are those of all rows, wherever they are continued', async () => {
  const [side] = await trained({ ...small, shown: ['sqrt'] });
  const { runs = [], bands } = side ?? {};
  const rowsOf = (from: number, to: number): Float64Array[] =>
    runs.map(({ records }) => records.subarray(from * training.columns, to * training.columns));
  for (const rows of [0, 1, 7, 9])
    expect(continued(training.trainingBands(rowsOf(0, 9)), rows, training.trainingBands(rowsOf(rows, 21)))).toEqual(
      bands,
    );
  expect(continued(null, 0, training.trainingBands(rowsOf(0, 21)))).toEqual(bands);
});

it('curves, tables and file hold the records', async () => {
  const sides = await trained(small);
  const [curve] = curvesOf(training, sides, 'loss', 20);
  expect(curve?.data).toHaveLength(21);
  expect(curvesOf(training, sides, 'accuracy', 20)[0]?.data.map(({ x }) => x)).toEqual([0, 5, 10, 15, 20]);
  const tables = curveTables(training, sides, 20);
  expect(tables).toHaveLength(3);
  expect(tables[0]?.rows.at(-1)?.[0]).toBe('20');
  const csv = trainingCsv(training, sides, small);
  expect(csv.rows).toHaveLength(3 * 2 * 21);
  expect(csv.columns).toContain('medianTrace');
  expect(csv.rows[0]).toHaveLength(csv.columns.length);
});

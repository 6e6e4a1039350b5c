// The programs that <dk-training> gives train to the core's accuracies, within what seeds differ by, and begin with its gradients.
import { describe, expect, it } from 'vitest';

import { initialValues } from '../../../web/kit/settings.ts';
import { trainingParameters } from '../../../web/laboratories/training/parameters.ts';
import { type TrainingValues, askedOf } from '../../../web/laboratories/training/results.ts';
import { trainingCode } from '../../../web/kit/training/program.ts';
import { ruleChoicesOf } from '../../../web/kit/training/plans.ts';
import { training } from '../../bindings/training-core.ts';
import { thirdOfTheDay } from '../../seeds.ts';
import { expectMeasured, repeated } from './chance.ts';
import { run } from './python.ts';

const rules = training.trainingRules();
const initial: TrainingValues = initialValues(trainingParameters);

/** One figure for each run. */
interface Trained {
  accuracy: number[];
  gradient: number[];
  trace: number[];
}

/** What the core makes of the same. */
function byCore(values: TrainingValues): Map<string, Trained> {
  const asked = askedOf(rules, values.shown, values);
  return new Map(
    asked.rules.map(({ id, plans }): [string, Trained] => {
      const records = plans.map(({ settings, heldOutEvery }) => {
        const start = training.startTraining(settings);
        return training.trainSteps(settings, start, values.steps + 1, heldOutEvery, null).records;
      });
      const at = (figure: 'accuracy' | 'queryGradient' | 'medianTrace', row: number): number[] =>
        records.map((rows) => rows[row * training.columns + training.column(figure)] ?? NaN);
      return [
        id,
        { accuracy: at('accuracy', values.steps), gradient: at('queryGradient', 0), trace: at('medianTrace', 0) },
      ];
    }),
  );
}

/** Of the median of normal numbers beside their mean: √(π/2). */
const medianError = 1.2533;

const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;

/** Of a mean of runs: what they differ by, and at least what 1,024 examples held out leave open. */
function errorOf(accuracies: readonly number[], heldOut = 1024): number {
  const { mean, deviation } = repeated(accuracies);
  return Math.max(deviation, Math.sqrt((mean * (1 - mean)) / heldOut)) / Math.sqrt(accuracies.length);
}

const everyRule = rules.map(({ id }) => id);

/** What is trained, each for seconds: one of them a day in each language. */
const trained = [
  ['every rule, by SGD', { shown: everyRule, steps: 60 }],
  [
    'every rule, by Adam, with values that learn',
    { shown: everyRule, optimizer: 'adam', rate: 0.003, trainValues: true, steps: 40 },
  ],
  ['a small start without a divisor', { shown: ['none', 'sqrt'], smallStart: true, steps: 60 }],
] as const;

describe.each(['numpy', 'pytorch'] as const)('in %s', (language) => {
  it.each(thirdOfTheDay(trained, language === 'numpy' ? 0 : 1))('%s', (_, changed) => {
    const values = { ...initial, dimension: 64, runs: 4, ...changed } as TrainingValues;
    const printed = run(trainingCode(language, values, ruleChoicesOf(rules, values.shown, values.gain)));
    for (const [id, { accuracy, gradient, trace }] of byCore(values)) {
      const theirs = printed.get(`accuracy ${id}`) ?? [];
      expect(theirs).toHaveLength(values.runs);
      const [own, other] = [repeated(accuracy), repeated(theirs)];
      const measured = { value: own.mean, standardError: errorOf(accuracy) };
      expectMeasured(other.mean, measured, `accuracy of ${id}`, errorOf(theirs));
      // Medians of the same number of runs on both sides.
      for (const [name, all] of [
        ['gradient', gradient],
        ['trace', trace],
      ] as const) {
        const standardError = (medianError * repeated(all).deviation) / Math.sqrt(all.length);
        expectMeasured(printed.figure(`${name} ${id}`), { value: middle(all), standardError }, `${name} of ${id}`);
      }
    }
  });
});

it('the setting of the laboratory stands in the program as it is', () => {
  const program = trainingCode('numpy', { ...initial, rate: 0.25, keys: 12, seed: '7' }, [
    { id: 'cosine', parameter: 3 },
  ]);
  expect(program).toContain('symbols, keys, classes, batch, held_out = 32, 12, 16, 64, 1024');
  expect(program).toContain('d, d_model, steps, rate = 256, 128, 200, 0.25');
  expect(program).toContain('seeds = [7 + 0, 7 + 1, 7 + 2]');
  expect(program).toContain('"cosine": ("cosine", 3, False)');
});

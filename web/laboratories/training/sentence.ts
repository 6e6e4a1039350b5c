// The question, and the live sentence: what is going on, and in the end what happened in these runs.
import { fixed, short, significant, whole } from '../../i18n/numbers.ts';
import { sayCounted } from '../../i18n/plurals.ts';
import { say } from '../../i18n/say.ts';
import { type Outcome, type Question, several, together } from '../../kit/question.ts';
import { trainingRuleName } from '../../kit/training/plans.ts';
import type { Comparison } from './comparison.ts';
import { type Result, type TrainingValues, clause } from './results.ts';

export function sentence(
  { state }: Pick<Comparison, 'state'>,
  results: readonly Result[],
  { dimension, optimizer, rate, steps, runs }: TrainingValues,
): string {
  if (results.length === 0) return say('training.noRule');
  if (state === 'running') return say('training.live.running');
  if (state !== 'done') return say('training.live.waiting');
  return sayCounted('training.live.done', runs, {
    d: whole(dimension),
    optimizer: say(`training.optimizer.${optimizer === 'adam' ? 'adam' : 'sgd'}`),
    rate: short(rate),
    steps: whole(steps),
    runs: whole(runs),
    what: results.map(clause).join('; '),
  });
}

// The question with which training opens: the order of three rules by what they learn, and by the gradient that they begin with.

/** The rules that are asked about. */
export const askedRules = ['none', 'sqrt', 'linear'] as const;

const orders = [
  ['none', 'sqrt', 'linear'],
  ['none', 'linear', 'sqrt'],
  ['sqrt', 'none', 'linear'],
  ['sqrt', 'linear', 'none'],
  ['linear', 'none', 'sqrt'],
  ['linear', 'sqrt', 'none'],
] as const;

const nameOf = (id: string): string => trainingRuleName({ id, parameter: null });

export function question({ dimension, steps, optimizer, rate }: TrainingValues): Question {
  const words = {
    d: whole(dimension),
    steps: whole(steps),
    optimizer: say(`training.optimizer.${optimizer === 'adam' ? 'adam' : 'sgd'}`),
    rate: short(rate),
  };
  const options = orders.map((order) => ({ value: order.join(' > '), name: order.map(nameOf).join(' > ') }));
  return {
    text: say('training.question', words),
    answer: several([
      { name: say('training.question.accuracy', words), options },
      { name: say('training.question.gradient'), options },
    ]),
  };
}

/** Undefined until all three have run; a rule that diverged has no accuracy and comes last. */
export function outcome(results: readonly Result[]): Outcome | undefined {
  const three = askedRules.map((id) => results.find((result) => result.id === id));
  const known = three.filter((result): result is Result => result !== undefined);
  const over = known.every(({ accuracy, diverged }) => accuracy !== undefined || diverged.length > 0);
  if (known.length < askedRules.length || !over) return undefined;
  const byAccuracy = ordered(known, ({ accuracy }) => accuracy?.median);
  const byGradient = ordered(known, ({ gradient }) => gradient?.median);
  const none = known.find(({ id }) => id === 'none');
  const root = known.find(({ id }) => id === 'sqrt');
  const surprising = byGradient[0]?.id === 'none' && byAccuracy[0]?.id !== 'none';
  return {
    value: together([byAccuracy, byGradient].map((order) => order.map(({ id }) => id).join(' > '))),
    text: say('training.result', {
      accuracy: written(byAccuracy, ({ accuracy }) => (accuracy ? fixed(accuracy.median, 2) : say('training.lost'))),
      gradient: written(byGradient, ({ gradient }) => (gradient ? significant(gradient.median, 2) : '')),
    }),
    why: say(surprising ? 'training.why.surprise' : 'training.why', {
      none: none?.trace ? significant(none.trace.median, 2) : '–',
      sqrt: root?.trace ? significant(root.trace.median, 2) : '–',
    }),
  };
}

function ordered(results: readonly Result[], figure: (result: Result) => number | undefined): Result[] {
  return results.toSorted((a, b) => (figure(b) ?? -Infinity) - (figure(a) ?? -Infinity));
}

function written(order: readonly Result[], figure: (result: Result) => string): string {
  return order.map((result) => `${nameOf(result.id)} ${figure(result)}`).join(' > ');
}

// The question with which the map opens: which of two rules does no learning rate help.
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import { optimizerOf } from '../../kit/training/usual-rate.ts';
import { ratesOf, type MapValues } from './asked.ts';
import { learns, type MapRow } from './rows.ts';
import { verdicts } from './verdicts.ts';

/** The rules that are asked about. */
export const askedRules = ['none', 'linear'] as const;

const answers = ['none', 'linear', 'both', 'neither'] as const;

export function question(values: MapValues): Question {
  return {
    text: say('rate-map.question', {
      d: whole(values.dimension),
      optimizer: say(`training.optimizer.${optimizerOf(values.optimizer)}`),
      rates: whole(ratesOf(values).length),
      steps: whole(values.steps),
    }),
    answer: {
      kind: 'choice',
      options: answers.map((value) => ({ value, name: say(`rate-map.question.${value}`) })),
    },
  };
}

/** Undefined where one of the two has no row. */
export function outcome(rows: readonly MapRow[]): Outcome | undefined {
  const [none, linear] = askedRules.map((id) => rows.find((row) => row.id === id));
  if (!none || !linear) return undefined;
  const helped = (row: MapRow): boolean => row.cells.some(learns);
  const value = helped(none) ? (helped(linear) ? 'neither' : 'linear') : helped(linear) ? 'none' : 'both';
  return { value, text: verdicts([none, linear]), why: say(value === 'none' ? 'rate-map.why.none' : 'rate-map.why') };
}

// The question with which the sweep opens: which rule needs about as many steps at every head dimension.
import { fixed, short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import { optimizerOf } from '../../kit/training/usual-rate.ts';
import type { WidthValues } from './asked.ts';
import type { Flat, WidthLine } from './lines.ts';

/** Stands for: no rule reached 90 % at every head dimension. */
const nobody = '-';

export function question(lines: readonly Pick<WidthLine, 'id' | 'name'>[], values: WidthValues): Question {
  const { optimizer, rate, dimensions } = values;
  return {
    text: say('width-sweep.question', {
      optimizer: say(`training.optimizer.${optimizerOf(optimizer)}`),
      rate: short(rate),
      least: whole(dimensions[0] ?? 0),
      most: whole(dimensions.at(-1) ?? 0),
    }),
    answer: {
      kind: 'choice',
      options: [
        ...lines.map(({ id, name }) => ({ value: id, name })),
        { value: nobody, name: say('width-sweep.question.nobody') },
      ],
    },
  };
}

export function outcome(flat: Flat | undefined, { optimizer }: WidthValues): Outcome {
  const why = say(`width-sweep.why.${optimizerOf(optimizer)}`);
  if (!flat) return { value: nobody, text: say('width-sweep.result.nobody'), why };
  return {
    value: flat.line.id,
    text: say('width-sweep.result', { name: flat.line.name, ratio: fixed(flat.unevenness, 1) }),
    why,
  };
}

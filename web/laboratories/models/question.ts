// The question of the laboratory: how many of these models do what is said of all of them.
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import { onRoot, read, rootAlone } from './bands.ts';

const all = read.length;

export function question(): Question {
  return {
    text: say('models.ask', { all: whole(all) }),
    answer: {
      kind: 'number',
      stops: Array.from({ length: all + 1 }, (_, count) => count),
      initial: all,
      text: (count) => say('models.ask.answer', { count: whole(count), all: whole(all) }),
    },
  };
}

export function outcome(): Outcome {
  return {
    value: onRoot.length,
    text: say('models.ask.answer', { count: whole(onRoot.length), all: whole(all) }),
    why: say('models.ask.why', { alone: whole(rootAlone.length), others: whole(all - onRoot.length) }),
  };
}

// The question, and what the map says, in one sentence.
import type { SquareTerms } from '../../core/chapters-experiments.ts';
import { significant, whole } from '../../i18n/numbers.ts';
import { sayCounted } from '../../i18n/plurals.ts';
import { say } from '../../i18n/say.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import type { GridView } from './grid-picture.ts';

export function sentence({ d, draws, terms }: GridView, revealed: boolean): string {
  const values = {
    d: whole(d),
    draws: whole(draws),
    all: whole(d * d),
    others: whole(terms.offDiagonalTerms),
    diagonal: significant(terms.diagonalSum),
    beside: significant(terms.offDiagonalSum),
    square: significant(terms.meanSquare),
  };
  if (!revealed) return say('proof.live.unasked', values);
  if (terms.offDiagonalMean === null) return say('proof.live.single', values);
  return sayCounted('proof.live.many', draws, values);
}

// The question of this laboratory: of the d² products in the square of the sum, how many keep a mean different from 0?

export function question(): Question {
  return {
    text: say('proof.question'),
    answer: {
      kind: 'choice',
      options: [
        { value: 'all', name: say('proof.answer.all') },
        { value: 'beside', name: say('proof.answer.beside') },
        { value: 'diagonal', name: say('proof.answer.diagonal') },
        { value: 'none', name: say('proof.answer.none') },
      ],
    },
  };
}

export function outcome({ diagonalTerms, offDiagonalTerms }: SquareTerms): Outcome {
  const values = { d: whole(diagonalTerms), others: whole(offDiagonalTerms) };
  return { value: 'diagonal', text: say('proof.outcome', values), why: say('proof.why', values) };
}

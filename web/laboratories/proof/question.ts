// The question of this laboratory: of the d² products in the square of the sum, how many keep a mean different from 0?
import type { SquareTerms } from '../../core/chapters-experiments.ts';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Outcome, Question } from '../../kit/question.ts';

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

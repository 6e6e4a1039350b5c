// The question with which the worked example opens: what softmax makes of three scores that lie close together.
import type { WorkedEvaluation, WorkedExample } from '../../core/types.ts';
import { listed, localized, percent } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Outcome, Question } from '../../kit/question.ts';

/** Whole per cents. */
const stops = Array.from({ length: 101 }, (_, share) => share / 100);

export function scoresOf({ inputs }: Pick<WorkedExample, 'inputs'>): string {
  return listed((inputs.find(({ name }) => name === 'scores')?.values ?? []).map(localized));
}

export function firstShare(
  example: WorkedExample,
  evaluation: Pick<WorkedEvaluation, 'weightsUnscaled' | 'weightsScaled'> | undefined,
): { question: Question; outcome: Outcome | undefined } {
  const question: Question = {
    text: say('worked.guess.question', { scores: scoresOf(example) }),
    answer: { kind: 'number', stops, initial: 0.5, text: (share) => percent(share) },
  };
  const unscaled = evaluation?.weightsUnscaled[0];
  const scaled = evaluation?.weightsScaled[0];
  if (unscaled === undefined || scaled === undefined) return { question, outcome: undefined };
  return {
    question,
    outcome: {
      value: unscaled,
      text: say('worked.guess.result', { weight: percent(unscaled, 1) }),
      why: say('worked.guess.why', { scaled: percent(scaled, 1) }),
    },
  };
}

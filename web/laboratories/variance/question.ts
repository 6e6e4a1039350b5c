// The question with which the measurement opens: how large a score is, typically, at one d.
import type { DimensionReport } from '../../core/types.ts';
import { short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Outcome, Question } from '../../kit/question.ts';

/** The d that is asked about. */
export const askedDimension = 64;

/** What the slider stops at, 1 … 4096. */
const stops = [
  1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96, 128, 160, 192, 256, 384, 512,
  768, 1024, 1536, 2048, 3072, 4096,
];

export function sizeQuestion(report: DimensionReport | undefined): {
  question: Question;
  outcome: Outcome | undefined;
} {
  const d = whole(askedDimension);
  const question: Question = {
    text: say('variance.guess.question', { d }),
    answer: {
      kind: 'number',
      stops,
      initial: 32,
      logarithmic: true,
      text: (value) => short(value, value < 1000 ? 3 : 4),
    },
  };
  if (!report) return { question, outcome: undefined };
  const { std, variance } = report;
  return {
    question,
    outcome: {
      value: std.value,
      text: significant(std.value),
      why: say('variance.guess.why', { d, variance: significant(variance.value), std: significant(std.value) }),
    },
  };
}

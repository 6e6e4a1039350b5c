// What the laboratory of rules asks first: which divisors keep the gradient of the typical row, which is more than one.
import { significant, whole } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import type { Outcome, Question } from '../laboratory/question.ts';
import { ruleReport } from '../sweep/report-figures.ts';
import type { Book } from './book.ts';
import { guessUpTo } from './view.ts';
import type { Wanted } from './wanted.ts';

const options = ['root', 'large', 'small', 'all'] as const;

/** The outcome is that at the largest d of the grid, once it is measured. */
export function question(
  book: Book | undefined,
  { dimensions, batches }: Wanted,
): { question: Question; outcome: Outcome | undefined } {
  const last = Math.max(...dimensions);
  const report = book?.report(last, batches[0] ?? []);
  const trace = (id: string): string => {
    const figure = report && ruleReport(report, id)?.jacobianTraceMedian;
    return figure ? significant(figure.value, 2) : say('laboratory.notDefined');
  };
  return {
    question: {
      text: say('scalings.question', { d: whole(guessUpTo), most: whole(last) }),
      answer: { kind: 'choice', options: options.map((value) => ({ value, name: say(`scalings.option.${value}`) })) },
    },
    outcome: report && {
      value: 'large',
      text: say('scalings.result', {
        d: whole(last),
        sqrt: trace('sqrt'),
        linear: trace('linear'),
        fifth: trace('fifth-power'),
        none: trace('none'),
      }),
      why: say('scalings.why'),
    },
  };
}

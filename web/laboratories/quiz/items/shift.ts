// Large scores are not sharp ones: softmax sees differences only.
import { fixed, short } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import type { Item } from '../item.ts';
import { choices } from '../judging.ts';

const rows = [
  { scores: [2, 1, 0], raised: [102, 101, 100] },
  { scores: [1.5, 1, 0], raised: [101.5, 101, 100] },
  { scores: [3, 1, 0.5], raised: [103, 101, 100.5] },
] as const;

export const shift: Item = {
  id: 'shift',
  family: 'misconception',
  stream: 23,
  make: ({ chapters, chance }) => {
    const { scores, raised } = chance.of(rows);
    const [before, after] = [chapters.softmaxSteps(scores).peak, chapters.softmaxSteps(raised).peak];
    const limit = chapters.formats().find(({ id }) => id === 'float32')?.expOverflowsAbove ?? 0;
    const values = { before: fixed(before, 3), after: fixed(after, 3), limit: fixed(limit, 1) };
    return {
      question: say('quiz.shift.question', { scores: scores.map((each) => short(each)).join(', ') }),
      answer: choices(chance, 'quiz.shift', ['none', 'spike', 'flatter', 'overflow'], values),
      evidence: {
        title: say('quiz.peak.title'),
        key: say('quiz.shift.afterKey'),
        bars: [
          { name: scores.map((each) => short(each)).join(', '), value: before, text: values.before, role: 'scaled' },
          { name: raised.map((each) => short(each)).join(', '), value: after, text: values.after, role: 'scaled' },
        ],
      },
      check: {
        body: `
          print("before:", max(softmax(${JSON.stringify(scores)})))
          print("after:", max(softmax(${JSON.stringify(raised)})))
        `,
        figures: { before, after },
      },
    };
  },
};

// Query and key axes swapped: a matrix of weights has a row for each query.
import { fixed, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { pythonList } from '../../../kit/code.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import type { Item } from '../item.ts';
import { options } from '../judging.ts';

const [queries, keys, d] = [2, 3, 4];

export const axes: Item = {
  id: 'axes',
  family: 'misconception',
  stream: 15,
  make: ({ core, chance }) => {
    const drawn = chance.normal(queries + keys, d);
    const rule = { id: 'sqrt', parameter: 0 };
    const { weights, scaledScores } = core.attention({
      queries,
      keys,
      dimension: d,
      valueDimension: 1,
      q: drawn.subarray(0, queries * d),
      k: drawn.subarray(queries * d),
      v: new Float64Array(keys),
      rule,
      causal: false,
      mask: null,
    });
    const at = (row: number, column: number): number => figureAt(weights, row * keys + column);
    const text = (row: number, column: number): string => fixed(at(row, column), 3);
    const second = Array.from({ length: keys }, (_, key) => key);
    const values = { right: text(1, 0) };
    return {
      question: say('quiz.axes.question'),
      shown: {
        caption: say('quiz.axes.caption'),
        columns: [say('quiz.axes.head'), ...second.map((key) => say('quiz.axes.column', { column: String(key + 1) }))],
        rows: [0, 1].map((row) => [
          say('quiz.axes.row', { row: String(row + 1) }),
          ...second.map((key) => text(row, key)),
        ]),
      },
      answer: options(
        chance,
        { right: [text(1, 0), say('quiz.axes.right', values)] },
        {
          swapped: [text(0, 1), say('quiz.axes.swapped', { ...values, wrong: text(0, 1) })],
          row: [text(0, 0), say('quiz.axes.otherRow', { ...values, wrong: text(0, 0) })],
          column: [text(1, 1), say('quiz.axes.otherColumn', { ...values, wrong: text(1, 1) })],
        },
      ),
      evidence: {
        title: say('quiz.axes.after'),
        key: say('quiz.axes.afterKey'),
        bars: second.map((key) => ({
          name: say('quiz.axes.bar', { key: String(key + 1) }),
          value: at(1, key),
          text: significant(at(1, key)),
          role: 'scaled',
        })),
      },
      check: {
        body: `
          scores = ${pythonList([0, 1].map((row) => [...scaledScores.subarray(row * keys, (row + 1) * keys)]))}
          for number, weight in enumerate(softmax(scores[1]), 1):
              print(f"key_{number}:", weight)
        `,
        figures: Object.fromEntries(second.map((key) => [`key_${String(key + 1)}`, at(1, key)])),
      },
    };
  },
};

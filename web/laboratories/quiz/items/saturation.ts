// Exercise 2: softmax of (x, 0, 0, 0) for x from 0 to 10. Where it is saturated, and where it is steepest.
import type { ChaptersClient } from '../../../core/chapters-client.ts';
import { fixed, percent, short, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { inFormula } from '../../../kit/formula/mathml.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import { bars, exercise } from '../asking.ts';
import type { PointAnswer } from '../item.ts';
import { firstWeight, placeOnRow, rowCurves, rowKeys, rowLine, rowOf, slopeAt } from './row.ts';

const near = 0.1;
const share = (weight: number): string => percent(weight, weight > 0.99 ? 1 : 0);
const picture = (): string => say('quiz.saturation.picture');

/** At which x the first weight has the property that is asked about. */
function placeOfWeight(
  chapters: ChaptersClient,
  value: number,
  asked: Pick<PointAnswer, 'initial' | 'feedback'>,
): PointAnswer {
  const line = rowLine(say('quiz.saturation.line'), 'scaled', (x) => firstWeight(chapters, x));
  return placeOnRow(
    line,
    { title: say('quiz.saturation.title'), label: picture() },
    {
      value,
      accepted: { from: value - near, to: value + near },
      tolerance: say('quiz.within', { tolerance: fixed(near, 1) }),
      ...asked,
    },
  );
}

export const saturation = exercise('saturation', 2, ({ chapters, chance }) => {
  const asked = chance.of([0.99, 0.9, 0.999]);
  const value = chapters.gainForPeak(rowKeys, asked);
  const { exponentials } = chapters.roundedSoftmax('float64', 'naive', rowOf(value));
  const argument = figureAt(exponentials, 0);
  const values = { asked: share(asked), value: fixed(value, 2), argument: fixed(argument, 0) };
  return {
    question: say('quiz.saturation.question', values),
    answer: placeOfWeight(chapters, value, {
      initial: 1,
      feedback: (x, side) => {
        const weight = significant(firstWeight(chapters, x), 4);
        return say(`quiz.saturation.${side}`, { ...values, x: fixed(x, 2), weight });
      },
    }),
    formula: `ln(${inFormula(argument)}) ≈ ${inFormula(value)}`,
    evidence: bars(
      'quiz.saturation',
      {},
      [0.9, 0.99, 0.999].map((weight) => {
        const x = chapters.gainForPeak(rowKeys, weight);
        return { name: share(weight), value: x, text: say('quiz.row.x', { x: fixed(x, 2) }), role: 'scaled' };
      }),
    ),
    check: {
      body: `
        x = math.log(${inFormula(argument)})
        print("x:", x)
        print("weight:", softmax([x, 0, 0, 0])[0])
      `,
      figures: { x: value, weight: asked },
    },
  };
});

export const steepest = exercise('steepest', 3, ({ chapters }) => {
  const value = chapters.gainForPeak(rowKeys, 0.5);
  const slope = slopeAt(chapters, value);
  const values = { value: fixed(value, 2), most: fixed(slope, 2) };
  const line = rowLine(say('quiz.steepest.line'), 'other', (x) => slopeAt(chapters, x));
  const words = { title: say('quiz.steepest.after'), key: say('quiz.steepest.afterKey'), label: picture() };
  return {
    question: say('quiz.steepest.question'),
    answer: placeOfWeight(chapters, value, {
      initial: 6,
      feedback: (x, side) =>
        say(`quiz.steepest.${side}`, {
          ...values,
          x: fixed(x, 2),
          weight: significant(firstWeight(chapters, x)),
          slope: significant(slopeAt(chapters, x)),
        }),
    }),
    evidence: {
      ...rowCurves(line, words),
      y: { domain: [0, 0.3], ticks: [0, 0.1, 0.2, 0.3], format: short },
    },
    check: {
      body: `
        x = math.log(3)
        p = softmax([x, 0, 0, 0])[0]
        print("x:", x)
        print("slope:", p * (1 - p))
      `,
      figures: { x: value, slope },
    },
  };
});

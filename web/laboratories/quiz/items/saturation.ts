// Exercise 2: softmax of (x, 0, 0, 0) for x from 0 to 10. Where it is saturated, and where it is steepest.
import { fixed, percent, short, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { inFormula } from '../../../kit/formula/mathml.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import type { Curves, Item } from '../item.ts';
import { firstWeight, rowAxis, rowKeys, rowLine, rowOf, rowStops, shareAxis, slopeAt } from '../pictures.ts';

const near = 0.1;
const tolerance = (): string => say('quiz.within', { tolerance: fixed(near, 1) });
const share = (weight: number): string => percent(weight, weight > 0.99 ? 1 : 0);

function curves(figure: (x: number) => number): Curves {
  return {
    title: say('quiz.saturation.title'),
    key: say('quiz.drag'),
    label: say('quiz.saturation.picture'),
    x: rowAxis(),
    y: shareAxis(),
    lines: [rowLine(say('quiz.saturation.line'), 'scaled', figure)],
  };
}

export const saturation: Item = {
  id: 'saturation',
  family: 'exercise',
  stream: 2,
  make: ({ chapters, chance }) => {
    const asked = chance.of([0.99, 0.9, 0.999]);
    const value = chapters.gainForPeak(rowKeys, asked);
    const { exponentials } = chapters.roundedSoftmax('float64', 'naive', rowOf(value));
    const argument = figureAt(exponentials, 0);
    const values = { asked: share(asked), value: fixed(value, 2), argument: fixed(argument, 0) };
    return {
      question: say('quiz.saturation.question', { asked: share(asked) }),
      answer: {
        kind: 'point',
        label: say('quiz.row.label'),
        curves: curves((x) => firstWeight(chapters, x)),
        stops: rowStops,
        initial: 1,
        value,
        accepted: { from: value - near, to: value + near },
        tolerance: tolerance(),
        text: (x) => fixed(x, 2),
        feedback: (x, side) =>
          say(`quiz.saturation.${side}`, {
            ...values,
            x: fixed(x, 2),
            weight: significant(firstWeight(chapters, x), 4),
          }),
      },
      formula: `ln(${inFormula(argument)}) ≈ ${inFormula(value)}`,
      evidence: {
        title: say('quiz.saturation.after'),
        key: say('quiz.saturation.afterKey'),
        bars: [0.9, 0.99, 0.999].map((weight) => {
          const x = chapters.gainForPeak(rowKeys, weight);
          return { name: share(weight), value: x, text: say('quiz.row.x', { x: fixed(x, 2) }), role: 'scaled' };
        }),
      },
      check: {
        body: `
          x = math.log(${inFormula(argument)})
          print("x:", x)
          print("weight:", softmax([x, 0, 0, 0])[0])
        `,
        figures: { x: value, weight: asked },
      },
    };
  },
};

export const steepest: Item = {
  id: 'steepest',
  family: 'exercise',
  stream: 3,
  make: ({ chapters }) => {
    const value = chapters.gainForPeak(rowKeys, 0.5);
    const slope = slopeAt(chapters, value);
    const values = { value: fixed(value, 2), most: fixed(slope, 2) };
    return {
      question: say('quiz.steepest.question'),
      answer: {
        kind: 'point',
        label: say('quiz.row.label'),
        curves: curves((x) => firstWeight(chapters, x)),
        stops: rowStops,
        initial: 6,
        value,
        accepted: { from: value - near, to: value + near },
        tolerance: tolerance(),
        text: (x) => fixed(x, 2),
        feedback: (x, side) =>
          say(`quiz.steepest.${side}`, {
            ...values,
            x: fixed(x, 2),
            weight: significant(firstWeight(chapters, x)),
            slope: significant(slopeAt(chapters, x)),
          }),
      },
      evidence: {
        ...curves((x) => slopeAt(chapters, x)),
        title: say('quiz.steepest.after'),
        key: say('quiz.steepest.afterKey'),
        y: { domain: [0, 0.3], ticks: [0, 0.1, 0.2, 0.3], format: short },
        lines: [rowLine(say('quiz.steepest.line'), 'other', (x) => slopeAt(chapters, x))],
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
  },
};

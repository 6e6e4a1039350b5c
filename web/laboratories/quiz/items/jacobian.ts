// Exercise 5: ∂softmax/∂input where all keys have the same weight, and where one has nearly all.
import { fixed, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { inFormula } from '../../../kit/formula/mathml.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import type { Item } from '../item.ts';
import { nearestFigure } from '../judging.ts';
import { rowAxis, rowLine, rowStops, shareAxis, traceAt } from '../pictures.ts';

export const uniform: Item = {
  id: 'jacobian-uniform',
  family: 'exercise',
  stream: 6,
  make: ({ chapters, chance }) => {
    const keys = chance.of([4, 5, 8, 10]);
    const ahead = (by: number): number[] => Array.from({ length: keys }, (_, key) => (key === 0 ? by : 0));
    const { jacobian, weights } = chapters.softmaxJacobian(ahead(0));
    const own = figureAt(jacobian, 0);
    const other = figureAt(jacobian, 1);
    const share = figureAt(weights, 0);
    const values = { keys: String(keys), own: significant(own), share: significant(share) };
    return {
      question: say('quiz.uniform.question', { keys: String(keys) }),
      answer: {
        kind: 'number',
        label: say('quiz.uniform.label'),
        value: own,
        tolerance: 0.0005,
        text: (value) => significant(value, 4),
        right: say('quiz.uniform.right', values),
        mistakes: [
          { value: share, feedback: say('quiz.uniform.weight', values) },
          { value: 0, feedback: say('quiz.uniform.nothing', values) },
          { value: other, feedback: say('quiz.uniform.other', { ...values, other: significant(other) }) },
          { value: 1, feedback: say('quiz.uniform.one', values) },
        ],
        below: say('quiz.uniform.below', values),
        above: say('quiz.uniform.above', values),
      },
      formula: `${inFormula(share)} * (1 - ${inFormula(share)}) ≈ ${inFormula(own)}`,
      evidence: {
        title: say('quiz.uniform.after'),
        key: say('quiz.uniform.afterKey'),
        bars: [0, 4, 8].map((by) => {
          const value = figureAt(chapters.softmaxJacobian(ahead(by)).jacobian, 0);
          return {
            name: by === 0 ? say('quiz.uniform.equal') : say('quiz.uniform.ahead', { by: String(by) }),
            value,
            text: significant(value),
            role: 'other',
          };
        }),
      },
      check: {
        body: `
          for ahead in [0, 4, 8]:
              p = softmax([ahead] + [0] * ${String(keys - 1)})[0]
              print(f"own_{ahead}:", p * (1 - p))
        `,
        figures: Object.fromEntries(
          [0, 4, 8].map((by) => [`own_${String(by)}`, figureAt(chapters.softmaxJacobian(ahead(by)).jacobian, 0)]),
        ),
      },
    };
  },
};

const near = 0.01;

export const peaked: Item = {
  id: 'jacobian-peaked',
  family: 'exercise',
  stream: 7,
  make: ({ chapters, chance }) => {
    const asked = chance.of([0.1, 0.2, 0.05]);
    const line = rowLine(say('quiz.peaked.line'), 'other', (x) => traceAt(chapters, x));
    const { value, accepted } = nearestFigure(line.points, asked, near);
    const values = { asked: fixed(asked, 2), value: fixed(value, 2) };
    const even = traceAt(chapters, 0);
    return {
      question: say('quiz.peaked.question', { asked: fixed(asked, 2), even: fixed(even, 2) }),
      answer: {
        kind: 'point',
        label: say('quiz.row.label'),
        curves: {
          title: say('quiz.peaked.title'),
          key: say('quiz.drag'),
          label: say('quiz.peaked.picture'),
          x: rowAxis(),
          y: shareAxis(),
          lines: [line],
        },
        stops: rowStops,
        initial: 0.5,
        value,
        accepted,
        tolerance: say('quiz.peaked.within', { tolerance: fixed(near, 2) }),
        text: (x) => fixed(x, 2),
        feedback: (x, side) =>
          say(`quiz.peaked.${side}`, { ...values, x: fixed(x, 2), trace: significant(traceAt(chapters, x)) }),
      },
      evidence: {
        title: say('quiz.peaked.after'),
        key: say('quiz.peaked.afterKey'),
        bars: [0, 3, 6, 9].map((x) => {
          const trace = traceAt(chapters, x);
          return { name: say('quiz.row.x', { x: String(x) }), value: trace, text: significant(trace), role: 'other' };
        }),
      },
      check: {
        body: `
          for x in [0, 3, 6, 9]:
              print(f"trace_{x}:", 1 - sum(p * p for p in softmax([x, 0, 0, 0])))
        `,
        figures: Object.fromEntries([0, 3, 6, 9].map((x) => [`trace_${String(x)}`, traceAt(chapters, x)])),
      },
    };
  },
};

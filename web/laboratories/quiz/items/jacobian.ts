// Exercise 5: ∂softmax/∂input where all keys have the same weight, and where one has nearly all.
import { fixed, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { inFormula } from '../../../kit/formula/mathml.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import { bars, exercise, typed } from '../asking.ts';
import { nearestFigure } from '../judging.ts';
import { placeOnRow, rowLine, traceAt } from './row.ts';

export const uniform = exercise('jacobian-uniform', 6, ({ chapters, chance }) => {
  const keys = chance.of([4, 5, 8, 10]);
  const ahead = (by: number): number[] => Array.from({ length: keys }, (_, key) => (key === 0 ? by : 0));
  const { jacobian, weights } = chapters.softmaxJacobian(ahead(0));
  const [own, other, share] = [figureAt(jacobian, 0), figureAt(jacobian, 1), figureAt(weights, 0)];
  const values = { keys: String(keys), own: significant(own), share: significant(share) };
  const slopes = [0, 4, 8].map((by) => ({ by, value: figureAt(chapters.softmaxJacobian(ahead(by)).jacobian, 0) }));
  return typed('quiz.uniform', {
    values,
    value: own,
    tolerance: 0.0005,
    text: (value) => significant(value, 4),
    mistakes: [
      { value: share, feedback: say('quiz.uniform.weight', values) },
      { value: 0, feedback: say('quiz.uniform.nothing', values) },
      { value: other, feedback: say('quiz.uniform.other', { ...values, other: significant(other) }) },
      { value: 1, feedback: say('quiz.uniform.one', values) },
    ],
    formula: `${inFormula(share)} * (1 - ${inFormula(share)}) ≈ ${inFormula(own)}`,
    evidence: slopes.map(({ by, value }) => ({
      name: by === 0 ? say('quiz.uniform.equal') : say('quiz.uniform.ahead', { by: String(by) }),
      value,
      role: 'other',
    })),
    check: {
      body: `
        for ahead in [0, 4, 8]:
            p = softmax([ahead] + [0] * ${String(keys - 1)})[0]
            print(f"own_{ahead}:", p * (1 - p))
      `,
      figures: Object.fromEntries(slopes.map(({ by, value }) => [`own_${String(by)}`, value])),
    },
  });
});

const near = 0.01;

export const peaked = exercise('jacobian-peaked', 7, ({ chapters, chance }) => {
  const asked = chance.of([0.1, 0.2, 0.05]);
  const line = rowLine(say('quiz.peaked.line'), 'other', (x) => traceAt(chapters, x));
  const { value, accepted } = nearestFigure(line.points, asked, near);
  const values = { asked: fixed(asked, 2), value: fixed(value, 2) };
  const traces = [0, 3, 6, 9].map((x) => ({ x, value: traceAt(chapters, x) }));
  return {
    question: say('quiz.peaked.question', { asked: values.asked, even: fixed(traceAt(chapters, 0), 2) }),
    answer: placeOnRow(
      line,
      { title: say('quiz.peaked.title'), label: say('quiz.peaked.picture') },
      {
        initial: 0.5,
        value,
        accepted,
        tolerance: say('quiz.peaked.within', { tolerance: fixed(near, 2) }),
        feedback: (x, side) =>
          say(`quiz.peaked.${side}`, { ...values, x: fixed(x, 2), trace: significant(traceAt(chapters, x)) }),
      },
    ),
    evidence: bars(
      'quiz.peaked',
      {},
      traces.map(({ x, value: trace }) => ({ name: say('quiz.row.x', { x: String(x) }), value: trace, role: 'other' })),
    ),
    check: {
      body: `
        for x in [0, 3, 6, 9]:
            print(f"trace_{x}:", 1 - sum(p * p for p in softmax([x, 0, 0, 0])))
      `,
      figures: Object.fromEntries(traces.map(({ x, value: trace }) => [`trace_${String(x)}`, trace])),
    },
  };
});

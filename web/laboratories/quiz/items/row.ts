// Exercises 2 and 5: softmax of (x, 0, 0, 0) for x from 0 to 10, its figures from the core, one of them as a line over x, and the questions for
// a place on it: where it is saturated, where it is steepest, and ∂softmax/∂input where all keys have the same weight or one has nearly all.
import type { ChaptersClient } from '../../../core/chapters-client.ts';
import type { Role } from '../../../figure/styles.ts';
import { fixed, percent, short, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { inFormula } from '../../../kit/formula/mathml.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import { evenly } from '../../../schema/table.ts';
import { exercise, pointed, typed } from '../asking.ts';
import type { Curves, Line, PointAnswer } from '../item.ts';
import { around, nearestFigure } from '../judging.ts';
import { shareAxis } from '../pictures.ts';

const rowKeys = 4;

/** Where the line of a picture can stand. */
const rowStops = evenly(0, 10, 20);

const rowOf = (x: number): number[] => [x, 0, 0, 0];

function firstWeight(chapters: ChaptersClient, x: number): number {
  return figureAt(chapters.softmaxSteps(rowOf(x)).weights, 0);
}

function traceAt(chapters: ChaptersClient, x: number): number {
  return chapters.softmaxSteps(rowOf(x)).jacobianTrace;
}

/** ∂ first weight / ∂ x */
function slopeAt(chapters: ChaptersClient, x: number): number {
  return figureAt(chapters.softmaxJacobian(rowOf(x)).jacobian, 0);
}

/** A figure at every stop, named at the line and spoken at each point. */
function rowLine(name: string, role: Role, figure: (x: number) => number): Line {
  return {
    name,
    role,
    points: rowStops.map((x) => {
      const y = figure(x);
      return { x, y, text: say('quiz.row.mark', { x: fixed(x, 2), name, value: significant(y) }) };
    }),
  };
}

/** `words`: title, key and label. */
function rowCurves(line: Line, words: Pick<Curves, 'title' | 'key' | 'label'>): Curves {
  const x = { domain: [0, 10], ticks: [0, 2, 4, 6, 8, 10], title: 'x', format: short } as const;
  return { ...words, x, y: shareAxis, lines: [line] };
}

type Answer = Omit<PointAnswer, 'kind'>;
type Asked = Pick<Answer, 'initial' | 'value' | 'accepted' | 'tolerance' | 'feedback'>;

/** The line is to be moved to a place on it. */
function placeOnRow(line: Line, words: Pick<Curves, 'title' | 'label'>, asked: Asked): Answer {
  return {
    label: say('quiz.row.label'),
    curves: rowCurves(line, { ...words, key: say('quiz.drag') }),
    stops: rowStops,
    text: (x) => fixed(x, 2),
    ...asked,
  };
}

// Where the first weight is as large as it is asked for.

const near = 0.1;
/** Digits of a place as it is written: two decimals of one from 1 to 10. */
const placeDigits = 3;
const share = (weight: number): string => percent(weight, weight > 0.99 ? 1 : 0);
const picture = (): string => say('quiz.saturation.picture');

/** At which x the first weight has the property that is asked about. */
function placeOfWeight(chapters: ChaptersClient, value: number, asked: Pick<Answer, 'initial' | 'feedback'>): Answer {
  const line = rowLine(say('quiz.saturation.line'), 'scaled', (x) => firstWeight(chapters, x));
  return placeOnRow(
    line,
    { title: say('quiz.saturation.title'), label: picture() },
    {
      value,
      accepted: around(value, placeDigits, near),
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
  return pointed('quiz.saturation', {
    values,
    answer: placeOfWeight(chapters, value, {
      initial: 1,
      feedback: (x, side) => {
        const weight = significant(firstWeight(chapters, x), 4);
        return say(`quiz.saturation.${side}`, { ...values, x: fixed(x, 2), weight });
      },
    }),
    formula: `ln(${inFormula(argument)}) ≈ ${inFormula(value)}`,
    evidence: [0.9, 0.99, 0.999].map((weight) => {
      const x = chapters.gainForPeak(rowKeys, weight);
      return { name: share(weight), value: x, text: say('quiz.row.x', { x: fixed(x, 2) }), role: 'scaled' };
    }),
    check: {
      body: `
        x = math.log(${inFormula(argument)})
        print("x:", x)
        print("weight:", softmax([x, 0, 0, 0])[0])
      `,
      figures: { x: value, weight: asked },
    },
  });
});

export const steepest = exercise('steepest', 3, ({ chapters }) => {
  const value = chapters.gainForPeak(rowKeys, 0.5);
  const slope = slopeAt(chapters, value);
  const values = { value: fixed(value, 2), most: fixed(slope, 2) };
  const line = rowLine(say('quiz.steepest.line'), 'other', (x) => slopeAt(chapters, x));
  const words = { title: say('quiz.steepest.after'), key: say('quiz.steepest.afterKey'), label: picture() };
  return pointed('quiz.steepest', {
    values,
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
  });
});

// How strongly the weights react.

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

const nearTrace = 0.01;

export const peaked = exercise('jacobian-peaked', 7, ({ chapters, chance }) => {
  const asked = chance.of([0.1, 0.2, 0.05]);
  const line = rowLine(say('quiz.peaked.line'), 'other', (x) => traceAt(chapters, x));
  const { value, accepted } = nearestFigure(line.points, asked, nearTrace);
  const values = { asked: fixed(asked, 2), value: fixed(value, 2) };
  const traces = [0, 3, 6, 9].map((x) => ({ x, value: traceAt(chapters, x) }));
  return pointed('quiz.peaked', {
    values: { ...values, even: fixed(traceAt(chapters, 0), 2) },
    answer: placeOnRow(
      line,
      { title: say('quiz.peaked.title'), label: say('quiz.peaked.picture') },
      {
        initial: 0.5,
        value,
        accepted,
        tolerance: say('quiz.peaked.within', { tolerance: fixed(nearTrace, 2) }),
        feedback: (x, side) =>
          say(`quiz.peaked.${side}`, { ...values, x: fixed(x, 2), trace: significant(traceAt(chapters, x)) }),
      },
    ),
    evidence: traces.map(({ x, value: trace }) => ({
      name: say('quiz.row.x', { x: String(x) }),
      value: trace,
      role: 'other',
    })),
    check: {
      body: `
        for x in [0, 3, 6, 9]:
            print(f"trace_{x}:", 1 - sum(p * p for p in softmax([x, 0, 0, 0])))
      `,
      figures: Object.fromEntries(traces.map(({ x, value: trace }) => [`trace_${String(x)}`, trace])),
    },
  });
});

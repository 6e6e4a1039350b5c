// softmax of (x, 0, 0, 0) for x from 0 to 10: its figures, from the core; one of them as a line over x; and the question for a place on it.
import type { ChaptersClient } from '../../../core/chapters-client.ts';
import type { Role } from '../../../figure/styles.ts';
import { fixed, short, significant } from '../../../i18n/numbers.ts';
import { say } from '../../../i18n/say.ts';
import { figureAt } from '../../../kit/figure-at.ts';
import type { Curves, Line, PointAnswer } from '../item.ts';
import { shareAxis } from '../pictures.ts';

export const rowKeys = 4;

const perUnit = 20;

/** Where the line of a picture can stand. */
const rowStops = Array.from({ length: 10 * perUnit + 1 }, (_, place) => place / perUnit);

export const rowOf = (x: number): number[] => [x, 0, 0, 0];

export function firstWeight(chapters: ChaptersClient, x: number): number {
  return figureAt(chapters.softmaxSteps(rowOf(x)).weights, 0);
}

export function traceAt(chapters: ChaptersClient, x: number): number {
  return chapters.softmaxSteps(rowOf(x)).jacobianTrace;
}

/** ∂ first weight / ∂ x */
export function slopeAt(chapters: ChaptersClient, x: number): number {
  return figureAt(chapters.softmaxJacobian(rowOf(x)).jacobian, 0);
}

/** A figure at every stop, named at the line and spoken at each point. */
export function rowLine(name: string, role: Role, figure: (x: number) => number): Line {
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
export function rowCurves(line: Line, words: Pick<Curves, 'title' | 'key' | 'label'>): Curves {
  const x = { domain: [0, 10], ticks: [0, 2, 4, 6, 8, 10], title: 'x', format: short } as const;
  return { ...words, x, y: shareAxis(), lines: [line] };
}

type Asked = Pick<PointAnswer, 'initial' | 'value' | 'accepted' | 'tolerance' | 'feedback'>;

/** The line is to be moved to a place on it. */
export function placeOnRow(line: Line, words: Pick<Curves, 'title' | 'label'>, asked: Asked): PointAnswer {
  return {
    kind: 'point',
    label: say('quiz.row.label'),
    curves: rowCurves(line, { ...words, key: say('quiz.drag') }),
    stops: rowStops,
    text: (x) => fixed(x, 2),
    ...asked,
  };
}

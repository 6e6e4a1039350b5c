// softmax of (x, 0, 0, 0) for x from 0 to 10: one of its figures as a line over x, from the core.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { fixed, short, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Role } from '../../figure/roles.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { Axis, Line } from './item.ts';

export const rowKeys = 4;

const perUnit = 20;

/** Where the line of a picture can stand. */
export const rowStops = Array.from({ length: 10 * perUnit + 1 }, (_, place) => place / perUnit);

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
export function rowLine(name: string, role: Role, figure: (x: number) => number, stops = rowStops): Line {
  return {
    name,
    role,
    points: stops.map((x) => {
      const y = figure(x);
      return { x, y, text: say('quiz.row.mark', { x: fixed(x, 2), name, value: significant(y) }) };
    }),
  };
}

export function rowAxis(): Axis {
  return { from: 0, to: 10, ticks: [0, 2, 4, 6, 8, 10], title: 'x', format: (value) => short(value) };
}

export function shareAxis(): Axis {
  return { from: 0, to: 1, ticks: [0, 0.25, 0.5, 0.75, 1], title: '', format: (value) => short(value) };
}

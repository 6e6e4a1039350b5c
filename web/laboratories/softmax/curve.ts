// softmax of (x, 0, 0, 0) for x from 0 to 10: the first weight, each of the others, and the trace of the Jacobian, from the core.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { figureAt } from '../../kit/figure-at.ts';

/** Keys: one whose score is x, three whose score is 0. */
export const curveKeys = 4;

const stepsPerUnit = 20;
const most = 10;

/** Values of x at which the curve is computed; the slider stops at them. */
export const curveStops = Array.from({ length: most * stepsPerUnit + 1 }, (_, place) => place / stepsPerUnit);

/** First weights that are named; at a half the curve is steepest. */
export const named = [0.5, 0.9, 0.99, 0.999] as const;

export interface CurvePoint {
  x: number;
  first: number;
  other: number;
  trace: number;
}

export interface Threshold {
  /** Of the first key. */
  weight: number;
  /** The x at which it is reached: ln of (keys − 1) times the weight's odds. */
  x: number;
}

export interface Curve {
  points: readonly CurvePoint[];
  thresholds: readonly Threshold[];
  /** How far apart two undivided scores at dₖ = 64 typically lie. */
  typicalGap: number;
}

export function curveOf(chapters: ChaptersClient): Curve {
  return {
    points: pointsAt(chapters, curveStops),
    thresholds: named.map((weight) => ({ weight, x: chapters.gainForPeak(curveKeys, weight) })),
    typicalGap: chapters.scoreMoments(64, 1).typicalGap,
  };
}

export interface Lead extends CurvePoint {
  /** e^x */
  exponential: number;
  /** e^x + 3 */
  sum: number;
}

/** One point, with the numbers of its formula. */
export function leadAt(chapters: ChaptersClient, x: number): Lead {
  const [point] = pointsAt(chapters, [x]);
  if (!point) throw new RangeError('no point');
  const { exponentials, sums } = chapters.roundedSoftmax('float64', 'naive', leading(x));
  return { ...point, exponential: figureAt(exponentials, 0), sum: figureAt(sums, curveKeys - 1) };
}

function leading(x: number): number[] {
  return Array.from({ length: curveKeys }, (_, key) => (key === 0 ? x : 0));
}

function pointsAt(chapters: ChaptersClient, stops: readonly number[]): CurvePoint[] {
  const { weights, jacobianTrace } = chapters.softmaxRows(stops.flatMap(leading), curveKeys);
  return stops.map((x, place) => ({
    x,
    first: figureAt(weights, place * curveKeys),
    other: figureAt(weights, place * curveKeys + 1),
    trace: figureAt(jacobianTrace, place),
  }));
}

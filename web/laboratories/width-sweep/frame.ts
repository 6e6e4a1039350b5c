// The frame of the sweep: head dimension along, steps up, and above them a shelf where runs stand that never got there.
import { plotFrame, type Frame } from '../../figure/frame.ts';
import { logScale, type Scale } from '../../figure/scale.ts';
import { dimensionScale } from '../../kit/sweep/dimension-axis.ts';

export interface Geometry {
  frame: Frame;
  x: Scale;
  y: Scale;
  /** Where the shelf begins: the step at which runs are given up. */
  limit: number;
  /** The middle of each place on the shelf, from below. */
  shelf: (place: number) => number;
  wide: boolean;
}

/** Pixels of a place on the shelf. */
const place = 17;

/** The least number of steps: accuracy is measured every fifth. */
const leastSteps = 5;

/** Below this width names of rules stand in a line under the picture's title instead of beside their lines. */
const named = 560;

export function geometry(width: number, dimensions: readonly number[], steps: number, rules: number): Geometry {
  const wide = width >= named;
  const above = place * Math.max(1, rules) + 44;
  const frame = plotFrame(width, Math.round(Math.min(340, Math.max(260, width * 0.42))) + above, {
    top: above + 18,
    right: wide ? 150 : 46,
    left: 48,
    bottom: 44,
  });
  const y = logScale([leastSteps, Math.max(steps, 2 * leastSteps)], [frame.bottom - 8, frame.top]);
  return {
    frame,
    x: dimensionScale(dimensions, frame),
    y,
    limit: frame.top,
    shelf: (at) => frame.top - 12 - place * (at + 0.5),
    wide,
  };
}

// A histogram of counts over equal bins, and the factor that brings a density to the height of its bars.
import { svg } from 'lit';
import type { TemplateResult } from 'lit';

import { rectangle } from './bars.ts';
import type { Box } from './bars.ts';
import { px } from './pixel.ts';
import { roleClass } from './roles.ts';
import type { Role } from './roles.ts';
import type { Scale } from './scale.ts';

/** Counts in equal bins from `from` to `to`, and of what fell outside. */
export interface Binned {
  from: number;
  to: number;
  counts: ArrayLike<number>;
  below: number;
  above: number;
}

const binWidth = ({ from, to, counts }: Binned): number => (to - from) / counts.length;

/** The middle of each bin. */
export function binMiddles(binned: Binned): number[] {
  return Array.from(binned.counts, (_, i) => binned.from + (i + 0.5) * binWidth(binned));
}

/** Counts for a density of 1: all that was counted, times the width of a bin. */
export function countsPerDensity(binned: Binned): number {
  const inside = Array.from(binned.counts).reduce((sum, count) => sum + count, 0);
  return (binned.below + inside + binned.above) * binWidth(binned);
}

/** A box for each bin that is not empty; neighbours touch. */
export function histogramBoxes(binned: Binned, x: Scale, y: Scale): Box[] {
  const width = binWidth(binned);
  return Array.from(binned.counts, (count, i) => {
    const left = x(binned.from + i * width);
    const right = x(binned.from + (i + 1) * width);
    const box = { x: px(left), y: px(y(count)), width: px(right - left), height: px(y(0) - y(count)) };
    return { box, count };
  }).flatMap(({ box, count }) => (count > 0 ? [box] : []));
}

/** The bars; a curve over them is a `line` of the density times countsPerDensity. */
export function histogram(binned: Binned, x: Scale, y: Scale, role: Role): TemplateResult {
  return svg`<g class="dk-histogram ${roleClass(role)}">${histogramBoxes(binned, x, y).map(rectangle)}</g>`;
}

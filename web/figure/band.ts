// A band between the low and high ends of intervals.
import { area } from 'd3-shape';
import { svg } from 'lit';
import type { TemplateResult } from 'lit';

import { pixelOf } from './line.ts';
import type { Datum } from './line.ts';
import { roleClass } from './roles.ts';
import type { Role } from './roles.ts';
import type { Scale } from './scale.ts';

/**
 * Path data of the band; a figure without an interval is a gap. An end that the axis cannot show (zero or less on a
 * log axis) stands at the axis's low end.
 */
export function bandPath(data: readonly Datum[], x: Scale, y: Scale): string {
  const given = (end: number | null | undefined): boolean => end !== null && end !== undefined && !Number.isNaN(end);
  const edge = (end: number | null | undefined): number => {
    const pixel = pixelOf(y, end);
    return Number.isNaN(pixel) ? y.range[0] : pixel;
  };
  return (
    area<Datum>()
      .defined(({ x: at, low, high }) => given(low) && given(high) && !Number.isNaN(pixelOf(x, at)))
      .x((datum) => pixelOf(x, datum.x))
      .y0(({ low }) => edge(low))
      .y1(({ high }) => edge(high))
      .digits(2)([...data]) ?? ''
  );
}

export function band(data: readonly Datum[], x: Scale, y: Scale, role: Role): TemplateResult {
  return svg`<path class="dk-band ${roleClass(role)}" d=${bandPath(data, x, y)}></path>`;
}

// Points with error bars. The shape repeats what the colour says.
import { svg } from 'lit';
import type { TemplateResult } from 'lit';

import { pixelOf } from './line.ts';
import type { Datum } from './line.ts';
import { px } from './pixel.ts';
import { looks, roleClass } from './roles.ts';
import type { Role } from './roles.ts';
import type { Scale } from './scale.ts';
import { shapePath } from './shape.ts';

/** Half a point's height, in pixels. */
export const pointSize = 3.5;

/** Half the width of an error bar's end, in pixels. */
const cap = 3;

/** Where a point stands; figures that cannot be drawn are left out. */
export interface PlacedPoint {
  x: number;
  y: number;
  /** Path data of the error bar; empty where there is no interval, or it is shorter than the point is high. */
  bar: string;
}

export function placePoints(data: readonly Datum[], x: Scale, y: Scale): PlacedPoint[] {
  return data.flatMap((datum) => {
    const point = { x: pixelOf(x, datum.x), y: pixelOf(y, datum.y) };
    if (Number.isNaN(point.x) || Number.isNaN(point.y)) return [];
    return [{ x: px(point.x), y: px(point.y), bar: errorBar(point.x, pixelOf(y, datum.low), pixelOf(y, datum.high)) }];
  });
}

function errorBar(x: number, low: number, high: number): string {
  if (!(Math.abs(high - low) > 2 * pointSize)) return '';
  const end = (y: number): string => `M${String(px(x - cap))},${String(px(y))}H${String(px(x + cap))}`;
  return `${end(low)}${end(high)}M${String(px(x))},${String(px(low))}V${String(px(high))}`;
}

export function points(data: readonly Datum[], x: Scale, y: Scale, role: Role): TemplateResult {
  return svg`<g class="dk-points ${roleClass(role)}">
    ${placePoints(data, x, y).map(
      (point) => svg`<path class="dk-error-bar" d=${point.bar} fill="none"></path>
        <path class="dk-point" d=${shapePath(looks[role].shape, point.x, point.y, pointSize)}></path>`,
    )}
  </g>`;
}

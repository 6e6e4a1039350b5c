// Curves that leave the drawing area through its floor or ceiling: cut where they leave it, in pixels.
import { svg } from 'lit';
import type { TemplateResult } from 'lit';

import { pixelOf, type Datum } from './line.ts';
import { px } from './pixel.ts';
import { looks, roleClass } from './roles.ts';
import type { Role } from './roles.ts';
import type { Scale } from './scale.ts';

interface Point {
  x: number;
  y: number;
}

const inside = ({ range: [from, to] }: Scale, pixel: number): boolean =>
  pixel >= Math.min(from, to) && pixel <= Math.max(from, to);

/** The figures that stand inside the axis. */
export function insideOf(data: readonly Datum[], y: Scale): Datum[] {
  return data.filter((datum) => inside(y, pixelOf(y, datum.y)));
}

/** Path data of the line inside the range of y; a missing figure is a gap. */
export function clippedPath(data: readonly Datum[], x: Scale, y: Scale): string {
  const points = data.map((datum): Point => ({ x: pixelOf(x, datum.x), y: pixelOf(y, datum.y) }));
  let path = '';
  let end: Point | undefined;
  points.slice(1).forEach((to, index) => {
    const from = points[index];
    const piece = from && pieceInside(from, to, y);
    if (!piece) return;
    const [start, stop] = piece;
    if (end?.x !== start.x || end.y !== start.y) path += `M${at(start)}`;
    path += `L${at(stop)}`;
    end = stop;
  });
  return path;
}

const at = ({ x, y }: Point): string => `${String(px(x))},${String(px(y))}`;

/** The part of a segment inside the range of y; undefined where there is none. */
function pieceInside(from: Point, to: Point, y: Scale): [Point, Point] | undefined {
  if ([from.x, from.y, to.x, to.y].some(Number.isNaN)) return undefined;
  const low = Math.min(...y.range);
  const high = Math.max(...y.range);
  if ((from.y < low && to.y < low) || (from.y > high && to.y > high)) return undefined;
  const cut = (outer: Point, inner: Point): Point => {
    const edge = Math.min(high, Math.max(low, outer.y));
    if (edge === outer.y) return outer;
    return { x: outer.x + ((edge - outer.y) / (inner.y - outer.y)) * (inner.x - outer.x), y: edge };
  };
  return [cut(from, to), cut(to, from)];
}

/** The line in its role's colour and dash, inside the drawing area; `name` is a further class. */
export function clippedLine(data: readonly Datum[], x: Scale, y: Scale, role: Role, name = ''): TemplateResult {
  return svg`<path
    class="dk-line ${roleClass(role)} ${name}"
    d=${clippedPath(data, x, y)}
    fill="none"
    stroke-dasharray=${looks[role].dash}
  ></path>`;
}

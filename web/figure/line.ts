// What is drawn of a series: lines, bands and points. Where a figure is missing a line has a gap; what leaves the drawing area is cut where it
// leaves it.
import { area } from 'd3-shape';
import { type TemplateResult, svg } from 'lit';
import { type Scale, inside, px } from './scale.ts';
import { type Role, type Shape, looks, roleClass } from './styles.ts';

/** A figure y at x, with its interval where it has one; null where there is no figure. */
export interface Datum {
  x: number;
  y: number | null;
  low?: number | null;
  high?: number | null;
}

/** Figures over values of x, place by place. */
export function over(values: readonly number[], figures: ArrayLike<number>): Datum[] {
  return values.map((x, place) => ({ x, y: figures[place] ?? null }));
}

/** The pixel of a figure; NaN where there is none. */
export function pixelOf(scale: Scale, figure: number | null | undefined): number {
  const pixel = figure === null || figure === undefined ? NaN : scale(figure);
  return Number.isFinite(pixel) ? pixel : NaN;
}

/** Path data of the line, as d3 writes it in half as much time again; empty where no figure can be drawn. A point alone is closed: a dot. */
export function linePath(data: readonly Datum[], x: Scale, y: Scale): string {
  let [path, length] = ['', 0];
  for (const datum of data) {
    const [across, down] = [pixelOf(x, datum.x), pixelOf(y, datum.y)];
    if (Number.isNaN(across) || Number.isNaN(down)) {
      if (length === 1) path += 'Z';
      length = 0;
      continue;
    }
    path += `${length === 0 ? 'M' : 'L'}${String(px(across))},${String(px(down))}`;
    length += 1;
  }
  return length === 1 ? `${path}Z` : path;
}

/** The line in its role's colour and dash: theory thin and dashed, data whole. */
export function line(data: readonly Datum[], x: Scale, y: Scale, role: Role): TemplateResult {
  return stroke(linePath(data, x, y), role, '');
}

/** `look`: what its class goes on with. */
function stroke(path: string, role: Role, look: string): TemplateResult {
  return svg`<path
    class="dk-line ${roleClass(role)}${look}"
    d=${path}
    fill="none"
    stroke-dasharray=${looks[role].dash}
  ></path>`;
}

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

// Points with error bars. The shape repeats what the colour says.

/**
 * A shape's outline.
 *
 * size     half its height; shapes of one size look equally large
 */
export function shapePath(shape: Shape, x: number, y: number, size: number): string {
  const at = (dx: number, dy: number): string => `${String(px(x + dx * size))},${String(px(y + dy * size))}`;
  switch (shape) {
    case 'circle': {
      const r = String(px(size));
      return `M${at(-1, 0)}A${r},${r} 0 1 1 ${at(1, 0)}A${r},${r} 0 1 1 ${at(-1, 0)}Z`;
    }
    case 'square':
      return `M${at(-0.9, -0.9)}L${at(0.9, -0.9)}L${at(0.9, 0.9)}L${at(-0.9, 0.9)}Z`;
    case 'triangle':
      return `M${at(0, -1.2)}L${at(1.1, 0.8)}L${at(-1.1, 0.8)}Z`;
    case 'diamond':
      return `M${at(0, -1.3)}L${at(1.3, 0)}L${at(0, 1.3)}L${at(-1.3, 0)}Z`;
    case 'cross':
      return `M${at(-0.9, -0.9)}L${at(0.9, 0.9)}M${at(-0.9, 0.9)}L${at(0.9, -0.9)}`;
  }
}

/** Half a point's height, in pixels. */
export const pointSize = 3.5;

/** Half the width of an error bar's end, in pixels. */
const cap = 3;

/** Where a point stands; figures that cannot be drawn are left out. */
interface PlacedPoint {
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

// Curves that leave the drawing area through its floor or ceiling: cut where they leave it, in pixels.

interface Point {
  x: number;
  y: number;
}

/** The figures that stand inside the axis. */
export function insideOf(data: readonly Datum[], y: Scale): Datum[] {
  return data.filter((datum) => inside(y, pixelOf(y, datum.y)));
}

/** Path data of the line inside the range of y; a missing figure is a gap. */
export function clippedPath(data: readonly Datum[], x: Scale, y: Scale): string {
  const low = Math.min(...y.range);
  const high = Math.max(...y.range);
  const cut = (outer: Point, inner: Point): Point => {
    const edge = Math.min(high, Math.max(low, outer.y));
    if (edge === outer.y) return outer;
    return { x: outer.x + ((edge - outer.y) / (inner.y - outer.y)) * (inner.x - outer.x), y: edge };
  };
  let path = '';
  let from: Point = { x: NaN, y: NaN };
  let end = from;
  for (const datum of data) {
    const to = { x: pixelOf(x, datum.x), y: pixelOf(y, datum.y) };
    const missing = Number.isNaN(from.x + from.y + to.x + to.y);
    if (!missing && Math.max(from.y, to.y) >= low && Math.min(from.y, to.y) <= high) {
      const start = cut(from, to);
      if (end.x !== start.x || end.y !== start.y) path += `M${at(start)}`;
      end = cut(to, from);
      path += `L${at(end)}`;
    }
    from = to;
  }
  return path;
}

const at = ({ x, y }: Point): string => `${String(px(x))},${String(px(y))}`;

/** The line in its role's colour and dash, inside the drawing area; `name` is a further class. */
export function clippedLine(data: readonly Datum[], x: Scale, y: Scale, role: Role, name = ''): TemplateResult {
  return stroke(clippedPath(data, x, y), role, ` ${name}`);
}

// A scale that puts what lies beyond its domain at the domain's ends, for marks that must stay in the picture.

/** The same scale, with pixels inside its range: zero and less stand at the low end of a log axis. NaN stays NaN. */
export function clamped(scale: Scale): Scale {
  const [from, to] = scale.range;
  const least = Math.min(from, to);
  const most = Math.max(from, to);
  const place = (value: number): number => {
    if (scale.kind === 'log' && value <= 0) return from;
    return Math.min(most, Math.max(least, scale(value)));
  };
  return Object.assign(place, scale);
}

// A figure with an x and a y axis as data: what stands along them, what is drawn over them and what is read of each point; the drawing that comes
// of it; and the domain that figures need on an axis. It knows nothing of pages, pointers and keys. What it cannot say yet is added with the
// figure that needs it.
import { type TemplateResult, svg } from 'lit';
import {
  type Frame,
  type Margin,
  plotFrame,
  bottomAxis,
  leftAxis,
  roundTicks,
  type Label,
  label,
  levelLine,
  spread,
} from './frame.ts';
import { type Datum, band, clamped, clippedLine, insideOf, line, linePath, pixelOf, points } from './line.ts';
import { type Interval, type Scale, linearScale, logScale, type CursorMark, mark } from './scale.ts';
import type { Role } from './styles.ts';

interface Extent {
  /** Linear where it is left out. */
  kind?: Scale['kind'];
  domain: Interval;
  /** Pixels of the drawing area before its first value. */
  inset?: number;
}

interface Named {
  /** The values that it names, as such or by its scale; or pixels between round ones. */
  ticks: readonly number[] | number | ((scale: Scale) => readonly number[]);
  format: (value: number) => string;
  /** What is measured, with its unit. */
  title?: string;
  /** Pixels that a digit takes, where it is larger than usual. */
  digit?: number;
}

/** An axis; it is not drawn where it has no ticks. */
export type Axis = Extent & (Named | { ticks?: undefined });

/** What can be drawn of a series. */
type Kind = 'band' | 'line' | 'points';

export interface Series {
  /** One over the other. */
  as: readonly Kind[];
  data: readonly Datum[];
  role: Role;
  /** What leaves the drawing area is cut there. */
  clip?: boolean;
  /** A class that draws its line in place of its role, or beside it where that is cut. */
  look?: string;
  /** A name as high as its last point, right of the drawing area or at a value of x, `dx` pixels right of there and `dy` below. */
  name?: { text: string; x?: number | undefined; dx?: number; dy?: number; anchor?: Label['anchor'] } | undefined;
  /** What is read of a point, made when it is read. */
  reading?: (point: Point, index: number) => string;
}

/** A level line at a value of y. */
interface Level {
  level: number;
  role: Role;
}

/** Scales and frame, for what a picture draws under or over the series. */
export interface Axes {
  frame: Frame;
  x: Scale;
  y: Scale;
}

/** What no series says is drawn by whom it belongs to. */
export type Layer = Series | Level | ((axes: Axes) => unknown);

export type Point = Datum & { y: number };

export interface XyFigure {
  width: number;
  height: number;
  /** Pixels around the drawing area, where they differ from the usual ones. */
  around?: Partial<Margin>;
  x: Axis;
  y: Axis;
  /** Drawn behind the axes. */
  back?: readonly Layer[];
  /** Drawn with the axes, behind what may move in front of them. */
  ground?: readonly Layer[];
  series: readonly Layer[];
  /** Pixels that the names of series stay off the bottom of the drawing area, and between the lines of two. */
  names?: { bottom?: number; gap?: number };
}

export interface PointMark extends CursorMark {
  point: Point;
}

/** What has been drawn: each part on demand, so that it is not drawn where the page has it already. */
export interface DrawnXy extends Axes {
  ground: () => unknown[];
  series: () => unknown[];
  marks: readonly (readonly PointMark[])[];
}

export function drawXy({ width, height, around, x, y, back = [], ground = [], series, names }: XyFigure): DrawnXy {
  const frame = plotFrame(width, height, around);
  const axes = {
    frame,
    x: scaleOf(x, [frame.left + (x.inset ?? 0), frame.right]),
    y: scaleOf(y, [frame.bottom - (y.inset ?? 0), frame.top]),
  };
  const drawn = (layers: readonly Layer[]): unknown[] => layers.map((each) => layer(each, axes));
  const all = [...back, ...ground, ...series].filter((each): each is Series => 'as' in each);
  return {
    ...axes,
    ground: () => [
      ...drawn(back),
      y.ticks === undefined ? null : leftAxis(frame, axes.y, ticksOf(y.ticks, axes.y), { title: '', ...y }),
      x.ticks === undefined ? null : bottomAxis(frame, axes.x, ticksOf(x.ticks, axes.x), { title: '', ...x }),
      ...drawn(ground),
    ],
    series: () => [...drawn(series), namesOf(all, axes, names)],
    marks: all.flatMap(({ data, reading }) => (reading ? [marksOf(data, reading, axes)] : [])),
  };
}

function scaleOf({ kind, domain }: Extent, range: Interval): Scale {
  return (kind === 'log' ? logScale : linearScale)(domain, range);
}

function ticksOf(ticks: Named['ticks'], scale: Scale): readonly number[] {
  if (typeof ticks === 'function') return ticks(scale);
  return typeof ticks === 'number' ? roundTicks(scale, ticks) : ticks;
}

function layer(each: Layer, axes: Axes): unknown {
  if (typeof each === 'function') return each(axes);
  if ('level' in each) return levelLine(axes.frame, axes.y, each.level, each.role, '');
  return each.as.map((kind) => seriesAs(kind, each, axes));
}

function seriesAs(kind: Kind, { data, role, look, clip = false }: Series, { x, y }: Axes): TemplateResult {
  const inside = clip ? clamped(y) : y;
  switch (kind) {
    case 'band':
      return band(data, x, inside, role);
    case 'line':
      if (clip) return clippedLine(data, x, y, role, look);
      return look === undefined
        ? line(data, x, y, role)
        : svg`<path class=${look} d=${linePath(data, x, y)} fill="none"></path>`;
    case 'points':
      return points(clip ? insideOf(data, y) : data, x, inside, role);
  }
}

function namesOf(
  all: readonly Series[],
  { frame, x, y }: Axes,
  { bottom = 0, gap }: NonNullable<XyFigure['names']> = {},
): TemplateResult[] {
  const labels = all.flatMap(({ data, role, name }): Label[] => {
    const last = name && data.findLast((point) => point.y !== null);
    if (!last) return [];
    const { text, x: at, dx = 0, dy = 0, anchor = 'start' } = name;
    const end = at === undefined ? frame.right : x(at);
    return [{ x: end + dx, y: pixelOf(clamped(y), last.y) + dy, text, role, anchor }];
  });
  return spread(labels, frame.top, frame.bottom - bottom, gap).map(label);
}

/** A mark for each point that the axes can show, inside the picture. */
function marksOf(data: readonly Datum[], text: NonNullable<Series['reading']>, { x, y }: Axes): PointMark[] {
  const inside = clamped(y);
  return data.flatMap((datum, index) => {
    const pixel = pixelOf(inside, datum.y);
    if (datum.y === null || Number.isNaN(pixel)) return [];
    const point = { ...datum, y: datum.y };
    return [mark({ x: x(point.x), y: pixel, point }, () => text(point, index))];
  });
}

// The domain that a set of figures needs on an axis.

/** The least and the greatest of the finite figures, null ones left out; null where there are none. */
export function extentOf(figures: Iterable<number | null | undefined>): Interval | null {
  let least = Infinity;
  let most = -Infinity;
  for (const figure of figures) {
    if (figure === null || figure === undefined || !Number.isFinite(figure)) continue;
    least = Math.min(least, figure);
    most = Math.max(most, figure);
  }
  return least <= most ? [least, most] : null;
}

/**
 * A domain for a linear axis.
 *
 * padding  added at both ends, as a share of the extent; a single figure gets half a unit on each side
 * returns  [0, 1] where there are no figures
 */
export function linearDomain(figures: Iterable<number | null | undefined>, padding = 0): Interval {
  const extent = extentOf(figures);
  if (extent === null) return [0, 1];
  const [least, most] = extent;
  if (least === most) return [least - 0.5, most + 0.5];
  const room = (most - least) * padding;
  return [least - room, most + room];
}

/**
 * A domain for a log axis; figures that are not positive are left out.
 *
 * returns  [1, 10] where there are no figures; a single figure gets a factor of two on each side
 */
export function logDomain(figures: Iterable<number | null | undefined>): Interval {
  const positive = [...figures].filter((figure) => (figure ?? 0) > 0);
  const extent = extentOf(positive);
  if (extent === null) return [1, 10];
  const [least, most] = extent;
  return least === most ? [least / 2, most * 2] : extent;
}

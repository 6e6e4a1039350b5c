// A figure with an x and a y axis as data: what stands along them, what is drawn over them and what is read of each point; and
// the drawing that comes of it. It knows nothing of pages, pointers and keys.
import { type TemplateResult, svg } from 'lit';
import { bottomAxis, leftAxis, roundTicks } from './axis.ts';
import { bars } from './bars.ts';
import { type CursorMark, mark } from './cursor.ts';
import { type Frame, type Margin, plotFrame } from './frame.ts';
import { type Label, label, levelLine, spread } from './label.ts';
import { type Datum, band, clamped, clippedLine, insideOf, line, linePath, pixelOf } from './line.ts';
import { points } from './points.ts';
import { type Interval, type Scale, linearScale, logScale } from './scale.ts';
import type { Role } from './styles.ts';

interface Extent {
  /** Linear where it is left out. */
  kind?: Scale['kind'];
  domain: Interval;
  /** Pixels of the drawing area before the axis begins and after it ends. */
  inset?: Interval;
  /**
   * What lies beyond its ends: `held` puts all that is drawn at the nearer end. `cut`, on the y axis, cuts lines where they leave,
   * leaves points out, and holds bands and error bars. Else all is drawn where it lies.
   */
  beyond?: 'held' | 'cut';
}

interface Named {
  /** The values that it names; pixels between round ones; or a choice of its own. */
  ticks: readonly number[] | number | ((scale: Scale) => readonly number[]);
  format: (value: number) => string;
  /** What is measured, with its unit. */
  title?: string;
}

/** An axis; it is not drawn where it has no ticks. */
export type Axis = Extent & (Named | { ticks?: undefined });

/** What can be drawn of a series; bars stand side by side across the drawing area, one for each point. */
export type Kind = 'line' | 'band' | 'points' | 'bars';

export interface Series {
  /** One over the other. */
  as: readonly Kind[];
  data: readonly Datum[];
  role: Role;
  /** A class that draws its line in place of its role. */
  look?: string;
  /** A further class of a line that is cut. */
  also?: string;
  /** A name beside its last point, `dx` pixels right of the drawing area and `dy` below the point. */
  name?: { text: string; dx?: number; dy?: number; anchor?: Label['anchor'] } | undefined;
  /** What is read of a point, made when it is read. */
  reading?: Reading['text'];
}

/** A level line at a value of y, with its name if it has one. */
interface Level {
  level: number;
  role: Role;
  text?: string;
}

/** Layers that a style sheet knows by a class. */
interface Group {
  group: string;
  layers: readonly Layer[];
}

/** Scales and frame, for what only one figure draws. */
export interface Axes {
  frame: Frame;
  x: Scale;
  y: Scale;
}

export type Layer = Series | Level | Group | ((axes: Axes) => unknown) | null;

/** A point with a figure. */
export type Point = Datum & { y: number };

/** Points that can be read, and the text of each. */
export interface Reading {
  data: readonly Datum[];
  text: (point: Point, index: number) => string;
}

export interface XyFigure {
  width: number;
  height: number;
  /** Pixels around the drawing area, where they differ from the usual ones. */
  around?: Partial<Margin>;
  x: Axis;
  y: Axis;
  /** Drawn with the axes, behind what may move in front of them. */
  ground?: readonly Layer[];
  series: readonly Layer[];
  /** Pixels between the names of series, and how far they stay off the top and the bottom of the drawing area. */
  names?: { gap?: number; top?: number; bottom?: number };
  /** What is read, where that is not the series in their order. */
  readings?: readonly Reading[];
}

/** A mark with the point that it stands for. */
export interface PointMark extends CursorMark {
  point: Point;
}

/** What has been drawn: each part on demand, so that it is not drawn where the page has it already. */
export interface DrawnXy extends Axes {
  ground: () => unknown[];
  series: () => unknown[];
  marks: readonly (readonly PointMark[])[];
}

export function drawXy({ width, height, around, x, y, ground = [], series, names, readings }: XyFigure): DrawnXy {
  const frame = plotFrame(width, height, around);
  const axes = { frame, x: scaleOf(x, [frame.left, frame.right]), y: scaleOf(y, [frame.bottom, frame.top]) };
  const drawn = (layers: readonly Layer[]): unknown[] => layers.map((each) => layer(each, axes, y.beyond === 'cut'));
  const all = [...seriesOf(ground), ...seriesOf(series)];
  const read = readings ?? all.flatMap(({ data, reading }): Reading[] => (reading ? [{ data, text: reading }] : []));
  return {
    ...axes,
    ground: () => [
      y.ticks === undefined ? null : leftAxis(frame, axes.y, ticksOf(y.ticks, axes.y), { title: '', ...y }),
      x.ticks === undefined ? null : bottomAxis(frame, axes.x, ticksOf(x.ticks, axes.x), { title: '', ...x }),
      ...drawn(ground),
    ],
    series: () => [...drawn(series), namesOf(all, axes, names)],
    marks: read.map((each) => marksOf(each, axes.x, clamped(axes.y))),
  };
}

function scaleOf({ kind, domain, inset = [0, 0], beyond }: Extent, [from, to]: Interval): Scale {
  const way = to < from ? -1 : 1;
  const scale = (kind === 'log' ? logScale : linearScale)(domain, [from + way * inset[0], to - way * inset[1]]);
  return beyond === 'held' ? clamped(scale) : scale;
}

function ticksOf(ticks: Named['ticks'], scale: Scale): readonly number[] {
  if (typeof ticks === 'number') return roundTicks(scale, ticks);
  return typeof ticks === 'function' ? ticks(scale) : ticks;
}

function layer(each: Layer, axes: Axes, cut: boolean): unknown {
  if (each === null) return null;
  if (typeof each === 'function') return each(axes);
  if ('level' in each) return levelLine(axes.frame, axes.y, each.level, each.role, each.text ?? '');
  if ('group' in each) return svg`<g class=${each.group}>${each.layers.map((own) => layer(own, axes, cut))}</g>`;
  return each.as.map((kind) => seriesAs(kind, each, axes, cut));
}

function seriesAs(kind: Kind, series: Series, { frame, x, y }: Axes, cut: boolean): TemplateResult {
  const { data, role, look, also } = series;
  const inside = cut ? clamped(y) : y;
  switch (kind) {
    case 'line':
      if (look !== undefined) return svg`<path class=${look} d=${linePath(data, x, y)} fill="none"></path>`;
      return cut ? clippedLine(data, x, y, role, also) : line(data, x, y, role);
    case 'band':
      return band(data, x, inside, role);
    case 'points':
      return points(cut ? insideOf(data, y) : data, x, inside, role);
    case 'bars':
      return bars(
        data.map((point) => point.y),
        [frame.left, frame.right],
        y,
        role,
      );
  }
}

function seriesOf(layers: readonly Layer[]): Series[] {
  return layers.flatMap((each) => {
    if (each === null || typeof each === 'function' || 'level' in each) return [];
    return 'group' in each ? seriesOf(each.layers) : [each];
  });
}

function namesOf(
  all: readonly Series[],
  { frame, y }: Axes,
  { gap, top = 0, bottom = 0 }: XyFigure['names'] = {},
): TemplateResult[] {
  const labels = all.flatMap(({ data, role, name }): Label[] => {
    const last = name && data.findLast((point) => point.y !== null);
    if (!last) return [];
    const { text, dx = 0, dy = 0, anchor = 'start' } = name;
    return [{ x: frame.right + dx, y: pixelOf(y, last.y) + dy, text, role, anchor }];
  });
  return spread(labels, frame.top + top, frame.bottom - bottom, gap).map(label);
}

/** A mark for each point that the axes can show. */
export function marksOf({ data, text }: Reading, x: Scale, y: Scale): PointMark[] {
  return data.flatMap((datum, index) => {
    const pixel = pixelOf(y, datum.y);
    if (datum.y === null || Number.isNaN(pixel)) return [];
    const point = { ...datum, y: datum.y };
    return [mark({ x: x(point.x), y: pixel, point }, () => text(point, index))];
  });
}

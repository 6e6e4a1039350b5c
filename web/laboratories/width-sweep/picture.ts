// Steps to 90 % against the head dimension, a line for each rule; runs that never got there stand on a shelf, with their accuracy.
import { type TemplateResult, html, svg } from 'lit';
import {
  type Frame,
  plotFrame,
  bottomAxis,
  dimensionTicks,
  leftAxis,
  type Label,
  label,
  roomForNames,
  spread,
} from '../../figure/frame.ts';
import { type Datum, line, shapePath } from '../../figure/line.ts';
import { type CursorMark, type Scale, logScale, mark, px } from '../../figure/scale.ts';
import { type Shape, roleClass } from '../../figure/styles.ts';
import { fixed, listed, whole } from '../../i18n/numbers.ts';
import { sayCounted, say } from '../../i18n/say.ts';
import { picture, captions } from '../../kit/picture.ts';
import { dimensionScale } from '../../kit/sweep/focus-picture.ts';
import { ruleRole } from '../../kit/sweep/rules.ts';
import { symbols } from '../../kit/symbols.ts';
import { heldOutEvery } from '../../kit/training/plans.ts';
import { type Together, spreadText } from '../../kit/training/run-end.ts';
import { type WidthLine, type WidthPoint, hasSteps, isShort } from './lines.ts';

// The frame of the sweep: head dimension along, steps up, and above them a shelf where runs stand that never got there.

type Geometry = ReturnType<typeof geometry>;

/** Pixels of a place on the shelf. */
const place = 17;

/** Below this width names of rules stand in a line under the picture's title instead of beside their lines. */
const named = 560;

/** Pixels from a mark on the shelf to the name of its line: the accuracy stands between them. */
const besideShelf = 44;

/** No run arrives before accuracy is measured for the first time. */
export function stepScale(steps: number, { top, bottom }: Pick<Frame, 'top' | 'bottom'>): Scale {
  const least = heldOutEvery(steps);
  return logScale([least, Math.max(steps, 2 * least)], [bottom - 8, top]);
}

function geometry(
  {
    lines,
    width,
    height,
    dimensions,
    steps,
  }: Pick<WidthPicture, 'lines' | 'width' | 'height' | 'dimensions' | 'steps'>,
  places: number,
) {
  const wide = width >= named;
  const above = place * Math.max(1, places) + 44;
  const frame = plotFrame(width, height ?? Math.round(Math.min(340, Math.max(260, width * 0.42))) + above, {
    top: above + 18,
    right: wide ? Math.max(150, Math.ceil(besideShelf - 4 + roomForNames(lines.map(({ name }) => name)))) : 46,
    left: 48,
    bottom: 44,
  });
  const y = stepScale(steps, frame);
  return {
    frame,
    x: dimensionScale(dimensions, frame),
    y,
    /** Where the shelf begins: the step at which runs are given up. */
    limit: frame.top,
    /** The middle of each place on the shelf, from below. */
    shelf: (at: number): number => frame.top - 12 - place * (at + 0.5),
    wide,
  };
}

// A point of the sweep in words: how many steps, or how many runs came how far.

/** "25 steps (20 to 40), 3 of 3 runs", or "0 of 3 runs reached 90 %, accuracy 0.66". */
export function foundText({ runs, reached, median, least, greatest, short, diverged }: Together): string {
  const words = { count: whole(reached), runs: whole(runs) };
  const parts: string[] = [];
  if (median === null) parts.push(sayCounted('width-sweep.short', runs, words));
  else if (least === greatest || least === null)
    parts.push(sayCounted('width-sweep.steps', runs, { ...words, steps: whole(median) }));
  else {
    const most = greatest === null ? say('width-sweep.open') : whole(greatest);
    parts.push(say('width-sweep.stepsBand', { ...words, steps: whole(median), least: whole(least), most }));
  }
  if (short) {
    const accuracy = spreadText(short, (value) => fixed(value, 2));
    parts.push(sayCounted('width-sweep.shortAccuracy', runs, { accuracy }));
  }
  if (diverged.length > 0) parts.push(say('runs.diverged', { step: listed(diverged.map((step) => whole(step))) }));
  return parts.join(', ');
}

interface WidthPicture {
  lines: readonly WidthLine[];
  dimensions: readonly number[];
  steps: number;
  width: number;
  /** Where the picture has less or more of it than usual. */
  height?: number;
  revealed: boolean;
}

/** Shapes tell apart rules that share a colour. */
const shapes: Readonly<Record<string, Shape>> = {
  none: 'circle',
  sqrt: 'square',
  linear: 'triangle',
  log: 'diamond',
  cosine: 'cross',
  additive: 'circle',
};

const size = 5;

export function widthPicture(options: WidthPicture): TemplateResult {
  const { lines, dimensions, steps, height, revealed } = options;
  const places = shelfPlaces(lines);
  // Where the room is given, no place stands empty; before the guess the number of places would be a hint.
  const shape = geometry(options, height !== undefined && revealed ? places.size : lines.length);
  const { frame, x, y } = shape;
  const stepTicks = [1, 2, 5, 10, 20, 50, 100, 200, 400].filter((tick) => tick >= y.domain[0] && tick <= steps);
  const drawing = picture({
    name: 'accuracy',
    ...captions('width-sweep', { steps: whole(steps) }),
    frame,
    content: [
      leftAxis({ ...frame, top: 24 }, y, stepTicks, { format: whole, title: say('width-sweep.axis.steps') }),
      bottomAxis(frame, x, ticks(dimensions, shape), { format: whole, title: say('sweep.axis.dimension') }),
      ceiling(shape, steps),
      revealed
        ? lines.map((each) => drawn(each, places.get(each.id) ?? 0, shape))
        : svg`<text class="unknown" x=${px((frame.left + frame.right) / 2)} y=${px((frame.top + frame.bottom) / 2)} dy="0.35em" text-anchor="middle">?</text>`,
      revealed && shape.wide ? names(lines, places, shape).map(label) : null,
    ],
    series: seriesOf({ lines, dimensions, revealed }, places, shape),
  });
  return shape.wide ? drawing : html`${drawing}${legend(lines)}`;
}

/** The names of the lines where there is no room beside them. */
function legend(lines: readonly WidthLine[]): TemplateResult {
  return html`<ul class="legend wraps">
    ${lines.map(
      ({ id, name }) =>
        html`<li class="rule-line ${roleClass(ruleRole(id))} ${id}">
          <svg width="16" height="16" aria-hidden="true">
            <path class="arrived" d=${shapePath(shapes[id] ?? 'diamond', 8, 8, size)}></path></svg
          >${symbols(name)}
        </li>`,
    )}
  </ul>`;
}

/** A place on the shelf for each rule that needs one, from below. */
function shelfPlaces(lines: readonly WidthLine[]): Map<string, number> {
  return new Map(lines.filter(({ cells }) => cells.some(isShort)).map(({ id }, place) => [id, place]));
}

/** The head dimensions themselves where there is room for each of them. */
function ticks(dimensions: readonly number[], { x }: Geometry): readonly number[] {
  const near = dimensions.some((d, at) => at > 0 && x(d) - x(dimensions[at - 1] ?? d) < 34);
  return near ? dimensionTicks(x) : dimensions;
}

/** The step at which runs are given up; above it no height means a number. */
function ceiling({ frame, limit }: Geometry, steps: number): TemplateResult {
  return svg`<g class="ceiling" aria-hidden="true">
    <rect x=${frame.left} y=${36} width=${frame.right - frame.left} height=${limit - 40}></rect>
    <text class="dk-tick-text" x=${frame.left + 6} y=${48}>${say('width-sweep.shelf', { steps: whole(steps) })}</text>
  </g>`;
}

/** Where a point stands; undefined where there is none yet. */
function heightOf(point: WidthPoint, at: number, { y, shelf }: Geometry): number | undefined {
  if (hasSteps(point)) return px(y(point.found?.median ?? 0));
  return isShort(point) ? px(shelf(at)) : undefined;
}

function drawn({ id, cells }: WidthLine, at: number, shape: Geometry): TemplateResult {
  const { x, y, limit } = shape;
  const role = ruleRole(id);
  const data = cells.map((point): Datum => ({
    x: point.d,
    y: hasSteps(point) ? (point.found?.median ?? null) : null,
  }));
  return svg`<g class="rule-line ${roleClass(role)} ${id}" aria-hidden="true">
    ${line(data, x, y, role)}
    ${cells.map((point, place) => climb(cells[place - 1], point, at, shape))}
    ${cells.map((point) => {
      const height = heightOf(point, at, shape);
      if (height === undefined) return null;
      const across = px(x(point.d));
      const path = shapePath(shapes[id] ?? 'diamond', across, height, size);
      if (isShort(point)) {
        const accuracy = point.found?.short;
        return svg`<path class="short" d=${path}></path>
          <text class="dk-label ${roleClass(role)}" x=${across + 9} y=${height} dy="0.35em">${accuracy ? fixed(accuracy.median, 2) : '×'}</text>`;
      }
      const { least, greatest } = point.found ?? {};
      const [low, high] = [px(y(least ?? 0)), typeof greatest === 'number' ? px(y(greatest)) : limit];
      return svg`${least === greatest ? null : svg`<path class="dk-error-bar" d="M${across},${low}V${high}"></path>`}
        <path class="arrived" d=${path}></path>`;
    })}
  </g>`;
}

/** From a point to its neighbour where one of the two stands on the shelf. */
function climb(before: WidthPoint | undefined, point: WidthPoint, at: number, shape: Geometry): TemplateResult | null {
  if (!before || hasSteps(before) === hasSteps(point)) return null;
  const [from, to] = [heightOf(before, at, shape), heightOf(point, at, shape)];
  if (from === undefined || to === undefined) return null;
  const { x } = shape;
  return svg`<path class="climb" d="M${px(x(before.d))},${from}L${px(x(point.d))},${to}"></path>`;
}

function names(lines: readonly WidthLine[], places: ReadonlyMap<string, number>, shape: Geometry): Label[] {
  const { frame, x } = shape;
  const labels = lines.flatMap((each): Label[] => {
    const at = places.get(each.id) ?? 0;
    const last = each.cells.findLast(({ found }) => found !== undefined);
    const height = last && heightOf(last, at, shape);
    if (!last || height === undefined) return [];
    const beside = isShort(last) ? besideShelf : 12;
    return [{ x: px(x(last.d)) + beside, y: height, text: each.name, role: ruleRole(each.id), anchor: 'start' }];
  });
  return spread(labels, 52, frame.bottom);
}

/** The points of each rule; before the first of them the head dimensions. */
function seriesOf(
  { lines, dimensions, revealed }: Pick<WidthPicture, 'lines' | 'dimensions' | 'revealed'>,
  places: ReadonlyMap<string, number>,
  shape: Geometry,
): CursorMark[][] {
  const series = revealed ? lines.map((each) => marks(each, places.get(each.id) ?? 0, shape)) : [];
  if (series.some(({ length }) => length > 0)) return series;
  const { x, frame } = shape;
  return [
    dimensions.map((d) => mark({ x: px(x(d)), y: frame.bottom }, () => say('width-sweep.mark.open', { d: whole(d) }))),
  ];
}

function marks({ name, cells }: WidthLine, at: number, shape: Geometry): CursorMark[] {
  return cells.flatMap((point) => {
    const height = heightOf(point, at, shape);
    if (height === undefined) return [];
    const { d, found } = point;
    const text = (): string => say('width-sweep.mark', { name, d: whole(d), found: found ? foundText(found) : '…' });
    return [mark({ x: px(shape.x(d)), y: height }, text)];
  });
}

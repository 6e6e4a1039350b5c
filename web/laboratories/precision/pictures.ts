// A lane for each format: the x for which it holds e^x, with the scores as they are on it, and less the largest below them; and
// the panels of what came out.
import { type TemplateResult, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { NumberFormat } from '../../core/chapters-precision.ts';
import { barBoxes, bars } from '../../figure/bars.ts';
import { clamped, shapePath } from '../../figure/line.ts';
import { type Frame, plotFrame, bottomAxis, leftAxis, roundTicks } from '../../figure/frame.ts';
import { type Scale, linearScale, px, type CursorMark, mark } from '../../figure/scale.ts';
import { short, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { picture } from '../../kit/picture.ts';
import {
  type Form,
  type FormatRow,
  type RowView,
  exponentText,
  outcomeText,
  scoreDomain,
  stepText,
  weightText,
  forms,
} from './view.ts';

const laneHeight = 82;
const leastLane = 64;
const bandTop = 24;
/** Pixels below the band of a lane, and around all lanes. */
const belowBand = 8;
const aroundLanes = 52;
/** Share of the band's height at which its two rows of points stand. */
const heights: Readonly<Record<Form, number>> = { naive: 0.26, shifted: 0.74 };
const size = 5;
/** Pixels that the text at a wall needs. */
const wallRoom = 106;

interface LanesOptions {
  width: number;
  /** Where the picture has less of it than usual. */
  height?: number;
  /** Whether it is shown how far each format reaches. */
  walls: boolean;
}

export function lanesPicture(view: RowView, { width, height = Infinity, walls }: LanesOptions): TemplateResult {
  const room = Math.floor((height - aroundLanes) / view.rows.length);
  const high = Math.min(laneHeight, Math.max(leastLane, room));
  const frame = plotFrame(width, view.rows.length * high + aroundLanes, { left: 4, right: 4, top: 4, bottom: 46 });
  const x = clamped(linearScale(scoreDomain(view), [frame.left + 8, frame.right - 8]));
  // While the axis stays, what stands still on it stays.
  const axis = [width, high, walls, ...x.domain];
  const lanes = view.rows.map((row, place) =>
    lane(row, { top: frame.top + place * high, deep: high - bandTop - belowBand, frame, x, walls, axis }),
  );
  return picture({
    name: 'lanes',
    title: say('precision.lanes.title'),
    key: say(walls ? 'precision.lanes.key' : 'precision.lanes.keyBefore'),
    label: say('precision.lanes.picture'),
    frame,
    content: [
      guard(axis, () => [
        bottomAxis(frame, x, roundTicks(x, 56), {
          format: (value) => short(value),
          title: say('precision.axis.exponent'),
        }),
        svg`<line class="dk-grid" x1=${px(x(0))} x2=${px(x(0))} y1=${frame.top + bandTop} y2=${frame.bottom}></line>`,
      ]),
      lanes.map(({ drawn }) => drawn),
    ],
    series: lanes.flatMap(({ series }) => series),
  });
}

interface Place {
  top: number;
  /** The height of the band. */
  deep: number;
  frame: Frame;
  x: Scale;
  walls: boolean;
  /** What the axis is made from. */
  axis: unknown[];
}

function lane(row: FormatRow, place: Place): { drawn: TemplateResult; series: CursorMark[][] } {
  const { top, frame, axis } = place;
  const { format } = row;
  const all = forms.map((form) => pointsOf(row, form, place));
  return {
    drawn: svg`<g>
      ${guard(axis, () => (place.walls ? band(format, place) : null))}
      <text class="lane-name" x=${frame.left} y=${top + 17}>${format.id}</text>
      <text class="lane-outcome" x=${frame.right} y=${top + 17} text-anchor="end"
        >${outcomes(row)}</text>
      ${guard(axis, () => (place.walls ? walls(format, place) : null))} ${all.map(({ drawn }) => drawn)}
    </g>`,
    series: all.map(({ marks }) => marks),
  };
}

/** What became of both forms; said once where a score was lost before either began. */
export function outcomes({ naive, shifted }: FormatRow): unknown {
  if (shifted.outcome === 'score-overflowed') return outcomeText(shifted);
  return svg`<tspan class="naive">${say('precision.lanes.naive', { outcome: outcomeText(naive) })}</tspan
    ><tspan dx="8" class="shifted">${say('precision.lanes.shifted', { outcome: outcomeText(shifted) })}</tspan>`;
}

/** Where e^x is a number of the format: strong where it has all its digits, pale where it is losing them. */
function band(format: NumberFormat, { top, deep, x }: Place): TemplateResult {
  const box = (name: string, from: number, to: number): TemplateResult => {
    const left = px(x(from));
    return svg`<rect class=${name} x=${left} y=${top + bandTop} width=${px(px(x(to)) - left)} height=${deep}></rect>`;
  };
  const { expZeroBelow, expNormalFrom, expOverflowsAbove } = format;
  return svg`${box('subnormal', expZeroBelow, expNormalFrom)}${box('normal', expNormalFrom, expOverflowsAbove)}`;
}

/** The x at which the band ends, where the axis reaches so far. */
function walls({ expZeroBelow, expOverflowsAbove }: NumberFormat, place: Place): (TemplateResult | null)[] {
  const { x, top, deep } = place;
  const [least, most] = x.domain;
  const wall = (at: number, side: 1 | -1, name: 'vanished' | 'overflowed'): TemplateResult => {
    const line = px(x(at));
    const outside = Math.abs(line - (side > 0 ? x.range[1] : x.range[0])) > wallRoom;
    // Beside the points that are least likely to be there: shifted ones never stand on the right.
    const y = rowOf(side > 0 ? 'shifted' : 'naive', place);
    const text = say(`precision.lanes.${name}`, { x: short(at, 4) });
    return svg`<line class="wall" x1=${line} x2=${line} y1=${top + bandTop} y2=${top + bandTop + deep}></line>
      ${
        outside
          ? svg`<text class="wall-text" x=${line + side * 6} y=${y} dy="0.35em" text-anchor=${side > 0 ? 'start' : 'end'}>${text}</text>`
          : null
      }`;
  };
  return [
    expZeroBelow > least ? wall(expZeroBelow, -1, 'vanished') : null,
    expOverflowsAbove < most ? wall(expOverflowsAbove, 1, 'overflowed') : null,
  ];
}

/** The middle of a row of points. */
function rowOf(form: Form, { top, deep }: Place): number {
  return px(top + bandTop + heights[form] * deep);
}

function pointsOf(row: FormatRow, form: Form, place: Place): { drawn: TemplateResult; marks: CursorMark[] } {
  const { x } = place;
  const { format } = row;
  const { scores, differences, exponentials } = row[form];
  const exponents = form === 'naive' ? scores : differences;
  const y = rowOf(form, place);
  const marks = Array.from(exponents, (exponent, key) =>
    mark({ x: px(x(placeOf(exponent, x))), y, exponential: exponentials[key] ?? exponent }, () =>
      say(`precision.lanes.mark.${form}`, {
        format: format.id,
        key: String(key + 1),
        exponent: exponentText(exponent),
        exponential: stepText(exponentials[key]),
      }),
    ),
  );
  const role = form === 'naive' ? 'raw' : 'scaled';
  return {
    drawn: svg`<g class="dk-role-${role}">${marks.map(({ x: at, exponential }) => {
      if (!Number.isFinite(exponential))
        return svg`<path class="lost" d=${shapePath('cross', at, y, size)} fill="none"></path>`;
      const shape = form === 'naive' ? 'circle' : 'square';
      return svg`<path class=${exponential === 0 ? 'nothing' : 'dk-point'} d=${shapePath(shape, at, y, size)}></path>`;
    })}</g>`,
    marks: [...marks].sort((a, b) => a.x - b.x),
  };
}

/** A score that has become ∞ stands at the end of the axis. */
function placeOf(exponent: number, { domain: [least, most] }: Scale): number {
  return Math.min(most, Math.max(least, exponent));
}

// The weights of the row in one format: bars of the shifted form, and over them, where the naive form gives any, its own.

export function panelPicture({ format, naive, shifted }: FormatRow, width: number): TemplateResult {
  const frame = plotFrame(width, 204, { left: 34, right: 2, top: 28, bottom: 38 });
  const across = [frame.left, frame.right] as const;
  const keys = shifted.scores.length;
  const x = linearScale([0.5, keys + 0.5], across);
  const y = linearScale([0, 1], [frame.bottom, frame.top]);
  const boxes = barBoxes(shifted.weights, across, y);
  const before = barBoxes(naive.weights, across, y);
  const middle = px((frame.left + frame.right) / 2);
  const nan = (height: number, form: Form): TemplateResult =>
    svg`<text class="nan heavy ${form}" x=${middle} y=${height} text-anchor="middle">${say(`precision.nan.${form}`)}</text>`;
  const places = Array.from({ length: keys }, (_, key) => key);
  return picture({
    name: 'panel',
    title: format.id,
    key: errorLine(naive, shifted),
    label: say('precision.panel.picture', { format: format.id }),
    frame,
    content: [
      leftAxis(frame, y, [0, 0.5, 1], { format: (value) => short(value), title: '' }),
      bottomAxis(frame, x, keys > 6 ? roundTicks(x, 24).filter(Number.isInteger) : places.map((key) => key + 1), {
        format: (key) => short(key),
        title: say('precision.axis.key'),
      }),
      bars(shifted.weights, across, y, 'scaled'),
      svg`<g class="naive-weights">${before.map(
        ({ x: left, y: top, width: wide }) => svg`<line x1=${left} x2=${px(left + wide)} y1=${top} y2=${top}></line>`,
      )}</g>`,
      naive.weights.length === 0 ? nan(frame.top - 12, 'naive') : null,
      shifted.weights.length === 0 ? nan(frame.top + 24, 'shifted') : null,
    ],
    series: [
      places.map((key) =>
        mark({ x: x(key + 1), y: boxes[key]?.y ?? frame.bottom }, () =>
          say('precision.panel.mark', {
            key: String(key + 1),
            naive: weightText(naive, key),
            shifted: weightText(shifted, key),
          }),
        ),
      ),
    ],
  });
}

/** How far each form is from the exact weights of its rounded scores, in units of the format's rounding. */
function errorLine(naive: FormatRow['naive'], shifted: FormatRow['shifted']): string {
  const written = (error: FormatRow['naive']['error']): string => (error ? significant(error.worst, 2) : '');
  const words = { naive: written(naive.error), shifted: written(shifted.error) };
  if (!shifted.error) return say('precision.panel.keyNeither');
  return say(naive.error ? 'precision.panel.key' : 'precision.panel.keyShifted', words);
}

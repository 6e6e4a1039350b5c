// The map: number of keys along, spread of the scores up, the colour what is measured in a cell, and what is marked on it.
import { type TemplateResult, svg } from 'lit';
import type { Axes } from '../../figure/xy.ts';
import { guard } from 'lit/directives/guard.js';
import { type Frame, plotFrame, bottomAxis, leftAxis, roomForNames } from '../../figure/frame.ts';
import { line } from '../../figure/line.ts';
import { logScale, px, type CursorMark, mark } from '../../figure/scale.ts';
import { speaking, say } from '../../i18n/say.ts';
import { short, significant, whole } from '../../i18n/numbers.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import type { Binding } from '../../kit/settings.ts';
import { type MapCells, type MapFigure, mapCells, nearestOf, openUpTo, type ModelPoint } from './cells.ts';
import { keyStops, type saturationParameters, spreadStops } from './parameters.ts';

// What stands on the map: the line of the collapse, real models before and after the division, the cursor, and the key of colours.

/** Where the name of the line begins: under it, where cells are pale. On a narrow map it is the formula alone, left of the models. */
const namedAt = { wide: { keys: 9, spread: 1.45 }, narrow: { keys: 5, spread: 1.45 } };

function collapseLine(collapse: Float64Array, { x, y }: Axes, wide: boolean): TemplateResult {
  const at = namedAt[wide ? 'wide' : 'narrow'];
  const data = keyStops.map((keys, place) => ({ x: keys, y: figureAt(collapse, place) }));
  return svg`<g class="collapse" aria-hidden="true">${line(data, x, y, 'theory')}
    <text class="dk-label dk-role-theory" x=${px(x(at.keys))} y=${px(y(at.spread))}>${say(wide ? 'saturation.collapse' : 'saturation.collapseShort')}</text>
  </g>`;
}

interface Placed extends Pick<ModelPoint, 'name' | 'side'> {
  at: number;
  high: number;
}

/** The same with its name where there is room for it: those that stand at one place of the left edge share the name of the first. */
export function namedIn({ left }: Pick<Frame, 'left'>, placed: readonly Placed[]): Placed[] {
  const room = left + 10 + roomForNames(placed.map(({ name }) => name));
  return placed.map((each, place) => {
    if (each.at > room) return each;
    const same = placed.filter(({ at, high }) => at === each.at && high === each.high);
    const name = placed.indexOf(same[0] ?? each) === place ? same.map((other) => other.name).join(', ') : '';
    return { ...each, name, side: 'start' };
  });
}

/** An arrow for each model, from √dₖ down to 1: what the division does. */
function modelMarks(points: readonly ModelPoint[], { frame, x, y }: Axes, named: boolean): TemplateResult[] {
  const low = px(y(1));
  const all = points.map((point) => ({ ...point, at: px(x(point.keys)), high: px(y(point.spread)) }));
  const placed = named ? namedIn(frame, all) : all;
  return [
    // All lines first: models that share their keys must not hide each other's points.
    ...placed.map(
      ({ at, high }) => svg`<g class="model" aria-hidden="true">
        <line class="halo" x1=${at} x2=${at} y1=${high} y2=${low}></line>
        <line class="fall" x1=${at} x2=${at} y1=${high} y2=${low}></line>
      </g>`,
    ),
    ...placed.map(
      ({ name, side, at, high }) => svg`<g class="model" aria-hidden="true">
        <circle class="dk-point dk-role-raw" cx=${at} cy=${high} r="6"></circle>
        <rect class="dk-point dk-role-scaled" x=${at - 5.5} y=${low - 5.5} width="11" height="11"></rect>
        ${named ? svg`<text class="dk-label name" x=${side === 'end' ? at - 10 : at + 10} y=${high} dy="0.35em" text-anchor=${side}>${name}</text>` : ''}
      </g>`,
    ),
    ...(named ? [] : upright(placed, low, frame)),
  ];
}

/** Pixels that an upright name takes. */
const column = 14;

/** On a narrow map names stand upright below the squares, those with the same keys side by side. */
function upright(placed: readonly Placed[], low: number, { left }: Frame): TemplateResult[] {
  const rightmost = Math.max(...placed.map(({ at }) => at)) + column / 2;
  return placed.map(({ name, at }) => {
    const beside = placed.filter((each) => each.at === at);
    const span = (beside.length - 1) * column;
    const from = Math.max(left + column / 2, Math.min(at - span / 2, rightmost - span));
    const x = px(from + beside.findIndex((each) => each.name === name) * column);
    return svg`<text class="dk-label name upright" x=${x} y=${low + 12} dy="0.35em" transform="rotate(90 ${x} ${low + 12})">${name}</text>`;
  });
}

function cursorMark({ x, y }: Axes, { left, bottom }: Frame, keys: number, spread: number): TemplateResult {
  const [across, up] = [px(x(keys)), px(y(spread))];
  return svg`<g class="here" aria-hidden="true">
    <path class="hair" d="M${left},${up}H${across}V${bottom}"></path>
    <circle class="grip" cx=${across} cy=${up} r="22" fill="none"></circle>
    <circle class="halo" cx=${across} cy=${up} r="9"></circle><circle class="ring" cx=${across} cy=${up} r="9"></circle>
  </g>`;
}

const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** What the weakest and the strongest colour stand for, above the map on the right. */
function colourKey({ right, top }: Frame, figure: MapFigure): TemplateResult {
  const most = { peak: '1', entropy: 'ln n', effectiveKeys: whole(keyStops.at(-1) ?? 0) }[figure];
  const least = figure === 'effectiveKeys' ? '1' : '0';
  // In a narrow picture the axis names itself beside it.
  const size = right < 340 ? 12 : 16;
  const end = right - 10 - 8 * most.length;
  const begin = end - steps.length * size;
  return svg`<g class="cells" aria-hidden="true">
    ${steps.map((step, place) => svg`<rect x=${begin + place * size} y=${top - 22} width=${size} height="12" fill-opacity=${step}></rect>`)}
    <rect class="frame" x=${begin} y=${top - 22} width=${steps.length * size} height="12"></rect>
    <text class="dk-tick-text" x=${begin - 5} y=${top - 12} text-anchor="end">${least}</text>
    <text class="dk-tick-text" x=${end + 5} y=${top - 12}>${most}</text>
  </g>`;
}

/** Models that stand in a cell, as words for its readout; empty where there is none. */
function modelWords(points: readonly ModelPoint[], nearest: (point: ModelPoint) => boolean): string {
  return points
    .filter(nearest)
    .map(
      ({ name, d, spread }) =>
        `\n${say('saturation.mark.model', { name, d: whole(d), spread: significant(spread, 3) })}`,
    )
    .join('');
}

interface MapOptions extends Omit<MapCells, 'x' | 'y'> {
  of: Binding<typeof saturationParameters>;
  /** √(2 ln n) of each stop. */
  collapse: Float64Array;
  points: readonly ModelPoint[];
  keys: number;
  spread: number;
  shape: Axes;
  marks: readonly (readonly CursorMark[])[];
}

/** Narrower maps have no room for the names of models. */
const named = 420;

/** Keys over which the mark of what is left open stands, clear of the models. */
const unknownAt = 12;

/** Half a cell beyond the first and last stop. */
const around = { keys: [1.68, 19_500], spread: [0.23, 35] } as const;

export function geometry(width: number, height = Math.round(Math.min(560, Math.max(380, width * 0.92)))): Axes {
  const frame = plotFrame(width, height, {
    left: 42,
    right: width < named ? 8 : 34,
    top: 40,
    bottom: 46,
  });
  return {
    frame,
    x: logScale(around.keys, [frame.left, frame.right]),
    y: logScale(around.spread, [frame.bottom, frame.top]),
  };
}

/**
 * Marks from the largest spread down, so that the key "up" goes up. Their texts are made when they are read, from what has
 * been measured by then.
 */
export function mapMarks(
  { x, y }: Axes,
  { run, figure, points, revealed }: Pick<MapOptions, 'run' | 'figure' | 'points' | 'revealed'>,
): CursorMark[][] {
  return [...spreadStops].reverse().map((spread) =>
    keyStops.map((keys) =>
      mark({ x: px(x(keys)), y: px(y(spread)) }, () => {
        const cell = revealed || spread <= openUpTo ? run.cell(keys, spread) : undefined;
        const models = modelWords(
          points,
          (point) =>
            keyStops[nearestOf(keyStops, point.keys)] === keys &&
            spreadStops[nearestOf(spreadStops, point.spread)] === spread,
        );
        const value = cell ? significant(cell[figure].mean, 3) : '?';
        return say(`saturation.mark.${figure}`, { keys: whole(keys), spread: short(spread), value }) + models;
      }),
    ),
  );
}

export function mapPicture(options: MapOptions): TemplateResult {
  const { of, figure, collapse, points, keys, spread, shape, revealed, marks } = options;
  const { frame, x, y } = shape;
  const { width } = frame;
  const keyTicks = width < named ? [2, 16, 128, 1024, 8192] : [2, 8, 32, 128, 512, 2048, 8192];
  const language = speaking();
  const level = px(y(openUpTo));
  return picture({
    name: 'map',
    title: say(`saturation.map.${figure}`),
    key: say(revealed ? 'saturation.map.key' : 'saturation.map.open'),
    label: say('saturation.map.picture'),
    frame,
    content: [
      guard([shape, language], () =>
        leftAxis(frame, y, [0.25, 0.5, 1, 2, 4, 8, 16, 32], { format: short, title: say('saturation.axis.spread') }),
      ),
      mapCells({ ...options, x, y }),
      guard([shape, language], () =>
        bottomAxis(frame, x, keyTicks, { format: whole, title: say('saturation.axis.keys') }),
      ),
      guard([shape, figure, language], () => colourKey(frame, figure)),
      revealed
        ? guard([shape, collapse, language], () => collapseLine(collapse, shape, width >= named))
        : svg`<text class="unknown" x=${px(x(unknownAt))} y=${px((level + frame.top) / 2)} dy="0.35em" text-anchor="middle">?</text>`,
      guard([shape, points], () => modelMarks(points, shape, width >= named)),
      cursorMark(shape, frame, keys, spread),
    ],
    series: marks,
    at: {
      series: spreadStops.length - 1 - nearestOf(spreadStops, spread),
      mark: nearestOf(keyStops, keys),
    },
    onPick: ({ series, mark }) => {
      of.onSet({ keys: figureAt(keyStops, mark), spread: figureAt(spreadStops, spreadStops.length - 1 - series) });
    },
  });
}

// What stands on the map: the line of the collapse, real models before and after the division, the cursor, and the key of colours.
import { svg, type TemplateResult } from 'lit';
import { significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Frame } from '../../figure/frame.ts';
import { line } from '../../figure/line.ts';
import { px } from '../../figure/pixel.ts';
import type { Scale } from '../../figure/scale.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { MapFigure } from './cell.ts';
import { keyStops } from './grid.ts';
import type { ModelPoint } from './models.ts';

interface Axes {
  x: Scale;
  y: Scale;
}

/** Where the name of the line stands: under it, where cells are pale; lower where it must begin further left. */
const namedAt = { wide: { keys: 9, spread: 1.45 }, narrow: { keys: 2, spread: 0.6 } };

export function collapseLine(collapse: Float64Array, { x, y }: Axes, wide: boolean): TemplateResult {
  const at = namedAt[wide ? 'wide' : 'narrow'];
  const data = keyStops.map((keys, place) => ({ x: keys, y: figureAt(collapse, place) }));
  return svg`<g class="collapse" aria-hidden="true">${line(data, x, y, 'theory')}
    <text class="dk-label dk-role-theory" x=${px(x(at.keys))} y=${px(y(at.spread))}>${say('saturation.collapse')}</text>
  </g>`;
}

/** An arrow for each model, from √dₖ down to 1: what the division does. */
export function modelMarks(points: readonly ModelPoint[], { x, y }: Axes, named: boolean): TemplateResult[] {
  const low = px(y(1));
  const placed = points.map((point) => ({ ...point, at: px(x(point.keys)), high: px(y(point.spread)) }));
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
    ...(named ? [] : upright(placed, low)),
  ];
}

/** Pixels that an upright name takes. */
const column = 14;

/** On a narrow map names stand upright below the squares, those with the same keys side by side. */
function upright(placed: readonly { name: string; at: number }[], low: number): TemplateResult[] {
  return placed.map(({ name, at }) => {
    const beside = placed.filter((each) => each.at === at);
    const from = Math.min(at - ((beside.length - 1) * column) / 2, rightmost(placed) - (beside.length - 1) * column);
    const x = px(from + beside.findIndex((each) => each.name === name) * column);
    return svg`<text class="dk-label name upright" x=${x} y=${low + 12} dy="0.35em" transform="rotate(90 ${x} ${low + 12})">${name}</text>`;
  });
}

const rightmost = (placed: readonly { at: number }[]): number => Math.max(...placed.map(({ at }) => at)) + column / 2;

export function cursorMark({ x, y }: Axes, { left, bottom }: Frame, keys: number, spread: number): TemplateResult {
  const [across, up] = [px(x(keys)), px(y(spread))];
  return svg`<g class="here" aria-hidden="true">
    <path class="hair" d="M${left},${up}H${across}V${bottom}"></path>
    <circle class="grip" cx=${across} cy=${up} r="22" fill="none"></circle>
    <circle class="halo" cx=${across} cy=${up} r="9"></circle><circle class="ring" cx=${across} cy=${up} r="9"></circle>
  </g>`;
}

const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** What the weakest and the strongest colour stand for, above the map on the right. */
export function colourKey({ right, top }: Frame, figure: MapFigure): TemplateResult {
  const most = { peak: '1', entropy: 'ln n', effectiveKeys: whole(keyStops.at(-1) ?? 0) }[figure];
  const least = figure === 'effectiveKeys' ? '1' : '0';
  const size = 16;
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
export function modelWords(points: readonly ModelPoint[], nearest: (point: ModelPoint) => boolean): string {
  return points
    .filter(nearest)
    .map(
      ({ name, d, spread }) =>
        `\n${say('saturation.mark.model', { name, d: whole(d), spread: significant(spread, 3) })}`,
    )
    .join('');
}

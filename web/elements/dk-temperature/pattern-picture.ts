// One attention pattern: a cell for each query and key, the darker the more weight; under it the query that is looked at, as bars.
import { nothing, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { percent, short } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import { plotFrame, type Frame } from '../../plot/frame.ts';
import { mark } from '../../plot/mark.ts';
import { px } from '../../plot/pixel.ts';
import { figureAt } from '../laboratory/figure-at.ts';
import { picture } from '../laboratory/picture.ts';
import { count, rowOf, type Pattern } from './view.ts';

/** Pixels left of the cells, between cells and bars, and of a weight of 1. */
const left = 26;
const between = 26;
const high = 84;
const foot = 20;

/** Share of its place that a cell and a bar fill. */
const cellShare = 0.92;
const barShare = 0.76;

export interface PatternPicture {
  title: string;
  key: string;
  width: number;
  /** The query that is looked at, counted from 0. */
  query: number;
  /** Whether the bars are shown. */
  bars: boolean;
  onQuery: (query: number) => void;
}

const places = Array.from({ length: count }, (_, place) => place);

export function patternPicture(pattern: Pattern, options: PatternPicture): TemplateResult {
  const { title, key, width, query, bars, onQuery } = options;
  const side = (width - left) / count;
  const map = count * side;
  const height = Math.ceil(map + (bars ? between + high : 0) + foot);
  const frame = plotFrame(width, height, { left, right: 0, top: 0, bottom: foot });
  const series = places.map((row) =>
    places.map((column) =>
      mark({ x: left + (column + 0.5) * side, y: (row + 0.5) * side }, () => {
        const weight = percent(figureAt(pattern.weights, row * count + column), 1);
        return say('temperature.mark', { query: String(row + 1), key: String(column + 1), weight });
      }),
    ),
  );
  return picture({
    title,
    key,
    label: say('temperature.pattern.picture', { temperature: short(pattern.temperature) }),
    frame,
    content: [
      cells(pattern, side),
      chosen(query, side, width),
      bars ? barsOf(pattern, query, { frame, side }) : nothing,
    ],
    series,
    at: { series: query, mark: 0 },
    onPick: ({ series: row }) => {
      onQuery(row);
    },
  });
}

function cells({ weights }: Pattern, side: number): TemplateResult {
  const size = px(side * cellShare);
  const inset = (side * (1 - cellShare)) / 2;
  const at = (place: number): number => px(place * side + inset);
  const across = places.map((column) => px(left + column * side + inset));
  return svg`<g class="cells">${guard([side], () =>
    places.map((row) =>
      across.map((x) => svg`<rect class="place" x=${x} y=${at(row)} width=${size} height=${size}></rect>`),
    ),
  )}${places.map((row) =>
    across.map(
      (x, column) =>
        svg`<rect class="dk-bar" x=${x} y=${at(row)} width=${size} height=${size} fill-opacity=${figureAt(weights, row * count + column).toFixed(3)}></rect>`,
    ),
  )}</g>`;
}

function chosen(query: number, side: number, width: number): TemplateResult {
  const y = query * side;
  return svg`<rect class="chosen" x=${left} y=${px(y)} width=${px(width - left)} height=${px(side)}></rect>
    <text class="name" x=${left - 7} y=${px(y + side / 2)} dy="0.3em" text-anchor="end">q<tspan class="index" dy="4">${query + 1}</tspan></text>`;
}

function barsOf(pattern: Pattern, query: number, { frame, side }: { frame: Frame; side: number }): TemplateResult {
  const { bottom } = frame;
  const weights = rowOf(pattern.weights, query);
  const most = Math.max(...weights);
  return svg`<g class="bars">
    <line class="dk-grid" x1=${left} x2=${frame.right} y1=${bottom - high} y2=${bottom - high}></line>
    <text class="dk-tick-text" x=${left - 7} y=${bottom - high} dy="0.35em" text-anchor="end">1</text>
    <text class="dk-tick-text" x=${left - 7} y=${bottom} dy="0.1em" text-anchor="end">0</text>
    ${[...weights].map((weight, key) => {
      const x = left + (key + (1 - barShare) / 2) * side;
      const top = bottom - weight * high;
      return svg`<rect class="dk-bar" x=${px(x)} y=${px(top)} width=${px(barShare * side)} height=${px(weight * high)}></rect>
        ${weight === most ? svg`<text class="value" x=${px(left + (key + 0.5) * side)} y=${px(top - 5)} text-anchor="middle">${percent(weight)}</text>` : nothing}`;
    })}
    <line class="dk-axis-line" x1=${left} x2=${frame.right} y1=${bottom} y2=${bottom}></line>
    ${guard([side, frame.height], () =>
      places.map(
        (key) =>
          svg`<text class="name" x=${px(left + (key + 0.5) * side)} y=${frame.height - 5} text-anchor="middle">k<tspan class="index" dy="4">${key + 1}</tspan></text>`,
      ),
    )}
  </g>`;
}

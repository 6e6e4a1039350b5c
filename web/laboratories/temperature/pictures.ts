// One attention pattern: a cell for each query and key on show, the darker the more weight; under it the query that is looked
// at, as bars; and how weights react.
import { type TemplateResult, nothing, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { type Frame, plotFrame, upright } from '../../figure/frame.ts';
import { over, placePoints } from '../../figure/line.ts';
import { px, mark } from '../../figure/scale.ts';
import { type DrawnXy, type Series, drawXy } from '../../figure/xy.ts';
import { percent, short, significant, whole } from '../../i18n/numbers.ts';
import { sayCounted, say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture, xyPicture } from '../../kit/picture.ts';
import type { Binding } from '../../kit/settings.ts';
import type { temperatureParameters } from './parameters.ts';
import type { Figures } from './shown.ts';
import {
  type Pattern,
  curveTemperatures,
  mostColumns,
  queries,
  queryPlaces,
  rowOf,
  temperatureDomain,
} from './view.ts';

/** Pixels left of the cells, between cells and bars, and of the full weight. */
const left = 26;
const between = 26;
const high = 84;
const foot = 20;

/** Share of its place that a cell and a bar fill. */
const cellShare = 0.92;
const barShare = 0.76;

type Of = Binding<typeof temperatureParameters>;

interface PatternPicture {
  of: Of;
  width: number;
  /** Whether the bars are shown. */
  bars: boolean;
  /** Of the reader's own: the pattern that it is compared with, whose bars are outlined behind its own. */
  beside?: Pattern;
}

/** Pixels of the letter k with a blank, and of each digit of its index. */
const letterWidth = 11.5;
const digitWidth = 6.5;

/** Below it names and bars would lie on each other: what has less room is made smaller as it is. */
const leastWidth = 160;

/** The width at which a pattern with its bars is so high. */
export function widthFor(height: number): number {
  return Math.max(leastWidth, left + (mostColumns / queries) * (height - between - high - foot));
}

export function patternPicture(
  pattern: Pattern,
  { query, columns, full, eachQuery }: Figures,
  { of, width, bars, beside }: PatternPicture,
): TemplateResult {
  const side = (width - left) / mostColumns;
  const map = queries * side;
  const keys = rowOf(pattern.weights, query).length;
  const height = Math.ceil(map + (bars ? between + high : 0) + foot);
  const frame = plotFrame(width, height, { left, right: 0, top: 0, bottom: foot });
  const series = queryPlaces.map((row) =>
    columns.map((column, place) =>
      mark({ x: left + (place + 0.5) * side, y: (row + 0.5) * side }, () => {
        const words = { query: String(row + 1), key: String(column + 1) };
        if (column >= figureAt(pattern.seen, row)) return say('temperature.masked', words);
        return say('temperature.mark', { ...words, weight: percent(figureAt(rowOf(pattern.weights, row), column), 1) });
      }),
    ),
  );
  const temperature = short(pattern.temperature);
  const words = { temperature, keys: whole(keys), query: String(query + 1) };
  return picture({
    name: 'pattern',
    title: say(beside ? 'temperature.pattern.own' : 'temperature.pattern.title', { temperature }),
    key:
      eachQuery || pattern.divisor === null
        ? say('temperature.pattern.keyEach', { temperature })
        : say('temperature.pattern.key', { divisor: short(pattern.divisor, 4) }),
    label:
      columns.length === keys
        ? say('temperature.pattern.picture', words)
        : say('temperature.pattern.pictureStrongest', { ...words, shown: whole(columns.length) }),
    frame,
    content: [
      cells(pattern, columns, { side, full }),
      chosen(query, side, columns.length),
      bars
        ? barsOf(rowOf(pattern.weights, query), columns, {
            frame,
            side,
            full,
            outlined: beside && beside !== pattern ? rowOf(beside.weights, query) : undefined,
          })
        : nothing,
    ],
    series,
    at: { series: query, mark: 0 },
    onPick: ({ series: row }) => {
      of.onSet({ query: row + 1 });
    },
  });
}

function cells(
  { weights, seen }: Pattern,
  columns: readonly number[],
  { side, full }: { side: number; full: number },
): TemplateResult {
  const opacity = (row: number, key: number): string =>
    Math.min(1, figureAt(rowOf(weights, row), key) / full).toFixed(3);
  const size = px(side * cellShare);
  const inset = (side * (1 - cellShare)) / 2;
  const at = (place: number): number => px(place * side + inset);
  const across = columns.map((_, place) => px(left + place * side + inset));
  const has = (row: number, key: number): boolean => key < figureAt(seen, row);
  return svg`<g class="cells">${guard([side, columns, seen], () =>
    queryPlaces.map((row) =>
      across.map((x, place) =>
        has(row, figureAt(columns, place))
          ? svg`<rect class="place" x=${x} y=${at(row)} width=${size} height=${size}></rect>`
          : nothing,
      ),
    ),
  )}${queryPlaces.map((row) =>
    columns.map(
      (key, place) =>
        svg`<rect class="dk-bar" x=${figureAt(across, place)} y=${at(row)} width=${size} height=${size} fill-opacity=${opacity(row, key)}></rect>`,
    ),
  )}</g>`;
}

function chosen(query: number, side: number, columns: number): TemplateResult {
  const y = query * side;
  return svg`<rect class="chosen" x=${left} y=${px(y)} width=${px(columns * side)} height=${px(side)}></rect>
    <text class="name" x=${left - 7} y=${px(y + side / 2)} dy="0.3em" text-anchor="end">q<tspan class="index" dy="4">${query + 1}</tspan></text>`;
}

/** Of the query that is looked at: `weights` of all its keys. */
function barsOf(
  weights: Float64Array,
  columns: readonly number[],
  { frame, side, full, outlined }: { frame: Frame; side: number; full: number; outlined: Float64Array | undefined },
): TemplateResult {
  const { bottom } = frame;
  const bar = (look: string, weight: number, place: number): TemplateResult => {
    const tall = (weight / full) * high;
    const x = left + (place + (1 - barShare) / 2) * side;
    return svg`<rect class=${look} x=${px(x)} y=${px(bottom - tall)} width=${px(barShare * side)} height=${px(tall)}></rect>`;
  };
  const most = Math.max(...weights);
  const middle = (place: number): number => px(left + (place + 0.5) * side);
  return svg`<g class="bars">
    <line class="dk-grid" x1=${left} x2=${frame.right} y1=${bottom - high} y2=${bottom - high}></line>
    <text class="dk-tick-text" x=${left - 7} y=${bottom - high} dy="0.35em" text-anchor="end">${short(full)}</text>
    <text class="dk-tick-text" x=${left - 7} y=${bottom} dy="0.1em" text-anchor="end">0</text>
    ${columns.map((key, place) => {
      const weight = figureAt(weights, key);
      const top = bottom - (weight / full) * high;
      return svg`${bar('dk-bar', weight, place)}
        ${outlined ? bar('outlined', figureAt(outlined, key), place) : nothing}
        ${weight === most ? svg`<text class="value" x=${middle(place)} y=${px(top - 5)} text-anchor="middle">${percent(weight)}</text>` : nothing}`;
    })}
    <line class="dk-axis-line" x1=${left} x2=${frame.right} y1=${bottom} y2=${bottom}></line>
    ${guard([side, frame.height, columns], () => {
      const step = namesStep(columns, side);
      return columns.map((key, place) =>
        place % step === 0
          ? svg`<text class="name" x=${middle(place)} y=${frame.height - 5} text-anchor="middle">k<tspan class="index" dy="4">${key + 1}</tspan></text>`
          : nothing,
      );
    })}
  </g>`;
}

/** Every so many columns there is room for the name of a key: "k₄₁₇" is wider than a narrow column. */
function namesStep(columns: readonly number[], side: number): number {
  const digits = Math.max(...columns.map((key) => String(key + 1).length));
  return Math.ceil((letterWidth + digits * digitWidth) / side);
}

// A figure of every query against τ on a log axis: the query that is looked at in front, the temperatures on show as points.

type ResponseName = 'peak' | 'entropy';

/** The picture without the temperatures on show, so that it is drawn once while one of them moves. */
export function responseGround(
  { responses, query, even, mostEntropy }: Figures,
  name: ResponseName,
  width: number,
): DrawnXy {
  const curves = responses.map((response): Series => ({
    as: ['line'],
    data: over(curveTemperatures, response[name]),
    role: 'scaled',
    look: 'other-query',
  }));
  return drawXy({
    width,
    height: 260,
    around: { left: 40, right: 12, top: 16 },
    x: {
      kind: 'log',
      domain: temperatureDomain,
      ticks: [0.1, 0.25, 0.5, 1, 2, 4, 10],
      format: short,
      title: say('temperature.axis.temperature'),
    },
    y: { domain: [0, name === 'peak' ? 1 : mostEntropy], ticks: 48, format: short },
    ground: [{ level: even[name], role: 'theory' }, ...curves.filter((_, each) => each !== query)],
    series: [
      {
        as: ['line'],
        data: curves[query]?.data ?? [],
        role: 'scaled',
        reading: ({ x, y }) =>
          say('temperature.response.mark', {
            name: say(`temperature.${name}.name`),
            temperature: short(x, 2),
            value: significant(y),
          }),
      },
    ],
  });
}

export function responsePicture(
  drawn: DrawnXy,
  { patterns, own, query, seen }: Figures,
  { of, name }: { of: Of; name: ResponseName },
): TemplateResult {
  const points = patterns
    .filter(({ temperature }) => within(temperature))
    .map(({ temperature, rows }) => ({ x: temperature, y: figureAt(rows[name], query) }));
  const { temperature } = own;
  const keys = figureAt(seen, query);
  const words = { query: String(query + 1), keys: whole(keys) };
  return xyPicture({
    name,
    title: say(`temperature.${name}.title`),
    key: name === 'peak' ? say('temperature.peak.key', words) : sayCounted('temperature.entropy.key', keys, words),
    label: say(`temperature.${name}.picture`),
    drawn,
    under: ({ frame, x }) => (within(temperature) ? upright(frame, x(temperature), 'own') : null),
    over: ({ x, y }) =>
      placePoints(points, x, y).map(
        (point, place) =>
          svg`<circle class=${place === 3 ? 'at own-point' : 'at'} cx=${point.x} cy=${point.y} r="5"></circle>`,
      ),
    at: temperature,
    onPick: ({ x }) => {
      of.onSet({ temperature: Number(x.toPrecision(2)) });
    },
  });
}

const within = (temperature: number): boolean =>
  temperature >= temperatureDomain[0] && temperature <= temperatureDomain[1];

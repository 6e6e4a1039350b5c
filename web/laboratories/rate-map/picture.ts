// The map: a row for each rule, a column for each learning rate; the colour is the accuracy at the end, a frame says that every
// run reached 90 %. What a cell says.
import { type TemplateResult, svg } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { type Frame, plotFrame, roomForNames } from '../../figure/frame.ts';
import { px, mark } from '../../figure/scale.ts';
import { roleClass } from '../../figure/styles.ts';
import { speaking, say, sayCounted } from '../../i18n/say.ts';
import { fixed, listed, short, whole } from '../../i18n/numbers.ts';
import { picture, captions } from '../../kit/picture.ts';
import { ruleRole } from '../../kit/sweep/rules.ts';
import { type Together, spreadText } from '../../kit/training/run-end.ts';
import { type MapCell, type MapRow, learns } from './rows.ts';

// A cell of the map in words: accuracy, steps to 90 %, and where runs diverged.

export function cellText(name: string, { rate, found }: MapCell): string {
  return say('rate-map.mark', { name, rate: short(rate), found: found ? foundText(found) : '…' });
}

export function foundText({ runs, reached, median, least, greatest, accuracy, diverged }: Together): string {
  const words = { count: whole(reached), runs: whole(runs) };
  const parts: string[] = [];
  if (accuracy) parts.push(say('rate-map.accuracy', { accuracy: spreadText(accuracy, (value) => fixed(value, 2)) }));
  if (diverged.length > 0) {
    parts.push(
      sayCounted('rate-map.diverged', runs, {
        count: whole(diverged.length),
        runs: whole(runs),
        step: listed(diverged.map((step) => whole(step))),
      }),
    );
  }
  if (median === null) parts.push(say(reached === 0 ? 'rate-map.never' : 'rate-map.reached', words));
  else if (least !== null && greatest !== null && least < greatest)
    parts.push(say('rate-map.stepsBand', { median: whole(median), least: whole(least), most: whole(greatest) }));
  else parts.push(sayCounted('rate-map.steps', runs, { ...words, median: whole(median) }));
  return parts.join('; ');
}

interface MapPicture {
  rows: readonly MapRow[];
  rates: readonly number[];
  width: number;
  runs: number;
  revealed: boolean;
}

type Geometry = ReturnType<typeof geometry>;

const beside = 620;
const nameHeight = 18;
const gap = 3;

export function geometry(width: number, rows: number, rates: number) {
  const left = width >= beside ? 120 : 0;
  const above = width >= beside ? 0 : nameHeight;
  const height = 40;
  const step = height + above + gap;
  const frame = plotFrame(width, 34 + rows * step + 46, { left, right: 2, top: 34, bottom: 46 });
  const across = (frame.right - frame.left) / rates;
  return {
    frame,
    /** Left and upper edge of a cell. */
    x: (column: number): number => Math.round(frame.left + column * across),
    y: (row: number): number => frame.top + row * step + above,
    cell: { width: Math.floor(across) - gap, height },
    /** Whether names stand left of their rows; else they stand above them. */
    beside: width >= beside,
  };
}

export function mapPicture({ rows, rates, width, runs, revealed }: MapPicture): TemplateResult {
  const shape = geometry(width, Math.max(1, rows.length), rates.length);
  const { frame, x, y, cell } = shape;
  const language = speaking();
  return picture({
    name: 'map',
    ...captions('rate-map'),
    frame,
    content: [
      guard([width, language], () => colourKey(frame)),
      rows.map((row, at) => {
        const founds = row.cells.map(({ found }) => found);
        return guard([width, rows.length, at, row.name, rates, runs, revealed, language, ...founds], () =>
          rowOf(row, at, shape, revealed),
        );
      }),
      guard([width, rates, rows.length, language], () => axis(rates, shape)),
    ],
    series: rows.map((row, at) =>
      row.cells.map((each, column) =>
        mark({ x: px(x(column) + cell.width / 2), y: px(y(at) + cell.height / 2) }, () =>
          cellText(row.name, revealed ? each : { ...each, found: undefined }),
        ),
      ),
    ),
  });
}

function rowOf({ id, name, cells }: MapRow, at: number, shape: Geometry, revealed: boolean): TemplateResult {
  const { y, cell } = shape;
  const middle = y(at) + cell.height / 2;
  const title = shape.beside
    ? svg`<text class="dk-label heavy ${roleClass(ruleRole(id))}" x="0" y=${middle} dy="0.35em">${name}</text>`
    : svg`<text class="dk-label heavy ${roleClass(ruleRole(id))}" x="0" y=${y(at) - 5}>${name}</text>`;
  return svg`<g class="row" aria-hidden="true">${title}${cells.map((each, column) => drawn(each, { at, column }, shape, revealed))}</g>`;
}

/** Cells in which every run diverged have no colour; from this accuracy on a dark text would not be read. */
const dark = 0.55;

/** Narrower cells have no room for two decimals. */
const roomy = 34;

function drawn(
  cell: MapCell,
  { at, column }: { at: number; column: number },
  shape: Geometry,
  revealed: boolean,
): TemplateResult {
  const { width, height } = shape.cell;
  const [x, y] = [shape.x(column), shape.y(at)];
  const found = revealed ? cell.found : undefined;
  const accuracy = found?.accuracy?.median;
  const all = found !== undefined && learns(cell);
  const text = accuracy === undefined ? (found ? '×' : '') : fixed(accuracy, width >= roomy ? 2 : 1);
  const tone = (accuracy ?? 0) > dark ? 'strong' : 'pale';
  return svg`<rect class="empty" x=${x} y=${y} width=${width} height=${height}></rect>
    ${accuracy === undefined ? null : svg`<rect class="cell" x=${x} y=${y} width=${width} height=${height} fill-opacity=${accuracy}></rect>`}
    ${all ? svg`<rect class="all" x=${x + 1.5} y=${y + 1.5} width=${width - 3} height=${height - 3}></rect>` : null}
    <text class="figure ${tone} ${all ? 'heavy' : ''}" x=${x + width / 2} y=${y + height / 2} dy="0.35em" text-anchor="middle">${text}</text>`;
}

/** Pixels between two rates. */
const rateGap = 6;

function axis(rates: readonly number[], { frame, x, cell }: Geometry): TemplateResult {
  const every = Math.ceil((roomForNames(rates.map((rate) => short(rate))) + rateGap) / cell.width);
  return svg`<g class="dk-axis" aria-hidden="true">
    ${rates.map((rate, column) =>
      column % every === 0
        ? svg`<text class="dk-tick-text" x=${x(column) + cell.width / 2} y=${frame.bottom + 15} text-anchor="middle">${short(rate)}</text>`
        : null,
    )}
    <text class="dk-axis-title" x=${(frame.left + frame.right) / 2} y=${frame.height - 6} text-anchor="middle">${say('rate-map.axis.rate')}</text>
  </g>`;
}

const shades = [0, 0.2, 0.4, 0.6, 0.8, 1];

/** What the weakest and the strongest colour stand for, above the map. */
function colourKey({ left, width }: Frame): TemplateResult {
  const size = width < 320 ? 10 : 18;
  const begin = left + 16;
  return svg`<g class="colours" aria-hidden="true">
    <text class="dk-tick-text" x=${left} y="19">0</text>
    ${shades.map((shade, place) => svg`<rect class="cell" x=${begin + place * size} y="8" width=${size} height="13" fill-opacity=${shade}></rect>`)}
    <text class="dk-tick-text" x=${begin + shades.length * size + 6} y="19">1</text>
    <rect class="all" x=${begin + shades.length * size + 34} y="8.5" width="16" height="12"></rect>
    <text class="dk-tick-text" x=${begin + shades.length * size + 56} y="19">${say('rate-map.allKey')}</text>
  </g>`;
}

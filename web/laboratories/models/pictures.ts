// Every model on a line of its own, by head size, against the lines 1, 1/√d and 1/d; and what a rule does to random vectors, as
// pictures.
import { type TemplateResult, svg } from 'lit';
import type { Estimate } from '../../core/types.ts';
import { plotFrame, bottomAxis, label, roomForNames } from '../../figure/frame.ts';
import { type Interval, type Scale, linearScale, logScale, px, mark } from '../../figure/scale.ts';
import { type Role, type Shape, looks, roleClass } from '../../figure/styles.ts';
import { shapePath } from '../../figure/line.ts';
import { percent, short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { picture } from '../../kit/picture.ts';
import { type Band, type Effect, wasRead } from './effects.ts';
import type { Beside, Model } from './models.ts';

interface FactorsPicture {
  width: number;
  /** Where it is limited; lines that it does not hold go on in another column, as long as there is width for one. */
  height?: number;
  /** The model that is looked at. */
  chosen: string;
  /** Marks are left out until the reader has guessed. */
  revealed: boolean;
  onModel: (id: string) => void;
}

/** Pixels of a model's line, of the line with the head size, and between two head sizes. */
const lineHeight = 17;
const headHeight = 21;
const gap = 8;
const top = 26;
const bottom = 44;
const size = 5.5;

const shapes: Readonly<Record<Beside, Shape>> = {
  nothing: 'circle',
  context: 'circle',
  layer: 'circle',
  length: 'circle',
  clip: 'circle',
  cap: 'square',
  norm: 'triangle',
  cosine: 'diamond',
  weights: 'cross',
};
const roles: Readonly<Record<Model['line'], Role>> = { sqrt: 'scaled', linear: 'flat', one: 'raw', none: 'other' };

/** A band in its place. */
type Placed = ReturnType<typeof placed>[number];

export function placed(bands: readonly Band[]) {
  let at = top;
  return bands.map((band) => {
    const start = at;
    const lines = band.entries.map((entry, place) => ({
      ...entry,
      y: start + headHeight + (place + 0.5) * lineHeight,
    }));
    at = start + headHeight + band.entries.length * lineHeight + gap;
    return { band, top: start, bottom: at - gap, lines };
  });
}

/** Pixels between columns, and the least width of one. */
const columnGap = 16;
const leastColumn = 280;

/** Models that stand above each other, and the axis under them. */
type Column = ReturnType<typeof columnsOf>[number];

/** As few columns as are not higher than that; a band that goes on in the next has its head there again. */
function flowed(bands: readonly Band[], most: number): Band[][] {
  const columns: Band[][] = [];
  let [column, at]: [Band[], number] = [[], Infinity];
  for (const band of bands)
    for (const entry of band.entries) {
      const open = column.at(-1);
      if (open?.dimension === band.dimension && at + lineHeight <= most) {
        column[column.length - 1] = { ...open, entries: [...open.entries, entry] };
        at += lineHeight;
        continue;
      }
      if (at + gap + headHeight + lineHeight > most || columns.length === 0) {
        columns.push((column = []));
        at = -gap;
      }
      column.push({ ...band, entries: [entry] });
      at += gap + headHeight + lineHeight;
    }
  return columns;
}

export function columnsOf(bands: readonly Band[], width: number, height: number) {
  const fitting = Math.max(1, Math.floor((width + columnGap) / (leastColumn + columnGap)));
  let room = Math.max(height - top - bottom, lineHeight);
  let parts = flowed(bands, room);
  while (parts.length > fitting) parts = flowed(bands, (room += lineHeight));
  const all = parts.map(placed);
  const own = (width - (all.length - 1) * columnGap) / all.length;
  const [left, right] = all.length > 1 ? [160, 26] : own > 560 ? [150, 60] : own > leastColumn ? [134, 18] : [114, 18];
  const high = Math.max(...all.map((places) => places.at(-1)?.bottom ?? top)) + bottom;
  const largest = Math.max(...bands.map(({ linear }) => linear));
  return all.map((places, place) => {
    const frame = plotFrame(px(own), high, { left, right, top, bottom });
    return {
      places,
      /** Its left edge, from which its frame counts. */
      from: px(place * (own + columnGap)),
      frame,
      x: logScale([largest, 1], [frame.left + 6, frame.right]),
    };
  });
}

export function factorsPicture(bands: readonly Band[], options: FactorsPicture): TemplateResult {
  const { width, height = Infinity, chosen, revealed, onModel } = options;
  const columns = columnsOf(bands, width, height);
  const all = columns.flatMap(({ places, ...column }) =>
    places.flatMap(({ lines }) => lines.map((line) => ({ ...line, ...column }))),
  );
  const marks = all.map(({ model, divisor, y, x, frame, from }) =>
    mark({ x: from + (revealed ? x(divisor) : frame.left), y, from }, () => markText(model, revealed)),
  );
  const place = all.findIndex(({ model }) => model.id === chosen);
  return picture({
    name: 'factors',
    title: say('models.factors.title'),
    key: say(revealed ? 'models.factors.key' : 'models.factors.open'),
    label: say('models.factors.picture'),
    frame: plotFrame(width, columns[0]?.frame.height ?? top + bottom),
    content: columns.map((column) => {
      const content = [
        bottomAxis(column.frame, column.x, ticks(column), { format: fraction, title: say('models.axis.factor') }),
        column.places.map((each) => bandContent(each, column, chosen)),
        lines(column),
        revealed ? column.places.flatMap(({ lines: own }) => own.map((each) => point(each, column.x))) : null,
      ];
      return columns.length > 1 ? svg`<g transform="translate(${column.from})">${content}</g>` : content;
    }),
    series: [marks],
    at: place < 0 ? undefined : { series: 0, mark: place },
    onPick: ({ mark: picked }) => {
      const id = all[picked]?.model.id;
      if (id !== undefined) onModel(id);
    },
  });
}

export function markText({ name, dimension, factor, beside }: Model, revealed: boolean): string {
  const d = whole(dimension);
  if (!revealed) return say('models.markOpen', { name, d });
  return say('models.mark', { name, d, factor, beside: say(`models.beside.${beside}`) });
}

/** Powers of four, or of sixteen where there is little room. */
function ticks({ x, frame }: Column): number[] {
  const few = frame.width <= 400;
  return [1, 4, 16, 64, 256, 1024].filter((tick, place) => tick <= x.domain[0] && !(few && place % 2 === 1));
}

function fraction(divisor: number): string {
  return divisor === 1 ? '1' : `1/${short(divisor)}`;
}

function bandContent({ band, lines: all, top: high }: Placed, { frame }: Column, chosen: string): TemplateResult {
  const own = all.find(({ model }) => model.id === chosen);
  return svg`<g>
    ${own ? svg`<rect class="chosen" x="0" y=${px(own.y - lineHeight / 2)} width=${frame.width} height=${lineHeight}></rect>` : null}
    <text class="head" x="0" y=${high + 14}><tspan class="symbol">d</tspan><tspan class="index" dy="3">k</tspan><tspan dy="-3"> = ${whole(band.dimension)}</tspan></text>
    ${all.map(
      ({ model, y }) =>
        // A long name covers where its line begins.
        svg`<line class="dk-grid" x1=${frame.left} x2=${frame.right} y1=${px(y)} y2=${px(y)}></line>
        <text class=${`name ${model.source.standing} ${model === own?.model ? 'chosen' : ''}`} x="8" y=${px(y)} dy="0.35em">${model.name}</text>`,
    )}
  </g>`;
}

/** What the three rules would do at each head size: theory, dashed, with a step from one size to the next. */
function lines({ places, x, frame }: Column): TemplateResult[] {
  const path = (divisor: (band: Band) => number): string =>
    places
      .map(({ band, top: from, bottom: to }, place) => {
        const at = String(px(x(divisor(band))));
        return `${place === 0 ? 'M' : 'L'}${at},${String(from)}L${at},${String(to)}`;
      })
      .join('');
  const rules = [
    { divisor: ({ linear }: Band) => linear, text: say('models.line.linear') },
    { divisor: ({ root }: Band) => root, text: say('models.line.sqrt') },
    { divisor: () => 1, text: say('models.line.one') },
  ];
  const first = places[0]?.band;
  return rules.map(
    ({ divisor, text }) =>
      svg`<path class="dk-line ${roleClass('theory')}" fill="none" stroke-dasharray=${looks.theory.dash} d=${path(divisor)}></path>
      ${first ? label({ x: Math.min(x(divisor(first)), frame.width - 26), y: top - 10, text, role: 'theory', anchor: 'middle' }) : null}`,
  );
}

function point({ model, divisor, y }: Placed['lines'][number], x: Scale): TemplateResult {
  const path = shapePath(shapes[model.beside], x(divisor), y, size);
  const standing = wasRead(model) ? '' : 'hollow';
  const stroked = model.beside === 'weights' ? 'stroked' : '';
  return svg`<path class=${`dk-point mark ${standing} ${stroked} ${roleClass(roles[model.line])}`} d=${path}></path>`;
}

// Three figures of the model's rule beside those of the three usual ones: one line for each rule, the value written at its mark.

export const effectFigures = ['scoreStd', 'peakWeight', 'jacobianTraceMedian'] as const;
type EffectFigure = (typeof effectFigures)[number];

const rowHeight = 27;

interface Axis {
  domain: Interval;
  logarithmic: boolean;
  ticks: readonly number[];
  text: (value: number) => string;
}

const axes: Readonly<Record<EffectFigure, Axis>> = {
  scoreStd: { domain: [1 / 32, 32], logarithmic: true, ticks: [0.1, 1, 10], text: (value) => significant(value, 3) },
  peakWeight: { domain: [0, 1], logarithmic: false, ticks: [0, 0.5, 1], text: (value) => percent(value, 1) },
  jacobianTraceMedian: {
    domain: [0, 1],
    logarithmic: false,
    ticks: [0, 0.5, 1],
    text: (value) => significant(value, 2),
  },
};

export function figureText(name: EffectFigure, figure: Estimate | null): string {
  return figure ? axes[name].text(figure.value) : say('laboratory.notDefined');
}

export function effectsPicture(rows: readonly Effect[], name: EffectFigure, width: number): TemplateResult {
  const { domain, logarithmic, ticks } = axes[name];
  const frame = plotFrame(width, rows.length * rowHeight + 34, { left: 6, right: 10, top: 4, bottom: 30 });
  const x = (logarithmic ? logScale : linearScale)(domain, [frame.left, frame.right]);
  // What is not defined has no place on the axis.
  const places = rows.flatMap(({ name: rule, role, own, report }, place) => {
    const figure = report[name];
    if (!figure) return [];
    const at = Math.min(Math.max(x(figure.value), frame.left), frame.right);
    return [{ rule, role, own, at, y: frame.top + (place + 0.62) * rowHeight, value: figureText(name, figure) }];
  });
  return picture({
    name,
    title: say(`models.${name}.title`),
    key: say(`models.${name}.key`),
    label: say(`models.${name}.picture`),
    frame,
    content: [
      bottomAxis(frame, x, ticks, { format: short, title: '' }),
      places.map(({ rule, role, own, at: exact, y, value }) => {
        const at = px(exact);
        // On the side where there is more room; inside the picture.
        const room = 1.15 * roomForNames([`${rule}: ${value}`]);
        const right = at > frame.width / 2 || at + 9 + room > frame.width;
        const name = px(right ? Math.max(at - 9, room) : at + 9);
        return svg`<g class=${`effect ${own ? 'own' : ''} ${roleClass(role)}`}>
          <line class="dk-grid" x1=${frame.left} x2=${frame.right} y1=${px(y)} y2=${px(y)}></line>
          <path class="dk-point" d=${shapePath(own ? 'circle' : looks[role].shape, at, y, own ? 6 : 4.5)}></path>
          <text x=${name} y=${px(y - 9)} text-anchor=${right ? 'end' : 'start'}>${rule}: <tspan class="value">${value}</tspan></text>
        </g>`;
      }),
    ],
    series: places.map(({ rule, at, y, value }) => [
      mark({ x: at, y, from: 0 }, () => say('models.effect.mark', { rule, value })),
    ]),
  });
}

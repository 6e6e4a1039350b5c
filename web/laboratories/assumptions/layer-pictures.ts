// The pictures of layers: where each initialiser lands against the wanted 1, on a log axis, predicted and measured.
import { type TemplateResult, svg } from 'lit';
import { clamped, shapePath } from '../../figure/line.ts';
import { type Frame, plotFrame, bottomAxis } from '../../figure/frame.ts';
import { type Scale, logScale, px, type CursorMark, mark } from '../../figure/scale.ts';
import { type Role, looks, roleClass } from '../../figure/styles.ts';
import { short, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { picture } from '../../kit/picture.ts';
import {
  type LayerFigure,
  type LayerRow,
  initializerName,
  isXavier,
  measuredFigure,
  predictedFigure,
} from './layers.ts';

// The figures of one initialiser on its line of the picture: predicted as an upright line, measured as a mark with its interval.

interface Panel {
  figures: readonly { figure: LayerFigure; role: Role; hollow?: boolean }[];
  domain: readonly [number, number];
  ticks: readonly number[];
}

const panels = {
  entries: {
    figures: [
      { figure: 'query', role: 'query' },
      { figure: 'key', role: 'key' },
      { figure: 'value', role: 'value' },
    ],
    domain: [0.01, 10],
    ticks: [0.01, 0.1, 1, 10],
  },
  scores: {
    figures: [
      { figure: 'score', role: 'scaled' },
      { figure: 'row', role: 'scaled', hollow: true },
    ],
    domain: [0.03, 30],
    ticks: [0.1, 1, 10],
  },
} as const satisfies Readonly<Record<string, Panel>>;

export type PanelName = keyof typeof panels;

/** One figure of one row, where it stands. */
type Bead = ReturnType<typeof beadsOf>[number];

interface Shown {
  panel: PanelName;
  /** Whether the reader has guessed. */
  revealed: boolean;
  /** Whether tokens have something in common, so that a row of scores spreads less than all of them. */
  common: boolean;
}

/** Whether its figures are shown: those that the question is about wait for the guess. */
const isTold = ({ id }: LayerRow, { revealed }: Shown): boolean => revealed || !isXavier(id);

function beadsOf(row: LayerRow, top: number, { middle, rowHeight }: Layout, { panel, common }: Shown) {
  const shown: Panel['figures'] = panels[panel].figures.filter(({ figure }) => common || figure !== 'row');
  const step = Math.min(panel === 'entries' ? 13 : 15, px(rowHeight / 3.2));
  const first = top + middle - ((shown.length - 1) * step) / 2;
  return shown.map(({ figure, role, hollow = false }, place) => ({
    row,
    figure,
    role,
    hollow,
    y: first + place * step,
  }));
}

function drawn({ row, figure, role, hollow, y }: Bead, x: Scale): TemplateResult {
  const predicted = predictedFigure(row, figure);
  const measured = measuredFigure(row, figure);
  const inside = clamped(x);
  const at = inside(predicted);
  const beyond = x(predicted) !== at;
  const inward = predicted < 1 ? 1 : -1;
  const point = measured ? inside(measured.value) : undefined;
  return svg`<g class="bead ${roleClass(role)} ${hollow ? 'hollow' : ''}" aria-hidden="true">
    <line class="stick" x1=${px(x(1))} x2=${px(at)} y1=${y} y2=${y}></line>
    ${
      beyond
        ? svg`<path class="dk-point" d=${`M${String(px(at))},${String(y)}l${String(9 * inward)},-5v10Z`}></path>`
        : [
            svg`<line class="said" x1=${px(at)} x2=${px(at)} y1=${y - 7} y2=${y + 7}></line>`,
            measured && point !== undefined
              ? [
                  measured.low === null || measured.high === null
                    ? null
                    : svg`<path class="dk-error-bar" d=${`M${String(px(inside(measured.low)))},${String(y)}H${String(px(inside(measured.high)))}`}></path>`,
                  role === 'value'
                    ? svg`<path class="cross" d=${shapePath('cross', point, y, 4.5)}></path>`
                    : svg`<path class="dk-point" d=${shapePath(looks[role].shape, point, y, 4.5)}></path>`,
                ]
              : null,
          ]
    }
  </g>`;
}

function markOf({ row, figure, y }: Bead, x: Scale, common: boolean): CursorMark & { id: string } {
  const predicted = predictedFigure(row, figure);
  const measured = measuredFigure(row, figure);
  const place = { x: clamped(x)(predicted), y, id: row.id };
  const what = figure === 'score' && !common ? 'scoreAlone' : figure;
  return mark(place, () => {
    const words = {
      name: initializerName(row.id),
      figure: say(`assumptions.figure.${what}`),
      predicted: significant(predicted),
    };
    if (!measured) return say('assumptions.layer.mark', words);
    const { value, standardError } = measured;
    return say('assumptions.layer.markMeasured', {
      ...words,
      measured: significant(value),
      error: standardError === null ? '—' : significant(standardError, 2),
    });
  });
}

/** Below this width names stand above their lines, not beside them. */
const narrow = 520;

/** Pixels above and below all rows. */
const aroundRows = 72;

type Layout = ReturnType<typeof layoutOf>;

interface LayerPicture extends Shown {
  rows: readonly LayerRow[];
  /** The id of the row that is looked at closely. */
  picked: string;
  width: number;
  /** Where the picture has less of it than usual. */
  height?: number;
  onPick: (id: string) => void;
}

export function layerPicture(options: LayerPicture): TemplateResult {
  const { panel, rows, picked, revealed, width, height = Infinity, common, onPick } = options;
  const { domain, ticks } = panels[panel];
  const layout = layoutOf(width, (height - aroundRows) / rows.length);
  const { rowHeight, middle, left } = layout;
  const frame = plotFrame(width, aroundRows + rowHeight * rows.length, { left, right: 70, top: 30, bottom: 42 });
  const x = logScale(domain, [frame.left, frame.right]);
  const tops = rows.map((row, place) => ({ row, top: frame.top + place * rowHeight }));
  const beads = tops
    .filter(({ row }) => isTold(row, options))
    .flatMap(({ row, top }) => beadsOf(row, top, layout, options));
  const content = [
    tops.map(({ row, top }) => ground(row, top, frame, options, layout)),
    wanted(frame, x, panel),
    bottomAxis(frame, x, ticks, { format: (value) => short(value), title: say(`assumptions.${panel}.axis`) }),
    beads.map((bead) => drawn(bead, x)),
    tops.map(({ row, top }) => written(row, top + middle, frame, options)),
  ];
  const marks = beads.map((bead) => markOf(bead, x, common));
  return picture({
    name: panel,
    title: say(`assumptions.${panel}.title`),
    key: say(panel === 'scores' && common ? 'assumptions.scores.keyCommon' : `assumptions.${panel}.key`),
    label: say(`assumptions.${panel}.picture`),
    frame,
    content,
    series: rows.map((row) => marks.filter(({ id }) => id === row.id)),
    at: revealed ? { series: rows.findIndex(({ id }) => id === picked), mark: 0 } : undefined,
    onPick: ({ series }) => {
      const row = rows[series];
      if (row) onPick(row.id);
    },
  });
}

/** `room`: the height that each row has; `left`: pixels left of the axis; `middle`: from the top of a row to the middle of its marks. */
function layoutOf(width: number, room: number) {
  if (width < narrow) return { rowHeight: 70, middle: 45, left: 12, names: 'above' };
  // Three marks on top of each other fill the least.
  const rowHeight = Math.min(50, Math.max(34, Math.floor(room)));
  return { rowHeight, middle: rowHeight / 2, left: 150, names: 'beside' };
}

function ground(
  { id }: LayerRow,
  top: number,
  { right, width }: Frame,
  { picked }: LayerPicture,
  { names, rowHeight }: Layout,
): TemplateResult {
  return svg`<g class=${id === picked ? 'row picked' : 'row'} aria-hidden="true">
    <rect x="0" y=${top} width=${width} height=${rowHeight}></rect>
    <line x1="0" x2=${right} y1=${top} y2=${top}></line>
    <text x="6" y=${top + (names === 'above' ? 14 : rowHeight / 2)} dy="0.35em">${initializerName(id)}</text>
  </g>`;
}

function wanted({ top, bottom, left, right }: Frame, x: Scale, panel: PanelName): TemplateResult {
  const one = px(x(1));
  return svg`<g class="wanted" aria-hidden="true">
    <line x1=${one} x2=${one} y1=${top - 8} y2=${bottom}></line>
    <text x=${one} y=${top - 14} text-anchor="middle">${say('assumptions.wanted')}</text>
    ${
      panel === 'scores'
        ? svg`<text class="side" x=${left - 12} y=${top - 14} text-anchor="start">${say('assumptions.scores.even')}</text>
          <text class="side" x=${right} y=${top - 14} text-anchor="end">${say('assumptions.scores.sharp')}</text>`
        : null
    }
  </g>`;
}

/** The predicted figures at the right edge: one where all agree, and a question mark where they are still to be guessed. */
function written(row: LayerRow, y: number, { width }: Frame, options: Shown): TemplateResult {
  const { panel, common } = options;
  if (!isTold(row, options))
    return svg`<text class="open" x=${width - 2} y=${y} dy="0.35em" text-anchor="end" aria-hidden="true">?</text>`;
  const at = (figure: LayerFigure): string => significant(predictedFigure(row, figure));
  const lines =
    panel === 'scores'
      ? [at('score'), ...(common ? [at('row')] : [])]
      : at('query') === at('key') && at('key') === at('value')
        ? [at('query')]
        : [at('query'), at('key')];
  return svg`<g class="figures" aria-hidden="true">${lines.map(
    (text, place) =>
      svg`<text x=${width - 2} y=${y + (place - (lines.length - 1) / 2) * 17} dy="0.35em" text-anchor="end">${text}</text>`,
  )}</g>`;
}

// The figures of one initialiser on its line of the picture: predicted as an upright line, measured as a mark with its interval.
import { svg, type TemplateResult } from 'lit';
import { significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { clamped } from '../../figure/clamped.ts';
import type { CursorMark } from '../../figure/cursor.ts';
import { mark } from '../../figure/mark.ts';
import { px } from '../../figure/pixel.ts';
import { looks, roleClass, type Role } from '../../figure/roles.ts';
import type { Scale } from '../../figure/scale.ts';
import { shapePath } from '../../figure/shape.ts';
import { isXavier, measuredFigure, predictedFigure, type LayerFigure, type LayerRow } from './layers.ts';

interface Panel {
  figures: readonly { figure: LayerFigure; role: Role; hollow?: boolean }[];
  domain: readonly [number, number];
  ticks: readonly number[];
}

export const panels = {
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
export interface Bead {
  row: LayerRow;
  figure: LayerFigure;
  role: Role;
  hollow: boolean;
  y: number;
  hidden: boolean;
}

export interface Shown {
  panel: PanelName;
  /** Whether the reader has guessed. */
  revealed: boolean;
  /** Whether tokens have something in common, so that a row of scores spreads less than all of them. */
  common: boolean;
}

export function beadsOf(row: LayerRow, middle: number, { panel, revealed, common }: Shown): Bead[] {
  const shown: Panel['figures'] = panels[panel].figures.filter(({ figure }) => common || figure !== 'row');
  const step = panel === 'entries' ? 13 : 15;
  const first = middle - ((shown.length - 1) * step) / 2;
  return shown.map(({ figure, role, hollow = false }, place) => {
    return { row, figure, role, hollow, y: first + place * step, hidden: !revealed && isXavier(row.id) };
  });
}

export function drawn({ row, figure, role, hollow, y, hidden }: Bead, x: Scale): TemplateResult | null {
  if (hidden) return null;
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

export function markOf({ row, figure, y }: Bead, x: Scale, common: boolean): CursorMark & { id: string } {
  const predicted = predictedFigure(row, figure);
  const measured = measuredFigure(row, figure);
  const place = { x: clamped(x)(predicted), y, id: row.id };
  const what = figure === 'score' && !common ? 'scoreAlone' : figure;
  return mark(place, () => {
    const words = { name: row.name, figure: say(`assumptions.figure.${what}`), predicted: significant(predicted) };
    if (!measured) return say('assumptions.layer.mark', words);
    const { value, standardError } = measured;
    return say('assumptions.layer.markMeasured', {
      ...words,
      measured: significant(value),
      error: standardError === null ? '—' : significant(standardError, 2),
    });
  });
}

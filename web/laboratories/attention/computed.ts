// A matrix that the core fills in: each cell a button that works itself out, and shows what goes into it.
import { html, nothing, svg, type TemplateResult } from 'lit';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { Board } from './board.ts';
import { cellText, weightText } from './cell-text.ts';
import { matrixTable, type MatrixTable } from './matrix-table.ts';
import { goesInto, samePick } from './pick.ts';
import { isFilled, isInView, type ComputedName } from './steps.ts';
import { letterOf } from './symbols.ts';
import { columnsOf, figure } from './view.ts';

export interface Computed extends Pick<MatrixTable, 'rowHead' | 'columnHead' | 'caption'> {
  name: ComputedName;
}

export function computed(board: Board, { name, caption, ...heads }: Computed): TemplateResult {
  const { view, step, roving, onHover } = board;
  return matrixTable({
    part: name,
    rows: view.sizes.queries,
    columns: columnsOf(view, name),
    ...heads,
    caption: html`${letterOf(name)} ${caption}`,
    dimmed: !isInView(step, name),
    cell: (row, column) => (isFilled(step, name) ? filled(board, name, row, column) : empty()),
    onKey: roving.onKey,
    onLeave: () => {
      onHover(undefined);
    },
  });
}

/** Before the mask has come, the scaled scores stand open. */
function shownFigure({ view, step }: Board, name: ComputedName, row: number, column: number): number {
  if (name === 'scaled' && step === 'scaled') return figureAt(view.open, row * view.sizes.keys + column);
  return figure(view, name, row, column);
}

function filled(board: Board, name: ComputedName, row: number, column: number): TemplateResult {
  const { view, pick, roving, onPick, onHover } = board;
  const own = { matrix: name, row, column };
  const value = shownFigure(board, name, row, column);
  const text = name === 'weights' ? weightText(value) : cellText(value);
  const picked = samePick(pick, own);
  const shape = [view.sizes.queries, columnsOf(view, name)] as const;
  const cell = say(`attention.cell.${name}`, { row: String(row + 1), column: String(column + 1) });
  const choose = (): void => {
    roving.rest(name, row, column);
    onPick(own);
  };
  const classes = [
    picked ? 'picked' : '',
    goesInto(pick, name, row, column) ? 'used' : '',
    value === -Infinity ? 'masked' : '',
    text.length > 6 ? 'long' : '',
  ];
  return html`<td class=${classes.filter(Boolean).join(' ')}>
    ${name === 'weights' ? level(value) : nothing}<button
      type="button"
      data-place="${row},${column}"
      tabindex=${roving.tabIndex(name, shape, row, column)}
      aria-label=${say('attention.cellValue', { cell, value: text })}
      aria-pressed=${picked ? 'true' : 'false'}
      aria-describedby=${picked ? 'working' : nothing}
      @focus=${choose}
      @click=${choose}
      @pointerenter=${(event: PointerEvent) => {
        if (event.pointerType === 'mouse') onHover(own);
      }}
    >
      ${text}
    </button>
  </td>`;
}

/** A weight fills its cell as water fills a glass. */
function level(weight: number): TemplateResult {
  return html`<svg class="level" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<rect x="0" y=${1 - weight} width="1" height=${weight}></rect>`}
  </svg>`;
}

function empty(): TemplateResult {
  return html`<td class="empty">
    <span aria-hidden="true">·</span><span class="unseen">${say('attention.later')}</span>
  </td>`;
}

// The chain as it flows: Q beside and Kᵀ above the scores that they make, divided, masked; then the weights and V above the output.
import { html, nothing, type TemplateResult } from 'lit';
import { say } from '../../i18n/say.ts';
import { roleClass } from '../../figure/roles.ts';
import type { Board } from './board.ts';
import { computed } from './computed.ts';
import { entries } from './entries.ts';
import type { Layout } from './measure.ts';
import { roleOf } from './rule-role.ts';
import type { MatrixName } from './sizes.ts';
import { sizesOf } from './sizes.ts';
import { keyName, outputName, queryName, sizeSymbols, valueName } from './symbols.ts';

export interface FlowParts {
  /** Refusals of whole matrices. */
  faults: Partial<Record<MatrixName, TemplateResult>>;
  /** Rule and mask: they stand where they act. */
  controls: TemplateResult;
  /** The divisor over the arrow, e.g. "÷ 2". */
  divisor: string;
  /** How the cell that is looked at comes about: between the two lines of the chain. */
  working: TemplateResult;
  picture: TemplateResult;
  /** How the matrices stand. */
  layout: Layout;
  /** Whether the picture stands beside the output. */
  beside: boolean;
}

export function flow(board: Board, parts: FlowParts): TemplateResult {
  const { faults, controls, divisor, working, picture, layout, beside } = parts;
  const crossed = layout !== 'stacked';
  const sizes = board.view.sizes;
  const { queries: n, keys: m, dimension: dk, valueDimension: dv } = sizeSymbols;
  const given = sizesOf(board.matrices);
  const caption = (rows: TemplateResult, columns: TemplateResult, [r, c]: readonly [number, number]): TemplateResult =>
    html`<span class="size-of">${rows} × ${columns} = ${r} × ${c}</span>`;
  const named = (name: string, size: TemplateResult): TemplateResult => html`${name} ${size}`;
  const scores = caption(n, m, [sizes.queries, sizes.keys]);
  return html`<div
    class="flow ${layout} ${crossed ? 'crossed' : ''} ${beside ? '' : 'alone'} ${roleClass(roleOf(board.view.rule.id))}"
  >
    <div class="line first">
      <p class="hint crossing">${say('attention.crossing')}</p>
      ${entries(board, {
        name: 'q',
        rowHead: queryName,
        caption: caption(n, dk, [board.matrices.q.length, board.matrices.q[0]?.length ?? 0]),
        fault: faults.q ?? nothing,
      })}
      ${entries(board, {
        name: 'k',
        upright: true,
        columnHead: keyName,
        caption: caption(dk, m, [given.dimension, given.keys]),
        fault: faults.k ?? nothing,
      })}
      ${computed(board, { name: 'scores', ...(crossed ? {} : { rowHead: queryName, columnHead: keyName }), caption: scores })}
      <div class="arrow divide"><span>${divisor}</span></div>
      <div class="act">${controls}</div>
      ${computed(board, {
        name: 'scaled',
        columnHead: keyName,
        ...(crossed ? {} : { rowHead: queryName }),
        caption: named(say('attention.part.scaled'), scores),
      })}
    </div>
    ${working}
    <div class="line second">
      <div class="arrow softmax"><span>${say('attention.step.softmax')}</span></div>
      <p class="hint mixing">${say('attention.mixing')}</p>
      ${computed(board, {
        name: 'weights',
        columnHead: keyName,
        rowHead: queryName,
        caption: named(say('attention.part.weights'), scores),
      })}
      ${entries(board, {
        name: 'v',
        rowHead: valueName,
        caption: caption(m, dv, [board.matrices.v.length, given.valueDimension]),
        fault: faults.v ?? nothing,
      })}
      ${computed(board, {
        name: 'output',
        rowHead: outputName,
        caption: named(say('attention.part.output'), caption(n, dv, [sizes.queries, sizes.valueDimension])),
      })}
      <div class="weights-picture">${picture}</div>
    </div>
  </div>`;
}

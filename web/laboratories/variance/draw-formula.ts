// The score of the one draw as a sum with its live numbers.
import type { Pairs } from '../../core/chapters-entries.ts';
import type { TemplateResult } from 'lit';
import { html, nothing } from 'lit';
import { fixed } from '../../i18n/numbers.ts';
import { formula } from '../../kit/formula/mathml.ts';
import { figureAt } from '../../kit/figure-at.ts';

/** Terms that are written out; of more, these, an ellipsis and the last. */
const written = 3;

export function drawFormula({ q, k, sums }: Pairs): TemplateResult | typeof nothing {
  const d = q.length;
  const number = (list: Float64Array, index: number): string => {
    const text = fixed(figureAt(list, index), 2);
    return text.startsWith('−') ? `(${text})` : text;
  };
  const term = (index: number): string => `${number(q, index)} * ${number(k, index)}`;
  const indices = Array.from({ length: Math.min(d, d > written + 1 ? written : written + 1) }, (_, index) => index);
  const terms = indices.map(term);
  const all = d > written + 1 ? [...terms, '…', term(d - 1)] : terms;
  // Three formulas, so that a narrow window can break between them and between the terms.
  const sum = formula(all.join(' + '));
  return html`<p class="sum">${formula('q·k')} = ${sum} = ${formula(fixed(figureAt(sums, d - 1), 2))}</p>`;
}

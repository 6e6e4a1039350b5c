// The mean of (q·k)² as what it is made of: d averages on the diagonal and d² − d beside it, with the live numbers.
import { html, type TemplateResult } from 'lit';
import type { SquareTerms } from '../../core/chapters-experiments.ts';
import { significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { formula } from '../../kit/formula/mathml.ts';

/** A number inside a formula, without a locale. */
function inFormula(value: number): string {
  const text = String(Number(value.toPrecision(3)));
  return text.startsWith('-') ? `(${text})` : text;
}

export function sumFormula({
  diagonalTerms,
  diagonalMean,
  offDiagonalTerms,
  offDiagonalMean,
  ...sums
}: SquareTerms): TemplateResult {
  const beside = offDiagonalMean === null ? '' : ` + ${String(offDiagonalTerms)} * ${inFormula(offDiagonalMean)}`;
  return html`<p class="sum">
    <span>${say('proof.sum')}</span> ${formula(`${String(diagonalTerms)} * ${inFormula(diagonalMean)}${beside}`)}
    ${formula(`= ${inFormula(sums.meanSquare)}`)}
  </p>`;
}

/** What each kind of term sums to, and how many there are. */
export function counts({
  diagonalTerms,
  diagonalSum,
  offDiagonalTerms,
  offDiagonalSum,
  meanSquare,
}: SquareTerms): TemplateResult {
  const all: [name: string, sum: number, kind: string][] = [
    [say('proof.count.diagonal', { terms: whole(diagonalTerms) }), diagonalSum, 'positive'],
    [say('proof.count.others', { terms: whole(offDiagonalTerms) }), offDiagonalSum, 'other'],
    [say('proof.count.all'), meanSquare, 'raw'],
  ];
  return html`<dl class="counts">
    ${all.map(
      ([name, sum, kind]) =>
        html`<div class=${kind}>
          <dt>${name}</dt>
          <dd>${significant(sum)}</dd>
        </div>`,
    )}
  </dl>`;
}

/** The square that the map lays out, before anything is said of its cells. */
export function squareFormula(d: number, { meanSquare }: SquareTerms): TemplateResult {
  const terms = ['x_1', ...(d > 1 ? ['x_2'] : []), ...(d > 3 ? ['…'] : []), ...(d > 2 ? [`x_${String(d)}`] : [])];
  return html`<p class="sum square">
    ${formula(`(${terms.join(' + ')})^2`)} ${formula(`= ${inFormula(meanSquare)}`)}
  </p>`;
}

// The table of e^x: score, less the largest, e to it, and the share of the sum, each line with its live numbers.
import { html, nothing, type TemplateResult } from 'lit';
import { percent, short, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { formula } from '../../kit/formula/mathml.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { Row, RowView } from './view.ts';
import { inFormula } from '../../kit/formula/in-formula.ts';
import { scoreText } from './written.ts';

export function exponentialTable({ given, seen, factor, shift }: RowView): TemplateResult {
  const changed = factor !== 1 || shift !== 0;
  const columns = [
    say('softmax.column.key'),
    say(changed ? 'softmax.column.set' : 'softmax.column.score'),
    ...(changed ? [say('softmax.column.seen')] : []),
    say('softmax.column.difference'),
    say('softmax.column.exponential'),
    say('softmax.column.weight'),
  ];
  return html`<table class="exponential" aria-label=${say('softmax.exponential.table')}>
    <thead>
      <tr>
        ${columns.map((column, place) => html`<th scope="col" class=${changed && place === 1 ? 'set' : ''}>${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${Array.from(seen.scores, (score, place) =>
        row(seen, place, { given: figureAt(given.scores, place), seen: changed ? score : null }),
      )}
    </tbody>
    <tfoot>
      <tr>
        <td class=${changed ? 'set' : ''}></td>
        ${changed ? html`<td></td>` : nothing}
        <td></td>
        <th scope="row">${say('softmax.sum')}</th>
        <td>${short(seen.sum, 4)}</td>
        <td>${percent(1)}</td>
      </tr>
    </tfoot>
  </table>`;
}

function row(seen: Row, place: number, scores: { given: number; seen: number | null }): TemplateResult {
  const exponential = figureAt(seen.exponentials, place);
  const weight = figureAt(seen.weights, place);
  return html`<tr>
    <th scope="row">${place + 1}</th>
    <td class=${scores.seen === null ? '' : 'set'}>${scoreText(scores.given)}</td>
    ${scores.seen === null ? nothing : html`<td>${scoreText(scores.seen)}</td>`}
    <td>${scoreText(figureAt(seen.differences, place))}</td>
    <td>${significant(exponential, 3)}</td>
    <td class="share">
      <span class="fraction">${formula(`${inFormula(exponential, 3)} / ${inFormula(seen.sum)}`)}</span>
      <span><span class="fraction">=</span> ${significant(weight, 3)}</span>
    </td>
  </tr>`;
}

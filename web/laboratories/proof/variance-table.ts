// The calculation beside the squares: each number, its distance to the mean and the square, before and after division.
import { html, type TemplateResult } from 'lit';
import { short, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { formula } from '../../kit/formula/mathml.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { Spread } from './squares-picture.ts';

export function varianceTable(before: Spread, after: Spread, divisor: number): TemplateResult {
  const columns = [
    say('proof.column.value'),
    say('proof.column.difference'),
    say('proof.column.square'),
    say('proof.column.divided', { c: short(divisor) }),
    say('proof.column.difference'),
    say('proof.column.square'),
  ];
  const cells = ({ values, differences, squares }: Spread, place: number): string[] =>
    [values, differences, squares].map((list) => short(figureAt(list, place), 4));
  const means = ({ mean, variance }: Spread): string[] => [short(mean, 4), '', significant(variance, 4)];
  return html`<table class="steps" aria-label=${say('proof.squares.table')}>
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${before.values.map(
        (_, place) =>
          html`<tr>
            ${[...cells(before, place), ...cells(after, place)].map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        ${[...means(before), ...means(after)].map((cell) => html`<td>${cell}</td>`)}
      </tr>
      <tr class="names">
        ${[before, after].map(
          () =>
            html`<td>${say('proof.mean')}</td>
              <td></td>
              <td>${say('proof.variance')}</td>`,
        )}
      </tr>
    </tfoot>
  </table>`;
}

/** Var(x / 2) = Var(x) / 2² = 2.667 / 4 = 0.667; `check` is the core's own line of the quotient. */
export function ruleFormula(check: string, after: Spread, divisor: number): TemplateResult {
  const c = String(divisor);
  const links = [
    `Var(x / ${c})`,
    `= Var(x) / ${c}^2`,
    `= ${check}`,
    `= ${String(Number(after.variance.toPrecision(4)))}`,
  ];
  return html`<p class="sum">${links.map(formula)}</p>`;
}

// Every step of both forms in one format, beside each other: e to the score, the sum, the weights.
import { html, type TemplateResult } from 'lit';
import { say } from '../../i18n/say.ts';
import type { Form, FormatRow } from './view.ts';
import { exponentText, outcomeText, stepText, weightText } from './written.ts';

export function stepsTables(row: FormatRow): TemplateResult {
  return html`<div class="steps">${(['naive', 'shifted'] as const).map((form) => stepsTable(row, form))}</div>`;
}

function stepsTable(row: FormatRow, form: Form): TemplateResult {
  const steps = row[form];
  const exponents = form === 'naive' ? steps.scores : steps.differences;
  const columns = [
    say('precision.column.key'),
    say(form === 'naive' ? 'precision.column.score' : 'precision.column.difference'),
    say('precision.column.exponential'),
    say('precision.column.weight'),
  ];
  return html`<table class=${form}>
    <caption>
      ${say(`precision.steps.${form}`, { format: row.format.id, outcome: outcomeText(steps) })}
    </caption>
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${Array.from(steps.scores, (_, key) => {
        const exponential = steps.exponentials[key];
        const lost = exponential === undefined || exponential === Infinity;
        return html`<tr>
          <th scope="row">${key + 1}</th>
          <td>${exponentText(exponents[key])}</td>
          <td class=${lost ? 'lost' : ''}>${stepText(exponential)}</td>
          <td class=${steps.weights.length === 0 ? 'lost' : ''}>${weightText(steps, key)}</td>
        </tr>`;
      })}
    </tbody>
    <tfoot>
      <tr>
        <td></td>
        <th scope="row">${say('precision.sum')}</th>
        <td>${stepText(steps.sums.at(-1))}</td>
        <td></td>
      </tr>
    </tfoot>
  </table>`;
}

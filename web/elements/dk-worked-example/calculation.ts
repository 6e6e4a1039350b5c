// The lines of a calculation as on paper: equals signs under each other, printed beside computed, verdict at the end.
import { html, nothing, type TemplateResult } from 'lit';
import type { WorkedEvaluation, WorkedLine } from '../../core/types.ts';
import { say } from '../../messages/say.ts';
import { formula } from '../formula/mathml.ts';
import { computedText, lineLabel, lineTitle } from './line-text.ts';
import { remarkSentence, verdict } from './verdict.ts';

export interface CalculationOptions {
  caption: string;
  /** What stands in the printed column. */
  printed: (line: WorkedLine) => TemplateResult | string;
}

export function calculation({ lines }: WorkedEvaluation, { caption, printed }: CalculationOptions): TemplateResult {
  const columns = (['step', 'calculation', 'computed', 'printed', 'verdict'] as const).map(
    (name) => html`<th scope="col" role="columnheader" class=${name}>${say(`worked.column.${name}`)}</th>`,
  );
  return html`<table class="calculation" role="table" aria-label=${caption}>
    <thead role="rowgroup">
      <tr role="row">
        ${columns}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${lines.map((line, place) => row(line, lines[place - 1], printed))}
    </tbody>
  </table>`;
}

function row(line: WorkedLine, before: WorkedLine | undefined, printed: CalculationOptions['printed']): TemplateResult {
  const remark = remarkSentence(line);
  const repeated = line.index > 0 && before?.label === line.label;
  return html`<tr role="row" class="${line.verdict} ${repeated ? 'repeated' : 'first'}">
      <th scope="row" role="rowheader" aria-label=${lineTitle(line)}>
        <span class="label">${lineLabel(line)}</span
        >${line.index > 0 ? html` <span class="index">${line.index}</span>` : nothing}
      </th>
      <td role="cell" class="calculation">${formula(line.formula)}</td>
      <td role="cell" class="computed">
        ${line.computed && line.formula ? html`<span class="equals">${line.bound === 'exact' ? '=' : ''}</span>` : nothing}
        ${formula(computedText(line))}
      </td>
      <td role="cell" class="printed">${printed(line)}</td>
      <td role="cell" class="verdict">${verdict(line)}</td>
    </tr>
    ${
      remark
        ? html`<tr role="row" class="remark">
            <td role="cell" colspan="5">${remark}</td>
          </tr>`
        : nothing
    }`;
}

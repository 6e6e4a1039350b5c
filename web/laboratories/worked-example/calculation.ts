// The lines of a calculation as on paper: equals signs under each other, printed beside computed, verdict at the end.
import { html, nothing, type TemplateResult } from 'lit';
import type { WorkedEvaluation, WorkedLine } from '../../core/types.ts';
import { say } from '../../i18n/say.ts';
import { symbols } from '../../kit/symbols.ts';
import { formula } from '../../kit/formula/mathml.ts';
import { computedText, lineLabel, lineTitle, ownIndices } from './line-text.ts';
import { remarkSentence, repeatedRemark, verdict } from './verdict.ts';

const columnNames = ['step', 'calculation', 'computed', 'printed', 'verdict'] as const;

export interface CalculationOptions {
  caption: string;
  /** What stands in the printed column. */
  printed: (line: WorkedLine) => TemplateResult | string;
}

export function calculation({ lines }: WorkedEvaluation, { caption, printed }: CalculationOptions): TemplateResult {
  const columns = columnNames.map(
    (name) => html`<th scope="col" role="columnheader" class=${name}>${say(`worked.column.${name}`)}</th>`,
  );
  const indices = ownIndices(lines);
  return html`<table class="calculation" role="table" aria-label=${caption}>
    <colgroup>
      ${columnNames.map((name) => html`<col class=${name} />`)}
    </colgroup>
    <thead role="rowgroup">
      <tr role="row">
        ${columns}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${lines.map((line, place) => row({ line, index: indices[place] ?? line.index, before: lines[place - 1], printed }))}
    </tbody>
  </table>`;
}

/** "4^2 / (2 n), n = 256": the condition stands before the formula. */
function withCondition(text: string): TemplateResult {
  const [main = '', condition = ''] = text.split(/,\s(?=[a-z]\s?=)/);
  return html`${condition ? html`<span class="condition">${formula(condition)}: </span>` : nothing}${formula(main)}`;
}

/** More digits than this do not fit a column. */
const longest = 16;

/** A computed figure; a long one stands as text, which can be broken. */
function figure(text: string): TemplateResult | typeof nothing {
  return text.length > longest && /^\d+$/.test(text) ? html`<span class="long">${text}</span>` : formula(text);
}

interface Row {
  line: WorkedLine;
  /** Its number among the lines of its name. */
  index: number;
  before: WorkedLine | undefined;
  printed: CalculationOptions['printed'];
}

function row({ line, index, before, printed }: Row): TemplateResult {
  const repeated = line.index > 0 && before?.label === line.label;
  const again = before && line.remark !== '' && before.remark === line.remark;
  const remark = again ? '' : remarkSentence(line);
  const shown = { ...line, index };
  const symbolic = line.computed === '' && line.verdict === 'unprinted';
  return html`<tr role="row" class="${line.verdict} ${repeated ? 'repeated' : 'first'}">
      <th scope="row" role="rowheader" aria-label=${lineTitle(shown)}>
        <span class="label ${repeated ? 'again' : ''}">${lineLabel(line)}</span>${
          index > 0 ? html`<span class="index">${index}</span>` : nothing
        }
      </th>
      <td role="cell" class="calculation">${withCondition(line.formula)}</td>
      ${symbolic ? html`<td role="cell" class="consequence" colspan="3">${symbols(remarkSentence(line))}</td>` : figures()}
    </tr>
    ${
      remark && !symbolic
        ? html`<tr role="row" class="remark">
            <td role="cell" colspan="5">${symbols(remark)}</td>
          </tr>`
        : nothing
    }`;

  function figures(): TemplateResult {
    const equals = line.computed && line.formula && line.bound === 'exact';
    return html`<td role="cell" class="computed">
        ${equals ? html`<span class="equals">=</span>` : nothing}${figure(computedText(line))}
      </td>
      <td role="cell" class="printed" data-name=${say('worked.column.printed')}>${printed(line)}</td>
      <td role="cell" class="verdict">${verdict(line, again ? repeatedRemark(line, before) : '')}</td>`;
  }
}

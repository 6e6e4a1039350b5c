// The formula of tr J with the weights of the row on show in it.
import { html, type TemplateResult } from 'lit';
import { significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { formula } from '../../kit/formula/mathml.ts';
import { symbols } from '../../kit/symbols.ts';
import type { RowJacobian } from './one-row.ts';

/** Weights that are written out. */
const most = 8;

/** Digits as the formula reads them: 0.36, 2.1e-7. */
const digits = (value: number): string => String(Number(value.toPrecision(2)));

export function rowFormula({ weights, trace }: RowJacobian, row: number): TemplateResult {
  const squares = [...weights.subarray(0, most)].map((weight) => ` − ${digits(weight)}²`);
  const text = `1${squares.join('')}${weights.length > most ? ' − …' : ''}`;
  return html`<p class="formula">
    ${symbols(say('gradient.formula', { row: whole(row) }))} tr <i>J</i> = ${formula(text)} = ${significant(trace)}
  </p>`;
}

// The formula of ÷ d^p with the live numbers in it: what it leaves of the scores' spread at the d in focus.
import { html, nothing, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import { significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { formula } from '../../kit/formula/mathml.ts';
import { symbols } from '../../kit/symbols.ts';
import { ruleReport } from '../../kit/sweep/report-figures.ts';
import type { View } from '../../kit/sweep/view.ts';

/** Digits as the formula reads them: 2.83, 1.15e+18; a whole number that fits keeps all: 4096. */
const digits = (value: number): string =>
  Number.isInteger(value) && value < 1e6 ? String(value) : String(Number(value.toPrecision(3)));

export function powerFormula(core: CoreClient, { focus, near }: View, p: number): TemplateResult | typeof nothing {
  const measured = near && ruleReport(near, 'power')?.scoreStd;
  if (!measured) return nothing;
  const d = String(focus);
  const std = digits(core.scoreLaw(focus).std);
  const divisor = digits(core.divisor({ id: 'power', parameter: p }, focus));
  const text = `std(q · k / d_k^p) = √${d} / ${d}^(${digits(p)}) = ${std} / ${divisor}`;
  return html`<p class="formula">
    ${symbols(say('scalings.formula', { d: whole(focus), measured: significant(measured.value) }))} ${formula(text)}
  </p>`;
}

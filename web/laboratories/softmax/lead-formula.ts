// The first weight of (x, 0, 0, 0) as a formula with its live numbers.
import { html, type TemplateResult } from 'lit';
import { say } from '../../i18n/say.ts';
import { formula } from '../../kit/formula/mathml.ts';
import type { Lead } from './curve.ts';
import { inFormula } from '../../kit/formula/in-formula.ts';

export function leadFormula({ x, first, exponential, sum }: Lead): TemplateResult {
  const own = inFormula(x);
  const chain = [
    `exp(${own}) / (exp(${own}) + 3)`,
    `= ${inFormula(exponential)} / ${inFormula(sum)}`,
    `= ${inFormula(first)}`,
  ];
  return html`<p class="odds"><span>${say('softmax.curve.weight')}</span> ${chain.map(formula)}</p>`;
}

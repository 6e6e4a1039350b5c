// The formula of the odds between the two strongest keys, with the live numbers in it: only their difference stands in the exponent.
import { html, nothing, type TemplateResult } from 'lit';
import { say } from '../../i18n/say.ts';
import { formula } from '../../kit/formula/mathml.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { RowView } from './view.ts';
import { inFormula } from '../../kit/formula/in-formula.ts';

export function odds(view: RowView): TemplateResult | typeof nothing {
  const { strongest, next } = view;
  if (next === null) return nothing;
  const name = (place: number): string => String(place + 1);
  return html`<p class="odds">
    <span>${say('softmax.odds', { strongest: name(strongest), next: name(next) })}</span>
    ${oddsFormula(view).map(formula)}
  </p>`;
}

/** The links of the chain, e.g. "p_1 / p_2", "= exp(2.5 - 1)", "= exp(1.5)", "= 4.482"; between them the line may break. */
export function oddsFormula({ given, seen, factor, shift, strongest, next }: RowView): string[] {
  if (next === null) return [];
  const number = (list: Float64Array, place: number): string => inFormula(figureAt(list, place));
  const plus = shift === 0 ? '' : ` ${shift < 0 ? '-' : '+'} ${inFormula(Math.abs(shift))}`;
  const score = (place: number): string => {
    const times = factor === 1 ? '' : `${inFormula(factor)} * `;
    const own = number(given.scores, place);
    return plus === '' && factor === 1 ? own : `(${times}${own.startsWith('-') && times ? `(${own})` : own}${plus})`;
  };
  const gap = inFormula(-figureAt(seen.differences, next));
  return [
    `p_${String(strongest + 1)} / p_${String(next + 1)}`,
    `= exp(${score(strongest)} - ${score(next)})`,
    `= exp(${gap})`,
    ...(factor === 1 ? [] : [`= ${number(given.odds, next)}^${inFormula(factor)}`]),
    `= ${number(seen.odds, next)}`,
  ];
}

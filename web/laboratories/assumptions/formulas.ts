// Formulas with the live numbers in them: the variance of the score, only with the terms that the present entries have; and why points have no
// band, where they have none.
import { type TemplateResult, html, nothing } from 'lit';
import type { StandardMoments } from '../../core/chapters-entries.ts';
import { say } from '../../i18n/say.ts';
import { equation, formula, inBrackets, inFormula } from '../../kit/formula/mathml.ts';
import { symbols } from '../../kit/symbols.ts';
import { scrolls } from '../../kit/watched-box.ts';
import type { Predicted } from './entries.ts';
import type { EntrySettings } from './parameters.ts';
import type { View } from './view.ts';

/**
 * The mean of q·k.
 *
 *   d (μ² + ρ σ²)
 */
export function meanFormula({ mean, std, correlation }: EntrySettings, { d, mean: score }: Predicted): string {
  const terms = [
    ...(mean === 0 ? [] : [`${inBrackets(mean)}^2`]),
    ...(correlation === 0 ? [] : [`${inBrackets(correlation)} * ${inFormula(std)}^2`]),
  ];
  if (terms.length === 0) return '';
  return `mean(q · k) = ${String(d)} * (${terms.join(' + ')}) = ${inFormula(score)}`;
}

/**
 * The variance of one product, as the terms of a sum; that of q·k is d times it.
 *
 *   σ⁴ (1 + ρ² (K − 2)) + 2 μ² σ² (1 + ρ) + 2 μ σ³ γ ρ (1 + ρ),   K and γ kurtosis and skewness of the entries
 */
export function varianceTerms(
  { mean, std, correlation }: EntrySettings,
  { kurtosis, skewness }: StandardMoments,
): string {
  const [sigma, mu, rho] = [inFormula(std), inBrackets(mean), inBrackets(correlation)];
  const alike = correlation === 0 || kurtosis === null ? '' : ` * (1 + ${rho}^2 * (${inFormula(kurtosis)} - 2))`;
  const more = correlation === 0 ? '' : ` * (1 + ${rho})`;
  return [
    `${sigma}^4${alike}`,
    ...(mean === 0 ? [] : [`2 * ${mu}^2 * ${sigma}^2${more}`]),
    ...(mean === 0 || correlation === 0 || !skewness
      ? []
      : [`2 * ${mu} * ${sigma}^3 * ${inFormula(skewness)} * ${rho}${more}`]),
  ].join(' + ');
}

export function entryFormulas({
  settings,
  moments,
  nearPredicted: predicted,
  one,
}: View): TemplateResult | typeof nothing {
  if (!predicted) return nothing;
  const mean = meanFormula(settings, predicted);
  const { d, variance } = predicted;
  return html`<div class="chain">
    <p class="sum" ${scrolls()}>${mean === '' ? symbols(say('assumptions.noMean')) : equation(mean)}</p>
    ${
      variance === null || one.variance === null
        ? html`<p>${say('assumptions.noVariance')}</p>`
        : html`<p class="sum" ${scrolls()}>
              ${formula('Var(q_i k_i)')} = ${formula(varianceTerms(settings, moments))} =
              ${formula(inFormula(one.variance))}
            </p>
            <p class="sum" ${scrolls()}>
              ${equation(`Var(q · k) = ${String(d)} * ${inFormula(one.variance)} = ${inFormula(variance)}`)}
            </p>`
    }
  </div>`;
}

/** Why points have no band, where they have none. */
export function noBand({ near }: View): TemplateResult | typeof nothing {
  if (!near?.noBand) return nothing;
  return html`<p class="what">${say(`sweep.noBand.${near.noBand}`)}</p>`;
}

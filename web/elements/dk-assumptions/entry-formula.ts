// The variance of the score with the live numbers in it: only the terms that the present entries have.
import { html, nothing, type TemplateResult } from 'lit';
import type { StandardMoments } from '../../core/chapters-entries.ts';
import { say } from '../../messages/say.ts';
import { formula } from '../formula/mathml.ts';
import { symbols } from '../laboratory/symbols.ts';
import type { EntrySettings, Predicted } from './entries.ts';
import type { View } from './view.ts';

const digits = (value: number): string => String(Number(value.toPrecision(4)));

/** In brackets where a minus would stand after a sign. */
const bracketed = (value: number): string => (value < 0 ? `(${digits(value)})` : digits(value));

/**
 * The mean of q·k.
 *
 *   d (μ² + ρ σ²)
 */
export function meanFormula({ mean, std, correlation }: EntrySettings, { d, mean: score }: Predicted): string {
  const terms = [
    ...(mean === 0 ? [] : [`${bracketed(mean)}^2`]),
    ...(correlation === 0 ? [] : [`${bracketed(correlation)} * ${digits(std)}^2`]),
  ];
  if (terms.length === 0) return '';
  return `mean(q · k) = ${String(d)} * (${terms.join(' + ')}) = ${digits(score)}`;
}

/**
 * The variance of q·k.
 *
 *   d (σ⁴ (1 + ρ² (K − 2)) + 2 μ² σ² (1 + ρ) + 2 μ σ³ γ ρ (1 + ρ)),   K and γ kurtosis and skewness of the entries
 *
 * returns  '' where the variance does not exist
 */
export function varianceFormula(
  { mean, std, correlation }: EntrySettings,
  { kurtosis, skewness }: StandardMoments,
  { d, variance }: Predicted,
): string {
  if (variance === null) return '';
  const sigma = digits(std);
  const rho = bracketed(correlation);
  const alike = correlation === 0 || kurtosis === null ? '' : ` * (1 + ${rho}^2 * (${digits(kurtosis)} - 2))`;
  const shifted =
    mean === 0 ? '' : ` + 2 * ${bracketed(mean)}^2 * ${sigma}^2${correlation === 0 ? '' : ` * (1 + ${rho})`}`;
  const skewed =
    mean === 0 || correlation === 0 || skewness === null || skewness === 0
      ? ''
      : ` + 2 * ${bracketed(mean)} * ${sigma}^3 * ${digits(skewness)} * ${rho} * (1 + ${rho})`;
  return `Var(q · k) = ${String(d)} * (${sigma}^4${alike}${shifted}${skewed}) = ${digits(variance)}`;
}

export function entryFormulas({ settings, moments, nearPredicted: predicted }: View): TemplateResult | typeof nothing {
  if (!predicted) return nothing;
  const mean = meanFormula(settings, predicted);
  const variance = varianceFormula(settings, moments, predicted);
  return html`<div class="chain">
    <p class="sum">${mean === '' ? symbols(say('assumptions.noMean')) : formula(mean)}</p>
    <p class="sum">${variance === '' ? say('assumptions.noVariance') : formula(variance)}</p>
  </div>`;
}

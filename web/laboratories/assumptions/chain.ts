// The way from a token to the score that softmax gets, with the live numbers of one initialiser in it.
import { html, nothing, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import { significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { symbols } from '../../kit/symbols.ts';
import { equation } from './equation.ts';
import { predictedFigure, type LayerRow, type LayerSettings } from './layers.ts';

/** Digits as a formula reads them: 3.16, 2.62e+5. */
const digits = (value: number): string => String(Number(value.toPrecision(3)));

/** The variance of an entry of W_Q in numbers, as each initialiser has it. */
const weightVariances: Readonly<Record<string, (sizes: LayerSettings) => string>> = {
  'xavier-fused': ({ modelWidth, heads, headDimension }) =>
    `2 / (${String(modelWidth)} + ${String(heads)} * ${String(headDimension)})`,
  'xavier-per-head': ({ modelWidth, headDimension }) => `2 / (${String(modelWidth)} + ${String(headDimension)})`,
  'xavier-packed': ({ modelWidth, heads, headDimension }) =>
    `2 / (${String(modelWidth)} + 3 * ${String(heads)} * ${String(headDimension)})`,
  'linear-default': ({ modelWidth }) => `1 / (3 * ${String(modelWidth)})`,
  'normal-0.02': () => '0.02^2',
  'normal-1': () => '1',
  t5: ({ modelWidth, headDimension }) => `1 / (${String(modelWidth)} * ${String(headDimension)})`,
};

export function queryFormula(row: LayerRow, sizes: LayerSettings): string {
  const weight = weightVariances[row.id]?.(sizes) ?? '';
  return weight && `Var(q_i) = ${String(sizes.modelWidth)} * ${weight} = ${digits(row.predicted.query)}`;
}

export function scoreFormula(core: CoreClient, row: LayerRow, { headDimension }: LayerSettings): string {
  const { query, key } = row.predicted;
  const d = String(headDimension);
  const sum = `${d} * ${digits(query)} * ${digits(key)}`;
  const score = digits(predictedFigure(row, 'score'));
  if (!row.initializer.dividesScores) return `Var(q · k) = ${sum} = ${score}`;
  // The divisor's square is d_k itself; the core says so.
  const square = digits(core.divisor({ id: 'linear', parameter: 0 }, headDimension));
  return `Var(q · k / √${d}) = ${sum} / ${square} = ${score}`;
}

export function chain(
  core: CoreClient,
  row: LayerRow | undefined,
  sizes: LayerSettings,
): TemplateResult | typeof nothing {
  if (!row) return nothing;
  const norm = sizes.norm === 'layer' || sizes.norm === 'rms' ? sizes.norm : 'none';
  return html`<div class="chain" role="group" aria-label=${say('assumptions.chain', { name: row.name })}>
    <p><strong>${row.name}.</strong> ${symbols(say(`assumptions.chain.${norm}`))}</p>
    <p class="sum">${equation(queryFormula(row, sizes))}</p>
    <p class="sum">${equation(scoreFormula(core, row, sizes))}</p>
    <p class="std">
      ${symbols(
        say(row.initializer.dividesScores ? 'assumptions.chain.std' : 'assumptions.chain.stdUndivided', {
          std: significant(row.initializer.dividesScores ? row.predicted.scaledScoreStd : row.predicted.scoreStd),
        }),
      )}
    </p>
  </div>`;
}

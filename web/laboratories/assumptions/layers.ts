// How a layer begins under each initialiser: what theory says, what was measured so far, and the chain of equations behind it.
import { html, nothing } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { Initializer, LayerInput, MeasuredLayer } from '../../core/chapters-entries.ts';
import type { CoreClient } from '../../core/client.ts';
import type { Estimate } from '../../core/types.ts';
import { significant } from '../../i18n/numbers.ts';
import { say, sayNamed } from '../../i18n/say.ts';
import { equation, inFormula } from '../../kit/formula/mathml.ts';
import { symbols } from '../../kit/symbols.ts';
import { scrolls } from '../../kit/watched-box.ts';
import type { LayerSettings } from './parameters.ts';

/** One initialiser at the reader's sizes. */
export type LayerRow = ReturnType<typeof layerRows>[number];

/** What is drawn of a row. */
export type LayerFigure = 'query' | 'key' | 'value' | 'score' | 'row';

/** Tokens of a drawn layer, and layers of one measurement: as many as take a worker some 60 milliseconds. */
const tokens = 8;
export const draws = 10;

/** PyTorch's first value. */
const epsilon = 1e-5;

export function layerInput(settings: LayerSettings, initializer: string): LayerInput {
  const { seed, modelWidth: dModel, heads, headDimension: dK, cosine, norm } = settings;
  return { seed, dModel, heads, dK, tokens, cosine, norm, epsilon, initializer };
}

/** As a reader knows it. */
export function initializerName(id: string): string {
  return sayNamed(`assumptions.first.${id}`) ?? id;
}

export function layerRows(
  chapters: ChaptersClient,
  settings: LayerSettings,
  measured: (input: LayerInput) => MeasuredLayer | undefined,
) {
  return chapters.initializers().map((initializer) => {
    const { id } = initializer;
    const input = layerInput(settings, id);
    return {
      id,
      initializer,
      predicted: chapters.predictLayer(input),
      /** Undefined until it is measured. */
      measured: measured(input),
    };
  });
}

/** The score is that which softmax gets: divided by √d_k, or not where the initialiser does without. */
function nameOf(figure: LayerFigure, { dividesScores }: Initializer): Exclude<keyof MeasuredLayer, 'meanCosine'> {
  if (figure === 'score') return dividesScores ? 'scaledScore' : 'score';
  if (figure === 'row') return dividesScores ? 'scaledRowScore' : 'rowScore';
  return figure;
}

export function predictedFigure({ predicted, initializer }: LayerRow, figure: LayerFigure): number {
  return predicted[nameOf(figure, initializer)];
}

export function measuredFigure({ measured, initializer }: LayerRow, figure: LayerFigure): Estimate | undefined {
  return measured?.[nameOf(figure, initializer)];
}

/** Whether the question asks about it, so that its figures wait for the guess. */
export function isXavier(id: string): boolean {
  return id.startsWith('xavier');
}

/** The variance of an entry of W_Q in numbers, as each initialiser has it. */
const weightVariances: Readonly<Record<string, (sizes: LayerSettings) => string>> = {
  'xavier-fused': ({ modelWidth: n, heads: h, headDimension: d }) => `2 / (${n} + ${h} * ${d})`,
  'xavier-per-head': ({ modelWidth: n, headDimension: d }) => `2 / (${n} + ${d})`,
  'xavier-packed': ({ modelWidth: n, heads: h, headDimension: d }) => `2 / (${n} + 3 * ${h} * ${d})`,
  'linear-default': ({ modelWidth: n }) => `1 / (3 * ${n})`,
  'normal-0.02': () => '0.02^2',
  'normal-1': () => '1',
  t5: ({ modelWidth: n, headDimension: d }) => `1 / (${n} * ${d})`,
};

export function queryFormula(row: LayerRow, sizes: LayerSettings): string {
  const weight = weightVariances[row.id]?.(sizes) ?? '';
  return weight && `Var(q_i) = ${String(sizes.modelWidth)} * ${weight} = ${inFormula(row.predicted.query, 3)}`;
}

export function scoreFormula(core: CoreClient, row: LayerRow, { headDimension }: LayerSettings): string {
  const { query, key } = row.predicted;
  const d = String(headDimension);
  const sum = `${d} * ${inFormula(query, 3)} * ${inFormula(key, 3)}`;
  const score = inFormula(predictedFigure(row, 'score'), 3);
  if (!row.initializer.dividesScores) return `Var(q · k) = ${sum} = ${score}`;
  // The divisor's square is d_k itself; the core says so.
  const square = inFormula(core.divisor({ id: 'linear', parameter: 0 }, headDimension), 3);
  return `Var(q · k / √${d}) = ${sum} / ${square} = ${score}`;
}

export function chain(core: CoreClient, row: LayerRow | undefined, sizes: LayerSettings): unknown {
  if (!row) return nothing;
  const { dividesScores } = row.initializer;
  const name = initializerName(row.id);
  const std = significant(dividesScores ? row.predicted.scaledScoreStd : row.predicted.scoreStd);
  return html`<div class="chain" role="group" aria-label=${say('assumptions.chain', { name })}>
    <p><strong>${name}.</strong> ${symbols(say(`assumptions.chain.${sizes.norm}`))}</p>
    <p class="sum" ${scrolls()}>${equation(queryFormula(row, sizes))}</p>
    <p class="sum" ${scrolls()}>${equation(scoreFormula(core, row, sizes))}</p>
    <p class="std">
      ${symbols(say(dividesScores ? 'assumptions.chain.std' : 'assumptions.chain.stdUndivided', { std }))}
    </p>
  </div>`;
}

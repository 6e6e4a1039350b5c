// How a layer begins under each initialiser: what theory says, and what was measured so far. The core gives every figure.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { Initializer, LayerInput, MeasuredLayer, PredictedLayer } from '../../core/chapters-entries.ts';
import type { Estimate } from '../../core/types.ts';
import { sayNamed } from '../../i18n/say.ts';

export interface LayerSettings {
  seed: string;
  modelWidth: number;
  heads: number;
  headDimension: number;
  norm: string;
  cosine: number;
}

/** One initialiser at the reader's sizes. */
export interface LayerRow {
  id: string;
  readonly name: string;
  initializer: Initializer;
  predicted: PredictedLayer;
  /** Undefined until it is measured. */
  measured: MeasuredLayer | undefined;
}

/** What is drawn of a row. */
export type LayerFigure = 'query' | 'key' | 'value' | 'score' | 'row';

/** Tokens of a drawn layer, and layers of one measurement: as many as a page can draw between two frames. */
const tokens = 8;
export const draws = 10;

/** PyTorch's first value. */
const epsilon = 1e-5;

export function layerInput(settings: LayerSettings, initializer: string): LayerInput {
  const { seed, modelWidth: dModel, heads, headDimension: dK, cosine } = settings;
  const norm = settings.norm === 'rms' || settings.norm === 'none' ? settings.norm : 'layer';
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
): LayerRow[] {
  return chapters.initializers().map((initializer): LayerRow => {
    const { id } = initializer;
    const input = layerInput(settings, id);
    return {
      id,
      // Asked anew each time: the language may change.
      get name() {
        return initializerName(id);
      },
      initializer,
      predicted: chapters.predictLayer(input),
      measured: measured(input),
    };
  });
}

/** The score is that which softmax gets: divided by √d_k, or not where the initialiser does without. */
export function predictedFigure({ predicted, initializer }: LayerRow, figure: LayerFigure): number {
  const { dividesScores } = initializer;
  if (figure === 'score') return dividesScores ? predicted.scaledScore : predicted.score;
  if (figure === 'row') return dividesScores ? predicted.scaledRowScore : predicted.rowScore;
  return predicted[figure];
}

export function measuredFigure({ measured, initializer }: LayerRow, figure: LayerFigure): Estimate | undefined {
  const { dividesScores } = initializer;
  if (figure === 'score') return dividesScores ? measured?.scaledScore : measured?.score;
  if (figure === 'row') return dividesScores ? measured?.scaledRowScore : measured?.rowScore;
  return measured?.[figure];
}

/** Whether the question asks about it, so that its figures wait for the guess. */
export function isXavier(id: string): boolean {
  return id.startsWith('xavier');
}

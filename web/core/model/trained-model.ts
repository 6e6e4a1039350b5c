// A trained model as the page asks for it: a weight file is opened, and texts pass through it under several divisors of the scores.
import { fetched } from '../fetch-module.ts';
import type {
  HeadColumns,
  HeadHistograms,
  HeadPlace,
  PassVariant,
  TextLoss,
  TransformerSizes,
} from './transformer-client.ts';

export interface ModelRequest {
  /** Each 2 … context tokens by number; figures of heads are those of the first, the loss is over all. */
  texts: readonly (readonly number[])[];
  variants: readonly PassVariant[];
  /** Heads whose weights (first text) are kept. */
  patterns: readonly HeadPlace[];
}

/** What a run finds under one variant. */
export interface VariantFigures {
  /** c of each layer. */
  divisors: Float64Array;
  /** Mean over all predicted tokens of all texts. */
  loss: Pick<TextLoss, 'nats' | 'bits'>;
  /** In nats, of each predicted token of the first text. */
  tokens: Float64Array;
  /** Of the first text, layer by layer. */
  heads: HeadColumns;
  /** Of the first text, layer by layer, head by head. */
  histograms: HeadHistograms[];
  /** Of the first text, as asked. */
  patterns: Float32Array[];
}

/** Who hears of a run, and who ends it. */
export interface RunOptions {
  /** From 0 to 1. */
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
}

/** A weight file that is known to be a GPT-2's. */
export interface OpenedModel {
  sizes: TransformerSizes;
  /** Tensors of the file that no pass has a use for. */
  unused: readonly string[];
  /** The figures of each variant. Rejects with the signal's reason, CoreRefusal or CoreUnavailable. */
  run(request: ModelRequest, hear?: RunOptions): Promise<VariantFigures[]>;
  /** Ends its workers; runs that are not done reject. */
  close(): void;
}

/**
 * Opens a weight file (safetensors) in a worker. Rejects with the signal's reason, CoreRefusal or CoreUnavailable.
 *
 * heads  of a layer; null: known from the width of the published GPT-2s (768, 1024, 1280, 1600: 12, 16, 20, 25)
 */
export async function openModel(file: Blob, heads: number | null, signal?: AbortSignal): Promise<OpenedModel> {
  signal?.throwIfAborted();
  // In the single file it is left out.
  const { openOnPage } = await fetched(() => import('./model-service.ts'));
  return openOnPage(file, heads, signal);
}

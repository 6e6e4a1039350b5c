// Trained models as the page opens them: fetched with all that reads weight files when the first file is at hand.
import { serveModel } from './model-service.ts';
import { sources } from './model-sources.ts';
import type { OpenedModel } from './trained-model.ts';
import { compiledTransformer } from './transformer-binary.ts';

/** More workers than this gain little beside the memory that each takes. */
const most = 2;

/** Rejects as serveModel. */
export function openOnPage(file: Blob, heads: number | null, signal?: AbortSignal): Promise<OpenedModel> {
  const workers = Math.min(navigator.hardwareConcurrency || 1, most);
  return serveModel(file, heads, { sources, compiled: compiledTransformer, workers }, signal);
}

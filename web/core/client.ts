// The core as the page calls it, with the sizes of arrays checked on their way in and out. And an instance of it from its compiled binary.
import createCore from './generated/sqrt-dk-core.js';
import { unwrap, unwrapped, promised, requireSize, withSizes } from './refusal.ts';
import type { CoreClient, CoreModule, Opening } from './types.ts';
import { instantiate } from './compile.ts';

export type { CoreClient } from './types.ts';

export const coreClient = (core: CoreModule): CoreClient =>
  unwrapped<CoreClient>(core, {
    attention(input) {
      const { queries, keys, dimension, valueDimension, q, k, v, mask } = input;
      requireSize('q', q, queries * dimension);
      requireSize('k', k, keys * dimension);
      requireSize('v', v, keys * valueDimension);
      if (mask !== null) requireSize('mask', mask, queries * keys);
      const pairs = queries * keys;
      return withSizes(unwrap(core.attention(input)), {
        rawScores: pairs,
        scaledScores: pairs,
        rowMaxima: queries,
        exponentials: pairs,
        sums: queries,
        weights: pairs,
        output: queries * valueDimension,
      });
    },
    normalDensity: (d, x) => promised('normalDensity', unwrap(core.normalDensity(d, x)), x.length),
    mergeSummaries(earlier, later) {
      requireSize('summary', later, earlier.length);
      return promised('mergeSummaries', unwrap(core.mergeSummaries(earlier, later)), earlier.length);
    },
    opening: (seed, draw) => complete(unwrap(core.opening(seed, draw))),
    openingAt: (seed, draw, d) => complete(unwrap(core.openingAt(seed, draw, d))),
  });

function complete(opening: Opening): Opening {
  const stops = opening.stops.length;
  const weights = stops * opening.keys;
  for (const row of opening.rows)
    withSizes(row, { meanWeights: weights, drawWeights: weights, meanPeak: stops, medianJacobianTrace: stops });
  return opening;
}

/** throws  CoreUnavailable "not-started" */
export async function instantiateCore(compiled: WebAssembly.Module): Promise<CoreModule> {
  return instantiate(createCore, compiled);
}

// What the core says of the present settings, asked anew only for what has changed; fresh vectors are measured in a sweep of
// their own.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import { nextTurn } from '../../core/frame.ts';
import { sharedPool } from '../../core/shared-pool.ts';
import { runSweep } from '../../core/sweep.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { Job } from '../../kit/job.ts';
import { Memo } from '../../kit/plotted.ts';
import { type DimensionLines, fixedPeaks, freshPeaks, sweptPeaks } from './dimensions.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import { dimensionStops, type temperatureParameters } from './parameters.ts';
import * as view from './view.ts';
import { curveTemperatures } from './view.ts';

type Values = ValuesOf<typeof temperatureParameters>;
export type Asked = Omit<Values, 'causal'> & Partial<Pick<Values, 'causal'>>;

export type Figures = ReturnType<typeof figuresAt>;

/** `memo` keeps what other settings leave as it is. */
export function figuresAt(
  core: CoreClient,
  chapters: ChaptersClient,
  { temperature, eachQuery, dimension: d, keys, causal = false, query: counted, seed, draw }: Asked,
  memo = new Memo(),
) {
  const query = counted - 1;
  const drawn = [seed, draw, d, keys, causal];
  const vectors = memo.of('vectors', drawn, () => {
    const fresh = view.drawVectors(chapters, { seed, draw, d, keys, causal });
    return { ...fresh, raw: view.rawScores(core, fresh), lengths: view.lengths(core, fresh) };
  });
  const pattern = (at: number): view.Pattern => view.patternAt(core, chapters, { vectors, temperature: at, eachQuery });
  const { three, responses } = memo.of('patterns', [...drawn, eachQuery], () => ({
    three: view.fixedTemperatures.map(pattern),
    responses: view.responses(chapters, pattern(1), curveTemperatures),
  }));
  const own = memo.of('own', [...drawn, eachQuery, temperature], () => pattern(temperature));
  const odds = memo.of('odds', [...drawn, eachQuery, query], () =>
    three.map((each) => view.oddsOf(chapters, each, query)),
  );
  const patterns = [...three, own];
  const { seen, raw, lengths } = vectors;
  const has = figureAt(seen, query);
  return {
    d,
    keys,
    /** How many of the keys each query has. */
    seen,
    eachQuery,
    /** Counted from 0. */
    query,
    /** The keys that are drawn, counted from 0. */
    columns: memo.of('columns', [...drawn, query], () => view.columnsOf(raw, query, seen)),
    /** At 2, 1, 0.5 and the reader's own temperature. */
    patterns,
    own,
    /** At 1. */
    usual: patterns.find((each) => each.temperature === 1) ?? own,
    /** The weight that full colour and a bar of full height stand for in all patterns. */
    full: view.fullWeight(patterns, query),
    /** For each pattern, of the query that is looked at. */
    odds: [...odds, view.oddsOf(chapters, own, query)],
    raw,
    lengths,
    /** For each query, over curveTemperatures. */
    responses,
    fixed: memo.of('fixed', [...drawn, query], () => fixedPeaks(core, chapters, view.seenOf(raw, query, seen))),
    ...memo.of('even', [keys, has], () => ({
      /** Equal weights over the keys that the query has. */
      even: chapters.softmaxSteps(new Float64Array(has)),
      /** The entropy of equal weights over all keys. */
      mostEntropy: chapters.softmaxSteps(new Float64Array(keys)).entropy,
    })),
  };
}

// Mean peak weights of fresh vectors at every dₖ: among eight keys from the draws of the opening, in a task of its own, since
// they take longest; among others from a sweep of as many draws, which the workers run.

const openingKeys = 8;
const draws = 64;

const rules = ['none', 'sqrt'].map((id) => ({ id, parameter: 0 }));

type FreshAsked = Pick<Asked, 'seed' | 'keys'>;

export class Fresh extends Job {
  /** Empty until they are there. */
  peaks: DimensionLines['fresh'] = [];
  #asked: FreshAsked | undefined;
  /** What the peaks are among. */
  #keys: number | undefined;

  protected override forgotten(): void {
    this.#asked = undefined;
  }

  /** Those of another seed stay until the peaks of this one have come; those among other keys would be beside the point. */
  follow(core: CoreClient, { seed, keys }: FreshAsked): void {
    if (this.#asked?.seed === seed && this.#asked.keys === keys) return;
    if (this.#keys !== keys) this.peaks = [];
    this.#keys = keys;
    this.#asked = { seed, keys };
    void this.begin(async ({ signal }) => {
      const peaks = await (keys === openingKeys ? opened(core, seed, signal) : swept(core, { seed, keys }, signal));
      if (!signal.aborted) this.peaks = peaks;
    });
  }
}

/** In a task of its own, which begins when the first picture is there. */
async function opened(core: CoreClient, seed: string, signal: AbortSignal): Promise<DimensionLines['fresh']> {
  await nextTurn();
  signal.throwIfAborted();
  return freshPeaks(core.opening(seed, 0));
}

async function swept(
  core: CoreClient,
  { seed, keys }: FreshAsked,
  signal: AbortSignal,
): Promise<DimensionLines['fresh']> {
  const request = {
    specification: { seed, samples: draws, keys, rules },
    dimensions: dimensionStops,
    focus: dimensionStops[0] ?? 1,
  };
  return sweptPeaks(await runSweep(request, { core, pool: await sharedPool() }, { signal }));
}

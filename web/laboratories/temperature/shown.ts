// What the core says of the present settings, asked anew only for what has changed.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { SoftmaxSteps, TemperatureResponse } from '../../core/chapters-gradients.ts';
import type { CoreClient } from '../../core/client.ts';
import { fixedPeaks, type DimensionLines } from './dimensions.ts';
import { curveTemperatures } from './temperatures.ts';
import * as view from './view.ts';

export interface Asked {
  temperature: number;
  eachQuery: boolean;
  dimension: number;
  keys: number;
  /** Counted from 1. */
  query: number;
  seed: string;
  draw: number;
}

export interface Figures {
  d: number;
  keys: number;
  eachQuery: boolean;
  /** Counted from 0. */
  query: number;
  /** The keys that are drawn, counted from 0. */
  columns: readonly number[];
  /** At 2, 1, 0.5 and the reader's own temperature. */
  patterns: readonly view.Pattern[];
  /** For each pattern, of the query that is looked at. */
  odds: readonly view.Odds[];
  raw: Float64Array;
  lengths: readonly number[];
  /** For each query, over curveTemperatures. */
  responses: readonly TemperatureResponse[];
  fixed: DimensionLines['fixed'];
  /** Equal weights. */
  even: Pick<SoftmaxSteps, 'peak' | 'entropy'>;
}

/** Keeps the last answer, as long as it is asked the same. */
class Kept<T> {
  #asked = '';
  #answer: T | undefined;

  get(asked: unknown, answer: () => T): T {
    const name = JSON.stringify(asked);
    if (this.#answer === undefined || name !== this.#asked) {
      this.#answer = answer();
      this.#asked = name;
    }
    return this.#answer;
  }
}

export class Shown {
  readonly #core: CoreClient;
  readonly #chapters: ChaptersClient;
  readonly #vectors = new Kept<view.Vectors & Pick<Figures, 'raw' | 'lengths'>>();
  readonly #patterns = new Kept<Pick<Figures, 'patterns' | 'responses'>>();
  readonly #own = new Kept<view.Pattern>();
  readonly #odds = new Kept<view.Odds[]>();
  readonly #columns = new Kept<Figures['columns']>();
  readonly #fixed = new Kept<DimensionLines['fixed']>();
  readonly #even = new Kept<Figures['even']>();

  constructor(core: CoreClient, chapters: ChaptersClient) {
    this.#core = core;
    this.#chapters = chapters;
  }

  at({ temperature, eachQuery, dimension: d, keys, query: counted, seed, draw }: Asked): Figures {
    const [core, chapters, query] = [this.#core, this.#chapters, counted - 1];
    const drawn = [seed, draw, d, keys];
    const vectors = this.#vectors.get(drawn, () => {
      const fresh = view.drawVectors(chapters, { seed, draw, d, keys });
      return { ...fresh, raw: view.rawScores(core, fresh), lengths: view.lengths(core, fresh) };
    });
    const pattern = (at: number): view.Pattern =>
      view.patternAt(core, chapters, { vectors, temperature: at, eachQuery });
    const { patterns, responses } = this.#patterns.get([drawn, eachQuery], () => ({
      patterns: view.fixedTemperatures.map(pattern),
      responses: view.responses(chapters, pattern(1).scaled, curveTemperatures),
    }));
    const own = this.#own.get([drawn, eachQuery, temperature], () => pattern(temperature));
    const odds = this.#odds.get([drawn, eachQuery, query], () =>
      patterns.map((each) => view.oddsOf(chapters, each, query)),
    );
    return {
      d,
      keys,
      eachQuery,
      query,
      columns: this.#columns.get([drawn, query], () => view.columnsOf(vectors.raw, query)),
      patterns: [...patterns, own],
      odds: [...odds, view.oddsOf(chapters, own, query)],
      raw: vectors.raw,
      lengths: vectors.lengths,
      responses,
      fixed: this.#fixed.get([drawn, query], () => fixedPeaks(core, chapters, view.rowOf(vectors.raw, query))),
      even: this.#even.get(keys, () => chapters.softmaxSteps(new Float64Array(keys))),
    };
  }
}

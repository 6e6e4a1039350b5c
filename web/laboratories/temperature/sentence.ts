// What the reader's own temperature does to the query that is looked at, in words.
import { percent, short, significant } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { Pattern } from './view.ts';

export interface Told {
  usual: Pattern;
  own: Pattern;
  /** Counted from 0. */
  query: number;
  d: number;
  /** |q| of the query, where each has its own temperature. */
  length: number | undefined;
}

export function sentence({ usual, own, query, d, length }: Told): string {
  const peak = (pattern: Pattern): string => percent(figureAt(pattern.rows.peak, query));
  const entropy = (pattern: Pattern): string => significant(figureAt(pattern.rows.entropy, query), 2);
  const words = {
    query: String(query + 1),
    temperature: short(own.temperature),
    peak: peak(own),
    usualPeak: peak(usual),
    entropy: entropy(own),
    usualEntropy: entropy(usual),
    d: String(d),
  };
  if (length === undefined) return say('temperature.live', words);
  return say('temperature.liveEach', { ...words, length: significant(length, 3) });
}

// A query and its keys without values: how the core multiplies, adds and divides lists of figures.
import type { CoreClient } from '../core/client.ts';
import type { AttentionSteps, RuleChoice } from '../core/types.ts';

/** q·k for each key, and what the rule makes of it; `k` runs key by key, each as long as the query. */
export function scoresOfQuery(
  core: CoreClient,
  q: readonly number[],
  k: ArrayLike<number>,
  rule: RuleChoice = { id: 'none', parameter: 0 },
): Pick<AttentionSteps, 'rawScores' | 'scaledScores'> {
  const [dimension, keys] = [q.length, k.length / q.length];
  const sizes = { queries: 1, keys, dimension, valueDimension: 1 };
  return core.attention({ ...sizes, q, k, v: new Float64Array(keys), rule, causal: false, mask: null });
}

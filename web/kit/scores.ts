// The scores of queries and keys by the core, where nobody asks what becomes of values. So it multiplies, adds and divides lists of figures.
import type { CoreClient } from '../core/client.ts';
import type { AttentionInput, AttentionSteps, RuleChoice } from '../core/types.ts';

const undivided: RuleChoice = { id: 'none', parameter: 0 };

interface Vectors extends Pick<AttentionInput, 'q' | 'k' | 'dimension'> {
  /** No divisor, where it is left out. */
  rule?: RuleChoice;
}

/** q, k  row by row, each as long as the dimension */
export function scoresOf(core: CoreClient, { q, k, dimension, rule = undivided }: Vectors): AttentionSteps {
  const [queries, keys] = [q.length / dimension, k.length / dimension];
  const v = new Float64Array(keys);
  return core.attention({ queries, keys, dimension, valueDimension: 1, q, k, v, rule, causal: false, mask: null });
}

/** The same of one query; `k` runs key by key, each as long as the query. */
export function scoresOfQuery(
  core: CoreClient,
  q: readonly number[],
  k: ArrayLike<number>,
  rule = undivided,
): AttentionSteps {
  return scoresOf(core, { q, k, dimension: q.length, rule });
}

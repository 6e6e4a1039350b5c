// The scores of queries and keys by the core, where nobody asks what becomes of values.
import type { CoreClient } from '../core/client.ts';
import type { AttentionInput, AttentionSteps } from '../core/types.ts';

interface Vectors extends Pick<AttentionInput, 'q' | 'k' | 'dimension'> {
  /** No divisor, where it is left out. */
  rule?: AttentionInput['rule'];
}

/** q, k  row by row, each as long as the dimension */
export function scoresOf(
  core: CoreClient,
  { q, k, dimension, rule = { id: 'none', parameter: 0 } }: Vectors,
): AttentionSteps {
  const [queries, keys] = [q.length / dimension, k.length / dimension];
  const v = new Float64Array(keys);
  return core.attention({ queries, keys, dimension, valueDimension: 1, q, k, v, rule, causal: false, mask: null });
}

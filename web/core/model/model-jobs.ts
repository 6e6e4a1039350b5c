// Texts and variants as readings of a weight file, each small enough for one worker, and what comes of them as the figures of each variant.
// Neither texts nor variants touch each other in a pass: how they are shared out never changes a bit.
import type { OpenedFile, PassFigures, PassJob } from './model-connection.ts';
import type { ModelRequest, VariantFigures } from './trained-model.ts';
import type { TextLoss } from './transformer-client.ts';

/** Numbers of all hidden states of one reading: 44 bytes for each, so 46 MB beside the weights of a block. */
const mostStates = 1 << 20;

export interface SharedJob extends PassJob {
  /** The text's place in the request, and the place of its first variant. */
  text: number;
  first: number;
  /** Its share of all the work. */
  share: number;
}

/** So many variants of a text at once, so that their states and patterns have room. */
function variantsAtOnce(tokens: number, patterns: number, { sizes, limits }: OpenedFile): number {
  const states = Math.min(mostStates, limits.states.most) / (tokens * sizes.width);
  const weights = patterns === 0 ? Infinity : limits.weights.most / (patterns * tokens * tokens);
  return Math.max(1, Math.floor(Math.min(limits.variants.most, states, weights)));
}

/** workers  that share the work: the last of an odd number of texts is cut between them */
export function jobsOf({ texts, variants, patterns }: ModelRequest, file: OpenedFile, workers: number): SharedJob[] {
  const all = texts.reduce((sum, tokens) => sum + tokens.length * variants.length, 0);
  return texts.flatMap((tokens, text) => {
    const heads = text === 0;
    const places = heads ? patterns : [];
    const left = text + 1 === texts.length && texts.length % workers !== 0;
    const least = left ? Math.ceil(variants.length / workers) : variants.length;
    const step = Math.max(1, Math.min(least, variantsAtOnce(tokens.length, places.length, file)));
    return Array.from({ length: Math.ceil(variants.length / step) }, (_, at): SharedJob => {
      const first = at * step;
      const some = variants.slice(first, first + step);
      return {
        text,
        first,
        tokens,
        variants: some,
        patterns: places,
        heads,
        share: (tokens.length * some.length) / all,
      };
    });
  });
}

/** The losses of each variant's texts, in the order of the request. */
export function tokenLosses(
  { texts, variants }: ModelRequest,
  found: ReadonlyMap<SharedJob, PassFigures[]>,
): Float64Array[][] {
  const losses = variants.map(() => texts.map((): Float64Array => new Float64Array()));
  for (const [{ text, first }, figures] of found)
    for (const [at, { loss }] of figures.entries()) {
      const own = losses[first + at];
      if (own) own[text] = loss.tokens;
    }
  return losses;
}

/** joint  the loss over all texts, of each variant */
export function variantFigures(
  found: ReadonlyMap<SharedJob, PassFigures[]>,
  joint: readonly TextLoss[],
): VariantFigures[] {
  const ofFirst = [...found]
    .filter(([{ text }]) => text === 0)
    .toSorted(([a], [b]) => a.first - b.first)
    .flatMap(([, figures]) => figures);
  return ofFirst.flatMap(({ loss: { tokens }, heads }, variant) => {
    const loss = joint[variant];
    if (!loss || !heads) return [];
    return [{ ...heads, loss: { nats: loss.nats, bits: loss.bits }, tokens }];
  });
}

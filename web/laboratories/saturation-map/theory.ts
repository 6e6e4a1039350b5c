// What closed forms say at the cursor: two keys exactly, many keys by the first terms of expansions on either side of the collapse.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { figureAt } from '../../kit/figure-at.ts';

export interface Theory {
  /** Also the end of a message key. */
  kind: 'exact' | 'flat' | 'spread' | 'sharp';
  /** Where the theory says something of it. */
  peak?: number;
  entropy: number;
  trace?: number;
}

/** Up to here the expansion in σ² serves. */
const flatUpTo = 1;

export function theoryAt(
  chapters: ChaptersClient,
  { keys, spread, collapse }: { keys: number; spread: number; collapse: number },
): Theory {
  const at = [spread];
  if (keys === 2) {
    const { peak, entropy, jacobianTrace } = chapters.softmaxOfTwo(at);
    return { kind: 'exact', peak: figureAt(peak, 0), entropy: figureAt(entropy, 0), trace: figureAt(jacobianTrace, 0) };
  }
  if (spread >= collapse) {
    const { peak, entropy, jacobianTrace } = chapters.sharpSoftmax(keys, at);
    return { kind: 'sharp', peak: figureAt(peak, 0), entropy: figureAt(entropy, 0), trace: figureAt(jacobianTrace, 0) };
  }
  if (spread <= flatUpTo) return { kind: 'flat', entropy: figureAt(chapters.flatSoftmax(keys, at).entropy, 0) };
  return { kind: 'spread', entropy: figureAt(chapters.spreadPhase(keys, at).entropy, 0) };
}

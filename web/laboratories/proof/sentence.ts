// What the map says, in one sentence.
import { significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { GridView } from './grid-picture.ts';

export function sentence({ d, draws, terms }: GridView, revealed: boolean): string {
  const values = {
    d: whole(d),
    draws: whole(draws),
    all: whole(d * d),
    others: whole(terms.offDiagonalTerms),
    diagonal: significant(terms.diagonalSum),
    beside: significant(terms.offDiagonalSum),
    square: significant(terms.meanSquare),
  };
  if (!revealed) return say('proof.live.unasked', values);
  if (terms.offDiagonalMean === null) return say('proof.live.single', values);
  return say(draws === 1 ? 'proof.live.one' : 'proof.live.many', values);
}

// What the pictures of the arrows are drawn from, and what they say: their score, and that of a head whose first coordinates they are.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { standardEntries } from '../../core/chapters-entries.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import { fixed, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { type arrowsParameters, inPlane } from './parameters.ts';

export type Asked = ValuesOf<typeof arrowsParameters>;

export type Place = readonly [across: number, up: number];

export type View = ReturnType<typeof viewOf>;

export function viewOf(chapters: ChaptersClient, asked: Asked) {
  const { queryAcross, queryUp, keyAcross, keyUp, dimension: d, seed, draw } = asked;
  const q: Place = [queryAcross, queryUp];
  const k: Place = [keyAcross, keyUp];
  const drawn = chapters.drawPairs({ ...standardEntries, seed, draw, d });
  const queries = Float64Array.of(...q, ...drawn.q.subarray(inPlane));
  const keys = Float64Array.of(...k, ...drawn.k.subarray(inPlane));
  /** Of the two arrows, and of all coordinates of the head: the arrows' first, then drawn ones. */
  const [plane, head] = [chapters.dotProduct(q, k), chapters.dotProduct(queries, keys)];
  return { q, k, plane, queries, keys, head, d };
}

/** Scores that would be shown as 0.00 are none. */
const least = 0.005;

function agreement({ plane }: View): string {
  const { score, angle, shadow } = plane;
  if (angle === null || shadow === null) return say('arrows.live.nothing');
  const words = { score: fixed(score, 2), angle: angleText(angle), shadow: fixed(Math.abs(shadow), 2) };
  if (Math.abs(score) < least) return say('arrows.live.across');
  return say(score > 0 ? 'arrows.live.agree' : 'arrows.live.against', words);
}

export const angleText = (degrees: number | null): string => (degrees === null ? '–' : `${whole(degrees)}°`);

export function sentence(view: View): string {
  const { d, head } = view;
  if (d === inPlane) return agreement(view);
  const words = {
    d: whole(d),
    up: fixed(head.positive, 1),
    down: fixed(Math.abs(head.negative), 1),
    score: fixed(head.score, 1),
  };
  // Most cancels where what is left is less than half of the larger side.
  const cancels = 2 * Math.abs(head.score) < Math.max(head.positive, -head.negative);
  return `${agreement(view)} ${say(cancels ? 'arrows.live.head' : 'arrows.live.headOne', words)}`;
}

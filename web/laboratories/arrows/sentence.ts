// What the arrows say: whether they agree, and what is left of a head's products.
import { fixed, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { inPlane } from './parameters.ts';
import { angleText } from './plane.ts';
import type { View } from './view.ts';

/** Scores that would be shown as 0.00 are none. */
const least = 0.005;

function agreement({ plane }: View): string {
  const { score, angle, shadow } = plane;
  if (angle === null || shadow === null) return say('arrows.live.nothing');
  const words = { score: fixed(score, 2), angle: angleText(angle), shadow: fixed(Math.abs(shadow), 2) };
  if (Math.abs(score) < least) return say('arrows.live.across');
  return say(score > 0 ? 'arrows.live.agree' : 'arrows.live.against', words);
}

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

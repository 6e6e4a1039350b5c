// What the divisor does, in a sentence or two.
import { percent, short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { type Hill, type Point, type SummitValues, topOf } from './view.ts';

/** From this share of the top on, a place counts as the top. */
const nearlyAll = 0.97;

export function sentence(points: readonly Point[], hill: Hill | undefined, values: SummitValues): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  const words = {
    from: whole(first.d),
    to: whole(last.d),
    begin: significant(first.figures.median.value, 2),
    end: significant(last.figures.median.value, 2),
    spread: significant(last.spread, 2),
    height: short(values.height),
  };
  return [say(`summit.live.${caseOf(first, last, values, hill)}`, words), topSentence(hill)].filter(Boolean).join(' ');
}

function caseOf(first: Point, last: Point, { rule, slope, height }: SummitValues, hill: Hill | undefined) {
  if (rule === 'power' && slope === 0.5) {
    if (height === 1) return hill?.complete && topOf(hill).share < nearlyAll ? 'near' : 'top';
    return height > 1 ? 'levelLeft' : 'levelRight';
  }
  if (rule === 'log') return 'log';
  if (first.d === last.d) return 'one';
  return last.spread > first.spread ? 'right' : 'left';
}

/** Where the top is, and what spread 1 reaches of it: with few keys not all. */
function topSentence(hill: Hill | undefined): string {
  if (!hill?.complete) return '';
  const { spread, share } = topOf(hill);
  return say(share < nearlyAll ? 'summit.live.summit' : 'summit.live.broad', {
    keys: whole(hill.keys),
    best: significant(spread, 2),
    share: percent(share),
  });
}

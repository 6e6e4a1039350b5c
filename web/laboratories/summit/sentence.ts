// What the divisor does, in a sentence or two.
import { percent, short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { type Hill, type Point, type SummitValues, topOf } from './view.ts';

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
  return [say(`summit.live.${caseOf(first, last, values)}`, words), topSentence(hill)].filter(Boolean).join(' ');
}

function caseOf(first: Point, last: Point, { rule, slope, height }: SummitValues) {
  if (rule === 'power' && slope === 0.5) return height === 1 ? 'top' : height > 1 ? 'levelLeft' : 'levelRight';
  if (rule === 'log') return 'log';
  if (first.d === last.d) return 'one';
  return last.spread > first.spread ? 'right' : 'left';
}

/** Where the top is, and what spread 1 reaches of it: with few keys not all. */
function topSentence(hill: Hill | undefined): string {
  if (!hill?.complete || hill.z !== null) return '';
  const top = topOf(hill);
  const place = hill.spreads.findIndex((spread) => spread > 0.999);
  const share = (hill.typical[place] ?? NaN) / top.pull;
  return say('summit.live.summit', {
    keys: whole(hill.keys),
    best: significant(top.spread, 2),
    share: percent(share),
  });
}

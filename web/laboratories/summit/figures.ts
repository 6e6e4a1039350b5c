// The points in words, as a table for reading and as rows for a file.
import type { FileFigures } from '../../kit/export/csv.ts';
import { significant, whole, percent, short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { type DataTable, inColumns, tableOf } from '../../kit/data-table.ts';
import { type Point, type SummitValues, type Hill } from './view.ts';

export function pointsTable(points: readonly Point[], { keys, seed }: SummitValues): DataTable {
  const caption = say('summit.table', { keys: whole(keys), rows: whole(points[0]?.figures.count ?? 0), seed });
  return tableOf(caption, 'summit.column', points, {
    d: ({ d }) => whole(d),
    divisor: ({ divisor }) => significant(divisor),
    spread: ({ spread }) => significant(spread),
    pull: ({ figures: { median } }) => significant(median.value),
    from: ({ figures: { median } }) => significant(median.low ?? NaN),
    to: ({ figures: { median } }) => significant(median.high ?? NaN),
  });
}

export function summitCsv(points: readonly Point[], { rule, slope, height, keys, target }: SummitValues): FileFigures {
  return {
    parameters: Object.entries({ rule, slope, height, keys, z: target }),
    ...inColumns(points, {
      d: ({ d }) => d,
      divisor: ({ divisor }) => divisor,
      spread: ({ spread }) => spread,
      rows: ({ figures }) => figures.count,
      pull_median: ({ figures }) => figures.median.value,
      pull_low: ({ figures }) => figures.median.low,
      pull_high: ({ figures }) => figures.median.high,
    }),
  };
}

/** From this share of the top on, a place counts as the top. */
const nearlyAll = 0.97;
/** From this share on it is near the top: that of 3 keys, not that of a target well above the others. */
const nearby = 0.8;

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
  return [say(`summit.live.${caseOf(points, values, hill)}`, words), topSentence(hill)].filter(Boolean).join(' ');
}

function caseOf(points: readonly Point[], { rule, slope, height }: SummitValues, hill: Hill | undefined) {
  if (rule === 'power' && slope === 0.5) {
    if (height !== 1) return height > 1 ? 'levelLeft' : 'levelRight';
    const share = hill?.top.shareOfOne ?? 1;
    return share >= nearlyAll ? 'top' : share >= nearby ? 'near' : 'beside';
  }
  if (points.length === 1) return 'one';
  const rises = points.some(({ spread }, place) => spread > (points[place - 1]?.spread ?? Infinity));
  // Up to d = e² = 7.4 ln d grows faster than √d.
  return !rises ? 'left' : rule === 'log' ? 'log' : 'right';
}

/** Where the top is, and what spread 1 reaches of it: with few keys not all. */
function topSentence(hill: Hill | undefined): string {
  if (!hill) return '';
  const { spread, shareOfOne: share } = hill.top;
  return say(share < nearlyAll ? 'summit.live.summit' : 'summit.live.broad', {
    keys: whole(hill.keys),
    best: significant(spread, 2),
    share: percent(share),
  });
}

// What the rows say in words: one of them, or many.
import { significant, whole } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import type { OneRow } from './one-row.ts';
import type { Computed } from './row-sets.ts';
import type { RuleName } from './rows.ts';

export function rowSentence({ asked }: Computed, { row, jacobians }: OneRow): string {
  const trace = (rule: RuleName): string => significant(jacobians[rule].trace, 2);
  return say('gradient.live.row', {
    row: whole(row),
    d: whole(asked.d),
    sqrt: trace('sqrt'),
    linear: trace('linear'),
  });
}

export function rowsSentence({ asked, sets }: Computed): string {
  const mean = (rule: RuleName): string => significant(sets[rule].summary.trace.mean, 2);
  const median = (rule: RuleName): string => significant(sets[rule].summary.trace.median, 2);
  const { trace } = sets.none.summary;
  // At small d the typical row has no less than the mean.
  return say(trace.median < trace.mean ? 'gradient.live.rows' : 'gradient.live.alive', {
    rows: whole(asked.rows),
    d: whole(asked.d),
    keys: whole(asked.keys),
    none: mean('none'),
    noneMedian: median('none'),
    sqrt: mean('sqrt'),
    sqrtMedian: median('sqrt'),
    linearMedian: median('linear'),
  });
}

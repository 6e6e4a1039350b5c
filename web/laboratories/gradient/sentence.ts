// What the rows say in words: one of them, or many.
import { significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { OneRow } from './one-row.ts';
import type { Pulls } from './pulls.ts';
import type { Computed } from './row-sets.ts';
import { ruleNames, type RuleName } from './rows.ts';

export function rowSentence({ asked }: Computed, { row, jacobians }: OneRow): string {
  const trace = (rule: RuleName): string => significant(jacobians[rule].trace, 2);
  return say('gradient.live.row', {
    row: whole(row),
    d: whole(asked.d),
    sqrt: trace('sqrt'),
    linear: trace('linear'),
  });
}

/** The typical pull under each rule, and which of them pulls hardest, as far as these rows can tell. */
export function pullsSentence({ asked, figures }: Pulls): string {
  const median = (rule: RuleName): string => significant(figures[rule].median.value, 2);
  const typical = say('gradient.live.pulls', {
    rows: whole(asked.rows),
    d: whole(asked.d),
    keys: whole(asked.keys),
    none: median('none'),
    sqrt: median('sqrt'),
    linear: median('linear'),
  });
  return `${typical} ${verdict(figures)}`;
}

function verdict(figures: Pulls['figures']): string {
  const name = (rule: RuleName): string => say(`gradient.rule.${rule}`);
  const sorted = ruleNames.toSorted((a, b) => figures[b].median.value - figures[a].median.value);
  const [first = 'sqrt', second = 'sqrt', last = 'sqrt'] = sorted;
  if (figures[first].median.value === figures[last].median.value) return say('gradient.live.same');
  const apart = (figures[first].median.low ?? 0) > (figures[second].median.high ?? Infinity);
  if (apart) return say('gradient.live.hardest', { rule: name(first) });
  return say('gradient.live.close', { first: name(first), second: name(second) });
}

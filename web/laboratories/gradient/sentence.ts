// The question, and what the rows say in words: one of them, or many.
import { significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import type { OneRow } from './one-row.ts';
import type { Pulls, PullsAsked } from './pulls.ts';
import { type Computed, type RuleName, keysOf, ruleNames } from './rows.ts';

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
    keys: keysOf(asked),
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

// What the chapter on gradients asks first: how far the target's weight moves on the typical row, where everybody quotes the average.

/** The question is always about the same rows, whatever is set. */
export const questionAsked: PullsAsked = { seed: '1', draw: 0, d: 64, keys: 64, causal: false };

const stops = [1e-9, 1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 0.01, 0.03, 0.1, 0.3, 0.6, 1, 3, 10];

export function question(): Question {
  return {
    text: say('gradient.question', { d: whole(questionAsked.d), keys: whole(questionAsked.keys) }),
    answer: { kind: 'number', stops, initial: 0.1, text: (value) => significant(value, 1), logarithmic: true },
  };
}

/** Of the rows that the question is about. */
export function outcome({ asked, figures: { none } }: Pulls): Outcome {
  const words = {
    median: significant(none.median.value, 2),
    mean: significant(none.mean.value, 2),
    rows: whole(asked.rows),
    keys: whole(asked.keys),
  };
  return { value: none.median.value, text: say('gradient.result', words), why: say('gradient.why', words) };
}

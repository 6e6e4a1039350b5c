// The question, and what the cursor stands on, in words.
import { fixed, percent, short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import { type Cell, usualDimension, usualKeys } from './cells.ts';

/** Before the guess the mean is not told; `peak` is that of the row on show. */
export function rowSentence(keys: number, spread: number, peak: number): string {
  return say('saturation.live.row', { keys: whole(keys), spread: short(spread), peak: significant(peak, 2) });
}

export function sentence(cell: Cell, collapse: number): string {
  const { keys, spread } = cell;
  return say(spread < collapse ? 'saturation.live.spread' : 'saturation.live.collapsed', {
    keys: whole(keys),
    spread: short(spread),
    peak: significant(cell.peak.mean, 2),
    effective: significant(cell.effectiveKeys.mean, 2),
    collapse: fixed(collapse, 2),
  });
}

// What the chapter on the map asks first: how many rows are as good as one-hot, which is said to be almost certain.

const stops = [
  0, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9,
  0.95, 0.98, 0.99, 1,
];

export function question(): Question {
  return {
    text: say('saturation.question', { d: whole(usualDimension), keys: whole(usualKeys) }),
    answer: { kind: 'number', stops, initial: 0.5, text: (value) => percent(value) },
  };
}

export function outcome({ peaked, peak, effectiveKeys, rows }: Cell): Outcome {
  const words = {
    share: percent(peaked.mean),
    rows: whole(rows),
    peak: percent(peak.mean),
    keys: whole(usualKeys),
    effective: significant(effectiveKeys.mean, 2),
  };
  return { value: peaked.mean, text: say('saturation.result', words), why: say('saturation.why', words) };
}

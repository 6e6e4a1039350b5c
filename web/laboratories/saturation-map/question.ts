// What the chapter on the map asks first: how many rows are as good as one-hot, which is said to be almost certain.
import { percent, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import type { Cell } from './cell.ts';
import { usualDimension, usualKeys } from './places.ts';

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

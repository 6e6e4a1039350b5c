// The consequence of a worked example in words: what scaling did to the weights, and what became of the printed figures.
import type { WorkedEvaluation, WorkedLine } from '../../core/types.ts';
import { listed, percent, short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { lineTitle } from './calculation.ts';

export function sentence(evaluation: WorkedEvaluation, { rule, changed }: { rule: string; changed: boolean }): string {
  const parts = [weightsSentence(evaluation, rule), verdictsSentence(evaluation.lines, changed)];
  return parts.filter(Boolean).join(' ');
}

function weightsSentence({ weightsUnscaled, weightsScaled, divisor }: WorkedEvaluation, rule: string): string {
  if (weightsUnscaled.length === 0 || divisor === null || divisor === 1) return '';
  return say('worked.live.weights', {
    unscaled: percent(Math.max(...weightsUnscaled), 1),
    scaled: percent(Math.max(...weightsScaled), 1),
    divisor: short(divisor, 4),
    rule,
  });
}

const counted = ['agrees', 'differs', 'conditional', 'undecidable'] as const;

function verdictsSentence(lines: readonly WorkedLine[], changed: boolean): string {
  const printed = lines.filter(({ verdict }) => verdict !== 'unprinted');
  if (printed.length === 0) return changed ? say('worked.live.yours') : say('worked.live.verdicts.none');
  const counts = counted.flatMap((verdict) => {
    const own = printed.filter((line) => line.verdict === verdict);
    const values = { count: whole(own.length), lines: own.map(lineTitle).join(', ') };
    return own.length > 0 ? [say(`worked.live.count.${verdict}`, values)] : [];
  });
  return say('worked.live.verdicts', { counts: listed(counts) });
}

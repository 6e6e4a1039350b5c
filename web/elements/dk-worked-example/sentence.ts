// The consequence of a worked example in words: what scaling did to the weights, and what became of the printed figures.
import type { WorkedEvaluation, WorkedLine } from '../../core/types.ts';
import { percent, short, whole } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import { lineTitle } from './line-text.ts';

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

function verdictsSentence(lines: readonly WorkedLine[], changed: boolean): string {
  const printed = lines.filter(({ verdict }) => verdict !== 'unprinted');
  if (printed.length === 0) return changed ? say('worked.live.yours') : say('worked.live.verdicts.none');
  const count = (verdict: string): number => printed.filter((line) => line.verdict === verdict).length;
  const differing = printed.filter(({ verdict }) => verdict === 'differs');
  const values = { agree: whole(count('agrees')), printed: whole(printed.length) };
  if (differing.length > 0) {
    const names = differing.map(lineTitle).join(', ');
    return say('worked.live.verdicts.faults', { ...values, differ: whole(differing.length), lines: names });
  }
  const open = printed.length - count('agrees');
  if (open > 0) return say('worked.live.verdicts.open', { ...values, open: whole(open) });
  return say('worked.live.verdicts.clean', values);
}

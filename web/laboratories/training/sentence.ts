// The live sentence: what is going on, and in the end what happened in these runs.
import { short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { TrainingValues } from './asked.ts';
import type { Comparison } from './comparison.ts';
import { clause, type Result } from './results.ts';

export function sentence(
  { state }: Pick<Comparison, 'state'>,
  results: readonly Result[],
  { dimension, optimizer, rate, steps, runs }: TrainingValues,
): string {
  if (results.length === 0) return say('training.noRule');
  if (state === 'running') return say('training.live.running');
  if (state !== 'done') return say('training.live.waiting');
  return say(runs === 1 ? 'training.live.one' : 'training.live.done', {
    d: whole(dimension),
    optimizer: say(`training.optimizer.${optimizer === 'adam' ? 'adam' : 'sgd'}`),
    rate: short(rate),
    steps: whole(steps),
    runs: whole(runs),
    what: results.map(clause).join('; '),
  });
}

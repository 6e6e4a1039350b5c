// The live sentence: what is going on, and in the end what the map says, rule by rule.
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { ManyState } from '../../kit/training/many-runs.ts';
import { optimizerOf } from '../../kit/training/usual-rate.ts';
import type { MapValues } from './asked.ts';
import type { MapRow } from './rows.ts';
import { verdicts } from './verdicts.ts';

export function sentence(state: ManyState, rows: readonly MapRow[], values: MapValues): string {
  const { dimension, optimizer, steps, runs } = values;
  if (rows.length === 0) return say('training.noRule');
  if (state === 'running') return say('training.live.running');
  if (state !== 'done') return say('training.live.waiting');
  return say(runs === 1 ? 'rate-map.live.one' : 'rate-map.live', {
    d: whole(dimension),
    optimizer: say(`training.optimizer.${optimizerOf(optimizer)}`),
    steps: whole(steps),
    runs: whole(runs),
    what: verdicts(rows),
  });
}

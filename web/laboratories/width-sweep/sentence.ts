// The live sentence: what is going on, and in the end what happened in these runs, rule by rule.
import { fixed, listed, short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { extentOf } from '../../figure/domain.ts';
import type { ManyState } from '../../kit/training/many-runs.ts';
import { optimizerOf } from '../../kit/training/usual-rate.ts';
import type { WidthValues } from './asked.ts';
import { hasSteps, isShort, type Flat, type WidthLine, type WidthPoint } from './lines.ts';

export function sentence(
  state: ManyState,
  lines: readonly WidthLine[],
  flat: Flat | undefined,
  { optimizer, rate, steps, runs }: WidthValues,
): string {
  if (lines.length === 0) return say('training.noRule');
  if (state === 'running') return say('training.live.running');
  if (state !== 'done') return say('training.live.waiting');
  return say(runs === 1 ? 'width-sweep.live.one' : 'width-sweep.live', {
    optimizer: say(`training.optimizer.${optimizerOf(optimizer)}`),
    rate: short(rate),
    steps: whole(steps),
    runs: whole(runs),
    what: lines.map(clause).join('; '),
    flat: flat
      ? say('width-sweep.live.flat', { name: flat.line.name, ratio: fixed(flat.unevenness, 1) })
      : say('width-sweep.live.none'),
  });
}

/** What became of a rule, as one part of a sentence. */
export function clause({ name, points }: WidthLine): string {
  const there = points.filter(hasSteps);
  const short = points.filter(isShort);
  const words = { name, steps: stepsText(there), there: widths(there), short: widths(short) };
  if (there.length === 0) return say('width-sweep.clause.never', words);
  if (short.length === 0) return say('width-sweep.clause.all', words);
  return say('width-sweep.clause.some', words);
}

function stepsText(points: readonly WidthPoint[]): string {
  const [least = 0, most = 0] = extentOf(points.map(({ found }) => found?.median)) ?? [];
  return least === most ? whole(least) : say('training.between', { least: whole(least), most: whole(most) });
}

const widths = (points: readonly WidthPoint[]): string => listed(points.map(({ d }) => whole(d)));

// What the result says at the d in focus, in words: against theory, and what it means for attention and its gradient.
import type { DimensionReport, Figure } from '../../core/types.ts';
import { percent, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { ruleReport } from '../../kit/sweep/figures.ts';
import type { ResultView } from './view.ts';

export function sentence({ near, rules, keys }: ResultView): string {
  if (!near) return '';
  const d = whole(near.d);
  const std = significant(near.std.value);
  const theory = againstTheory(near);
  const known = rules
    .flatMap(({ name, choice }) => {
      const own = ruleReport(near, choice);
      return own?.peakWeight && own.jacobianTraceMedian
        ? [{ name, peak: own.peakWeight.value, trace: own.jacobianTraceMedian.value }]
        : [];
    })
    .sort((a, b) => b.peak - a.peak);
  const [sharp] = known;
  const even = known.at(-1);
  const said = (text: string): string => [text, theory].filter(Boolean).join(' ');
  if (!sharp || !even) return said(say('sweep-result.liveRaw', { d, std }));
  const at = {
    d,
    std,
    keys: whole(keys),
    sharp: sharp.name,
    sharpPeak: percent(sharp.peak, 1),
    sharpTrace: significant(sharp.trace),
  };
  if (sharp === even) return said(say('sweep-result.liveOne', at));
  return said(
    say('sweep-result.live', {
      ...at,
      even: even.name,
      evenPeak: percent(even.peak, 1),
      evenTrace: significant(even.trace),
    }),
  );
}

function againstTheory({ std, predicted }: Pick<DimensionReport, 'std' | 'predicted'>): string {
  if (predicted.std === null) return '';
  const { low, high }: Figure = std;
  const words = { predicted: significant(predicted.std, 4) };
  if (low === null || high === null) return say('sweep-result.predicted', words);
  const inside = low <= predicted.std && predicted.std <= high;
  const ends = { ...words, low: significant(low, 4), high: significant(high, 4) };
  return inside ? say('sweep-result.inside', ends) : say('sweep-result.outside', ends);
}

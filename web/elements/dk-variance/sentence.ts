// What the sweep says at the d in focus, in words.
import { percent, short, significant, whole } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import { ruleReport } from '../sweep/report-figures.ts';
import type { View } from './view.ts';

export function sentence({ focus, keys, near, laws }: View): string {
  const d = whole(focus);
  const law = laws.get(focus);
  if (!near || !law) return say('variance.liveWaiting', { d });
  const peak = (id: string): string => {
    const estimate = ruleReport(near, id)?.peakWeight;
    return estimate ? percent(estimate.value) : say('laboratory.none');
  };
  return say('variance.live', {
    d,
    keys: whole(keys),
    variance: significant(near.variance.value),
    theoryVariance: short(law.variance),
    std: significant(near.std.value),
    theoryStd: significant(law.std),
    none: peak('none'),
    sqrt: peak('sqrt'),
    linear: peak('linear'),
  });
}

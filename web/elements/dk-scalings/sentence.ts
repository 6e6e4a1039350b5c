// What the rules do at the d in focus, and how level ÷ √d stays, in words.
import { fixed, percent, significant, whole } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import { extentOf } from '../../plot/domain.ts';
import { ruleReport } from '../sweep/report-figures.ts';
import { guessUpTo, type View } from './view.ts';

export function sentence({ focus, keys, near, reports }: View): string {
  const d = whole(focus);
  if (!near) return say('scalings.liveWaiting', { d });
  const peak = (id: string): string => {
    const share = ruleReport(near, id)?.peakWeight;
    return share ? percent(share.value) : say('laboratory.none');
  };
  const trace = (id: string): string => {
    const figure = ruleReport(near, id)?.jacobianTraceMedian;
    return figure ? significant(figure.value, 2) : say('laboratory.none');
  };
  const level = reports.filter((report) => report.d >= guessUpTo);
  const [least = 0, most = 0] =
    extentOf(level.map((report) => ruleReport(report, 'sqrt')?.peakWeight?.value ?? null)) ?? [];
  const at = {
    d,
    keys: whole(keys),
    none: peak('none'),
    sqrt: peak('sqrt'),
    linear: peak('linear'),
    noneTrace: trace('none'),
    sqrtTrace: trace('sqrt'),
    linearTrace: trace('linear'),
  };
  if (focus <= guessUpTo) return say('scalings.liveSmall', at);
  return say('scalings.live', {
    ...at,
    from: whole(level.at(0)?.d ?? focus),
    to: whole(level.at(-1)?.d ?? focus),
    least: fixed(least, 3),
    most: fixed(most, 3),
  });
}

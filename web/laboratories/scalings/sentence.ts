// What the rules do at the d in focus, and how level ÷ √d keeps the target's pull, in words.
import { fixed, percent, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { extentOf } from '../../figure/domain.ts';
import { ruleReport } from '../../kit/sweep/report-figures.ts';
import type { View } from '../../kit/sweep/view.ts';
import { levelFrom } from './view.ts';

export function sentence({ focus, keys, near, open, pulls }: View): string {
  const d = whole(focus);
  if (!near) return say('scalings.liveWaiting', { d });
  const peak = (id: string): string => {
    const share = ruleReport(near, id)?.peakWeight;
    return share ? percent(share.value) : say('laboratory.none');
  };
  const pull = (id: string, at: number): number | undefined => pulls?.of({ id, parameter: 0 }, at)?.median.value;
  const three = <T>(of: (id: string) => T): Record<'none' | 'sqrt' | 'linear', T> => ({
    none: of('none'),
    sqrt: of('sqrt'),
    linear: of('linear'),
  });
  const strongest = say('scalings.live', { d, keys: whole(keys), ...three(peak) });
  if (pull('sqrt', focus) === undefined) return `${strongest} ${say('scalings.livePullWaiting')}`;
  const moved = say(
    'scalings.livePull',
    three((id) => significant(pull(id, focus) ?? 0, 2)),
  );
  const level = open.flatMap((each) => {
    const value = each >= levelFrom ? pull('sqrt', each) : undefined;
    return value === undefined ? [] : [{ d: each, value }];
  });
  const [least, most] = extentOf(level.map(({ value }) => value)) ?? [];
  if (level.length < 2 || least === undefined || most === undefined) return `${strongest} ${moved}`;
  const words = { from: whole(level[0]?.d ?? 0), to: whole(level.at(-1)?.d ?? 0) };
  return `${strongest} ${moved} ${say('scalings.liveLevel', { ...words, least: fixed(least, 2), most: fixed(most, 2) })}`;
}

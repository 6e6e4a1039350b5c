// A cell of the map in words: accuracy, steps to 90 %, and where runs diverged.
import { fixed, listed, short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { spreadText } from '../../kit/training/spread-text.ts';
import type { Together } from '../../kit/training/together.ts';
import type { MapCell } from './rows.ts';

export function cellText(name: string, { rate, found }: MapCell): string {
  return say('rate-map.mark', { name, rate: short(rate), found: found ? foundText(found) : '…' });
}

export function foundText({ runs, reached, median, least, greatest, accuracy, diverged }: Together): string {
  const words = { count: whole(reached), runs: whole(runs) };
  const parts: string[] = [];
  if (accuracy) parts.push(say('rate-map.accuracy', { accuracy: spreadText(accuracy, (value) => fixed(value, 2)) }));
  if (diverged.length > 0) {
    parts.push(
      say('rate-map.diverged', {
        count: whole(diverged.length),
        runs: whole(runs),
        step: listed(diverged.map((step) => whole(step))),
      }),
    );
  }
  if (median === null) parts.push(say(reached === 0 ? 'rate-map.never' : 'rate-map.reached', words));
  else if (least !== null && greatest !== null && least < greatest)
    parts.push(say('rate-map.stepsBand', { median: whole(median), least: whole(least), most: whole(greatest) }));
  else parts.push(say('rate-map.steps', { ...words, median: whole(median) }));
  return parts.join('; ');
}

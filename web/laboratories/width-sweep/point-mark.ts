// A point of the sweep in words: how many steps, or how many runs came how far.
import { fixed, listed, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { mark } from '../../figure/mark.ts';
import { spreadText } from '../../kit/training/spread-text.ts';
import type { Together } from '../../kit/training/together.ts';
import type { WidthPoint } from './lines.ts';

export function pointMark<Place extends { x: number; y: number }>(
  name: string,
  { d, found }: WidthPoint,
  place: Place,
): Place & { readonly text: string } {
  return mark(place, () => say('width-sweep.mark', { name, d: whole(d), found: found ? foundText(found) : '…' }));
}

/** "25 steps (20 to 40), 3 of 3 runs", or "0 of 3 runs reached 90 %, accuracy 0.66". */
export function foundText({ runs, reached, median, least, greatest, short, diverged }: Together): string {
  const words = { count: whole(reached), runs: whole(runs) };
  const parts: string[] = [];
  if (median === null) parts.push(say('width-sweep.short', words));
  else if (least === greatest || least === null)
    parts.push(say('width-sweep.steps', { ...words, steps: whole(median) }));
  else {
    const most = greatest === null ? say('width-sweep.open') : whole(greatest);
    parts.push(say('width-sweep.stepsBand', { ...words, steps: whole(median), least: whole(least), most }));
  }
  if (short) parts.push(say('width-sweep.shortAccuracy', { accuracy: spreadText(short, (value) => fixed(value, 2)) }));
  if (diverged.length > 0) parts.push(say('runs.diverged', { step: listed(diverged.map((step) => whole(step))) }));
  return parts.join(', ');
}

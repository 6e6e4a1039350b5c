// What became of the row in the four formats, in words: where the naive form fails and why, and what the shift does and does not help.
import { listed } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { FormatRow, RowView } from './view.ts';
import { exponentText } from './written.ts';

export function sentence({ scores, rows }: RowView): string {
  const names = (kept: (row: FormatRow) => boolean): string[] => rows.filter(kept).map(({ format }) => format.id);
  const naiveFails = names(({ naive }) => naive.outcome !== 'finished');
  const shiftedFails = names(({ shifted }) => shifted.outcome !== 'finished');
  const largest = exponentText(Math.max(...scores));
  const vanished = rows.some(({ naive }) => naive.outcome === 'sum-vanished');
  const parts: string[] = [];
  if (naiveFails.length === 0) parts.push(say('precision.live.fine', { largest }));
  else if (vanished) parts.push(say('precision.live.vanished', { formats: listed(naiveFails) }));
  else parts.push(say('precision.live.overflowed', { largest, formats: listed(naiveFails) }));
  if (shiftedFails.length > 0) parts.push(say('precision.live.scoreLost', { formats: listed(shiftedFails) }));
  else parts.push(say(naiveFails.length === 0 ? 'precision.live.both' : 'precision.live.shifted'));
  return parts.join(' ');
}

// A figure over the seeds in words: "0.66 (0.52 to 0.70)".
import { say } from '../../i18n/say.ts';
import type { Spread } from './together.ts';

export function spreadText({ median, least, greatest }: Spread, format: (value: number) => string): string {
  if (least === greatest) return format(median);
  return say('training.spread', { median: format(median), least: format(least), greatest: format(greatest) });
}

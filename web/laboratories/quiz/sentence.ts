// The live sentence: how far the reader is.
import { say } from '../../i18n/say.ts';
import type { Attempts } from './attempts.ts';
import type { Item } from './item.ts';

export function sentence(sheet: readonly Item[], attempts: Attempts, hidden: boolean): string {
  const done = sheet.filter(({ id }) => attempts.of(id)).length;
  const [count, answered, first] = [String(sheet.length), String(done), String(attempts.score)];
  if (done === 0) return say('quiz.live.none', { count });
  if (hidden) return say('quiz.live.given', { answered, count });
  return done < sheet.length
    ? say('quiz.live.some', { answered, count, first })
    : say('quiz.live.all', { count, first });
}

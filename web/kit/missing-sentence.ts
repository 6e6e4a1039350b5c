// From what keeps a laboratory from its picture to the sentence that says so.
import { CoreUnavailable, detailOf } from '../core/unavailable.ts';
import { say } from '../i18n/say.ts';

export function missingSentence(thrown: unknown): string {
  return thrown instanceof CoreUnavailable
    ? say(`unavailable.${thrown.code}`)
    : say('unavailable.broken', { detail: detailOf(thrown) });
}

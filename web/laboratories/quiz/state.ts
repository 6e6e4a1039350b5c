// How it stands with one question, as a mark and in words.
import { say, sayNamed } from '../../i18n/say.ts';
import type { Answered } from './answers.ts';

/** `given`: answered, and nobody says how. */
export type State = 'open' | 'given' | 'first' | 'later' | 'wrong';

export function stateOf(answered: Answered | undefined, hidden: boolean): State {
  if (!answered) return 'open';
  if (hidden) return 'given';
  if (answered.first) return 'first';
  return answered.right ? 'later' : 'wrong';
}

export function stateText(answered: Answered | undefined, hidden: boolean): string {
  const state = stateOf(answered, hidden);
  const attempts = String(answered?.attempts ?? 0);
  return state === 'later' || state === 'wrong' ? say(`quiz.state.${state}`, { attempts }) : say(`quiz.state.${state}`);
}

/** What an item is about, in a few words. */
export function itemName(id: string): string {
  return sayNamed(`quiz.name.${id}`) ?? id;
}

// The question with which a laboratory opens, and what is said of the reader's guess.
import { addMessages } from '../../i18n/say.ts';

export const guess = {
  'guess.first': 'Guess first',
  'guess.commit': 'That is my guess',
  'guess.part': '{name}: {guess}',
  'guess.skip': 'Skip',
  'guess.again': 'Guess again',
  'guess.offer': 'Guess before you look',
  'guess.yours': 'Your guess: {guess}.',
  'guess.result': 'What comes out: {result}.',
  'guess.measuring': 'Your guess: {guess}. The answer is being computed.',
  'guess.strip': 'Your guess {guess} and the result {result} on one axis.',
  'guess.kept': 'Your guess: {guess}. The link to this page keeps the answer hidden.',
  'guess.copy': 'Copy my guess',
  'guess.copied': 'Copied: {line}',
  'guess.notCopied': 'The browser does not let the page copy. The line is: {line}',
} as const;

type Own = typeof guess;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(guess, () => import('./words.de.ts'));

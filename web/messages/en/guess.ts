// The question with which a laboratory opens, and what is said of the reader's guess.

export const guess = {
  'guess.first': 'Guess first',
  'guess.commit': 'That is my guess',
  'guess.skip': 'Skip',
  'guess.again': 'Guess again',
  'guess.offer': 'Guess before you look',
  'guess.yours': 'Your guess: {guess}.',
  'guess.result': 'What comes out: {result}.',
  'guess.measuring': 'Your guess: {guess}. The answer is being computed.',
  'guess.strip': 'Your guess {guess} and the result {result} on one axis.',
} as const;

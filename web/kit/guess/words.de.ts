// The question with which a laboratory opens, in German.
import type { guess as english } from './words.en.ts';

export const guess: Readonly<Record<keyof typeof english, string>> = {
  'guess.first': 'Erst schätzen',
  'guess.commit': 'So schätze ich',
  'guess.part': '{name}: {guess}',
  'guess.skip': 'Überspringen',
  'guess.again': 'Noch einmal schätzen',
  'guess.offer': 'Vor dem Hinsehen schätzen',
  'guess.yours': 'Geschätzt: {guess}.',
  'guess.result': 'Ergebnis: {result}.',
  'guess.measuring': 'Geschätzt: {guess}. Das Ergebnis wird gerade berechnet.',
  'guess.strip': 'Schätzung {guess} und Ergebnis {result} auf einer Achse.',
  'guess.kept': 'Geschätzt: {guess}. Der Link zu dieser Seite hält die Antwort verborgen.',
  'guess.copy': 'Schätzung kopieren',
  'guess.copied': 'Kopiert: {line}',
  'guess.notCopied': 'Der Browser lässt die Seite nicht kopieren. Die Zeile lautet: {line}',
};

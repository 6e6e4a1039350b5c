// <dk-quiz> in German: the ten questions that are asked before a class and after it.
import type { quizInventory as english } from './inventory.words.en.ts';

export const quizInventory: Readonly<Record<keyof typeof english, string>> = {
  'parameter.inventory': 'Welche Fragen',
  'quiz.inventoryHint': 'Zehn Fragen vor dem Kurs und noch einmal danach, mit einer Zahl am Ende.',
  'quiz.inventory.off': 'alle des Bogens',
  'quiz.inventory.before': 'zehn, vor dem Kurs',
  'quiz.inventory.after': 'dieselben zehn, nach dem Kurs',
  'quiz.inventory.intro.before':
    'Zehn Fragen vor dem Kurs. Antworten lassen sich ändern, bis alle zehn gegeben sind. Was richtig ist, steht erst nach dem Kurs da.',
  'quiz.inventory.intro.after':
    'Die zehn Fragen von vor dem Kurs. Auf jede gibt es eine Antwort; danach steht da, was richtig ist.',
  'quiz.inventory.heading': 'Das Ergebnis',
  'quiz.inventory.of': '{number} von {count}',
  'quiz.inventory.end.before': 'Diese Zahl bitte aufschreiben. Nach dem Kurs kommen dieselben Fragen noch einmal.',
  'quiz.inventory.end.after': 'So viele Fragen waren nach dem Kurs richtig.',
  'quiz.inventory.was': 'Davor waren es {number}.',
  'quiz.inventory.rightIs': 'Richtig ist: {answer}.',
  'quiz.inventory.live': 'Alle {count} sind beantwortet. Das Ergebnis ist {number} von {count}.',
  'quiz.heading.inventory': 'Frage {number} von {count}',
  'quiz.paper.before': 'Warum √dₖ? Zehn Fragen vor dem Kurs',
  'quiz.paper.after': 'Warum √dₖ? Zehn Fragen nach dem Kurs',
  'quiz.paper.keyInventory': 'Warum √dₖ? Die Lösung der zehn Fragen',
  'quiz.paper.number': 'Richtig, von {count}:',
};

// Chapter 15: check yourself. Prose in German.
import type { quizProse as english } from '../../en/prose/quiz.ts';

export const quizProse: Readonly<Record<keyof typeof english, string>> = {
  'quiz.chapter': 'Selbst prüfen',
  'quiz.title': 'Selbst prüfen',
  'quiz.intro':
    'Zuerst die Übungen eines Lehrbuchkapitels zu dieser Formel; dann Dinge, die wirklich gefragt oder geglaubt worden sind. Erst antworten, dann nachsehen: Jede Antwort erhält ihre eigene Entgegnung, mit der Zahl, die entscheidet, hier berechnet.',
  'quiz.exercises':
    'Eine Übung beantwortet man, indem man etwas tut: eine Zahl eintippen oder die Linie eines Bildes an die gefragte Stelle bewegen. Wie genau es sein muss, steht daneben.',
  'quiz.defined':
    '<strong>Gesättigt</strong> ist ein Wort ohne Zahl. Hier heißt die Zeile von Scores (x; 0; 0; 0) gesättigt, sobald ihr erstes Gewicht erreicht hat, was die Frage nennt: 0,9, 0,99 oder 0,999. Dieses Gewicht ist',
  'quiz.again':
    'Was misslang, ist mehr wert als was gelang. Fragen zu Übungen führen zurück zu den Kapiteln über <a href="#softmax">Softmax</a>, <a href="#gradient">Gradienten</a> und <a href="#temperature">Temperatur</a>; die zum Divisor zur <a href="#size">Größe eines Scores</a> und zu den <a href="#rules">Regeln</a>.',
  'quiz.class':
    'Für eine Klasse: Ein Seed im Link gibt allen denselben Bogen, am Bildschirm und <a href="./worksheet.html?lang=de">auf Papier</a>, mit einer eigenen Lösung. Schätzungen, die zugerufen oder geschickt werden, lassen sich unter den Fragen einfügen und erscheinen neben der Antwort.',
  'quiz.worksheetTitle': 'Ein Arbeitsblatt zum Divisor der Attention',
  'quiz.worksheetNeeds': 'Das Arbeitsblatt entsteht im Browser, mit Zahlen, die er berechnet, und braucht JavaScript.',
};

// Chapter 15: check yourself. Prose in German.
import type { quizProse as english } from '../../en/prose/quiz.ts';

export const quizProse: Readonly<Record<keyof typeof english, string>> = {
  'quiz.chapter': 'Selbst prüfen',
  'quiz.title': 'Selbst prüfen',
  'quiz.intro':
    'Zuerst kommen die Übungen eines Lehrbuchkapitels zu dieser Formel, dann Dinge, die wirklich gefragt oder geglaubt werden. Jede Antwort bekommt ihre eigene Erklärung, mit der Zahl, die entscheidet.',
  'quiz.exercises':
    'Für eine Übung genügt es, eine Zahl einzutippen oder die Linie eines Bildes zu bewegen. Wie genau es sein muss, steht daneben.',
  'quiz.defined':
    '<strong>Gesättigt</strong> braucht eine Zahl. Hier ist die Zeile von Scores (x; 0; 0; 0) gesättigt, sobald ihr erstes Gewicht erreicht, was die Frage nennt: 0,9, 0,99 oder 0,999. Dieses Gewicht ist',
  'quiz.again':
    'Nicht ganz? Dann hilft das Kapitel, aus dem die Frage kommt. Übungen führen zurück zu den Kapiteln über <a href="#softmax">Softmax</a>, <a href="#gradient">Gradienten</a> und <a href="#temperature">Temperatur</a>; die zum Divisor zur <a href="#size">Größe eines Scores</a> und zu den <a href="#rules">Regeln</a>.',
  'quiz.class':
    'Für einen Kurs: Ein Seed im Link gibt allen denselben Bogen, am Bildschirm und <a href="./worksheet.html?lang=de">auf Papier</a>, mit Lösungen. Zehn der Fragen lassen sich vor dem Kurs stellen und danach noch einmal, mit einer Zahl am Ende. Schätzungen des Kurses lassen sich unter den Fragen einfügen und erscheinen neben der Antwort.',
  'quiz.worksheetTitle': 'Ein Arbeitsblatt zum Divisor der Attention',
  'quiz.worksheetNeeds': 'Das Arbeitsblatt entsteht im Browser, mit Zahlen, die er berechnet, und braucht JavaScript.',
};

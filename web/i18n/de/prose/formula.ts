// Chapter 1: the formula, by hand. Prose in German.
import type { formulaProse as english } from '../../en/prose/formula.ts';

export const formulaProse: Readonly<Record<keyof typeof english, string>> = {
  'attention.chapter': 'Die Formel',
  'attention.title': 'Die Formel, von Hand',
  'attention.intro':
    'Attention nimmt drei Matrizen und gibt eine zurück. Sie misst, wie gut jede Anfrage zu jedem Schlüssel passt, macht aus diesen Scores Gewichte und mischt damit die Werte:',
  'attention.inside':
    'Von innen gelesen: {products} enthält die Scores, einen für jede Anfrage und jeden Schlüssel. Der Divisor {rootDk} skaliert sie. Softmax macht aus jeder Zeile Gewichte. Die Gewichte mischen die Zeilen von {v} zur Ausgabe.',
  'arrows.intro':
    'Ein Score vergleicht eine Anfrage mit einem Schlüssel. Beide lassen sich als Pfeile denken: Je mehr sie in dieselbe Richtung zeigen, desto größer der Score. Die Pfeile lassen sich ziehen. Unter „Weitere Bilder“ bekommt der Kopf mehr Koordinaten.',
  'attention.sizes.intro': 'Vier Größen sind im Spiel, und nur eine von ihnen steht unter der Wurzel:',
  'attention.sizes.n': '<strong>{n}</strong> Anfragen: die Token, die fragen, jedes mit einer Zeile von {q}.',
  'attention.sizes.m':
    '<strong>{m}</strong> Schlüssel und ebenso viele Werte: die Token, die gefragt werden, jedes mit einer Zeile von {k} und einer von {v}.',
  'attention.sizes.dk':
    '<strong>{dk}</strong> Einträge in jeder Anfrage und jedem Schlüssel, in einem Kopf. Das ist weder die Breite des Modells, die sich die Köpfe teilen, noch die Länge der Folge.',
  'attention.sizes.dv': '<strong>{dv}</strong> Einträge in jedem Wert. Oft ist das gleich {dk}; nötig ist es nicht.',
  'attention.axes':
    'In jeder Matrix von Scores oder Gewichten gehört eine Zeile zu einer Anfrage und eine Spalte zu einem Schlüssel. Softmax wirkt entlang einer Zeile: Die Schlüssel konkurrieren um das Gewicht einer Anfrage. (Sind Anfragen und Schlüssel die Spalten von {q} und {k}, heißen dieselben Scores Q<sup>T</sup>K.)',
  'attention.after':
    'Die Arbeit nennt ihren Grund in zwei Sätzen: {paperSuspects} {paperScales} Manchmal wird das als „mit √dₖ“ zitiert, und das wäre umgekehrt. Der Divisor ist eine Zahl für die ganze Matrix, allein durch {dk} bestimmt. Softmax sieht nur Differenzen zwischen den Scores einer Zeile. Der Divisor macht diese Differenzen kleiner, und mehr bewirkt er nicht.',
};

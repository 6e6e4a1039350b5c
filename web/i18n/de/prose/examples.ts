// Chapter 2: the worked examples. Prose in German.
import type { examplesProse as english } from '../../en/prose/examples.ts';

export const examplesProse: Readonly<Record<keyof typeof english, string>> = {
  'worked.chapter': 'Durchgerechnete Beispiele',
  'worked.title': 'Die Rechnung, Zeile für Zeile',
  'worked.formula': 'Was Attention berechnet, in einer Zeile:',
  'worked.intro':
    'Hier ist {dk} die Länge einer Anfrage und eines Schlüssels in einem Kopf: nicht die Breite des Modells und nicht die Zahl der Token. Softmax sieht nur Differenzen zwischen Scores, ein Divisor tut also nur eines: Er macht die Differenzen kleiner.',
  'worked.task':
    'Diese Beispiele sind veröffentlicht worden, um den Divisor zu erklären. Jede Zeile wird hier neu berechnet, auf mehr Stellen, als irgendwer druckt, und die gedruckte Zahl wird daran gemessen. Ändert man eine Zahl oder die Regel, so folgen die Zeilen.',
  'worked.verdicts':
    'Eine gedruckte Zahl stimmt, wenn der exakte Wert auf die gedruckten Stellen gerundet diese Zahl ergibt. Stimmt sie nicht, so steht daneben, was dort stehen müsste. Wer jede Zeile rundet, ehe er weiterrechnet, kommt vielleicht woanders an; auch diese Zahl ist angegeben. Eine Aussage, die nur unter Annahmen wahr ist, ist so gekennzeichnet, und die Zeilen darunter verletzen je eine Annahme.',
  'worked.after':
    'Die Scores 14, 10 und 12 liegen für {dk} = 64 dicht beisammen. Ihre Standardabweichung ist 2 (eine Stichprobe von dreien: Quadrate geteilt durch n − 1), wie sie Scores bei {dk} = 4 haben. Bei {dk} = 64 unterscheiden sich zwei Scores typischerweise um {gapAt64}; ohne Divisor ist eine zufällige Anfrage also extremer, als dieses Beispiel zeigt. (Die Varianz 2,67 von 2, 4 und 6, in einem anderen Beispiel, ist die der ganzen Liste: Quadrate geteilt durch n, eine Standardabweichung von 1,63.)',
  'worked.doubled':
    'Ein anderes Paar von Listen, [50; 10; 5] und [5; 1; 0,5], zeigt, was Skalierung tut. Doch es teilt durch 10, und das ist {rootDk} nur bei {dk} = 100: Kein Modell dieser Lektion hat einen solchen Kopf. Zum Ausprobieren: Multipliziert man alle drei Scores mit 8, so bringt der Divisor zu {dk} = 64 genau das zurück, was 14, 10 und 12 ohne Divisor ergaben. Der Divisor ist ein Wechsel des Maßstabs und sonst nichts; welcher Maßstab der richtige ist, davon handeln die nächsten Kapitel.',
};

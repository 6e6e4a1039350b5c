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
    'Eine Bemerkung zu 14, 10 und 12: Ihre Streuung ist mild. Ihre Standardabweichung ist 2, wie sie Scores bei {dk} = 4 haben. Bei {dk} = 64 hat die Differenz zweier Scores die Standardabweichung {rootTwo} · 8, etwa 11; ohne Divisor sind die Gewichte einer zufälligen Anfrage also extremer, als dieses Beispiel zeigt.',
  'worked.doubled':
    'Zum Ausprobieren: Multipliziert man alle drei Scores mit 8, so bringt der Divisor zu {dk} = 64 genau das zurück, was 14, 10 und 12 ohne Divisor ergaben. Der Divisor ist ein Wechsel des Maßstabs und sonst nichts; welcher Maßstab der richtige ist, davon handeln die nächsten Kapitel.',
};

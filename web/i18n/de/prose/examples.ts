// The chapter of published examples. Prose in German.
import type { examplesProse as english } from '../../en/prose/examples.ts';

export const examplesProse: Readonly<Record<keyof typeof english, string>> = {
  'worked.chapter': 'Veröffentlichte Beispiele, nachgerechnet',
  'worked.title': 'Veröffentlichte Beispiele, nachgerechnet: Wo steckt der Fehler?',
  'worked.formula': 'Was Attention berechnet, in einer Zeile:',
  'worked.task':
    'Viele Texte erklären den Divisor mit einem Beispiel. Hier ist jede gedruckte Zahl nachgerechnet. Die meisten stimmen. <strong>In vier Beispielen steckt ein Fehler. Wo?</strong>',
  'worked.wrong.matters': '„Why this matters“: Scores 8,5; 7,9; … und ein erstes Gewicht von 0,99.',
  'worked.wrong.visual': '„Visualizing the effect“: fünf Scores und die Gewichte 0,31; 0,07; 0,30; 0,05 und 0,12.',
  'worked.wrong.power': '„What large dot products do to softmax“: e hoch 50.',
  'worked.wrong.powerAgain':
    '„What large dot products do to softmax“: dieselbe Potenz, auf dem Weg zu den Gewichten von 50, 10 und 5.',
  'worked.choose':
    'Jede Zeile öffnet ihr Beispiel im Laboratorium; am Anfang stehen dort die Scores 14, 10 und 12. Ändert sich eine Zahl oder die Regel, so folgen alle Zeilen der Rechnung.',
  'worked.answers.summary': 'Die Fehler',
  'worked.answers.matters':
    '8,5 liegt nur 0,6 über 7,9. Das erste Gewicht ist also das e<sup>0,6</sup>-Fache des zweiten, etwa das 1,8-Fache. Es ist höchstens 0,65, was auch hinter den Auslassungspunkten steht.',
  'worked.answers.visual':
    'Die fünf Gewichte müssen zusammen 1 ergeben. Gedruckt ergeben sie 0,85. Jedes einzelne ist zu klein.',
  'worked.answers.power': 'e<sup>50</sup> ist etwa 5 × 10²¹. An beiden Stellen fehlt eine Gruppe von drei Ziffern.',
  'worked.verdicts':
    'Eine gedruckte Zahl stimmt, wenn der exakte Wert, auf ihre Stellen gerundet, diese Zahl ergibt. Sonst steht die richtige daneben. Rundet man jede Zeile, ehe man weiterrechnet, kann etwas anderes herauskommen; auch das ist angegeben. Eine Aussage, die Annahmen braucht, ist so gekennzeichnet, und die Zeilen darunter verletzen je eine Annahme.',
  'worked.intro':
    'In diesen Beispielen ist {dk} die Länge einer Anfrage und eines Schlüssels, in einem Kopf. Es ist weder die Breite des Modells noch die Zahl der Token. Softmax sieht nur Differenzen zwischen Scores. Ein Divisor bewirkt also nur eines: Er macht die Differenzen kleiner.',
  'worked.typical.summary': 'Sind diese Beispiele typisch?',
  'worked.after':
    'Die Scores 14, 10 und 12 liegen für {dk} = 64 dicht beisammen. Ihre Standardabweichung ist 2 (eine Stichprobe von dreien: Quadrate geteilt durch n − 1), wie sie Scores bei {dk} = 4 haben. Bei {dk} = 64 unterscheiden sich zwei Scores typischerweise um {gapAt64}. Ohne Divisor ist eine zufällige Anfrage also extremer als dieses Beispiel. (Ein anderes Beispiel gibt 2, 4 und 6 die Varianz 2,67. Das ist die der ganzen Liste: Quadrate geteilt durch n, eine Standardabweichung von 1,63.)',
  'worked.doubled':
    'Ein anderes Paar von Listen, [50; 10; 5] und [5; 1; 0,5], teilt durch 10, und das ist {rootDk} nur bei {dk} = 100. Kein Modell dieser Lektion hat einen solchen Kopf. Zum Ausprobieren: 14, 10 und 12 mit 8 multiplizieren. Der Divisor zu {dk} = 64 bringt dann zurück, was sie ohne Divisor ergaben. Ein Divisor ändert den Maßstab und sonst nichts.',
};

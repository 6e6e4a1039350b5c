// <dk-training> in German.
import type { asks as asked, training as english } from './words.en.ts';

export const training: Readonly<Record<keyof typeof english, string>> = {
  'parameter.trainValues': 'Wertematrix lernt',
  'parameter.smallStart': 'Kleiner Start',
  'parameter.part': 'Gradient von',
  'training.label': 'Training mit und ohne Divisor',

  'training.question':
    'Eine Schicht, ein Kopf. Anfragen und Schlüssel beginnen unter jeder Regel mit denselben Zufallsgewichten, sehen dieselben Batches und lernen mit {optimizer} und Lernrate {rate} bei dₖ = {d}. In welcher Reihenfolge stehen die Regeln?',
  'training.question.accuracy': 'Trefferquote nach {steps} Schritten',
  'training.question.gradient': 'Größe des Gradienten der Anfragematrix bei Schritt 0',
  'training.result': 'Trefferquote {accuracy}; Gradient der Anfragematrix bei Schritt 0: {gradient}',
  'training.lost': 'divergiert',
  'training.why.surprise':
    'Ohne Divisor ist der Gradient als Ganzes am größten, nicht am kleinsten. Das meiste davon geht aber an die wenigen Schlüssel, die schon gewonnen haben. In der typischen Zeile liegt fast alles Gewicht auf einem zufälligen Schlüssel, also kommt so gut wie nichts von dem Schlüssel, der hätte gewinnen sollen. (Die Empfindlichkeit tr J von Softmax ist in dieser Zeile {none}; mit ÷ √dₖ ist sie {sqrt}.)',
  'training.why':
    'Das haben diese Läufe ergeben. Bei Schritt 0 war die Empfindlichkeit tr J von Softmax in der typischen Zeile ohne Divisor {none} und mit ÷ √dₖ {sqrt}.',

  'training.more': 'Optimierer, Größen, Seeds',
  'training.morePictures': 'Weitere Bilder: Genauigkeit, Gradienten, Empfindlichkeit und Entropie',
  'training.moreTask': 'Weitere Bilder: die Aufgabe, und Attention vorher und nachher',
  'training.keysHint': 'eines Beispiels',
  'training.runsHint': 'Läufe jeder Regel',
  'training.stepsHint': 'je 64 neue Beispiele',
  'training.modelWidthHint': 'Einträge jedes der 32 Symbole',
  'training.gainHint': 'des Kosinus',
  'training.seedHint': 'jeder Lauf nimmt den nächsten',
  'training.trainValuesLabel': 'Die Wertematrix lernt mit',
  'training.smallStartLabel': 'Anfrage- und Schlüsselmatrix beginnen kleiner, je um dₖ hoch ¼',
  'training.undefined': 'Nicht trainiert, da bei dₖ = {d} nicht definiert: {rules}.',
  'training.example':
    'Die Aufgabe: Jeder Schlüssel trägt eine Klasse. Nach {key} gefragt, soll das Modell die Klasse nennen, die {key} trägt.',
  'training.waiting': 'Noch ist nichts trainiert. So sieht die Attention vor dem ersten Schritt aus:',

  'training.step': 'Ein Schritt',
  'training.begin': 'Zurück zu Schritt 0',
  'training.at': '{rules} Regeln × {runs} Seeds, Schritt {step} von {steps}',
  'training.left': '{rules} Regeln × {runs} Seeds, Schritt {step} von {steps}, noch etwa {seconds} s',
  'training.done': 'Trainiert: {rules} Regeln × {runs} Seeds, je {steps} Schritte.',

  'training.axis.step': 'Schritt',
  'training.accuracy.title': 'Trefferquote',
  'training.accuracy.key': 'Auf 1024 neuen Beispielen. Linie: Median der Läufe; Band: alle Läufe; Strichlinie: 90 %.',
  'training.accuracy.picture': 'Trefferquote jeder Regel über den Schritten des Trainings.',
  'training.gradient.title': 'Gradient der {part}',
  'training.gradient.key': 'Norm über alle Gewichte, logarithmisch. Kleinere als 0,0001 verlassen das Bild.',
  'training.gradient.picture': 'Norm des Gradienten der {part} für jede Regel über den Schritten des Trainings.',
  'training.partLabel': 'Gradient der',
  'training.part.query': 'Anfragematrix',
  'training.part.key': 'Schlüsselmatrix',
  'training.part.value': 'Wertematrix',
  'training.loss.title': 'Verlust',
  'training.loss.key': 'Kreuzentropie jedes Batches, in Nats. Linie: Median der Läufe; Band: alle Läufe.',
  'training.loss.picture': 'Verlust jeder Regel über den Schritten des Trainings.',
  'training.entropy.title': 'Entropie der Gewichte',
  'training.entropy.key': 'Mittel über die Zeilen eines Batches, in Nats; höchstens {most}.',
  'training.entropy.picture':
    'Mittlere Entropie der Attention-Gewichte für jede Regel über den Schritten des Trainings.',
  'training.typical.title': 'Empfindlichkeit von Softmax',
  'training.typical.key': 'Median von tr J über die Zeilen: wie stark Gewichte auf Scores reagieren.',
  'training.typical.picture':
    'Median der Spur der Softmax-Jacobi-Matrix für jede Regel über den Schritten des Trainings.',
  'training.mark': '{name}, Schritt {step}: {value}',
  'training.mark.band': '{name}, Schritt {step}: {value}, über die Seeds {low} bis {high}',

  'training.maps': 'Attention vorher und nachher',
  'training.maps.note':
    'Der erste Seed. In Zeile i steht der gefragte Schlüssel an Stelle i: Ein Modell, das die Aufgabe gelernt hat, zeigt eine Diagonale. Je größer das Quadrat, desto größer das Gewicht.',
  'training.map.before': 'vorher',
  'training.map.after': 'nach {steps} Schritten',
  'training.map.diverged': 'divergiert bei Schritt {step}',
  'training.map.picture': 'Attention-Gewichte unter {name}, {when}.',
  'training.map.mark': 'Zeile {row}, Schlüssel {key}: {weight}',
  'training.map.right': 'Zeile {row}, Schlüssel {key}, der gefragte: {weight}',

  'training.live.open': 'Die Anfangsgewichte sind gezogen und für alle Regeln gleich. Erst schätzen, dann lernen sie.',
  'training.live.done.one': 'Nach {steps} Schritten {optimizer} mit Lernrate {rate} bei dₖ = {d}, je ein Lauf: {what}.',
  'training.live.done': 'Nach {steps} Schritten {optimizer} mit Lernrate {rate} bei dₖ = {d}, je {runs} Läufe: {what}.',
  'training.clause.all': '{rule} erreichte 90 % nach {when} Schritten und endete bei {accuracy}',
  'training.clause.some': '{rule} erreichte 90 % in {count} von {runs} Läufen und endete bei {accuracy}',
  'training.clause.none': '{rule} erreichte 90 % nicht und endete bei {accuracy}',
  'training.clause.diverged': '{rule} divergierte in {count} von {runs} Läufen, bei Schritt {when}',
  'training.clause.alsoDiverged': 'divergierte in {count} von {runs} Läufen, bei Schritt {when}',
  'training.clause.diverged.one': '{rule} divergierte bei Schritt {when}',
  'training.never': 'nicht erreicht',
  'training.someRuns': '{when}, {count} von {runs} Läufen',
  'training.atStep': 'bei Schritt {step}',

  'training.table.results': 'Was in diesen Läufen geschah, {steps} Schritte',
  'training.table.rule': '{rule}: Mediane von {runs} Läufen',
  'training.column.accuracy': 'Trefferquote am Ende',
  'training.column.reached': 'Schritte bis 90 %',
  'training.column.diverged': 'divergiert',
  'training.column.gradient': 'Gradient der Anfragematrix bei Schritt 0',
  'training.column.trace': 'Median tr J bei Schritt 0',
  'training.figure.accuracy': 'Trefferquote',
  'training.figure.loss': 'Verlust',
  'training.figure.entropy': 'Entropie',
  'training.figure.peak': 'größtes Gewicht',
  'training.figure.scoreStd': 'Standardabw. der Scores',
  'training.figure.medianTrace': 'Median tr J',
  'training.figure.medianRightWeight': 'Median des Gewichts des richtigen Schlüssels',
  'training.figure.queryGradient': 'Gradient der Anfragematrix',
  'training.figure.keyGradient': 'Gradient der Schlüsselmatrix',
  'training.figure.valueGradient': 'Gradient der Wertematrix',
  'training.figure.gain': 'Verstärkung',
};

export const asks: Readonly<Record<keyof typeof asked, string>> = {
  'training.asks': 'Lernt ein kleines Modell ohne den Divisor?',
};

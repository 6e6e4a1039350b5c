// <dk-models> in German.
import type { asks as asked, models as english } from './words.en.ts';

export const models: Readonly<Record<keyof typeof english, string>> = {
  'models.label': 'Skalierungsregeln veröffentlichter Modelle',
  'parameter.everywhere': 'Modell aller Laboratorien',
  'models.ask':
    '„Moderne Modelle teilen alle durch √dₖ.“ Von den {all} Modellen unten, die in veröffentlichtem Code oder in ihren Berichten nachgeschlagen wurden: Wie viele multiplizieren q·k mit genau 1/√dₖ?',
  'models.ask.answer': '{count} von {all}',
  'models.ask.why':
    'Bei {alone} davon steht nichts neben dem Faktor. Die übrigen fügen Normen auf Anfragen und Schlüsseln oder einen Soft Cap hinzu. {others} Modelle tun etwas anderes. Manche haben kleine Anfangsgewichte statt eines Divisors oder einen Kosinus mit gelernter Verstärkung. Manche teilen durch die Wurzel einer anderen Zahl oder die Nummer der Schicht, oder haben einen Faktor für längere Kontexte. Die Liste ist so gewählt, dass sie die Regeln zeigt, die es gibt. Der Anteil sagt also nichts über alle Modelle.',
  'models.factors.title': 'Womit Modelle q·k multiplizieren',
  'models.factors.key':
    'Eine Zeile je Modell, nach Kopfgröße; gestrichelt: die drei Regeln. Eine lässt sich wählen. Scheibe: der Faktor allein; Quadrat: Soft Cap; Dreieck: Normen auf Anfragen und Schlüsseln; Raute: Kosinus mit gelernter Verstärkung, bei ihrem Anfangswert; Kreuz: kleine Anfangsgewichte. Hohl: nicht in Code oder Bericht gelesen.',
  'models.factors.open':
    'Eine Zeile je Modell, nach Kopfgröße; gestrichelt: die drei Regeln. Die Zeichen der Modelle warten auf die Schätzung.',
  'models.factors.picture':
    'Faktor der Scores jedes Modells auf einer logarithmischen Achse, nach Kopfgröße geordnet. Drei Linien zeigen die Faktoren 1, eins durch Wurzel aus d und eins durch d. Die Eingabetaste wählt ein Modell.',
  'models.axis.factor': 'Faktor von q·k',
  'models.line.one': '1',
  'models.line.sqrt': '1/√dₖ',
  'models.line.linear': '1/dₖ',
  'models.mark': '{name}, dₖ = {d}: {factor}; {beside}',
  'models.markOpen': '{name}, dₖ = {d}',
  'models.beside.nothing': 'nichts daneben',
  'models.beside.cap': 'Soft Cap',
  'models.beside.norm': 'Normen auf q und k',
  'models.beside.cosine': 'Kosinus, gelernte Verstärkung',
  'models.beside.weights': 'kleine Anfangsgewichte',
  'models.beside.context': 'multipliziert für längere Kontexte',
  'models.beside.layer': 'geteilt durch die Nummer der Schicht',
  'models.beside.length': 'mal ln n, mit gelernter Verstärkung',
  'models.beside.clip': 'Gewichte im Training gekappt',
  'models.choose': 'Modell',
  'models.keysHint': 'so viele sieht jede Anfrage',
  'models.keysAlone': '{keys} Schlüssel.',
  'models.keysSpoken': '{keys} Schlüssel; der stärkste erhält {peak} des Gewichts.',
  'models.fact.width': 'Breite des Modells',
  'models.fact.heads': 'Anfrageköpfe',
  'models.fact.dimension': 'Kopfgröße dₖ',
  'models.fact.divisor': 'q·k wird geteilt durch',
  'models.notWidth': 'Seine Köpfe sind zusammen nicht so breit wie das Modell: dₖ ist eine eigene Wahl.',
  'models.sizesOf': 'Eine Regel, kein Modell: Die Größen sind die von {name}.',
  'models.about.nothing': 'Sonst geschieht mit dem Score vor Softmax nichts.',
  'models.about.cap':
    'Danach hält C · tanh(Score / C) den Score innerhalb von ±C. Zu Beginn des Trainings sind Scores so weit von C entfernt, dass der Cap fast nichts bewirkt.',
  'models.about.norm':
    'Anfrage und Schlüssel werden zuerst durch ihr quadratisches Mittel geteilt, so dass |q·k| nie größer wird als dₖ mal die gelernten Verstärkungen, die bei 1 beginnen.',
  'models.about.cosine':
    'Anfrage und Schlüssel werden zuerst auf Länge 1 gebracht; die Verstärkung davor wird je Kopf gelernt und beginnt bei 10. Für Vektoren mit quadratischem Mittel 1 ist das ein Divisor von 3,2.',
  'models.about.weights':
    'Überhaupt kein Divisor: Stattdessen beginnen die Gewichte, die die Anfrage erzeugen, um √dₖ kleiner. Am Anfang ist das dasselbe wie Teilen, im weiteren Training nicht.',
  'models.about.context':
    'Für Kontexte, die länger sind als die des ersten Trainings, multipliziert der Code den Faktor mit der Zahl über der Wurzel; sonst ist der Faktor 1/√dₖ.',
  'models.about.layer':
    'Jede Schicht teilt außerdem durch ihre Nummer, von 1 an gezählt. Hier steht die letzte von 12 Schichten; in der ersten ist der Faktor 1/√dₖ.',
  'models.about.length':
    'Der Faktor wächst mit der Zahl n der Schlüssel: s · ln n/√dₖ, mit einer je Kopf gelernten Verstärkung s. Die Marke steht bei 64 Schlüsseln und s = 1; die weiteren Bilder nehmen die gewählte Zahl von Schlüsseln.',
  'models.about.clip':
    'Der Faktor ist 1/√dₖ. Nach einem Schritt des Trainings werden die Anfrage- und Schlüsselgewichte eines Kopfes, dessen größter Score über 100 lag, verkleinert, bis er wieder 100 ist (QK-Clip). Am Anfang tut das nichts.',
  'models.read': 'Wo das gelesen wurde',
  'models.standing.code': 'Gelesen im veröffentlichten Code:',
  'models.standing.report': 'Größen aus dem Bericht; der Faktor aus seiner Formel oder aus veröffentlichtem Code:',
  'models.standing.quoted': 'Nicht in der eigenen Konfiguration gelesen, nur anderswo zitiert gesehen. Dazu:',
  'models.standing.memory': 'Größen aus dem Gedächtnis an den Bericht, dort nicht nachgeschlagen:',
  'models.more': 'Weitere Bilder: Streuung, größtes Gewicht und Empfindlichkeit unter dieser Regel',
  'models.effects.heading': 'Was diese Regel am Anfang bewirkt: dₖ = {d}',
  'models.scoreStd.title': 'Streuung der Scores',
  'models.scoreStd.key': 'Standardabweichung, logarithmische Achse.',
  'models.scoreStd.picture':
    'Standardabweichung der skalierten Scores unter der Regel des Modells und unter drei anderen.',
  'models.peakWeight.title': 'Größtes Gewicht',
  'models.peakWeight.key': 'Mittlerer Anteil des stärksten Schlüssels.',
  'models.peakWeight.picture': 'Größtes Gewicht im Mittel unter der Regel des Modells und unter drei anderen.',
  'models.jacobianTraceMedian.title': 'Empfindlichkeit von Softmax',
  'models.jacobianTraceMedian.key': 'tr J der typischen Zeile: wie stark ihre Gewichte auf ihre Scores reagieren.',
  'models.jacobianTraceMedian.picture':
    'Spur der Jacobi-Matrix von Softmax, Median über Zeilen, unter der Regel des Modells und unter drei anderen.',
  'models.row.none': 'ohne Skalierung',
  'models.row.sqrt': '÷ √dₖ',
  'models.row.linear': '÷ dₖ',
  'models.effect.mark': '{rule}: {value}',
  'models.effects.waiting': 'Wird gemessen …',
  'models.effects.note':
    'Einträge von Anfrage und Schlüsseln sind unabhängig und N(0, 1), wie in den Kapiteln zuvor; gelernte Verstärkungen stehen auf ihrem Anfangswert. Was das Training daraus macht, ist eine andere Sache.',
  'models.effects.noteWeights':
    'Einträge von Anfrage und Schlüsseln sind unabhängig: für {name} so klein, wie die Gewichte beginnen, für die übrigen Zeilen N(0, 1). „Ohne Skalierung“ zeigt, was derselbe fehlende Divisor bei Vektoren der üblichen Größe bewirkt.',
  'models.live':
    '{name}, dₖ = {d}, {keys} neue Schlüssel: Scores streuen um {std}, der stärkste Schlüssel erhält {peak}, und die Empfindlichkeit tr J von Softmax ist in der typischen Zeile {trace}. Ungeteilt wären es {noneStd}, {nonePeak} und {noneTrace}.',
  'models.liveWeights':
    '{name}, dₖ = {d}, {keys} neue Schlüssel: Mit seinen kleinen Anfangsgewichten streuen Scores um {std}. Der stärkste Schlüssel erhält {peak}, und die Empfindlichkeit tr J von Softmax ist in der typischen Zeile {trace}. Mit Gewichten der üblichen Größe wären es {noneStd}, {nonePeak} und {noneTrace}.',
  'models.liveOpen': '{name} hat Köpfe mit dₖ = {d}. Womit es seine Scores multipliziert, wartet auf die Schätzung.',
  'models.liveMeasuring': '{name}, dₖ = {d}, {keys} Schlüssel: wird gemessen.',
  'models.everywhere': 'Jedes Laboratorium auf {name} stellen',
  'models.everywhere.hint': 'Zurücksetzen nimmt es in jedem zurück.',
  'models.followed': '{names} folgen jetzt {name}, und ebenso die noch nicht geladenen',
  'models.followed.nobody':
    'Noch ist kein Laboratorium geladen, das {name} folgen kann; jedes tut es, sobald man zu ihm kommt',
  'models.followed.dimension': '{names} gingen auf dₖ = {value}, den nächsten Wert zu {asked}, den sie zeigen können',
  'models.followed.keys': '{names} nahmen {value} Schlüssel statt {asked}',
  'models.followed.noDimension': '{names} behielten ein eigenes dₖ oder haben keines',
  'models.followed.divisor': '{names} nahmen den nächsten Divisor anstelle der Regel',
  'models.followed.noRule': '{names} behielten ihre eigene Regel',
  'models.quoted': '„{name}“',
  'models.table.all': 'Alle Modelle, und wo sie gelesen wurden',
  'models.table.quoted': 'Nicht in Code oder Bericht gelesen: nur zitiert gesehen, oder aus dem Gedächtnis',
  'models.table.effects': 'Zahlen bei dₖ = {d}, {keys} Schlüssel, {samples} Anfragen',
  'models.column.name': 'Modell',
  'models.column.dimension': 'dₖ',
  'models.column.heads': 'Anfrageköpfe',
  'models.column.width': 'Modellbreite',
  'models.column.factor': 'Faktor von q·k',
  'models.column.beside': 'daneben',
  'models.column.source': 'Quelle',
  'models.column.rule': 'Regel',
};

export const asks: Readonly<Record<keyof typeof asked, string>> = {
  'models.asks': 'Wodurch teilen veröffentlichte Modelle?',
};

// <dk-width-sweep> in German.
import type { asks as asked, widthSweep as english } from './words.en.ts';

export const widthSweep: Readonly<Record<keyof typeof english, string>> = {
  'width-sweep.label': 'Schritte bis 90 % Trefferquote über der Kopfdimension',
  'width-sweep.question':
    'Modelle mit Köpfen von {least} bis {most} lernen dieselbe Aufgabe mit {optimizer}, alle mit der Lernrate {rate}. Unter welcher Regel brauchen sie bei jedem dₖ etwa gleich viele Schritte bis 90 % Trefferquote?',
  'width-sweep.question.nobody': 'unter keiner davon',
  'width-sweep.result': '„{name}“: Das langsamste dₖ brauchte {ratio}-mal so viele Schritte wie das schnellste',
  'width-sweep.result.nobody': 'In diesen Läufen kam keine Regel bei jedem dₖ auf 90 %',
  'width-sweep.why.sgd':
    'Von Zufallsgewichten aus bewegt ein Schritt von SGD einen Score im Verhältnis zu η · d_model · dₖ / c². Mit c = √dₖ bleibt das gleich, wenn Köpfe wachsen, und die ersten Scores auch. Mit c = dₖ schwinden die Schritte wie 1/dₖ. Ohne Divisor beginnen Scores mit einer Streuung von √dₖ, und die meisten Zeilen sind sich eines falschen Schlüssels sicher, ehe sie etwas gelernt haben.',
  'width-sweep.why.adam':
    'Adam teilt die Größe des Gradienten weg: Von Zufallsgewichten aus bewegt ein Schritt einen Score im Verhältnis zu η · d_model · dₖ / c. Mit c = dₖ bleibt das gleich, wenn Köpfe wachsen; mit c = √dₖ wächst es wie √dₖ, und breitere Köpfe brauchen weniger Schritte. Ohne Divisor ist der Anfang so sicher falsch wie mit SGD.',

  'width-sweep.more': 'Kopfdimensionen, Seeds, Schritte',
  'width-sweep.dimensionsHint': 'bis zu 8, von 2 bis 1024',
  'width-sweep.runsHint': 'Läufe zu jedem Punkt',
  'width-sweep.stepsHint': 'dann wird ein Lauf aufgegeben',
  'width-sweep.gainHint': 'des Kosinus',
  'width-sweep.seedHint': 'jeder Lauf nimmt den nächsten',
  'width-sweep.waiting': 'Noch ist nichts trainiert.',

  'width-sweep.title': 'Schritte bis 90 % Trefferquote',
  'width-sweep.key':
    'Median der Seeds, mit dem kleinsten und dem größten Wert. Auf dem Regal: Regeln, unter denen nach {steps} Schritten mindestens die Hälfte der Läufe nicht angekommen war, mit deren Trefferquote.',
  'width-sweep.picture': 'Schritte bis 90 % Trefferquote über der Kopfdimension, eine Linie je Regel.',
  'width-sweep.axis.steps': 'Schritte',
  'width-sweep.shelf': 'nicht nach {steps} Schritten: Trefferquote',
  'width-sweep.mark': '{name} bei dₖ = {d}: {found}',
  'width-sweep.mark.open': 'dₖ = {d}: noch nicht trainiert',
  'width-sweep.steps': '{steps} Schritte, {count} von {runs} Läufen',
  'width-sweep.steps.one': '{steps} Schritte',
  'width-sweep.stepsBand': '{steps} Schritte ({least} bis {most}), {count} von {runs} Läufen',
  'width-sweep.open': 'nie',
  'width-sweep.short': '90 % in {count} von {runs} Läufen erreicht',
  'width-sweep.short.one': '90 % nicht erreicht',
  'width-sweep.shortAccuracy': 'sonst Trefferquote {accuracy}',
  'width-sweep.shortAccuracy.one': 'Trefferquote {accuracy}',
  'width-sweep.undefined': 'nicht definiert',

  'width-sweep.live':
    '{optimizer}, Lernrate {rate}, bis zu {steps} Schritte, {runs} Läufe zu jedem Punkt. Schritte bis 90 %, Mediane: {what}. {flat}',
  'width-sweep.live.one':
    '{optimizer}, Lernrate {rate}, bis zu {steps} Schritte, ein Lauf zu jedem Punkt. Schritte bis 90 %: {what}. {flat}',
  'width-sweep.live.flat':
    'Am ebensten in diesen Läufen: „{name}“. Das langsamste dₖ brauchte {ratio}-mal so viele Schritte wie das schnellste.',
  'width-sweep.live.none': 'Keine Regel kam bei jedem dₖ an.',
  'width-sweep.clause.all': '{name} {steps} bei jedem dₖ',
  'width-sweep.clause.some': '{name} {steps} bei dₖ = {there}, nicht erreicht bei {short}',
  'width-sweep.clause.never': '{name} nirgends',

  'width-sweep.table': 'Schritte bis 90 % Trefferquote, höchstens {steps}',
  'width-sweep.column': 'dₖ = {d}',
};

export const asks: Readonly<Record<keyof typeof asked, string>> = {
  'width-sweep.asks': 'Unter welcher Regel lernt jede Kopfgröße gleich schnell?',
};

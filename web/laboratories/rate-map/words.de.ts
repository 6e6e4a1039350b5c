// <dk-rate-map> in German.
import type { asks as asked, rateMap as english } from './words.en.ts';

export const rateMap: Readonly<Record<keyof typeof english, string>> = {
  'parameter.rates': 'Lernraten',
  'rate-map.label': 'Regeln und Lernraten',
  'rate-map.question':
    'Eine einzelne Lernrate kann jede Regel begünstigen. Deshalb wird jede Regel mit {rates} Raten trainiert, mit {optimizer} bei dₖ = {d}, {steps} Schritte lang. Welche Regel bringt keine davon auf 90 % Trefferquote?',
  'rate-map.question.none': 'ohne Skalierung',
  'rate-map.question.linear': '÷ dₖ',
  'rate-map.question.both': 'keine der beiden',
  'rate-map.question.neither': 'jede hat eine passende Rate',
  'rate-map.why.none':
    '÷ dₖ beginnt mit fast gleichmäßiger Attention und kleinen Gradienten, und eine größere Rate macht kleine Gradienten wett. Ohne Divisor ist sich Softmax von Anfang an eines Schlüssels sicher, meist eines falschen. In der typischen Zeile kommt so gut wie nichts von dem Schlüssel, der hätte gewinnen sollen, und in breiten Köpfen macht das keine dieser Raten wett. Aus gleichmäßiger Attention lässt sich lernen, aus falscher Gewissheit nicht.',
  'rate-map.why':
    'Das haben diese Läufe ergeben. Wie viel ein fehlender Divisor kostet, hängt vom Kopf ab: Bis dₖ von etwa 24 kommt eine gut gewählte Rate in 200 Schritten dieses Aufbaus ohne ihn aus.',

  'rate-map.more': 'Raten, Seeds, Schritte',
  'rate-map.rates.decades': 'ganze Dekaden',
  'rate-map.rates.halves': 'halbe Dekaden',
  'rate-map.runsHint': 'Läufe zu jeder Zelle',
  'rate-map.stepsHint': 'je 64 neue Beispiele',
  'rate-map.gainHint': 'des Kosinus',
  'rate-map.seedHint': 'jeder Lauf nimmt den nächsten',
  'rate-map.waiting': 'Noch ist nichts trainiert.',

  'rate-map.title': 'Trefferquote am Ende',
  'rate-map.key': 'Median der Seeds, auf 1024 Beispielen, die nie trainiert werden. Ein Kreuz: Jeder Lauf divergierte.',
  'rate-map.allKey': 'jeder Lauf erreichte 90 %',
  'rate-map.picture': 'Trefferquote am Ende des Trainings, eine Zeile je Regel, eine Spalte je Lernrate.',
  'rate-map.axis.rate': 'Lernrate η',
  'rate-map.mark': '{name}, Rate {rate}: {found}',
  'rate-map.accuracy': 'Trefferquote {accuracy}',
  'rate-map.never': '90 % nicht erreicht',
  'rate-map.reached': '90 % in {count} von {runs} Läufen erreicht',
  'rate-map.steps': '90 % nach {median} Schritten in {count} von {runs} Läufen',
  'rate-map.steps.one': '90 % nach {median} Schritten',
  'rate-map.stepsBand': '90 % nach {median} Schritten ({least} bis {most})',
  'rate-map.diverged': 'divergiert in {count} von {runs} Läufen, bei Schritt {step}',
  'rate-map.diverged.one': 'divergiert bei Schritt {step}',

  'rate-map.live':
    'In diesem Aufbau, bei dₖ = {d}, mit {optimizer} und {steps} Schritten, {runs} Läufe zu jeder Zelle: {what}.',
  'rate-map.live.one':
    'In diesem Aufbau, bei dₖ = {d}, mit {optimizer} und {steps} Schritten, ein Lauf zu jeder Zelle: {what}.',
  'rate-map.helped': 'irgendeine Rate bringt jeden Lauf auf 90 % unter {rules}',
  'rate-map.notHelped': 'keine dieser Raten tut es unter {rules}',
  'rate-map.helps': '„{name}“ ({rates})',
  'rate-map.rest': '„{name}“ (höchstens {accuracy}, bei Rate {rate})',
  'rate-map.rest.atTimes': '„{name}“ (im Median höchstens {accuracy}, bei Rate {rate}, doch einzelne Läufe kamen an)',
  'rate-map.rest.diverged': '„{name}“ (jeder Lauf divergierte)',
  'rate-map.note':
    'Gesagt von diesen Raten, dieser Aufgabe und so vielen Schritten. Ohne Skalierung wird weiter gelernt, langsam. Je breiter der Kopf, desto größere Raten braucht ÷ dₖ⁵: bei dₖ = 64 etwa 10⁸ mit SGD und 10 bis 100 mit Adam. Auf dieser Karte stehen sie nicht.',

  'rate-map.table': 'Was aus jeder Regel mit jeder Rate wurde, {steps} Schritte',
};

export const asks: Readonly<Record<keyof typeof asked, string>> = {
  'rate-map.asks': 'Kann eine andere Lernrate den Divisor ersetzen?',
};

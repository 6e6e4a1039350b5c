// What is said in German beside a verdict, by the remarks that the core makes. {1}, {2}, … are the remark's values in order.
import type { workedRemarks as english } from '../en/worked-remarks.ts';

export const workedRemarks: Readonly<Record<keyof typeof english, string>> = {
  'worked.remark.tie': 'Der Wert liegt genau zwischen zwei Zahlen mit so vielen Stellen; beide sind richtig.',
  'worked.remark.explained-by-rounding':
    'Die gedruckte Zahl ergibt sich, wenn jede frühere Zeile so gerundet wird, wie sie gedruckt ist.',
  'worked.remark.thousand-times-too-small':
    'Die gedruckte Zahl ist tausendmal zu klein: Eine Gruppe von drei Ziffern fehlt.',
  'worked.remark.thousand-times-too-large':
    'Die gedruckte Zahl ist tausendmal zu groß: Sie hat eine Gruppe von drei Ziffern zu viel.',
  'worked.remark.beyond-precision': 'Es sind mehr Stellen gedruckt, als hier berechnet werden.',
  'worked.remark.weight-at-most':
    'Was immer hinter den Auslassungspunkten steht, dieses Gewicht ist höchstens {1}, was auf die gedruckte Zahl gerundet wird.',
  'worked.remark.weight-reachable':
    'Dieses Gewicht ist höchstens {1}; ob es die gedruckte Zahl ist, entscheiden die Scores hinter den Auslassungspunkten.',
  'worked.remark.weight-out-of-reach':
    'Was immer hinter den Auslassungspunkten steht, dieses Gewicht ist höchstens {1}: Die gedruckte Zahl ist unmöglich.',
  'worked.remark.sum-at-least':
    'Die Scores hinter den Auslassungspunkten vergrößern die Summe: Sie ist mindestens {1}.',
  'worked.remark.ratio-allowed':
    'Das Verhältnis zweier Gewichte hängt allein von ihren beiden Scores ab; die gedruckten Gewichte lassen {1} bis {2} zu, und es liegt darin.',
  'worked.remark.ratio-allowed.again': 'Die gedruckten Gewichte lassen {1} bis {2} zu.',
  'worked.remark.ratio-outside.again': 'Die gedruckten Gewichte lassen {1} bis {2} zu.',
  'worked.remark.ratio-outside':
    'Das Verhältnis zweier Gewichte hängt allein von ihren beiden Scores ab; die gedruckten Gewichte lassen {1} bis {2} zu, und es liegt nicht darin: Mindestens eines der beiden ist falsch.',
  'worked.remark.ratio-undefined': 'Beide Gewichte sind als 0 gedruckt, also ist jedes Verhältnis möglich.',
  'worked.remark.weights-total-possible':
    'Die gedruckten Gewichte ergeben zusammen {1}; ihre Rundung lässt {2} bis {3} zu, und 1 liegt darin.',
  'worked.remark.weights-total-impossible':
    'Die gedruckten Gewichte ergeben zusammen {1}; ihre Rundung lässt nur {2} bis {3} zu, und 1 liegt nicht darin: Was immer die Scores sind, alle zugleich können nicht stimmen.',
  'worked.remark.conditions-of-law':
    'Wahr, wenn die Einträge den Mittelwert {1} und die Varianz {2} haben, q und k die Korrelation {3}, und die Koordinaten unabhängig sind. Die Zeilen des Laboratoriums verletzen je eine Bedingung.',
  'worked.remark.conditions-of-product':
    'Wahr, wenn beide Faktoren den Mittelwert {1} und die Varianz {2} haben und die Korrelation {3}. Die Zeilen des Laboratoriums verletzen je eine Bedingung.',
  'worked.remark.breaks-the-law': 'Dann ist sie {1} statt {2}.',
  'worked.remark.law-still-holds': 'Das Gesetz gilt weiterhin: Diese Bedingung ist nicht nötig.',
  'worked.remark.holds-always': 'Stimmt mit gemessenen Steigungen an {1} Stellen überein, auf {2} genau.',
  'worked.remark.fails-somewhere': 'Stimmt mit gemessenen Steigungen nicht überein.',
  'worked.remark.weights-do-not-sum-to-one':
    'Die gegebenen Gewichte ergeben zusammen {1}, sie sind also keine vollständige Zeile von Softmax.',
  'worked.remark.certain-below': 'Sicher nur in Gruppen von weniger als {1} Personen: Spannweite ist nicht Varianz.',
  'worked.remark.certain-here': 'In dieser Gruppe sicher: Sie hat weniger als {1} Personen.',
  'worked.remark.never-certain': 'In keiner Gruppe sicher, gleich welcher Größe: Spannweite ist nicht Varianz.',
  'worked.remark.training-not-run':
    'Das sind die Zahlen am Anfang, vor jedem Training; was ein Lauf lernt, wird hier nicht berechnet.',
};

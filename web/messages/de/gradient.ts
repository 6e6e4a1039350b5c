// <dk-gradient> in German.
import type { gradient as english } from '../en/gradient.ts';

export const gradient: Readonly<Record<keyof typeof english, string>> = {
  'gradient.label': 'Was hinter Softmax vom Gradienten übrig ist',
  'gradient.question':
    'dₖ = {d}, {keys} Schlüssel, kein Divisor. Wie weit können die Gewichte einer typischen Zeile noch auf eine Änderung ihrer Scores antworten? tr J ist 0, wo sie es nicht können, und 7/8, wo alle Schlüssel dasselbe Gewicht haben.',
  'gradient.result': 'die Hälfte von {rows} Zeilen hat ein tr J unter {median}',
  'gradient.why':
    'Ihr Mittel ist {mean}: Einige glückliche Zeilen, deren größte Scores dicht beieinander liegen, halten es hoch. Wenn dₖ wächst, fällt das Mittel nur wie 1/√dₖ, der Median exponentiell in √dₖ.',
  'gradient.rule.none': 'ohne Skalierung',
  'gradient.rule.sqrt': '÷ √dₖ',
  'gradient.rule.linear': '÷ dₖ',
  'gradient.one': 'Eine Zeile, drei Divisoren',
  'gradient.map.key': 'tr J = {trace}',
  'gradient.map.picture':
    'Jacobi-Matrix von Softmax für eine Zeile unter {name}: ein Quadrat für jeden Eintrag, Spur {trace}.',
  'gradient.map.open': 'Jacobi-Matrix von Softmax für eine Zeile unter {name}: offen bis nach dem Schätzen.',
  'gradient.map.mark': 'Gewicht {i} nach Score {j}: {value}',
  'gradient.map.legend':
    'Balken: die Gewichte der Zeile. Quadrate: wie sich Gewicht i (abwärts) mit Score j (quer) bewegt; gefüllt aufwärts, hohl abwärts, die Fläche sagt, wie stark.',
  'gradient.formula': 'Zeile {row} nach ÷ √dₖ:',
  'gradient.many': 'Viele Zeilen, dieselben Vektoren unter drei Divisoren',
  'gradient.draw': 'Ziehen',
  'gradient.rows.one': '{rows} Zeile',
  'gradient.rows': '{rows} Zeilen',
  'gradient.other': 'Andere Zeilen',
  'gradient.look': 'Oben zeigen:',
  'gradient.typicalRow': 'die typische Zeile',
  'gradient.luckyRow': 'die glückliche Zeile',
  'gradient.fewer': 'Bei dₖ = {d} mit {keys} Schlüsseln werden {rows} Zeilen auf einmal gezogen, nicht mehr.',
  'gradient.draws': 'Die Ziehungen ändern: Seed, Ziehung, Zeile',
  'gradient.waiting': 'Hier folgen viele solche Zeilen, sobald geschätzt ist.',
  'gradient.typical': 'typische Zeile {value}',
  'gradient.mean': 'Mittel {value}',
  'gradient.lucky': 'eine glückliche Zeile',
  'gradient.strip.mark': '{rule}, Zeile {row}: {name} {value}',
  'gradient.strips.picture':
    '{name} von {rows} Zeilen, je ein Punkt. Mittel und Median: ohne Skalierung {none} und {noneMedian}, ÷ √dₖ {sqrt} und {sqrtMedian}, ÷ dₖ {linear} und {linearMedian}. Die Pfeiltasten führen von Zeile zu Zeile.',
  'gradient.trace.title': 'tr J von {rows} Zeilen',
  'gradient.trace.key':
    'Ein Punkt für jede Zeile. Durchgezogen: der Median, die typische Zeile. Gestrichelt: das Mittel.',
  'gradient.trace.axis': 'tr J',
  'gradient.trace.name': 'tr J',
  'gradient.rightKey.title': 'Gewicht des richtigen Schlüssels',
  'gradient.rightKey.key':
    'Schlüssel 1, benannt, ehe ein Score bekannt war. Im Mittel {none} ohne Skalierung, doch die Hälfte aller Zeilen gibt ihm weniger als {noneMedian}.',
  'gradient.rightKey.axis': 'Gewicht von Schlüssel 1',
  'gradient.rightKey.name': 'Gewicht des richtigen Schlüssels',
  'gradient.rightKey.theory': '1/{keys}',
  'gradient.queryGradient.title': 'Gradient, der bei der Anfrage ankommt',
  'gradient.queryGradient.larger':
    'Im Mittel ist er ohne Divisor größer: {none} gegen {sqrt} mit ÷ √dₖ. In der typischen Zeile {noneMedian} gegen {sqrtMedian}.',
  'gradient.queryGradient.key':
    'Im Mittel {none} ohne Divisor und {sqrt} mit ÷ √dₖ; in der typischen Zeile {noneMedian} und {sqrtMedian}.',
  'gradient.queryGradient.axis': 'Länge von dL/dq',
  'gradient.queryGradient.name': 'Gradient bei der Anfrage',
  'gradient.valueGradient.title': 'Gradient, der bei den Werten ankommt',
  'gradient.valueGradient.key':
    '√Σp²: von einem Gradienten der Länge 1 in der Ausgabe. Nie unter 1/√{keys}: Dieser Weg verschwindet nicht.',
  'gradient.valueGradient.axis': '√Σp²',
  'gradient.valueGradient.name': 'Gradient bei den Werten',
  'gradient.valueGradient.theory': '1/√{keys}',
  'gradient.factor.heading': 'Die Scores multiplizieren',
  'gradient.factor.title': 'Zeile {row}: ihre Scores multipliziert',
  'gradient.factor.rises':
    'Jeder Divisor ist eine Stelle auf dieser Achse. tr J fällt nur. Die Norm von J steigt zuerst: Eine kleine Norm heißt nicht „gesättigt“.',
  'gradient.factor.falls':
    'Jeder Divisor ist eine Stelle auf dieser Achse. tr J fällt nur, und hier auch die Norm von J; unter mehr Schlüsseln steigt sie zuerst.',
  'gradient.factor.picture':
    'Spur und Norm der Jacobi-Matrix von Zeile {row} und ihr größtes Gewicht über dem Faktor, mit dem ihre Scores multipliziert werden. Die Pfeiltasten bewegen den Faktor.',
  'gradient.factor.axis': 'Faktor auf die Scores nach ÷ √dₖ',
  'gradient.factor.trace': 'tr J',
  'gradient.factor.frobenius': 'Norm von J',
  'gradient.factor.peak': 'größtes Gewicht',
  'gradient.factor.mark': '{name} bei {factor}-fachen Scores: {value}',
  'gradient.factor.spoken': '{factor}-fach: tr J = {trace}',
  'gradient.factor.map': '{factor}-fach',
  'gradient.live.row':
    'Zeile {row} bei dₖ = {d}: tr J ist {sqrt} nach ÷ √dₖ und {linear} nach ÷ dₖ. Und ohne Skalierung?',
  'gradient.live.rows':
    '{rows} Zeilen bei dₖ = {d} mit {keys} Schlüsseln: Ohne Skalierung ist tr J im Mittel {none}, in der typischen Zeile aber nur {noneMedian}. Nach ÷ √dₖ liegen Mittel und typische Zeile dicht beieinander, {sqrt} und {sqrtMedian}; nach ÷ dₖ hat die typische Zeile {linearMedian}, fast das meiste, was möglich ist.',
  'gradient.live.alive':
    '{rows} Zeilen bei dₖ = {d} mit {keys} Schlüsseln: tr J ist ohne Skalierung {none} im Mittel und {noneMedian} in der typischen Zeile, nach ÷ √dₖ {sqrt} und {sqrtMedian}, nach ÷ dₖ {linearMedian} in der typischen Zeile. Hier lässt jeder Divisor einen Gradienten übrig.',
  'gradient.table.rows': '{rows} Zeilen bei dₖ = {d}, {keys} Schlüssel, Seed {seed}, Ziehung {draw}',
  'gradient.table.jacobian': 'Jacobi-Matrix von Zeile {row}, {rule}',
  'gradient.table.factor': 'Zeile {row}, ihre Scores nach ÷ √dₖ multipliziert',
  'gradient.column.figure': 'Größe',
  'gradient.column.mean': 'Mittel',
  'gradient.column.median': 'Median',
  'gradient.column.least': 'kleinste',
  'gradient.column.most': 'größte',
  'gradient.column.factor': 'Faktor',
  'gradient.column.weight': 'Schlüssel',
  'gradient.column.value': 'Gewicht',
  'gradient.column.score': 'Score {j}',
  'gradient.figure.peak': 'größtes Gewicht',
  'gradient.figure.trace': 'tr J',
  'gradient.figure.rightKey': 'Gewicht des richtigen Schlüssels',
  'gradient.figure.scoreGradient': 'Gradient in den Scores',
  'gradient.figure.queryGradient': 'Gradient, der bei der Anfrage ankommt',
  'gradient.figure.valueGradient': 'Gradient, der bei den Werten ankommt',
};

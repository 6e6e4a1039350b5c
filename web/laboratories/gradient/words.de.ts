// <dk-gradient> in German.
import type { asks as asked, gradient as english } from './words.en.ts';

export const gradient: Readonly<Record<keyof typeof english, string>> = {
  'parameter.rows': 'Gezogene Zeilen',
  'parameter.logarithmic': 'Logarithmische Achse',
  'parameter.causal': 'Kausale Maske',
  'gradient.label': 'Wie stark der Zielschlüssel zieht, und was dahintersteht',
  'gradient.question':
    'dₖ = {d}, {keys} Schlüssel. Einer davon, vorher gewählt, ist das Ziel. Die Anfrage bewegt sich ein wenig: Wie weit bewegt sich das Gewicht des Ziels, mal {keys}? Mit ÷ √dₖ ist dieser Zug typisch etwa 0,6. Und ohne Divisor?',
  'gradient.result': 'der typische Zug ist {median}, der Median von {rows} Zeilen',
  'gradient.why':
    'Das Ziel ist selten unter den Siegern, und sein Zug ist sein eigenes kleines Gewicht mal der Reaktion der Scores. Das Mittel ist {mean}: Einige Glückstreffer, Zeilen, in denen das Ziel gewinnt oder fast gewinnt, halten es hoch.',
  'gradient.rule.none': 'ohne Skalierung',
  'gradient.rule.sqrt': '÷ √dₖ',
  'gradient.rule.linear': '÷ dₖ',
  'gradient.one': 'Eine Zeile, drei Divisoren',
  'gradient.map.key': 'tr J = {trace}',
  'gradient.map.picture':
    'Jacobi-Matrix von Softmax für eine Zeile unter „{name}“: ein Quadrat für jeden Eintrag, Spur {trace}.',
  'gradient.map.open': 'Jacobi-Matrix von Softmax für eine Zeile unter „{name}“: offen bis nach dem Schätzen.',
  'gradient.map.mark': 'Gewicht von Schlüssel {i} nach Score von Schlüssel {j}: {value}',
  'gradient.map.legend':
    'Balken: die Gewichte der Zeile. Quadrate: wie sich Gewicht i (abwärts) mit Score j (quer) bewegt; gefüllt aufwärts, hohl abwärts, die Fläche sagt, wie stark.',
  'gradient.map.strongest': 'Gezeigt sind die {shown} stärksten von {keys} Schlüsseln.',
  'gradient.formula': 'Zeile {row} nach ÷ √dₖ:',
  'gradient.many': 'Viele Zeilen: der Zug des Zielschlüssels unter drei Divisoren',
  'gradient.draw': 'Ziehen',
  'gradient.rows.one': '{rows} Zeile',
  'gradient.rows': '{rows} Zeilen',
  'gradient.another': 'Andere Zeilen',
  'gradient.more': 'Weitere Bilder: der ganze Gradient, eine Zeile, ihre Scores vervielfacht',
  'gradient.look': 'Zeigen:',
  'gradient.logarithmicLabel': 'Logarithmische Achse für tr J',
  'gradient.causalLabel': 'Kausale Maske: Zeilen von 1 bis n Schlüsseln',
  'gradient.causal':
    'Jede Zeile steht an einer Stelle r eines Textes und hat die ersten r Schlüssel. Je n Zeilen nehmen jede Stelle einmal ein, die Zahlen gelten also über alle Stellen. Eine Zeile mit einem Schlüssel hat keinen Gradienten: Ihr Punkt steht am linken Ende einer logarithmischen Achse.',
  'gradient.keys.causal': '1 bis {keys}',
  'gradient.keys.own': 'r, die Zahl der Schlüssel seiner Zeile',
  'gradient.rowWith.one': '{row} mit {keys} Schlüssel',
  'gradient.rowWith': '{row} mit {keys} Schlüsseln',
  'gradient.typicalRow': 'die typische Zeile',
  'gradient.luckyRow': 'der Glückstreffer',
  'gradient.fewer.one':
    'Mit {keys} Schlüsseln bei dₖ = {d} wird eine Zeile als Punkt gezeichnet; gemessen wird der Zug an {pulls}.',
  'gradient.fewer':
    'Mit {keys} Schlüsseln bei dₖ = {d} werden {rows} Zeilen als Punkte gezeichnet; gemessen wird der Zug an {pulls}.',
  'gradient.draws': 'Die Ziehungen ändern: Seed, Ziehung, Zeile',
  'gradient.waiting': 'Viele solche Zeilen folgen, sobald geschätzt ist.',
  'gradient.typical': 'typisch {value}',
  'gradient.mean': 'Mittel {value}',
  'gradient.lucky': 'ein Glückstreffer',
  'gradient.strip.mark': '{rule}, Zeile {row}: {name} {value}',
  'gradient.strips.picture':
    '{name} von {rows}, je ein Punkt. Mittel und Median: ohne Skalierung {none} und {noneMedian}, ÷ √dₖ {sqrt} und {sqrtMedian}, ÷ dₖ {linear} und {linearMedian}.',
  'gradient.pull.title': 'Der Zug des Zielschlüssels in {rows}',
  'gradient.pull.key':
    'Die Anfrage bewegt sich ein wenig: Wie weit bewegt sich das Gewicht von Schlüssel 1, dem Ziel, mal {keys}? Punkte: Zeilen. Linie: die typische, der Median von {rows}. Balken: ihre mittlere Hälfte. Gestrichelt: ihr Mittel.',
  'gradient.pull.measuring':
    'Die Anfrage bewegt sich ein wenig: Wie weit bewegt sich das Gewicht von Schlüssel 1, dem Ziel, mal {keys}? Punkte: Zeilen. Der Median von {rows} Zeilen wird gemessen …',
  'gradient.pull.axis': 'Zahl der Schlüssel × Länge von ∂p₁/∂q',
  'gradient.pull.name': 'Zug des Zielschlüssels',
  'gradient.trace.title': 'Empfindlichkeit von Softmax gegen seine Scores, tr J',
  'gradient.trace.key':
    '0, wo ein Schlüssel alles Gewicht hat, 1 − 1/{keys}, wo alle gleich viel haben. Median {noneMedian} ohne Skalierung, {sqrtMedian} mit ÷ √dₖ.',
  'gradient.trace.axis': 'tr J',
  'gradient.trace.name': 'tr J',
  'gradient.rightKey.title': 'Gewicht des Ziels',
  'gradient.rightKey.key':
    'Schlüssel 1, gewählt, ehe ein Score bekannt war. Ohne Skalierung ist sein Mittel {none}, sein Median {noneMedian}.',
  'gradient.rightKey.axis': 'Gewicht von Schlüssel 1',
  'gradient.rightKey.name': 'Gewicht des Ziels',
  'gradient.rightKey.theory': '1/{keys}',
  'gradient.rightKey.theoryCausal': 'Mittel von 1/1 … 1/{keys}',
  'gradient.queryGradient.title': 'Der ganze Gradient in der Anfrage',
  'gradient.queryGradient.larger':
    'Sein Median ist ohne Divisor größer: {noneMedian} gegen {sqrtMedian} mit ÷ √dₖ. Doch er gilt vor allem den Schlüsseln, die schon große Gewichte haben.',
  'gradient.queryGradient.mean':
    'Sein Median ist {noneMedian} ohne Divisor und {sqrtMedian} mit ÷ √dₖ. Sein Mittel ist ohne Divisor größer: {none} gegen {sqrt}.',
  'gradient.queryGradient.key':
    'Sein Median ist {noneMedian} ohne Divisor und {sqrtMedian} mit ÷ √dₖ, sein Mittel {none} und {sqrt}.',
  'gradient.queryGradient.axis': 'Länge von ∂L/∂q, für einen zufälligen Verlust',
  'gradient.queryGradient.name': 'ganzer Gradient in der Anfrage',
  'gradient.valueGradient.title': 'Gradient in den Werten',
  'gradient.valueGradient.key':
    '√Σp²: für einen Gradienten der Länge 1 in der Ausgabe. Nie unter 1/√{keys}: Werte lernen unter jedem Divisor.',
  'gradient.valueGradient.axis': '√Σp²',
  'gradient.valueGradient.name': 'Gradient in den Werten',
  'gradient.valueGradient.theory': '1/√{keys}',
  'gradient.factor.heading': 'Die Scores multiplizieren',
  'gradient.factor.title': 'Zeile {row}: ihre Scores multipliziert',
  'gradient.factor.rises':
    'Jeder Divisor ist eine Stelle auf dieser Achse. Größere Scores machen Softmax unempfindlicher: tr J fällt nur. Die Norm von J steigt zuerst; eine kleine Norm heißt also nicht „gesättigt“.',
  'gradient.factor.falls':
    'Jeder Divisor ist eine Stelle auf dieser Achse. Größere Scores machen Softmax unempfindlicher: tr J fällt nur. Hier fällt auch die Norm von J; unter mehr Schlüsseln steigt sie zuerst.',
  'gradient.factor.picture':
    'Spur und Norm der Jacobi-Matrix von Zeile {row} und ihr größtes Gewicht über dem Faktor, mit dem ihre Scores multipliziert werden. Die Eingabetaste bewegt den Faktor.',
  'gradient.factor.axis': 'Faktor auf die Scores nach ÷ √dₖ',
  'gradient.factor.trace': 'tr J',
  'gradient.factor.frobenius': 'Norm von J',
  'gradient.factor.peak': 'größtes Gewicht',
  'gradient.factor.mark': '{name} bei {factor}-fachen Scores: {value}',
  'gradient.factor.spoken': '{factor}-fach: tr J = {trace}',
  'gradient.factor.map': '{factor}-fach',
  'gradient.live.row':
    'Zeile {row} bei dₖ = {d}: tr J, die Empfindlichkeit von Softmax gegen seine Scores, ist {sqrt} mit ÷ √dₖ und {linear} mit ÷ dₖ. Und ohne Skalierung?',
  'gradient.live.pulls':
    '{rows} bei dₖ = {d} mit {keys} Schlüsseln: Der typische Zug des Zielschlüssels ist {none} ohne Skalierung, {sqrt} mit ÷ √dₖ und {linear} mit ÷ dₖ.',
  'gradient.live.hardest': 'Am stärksten von den dreien zieht: {rule}.',
  'gradient.live.close': '{first} und {second} ziehen am stärksten; welches von beiden mehr, sagen diese Zeilen nicht.',
  'gradient.live.same': 'Hier sind alle drei gleich.',
  'gradient.live.measuring': 'Der Zug des Zielschlüssels wird gemessen.',
  'gradient.table.rows': '{rows} bei dₖ = {d}, {keys} Schlüssel, Seed {seed}, Ziehung {draw}',
  'gradient.table.pulls':
    'Der Zug des Zielschlüssels: {rows} bei dₖ = {d}, {keys} Schlüssel, Seed {seed}, Ziehung {draw}; 95-%-Intervall des Medians, Quartile',
  'gradient.table.jacobian': 'Jacobi-Matrix von Zeile {row}, {rule}',
  'gradient.table.factor': 'Zeile {row}, ihre Scores nach ÷ √dₖ multipliziert',
  'gradient.column.rule': 'Divisor',
  'gradient.column.from': 'von',
  'gradient.column.to': 'bis',
  'gradient.column.lower': 'unteres Quartil',
  'gradient.column.upper': 'oberes Quartil',
  'gradient.column.geometric': 'geometrisches Mittel',
  'gradient.column.figure': 'Größe',
  'gradient.column.mean': 'Mittel',
  'gradient.column.median': 'Median',
  'gradient.column.least': 'kleinste',
  'gradient.column.most': 'größte',
  'gradient.column.factor': 'Faktor',
  'gradient.column.weight': 'Schlüssel',
  'gradient.column.value': 'Gewicht',
  'gradient.column.score': 'Score {j}',
  'gradient.figure.pull': 'Zug des Zielschlüssels',
  'gradient.figure.peak': 'größtes Gewicht',
  'gradient.figure.trace': 'tr J, Empfindlichkeit von Softmax',
  'gradient.figure.rightKey': 'Gewicht des Ziels',
  'gradient.figure.scoreGradient': 'Gradient in den Scores',
  'gradient.figure.queryGradient': 'ganzer Gradient in der Anfrage',
  'gradient.figure.valueGradient': 'Gradient in den Werten',
};

export const asks: Readonly<Record<keyof typeof asked, string>> = {
  'gradient.asks': 'Wie stark zieht der Zielschlüssel unter jedem Divisor?',
};

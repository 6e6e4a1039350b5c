// Chapter 6: what the gradient does. Prose in German.
import type { gradientProse as english } from '../../en/prose/gradient.ts';

export const gradientProse: Readonly<Record<keyof typeof english, string>> = {
  'gradient.chapter': 'Der Gradient',
  'gradient.title': 'Was der Gradient tut',
  'gradient.intro':
    'Ein Verlust erreicht einen Schlüssel über dessen Gewicht. Der Schlüssel, der gewinnen sollte, heißt hier <em>Ziel</em>. Vor dem Training sind alle Schlüssel gleich gut, also wird es vorher gewählt. Dann bewegt sich die Anfrage ein wenig: Wie weit bewegt sich das Gewicht {weightT} des Ziels?',
  'gradient.pull':
    'Die Länge dieses Vektors, mal der Zahl der Schlüssel, ist der <em>Zug des Zielschlüssels</em>. Er ist der Anteil {weightT} des Ziels, mal wie stark die Scores reagieren, 1/c. Mehr Streuung verkleinert den typischen Anteil. Mehr Teilen verkleinert die Reaktion. In beiden Fällen sinkt der Zug.',

  'gradient.typical':
    'Als Beispiel 64 Schlüssel bei {dk} = 64: Der typische Zug ist etwa {pullSqrt} mit ÷ {rootDk}, {pullLinear} mit ÷ {dk} und {pullNone} ohne Divisor. Typisch heißt: der Median. Das Mittel bleibt hoch, weil in wenigen Zeilen das Ziel zufällig gewinnt oder fast gewinnt.',
  'gradient.level':
    'Mit ÷ {rootDk} bleibt der Zug etwa ab {dk} = 16 gleich. Mit ÷ {dk} fällt er wie 1/{rootDk}. Ohne Divisor fällt er schneller als jede Potenz von {dk}. Bei vielen Schlüsseln hängt der typische Zug nur von der Streuung σ der Scores ab. Er ist ein Hügel mit breitem Gipfel um σ = 1: {toSummit}',
  'gradient.queryAfter':
    'Der ganze Gradient der Anfrage verhält sich anders. Bei {dk} = 64 mit 64 Schlüsseln ist seine typische Länge ohne Divisor <em>größer</em>: etwa {queryNone} gegen {querySqrt}. Doch er gilt vor allem den Schlüsseln, die schon gewonnen haben. {rootDk} macht Gradienten also nicht groß. Es lässt die Anfrage den Schlüssel hören, der hätte gewinnen sollen.',
  'gradient.values':
    'Die Werte lernen unter jedem Divisor. Der Gradient von Wert j ist das {weightJ}-Fache dessen der Ausgabe. Über alle Schlüssel ist seine Länge das {rootOfSquares}-Fache, mindestens das 1/√n-Fache.',
  'gradient.source':
    'Die Arbeit von 2017 (<a href="https://arxiv.org/abs/1706.03762">Vaswani und andere</a>, Abschnitt 3.2.1) vermutet, dass große Skalarprodukte Softmax „in Bereiche drängen, in denen seine Gradienten äußerst klein sind“. Für das typische Ziel unter zufälligen Vektoren zeigen die Bilder genau das.',

  'gradient.trace.summary': 'Die Jacobi-Matrix: wie empfindlich Softmax gegen seine Scores ist',
  'gradient.trace':
    'Die Jacobi-Matrix von Softmax sagt, wie sich Gewicht {weightI} mit Score {scoreJ} bewegt. Ihre Spur misst, wie empfindlich Softmax gegen seine Scores ist.',
  'gradient.begin':
    'Die Spur ist 0, wo ein Schlüssel alles Gewicht hat, und 1 − 1/n, wo alle gleich viel haben; am größten ist sie also unter ÷ {dk}. Sie lässt aus, wie die Scores auf die Anfrage reagieren. Erklärungen, die {slopeOwn} als Steigung angeben, nennen nur die Diagonale. Daneben stehen die Einträge −pᵢpⱼ, und jede Zeile ergibt zusammen 0.',
  'gradient.query.summary': 'Der ganze Gradient der Anfrage, als Formel',
  'gradient.query': 'Er ist eine Summe über alle Schlüssel. Kommt {arrivingJ} bei Gewicht j an, ist er',
  'gradient.limits.summary': 'Wie weit reicht das?',
  'gradient.limits':
    'Der Zug ist ein natürlicher Maßstab: der typische Schlüssel, am Anfang des Trainings, mit Schritten im Verhältnis zum Gradienten (SGD). Mit 8 Schlüsseln ist {rootDk}/1,4 etwas besser, mit 512 liegt der Gipfel bei {rootDk}. Adam teilt Größen heraus. Eine größere Lernrate kann zu viel Teilen ausgleichen, zu wenig nicht. Ein Verlust auf log p verhält sich wieder anders.',
};

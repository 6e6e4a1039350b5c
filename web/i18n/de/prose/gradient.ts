// Chapter 6: what the gradient does. Prose in German.
import type { gradientProse as english } from '../../en/prose/gradient.ts';

export const gradientProse: Readonly<Record<keyof typeof english, string>> = {
  'gradient.chapter': 'Der Gradient',
  'gradient.title': 'Was der Gradient tut',
  'gradient.intro':
    'Ein Verlust erreicht einen Schlüssel über dessen Gewicht. Der Schlüssel, der gewinnen sollte, heißt hier <em>Ziel</em>. Vor dem Training sind alle Schlüssel gleich gut, also wird es vorher gewählt. Dann bewegt sich die Anfrage ein wenig: Wie weit bewegt sich das Gewicht {weightT} des Ziels?',
  'gradient.pull':
    'Diese Länge, mal der Zahl der Schlüssel, ist der <em>Zug des Zielschlüssels</em>. Er ist der Anteil {weightT} des Ziels, mal wie stark die Scores reagieren, 1/c. Mehr Streuung verkleinert den typischen Anteil. Mehr Teilen verkleinert die Reaktion. Der Zug kann also auf zwei Arten verlieren.',
  'gradient.typical':
    'Ältere Erklärungen sagen: „Große Scores, winzige Gradienten.“ Für das Ziel in der typischen Zeile stimmt das: Ohne Divisor ist sein Zug bei {dk} = 64 mit 64 Schlüsseln etwa {pullNone}, gegen {pullSqrt} mit ÷ {rootDk} und {pullLinear} mit ÷ {dk}. Typisch heißt: der Median. Das Mittel erzählt etwas anderes, denn einige glückliche Zeilen, in denen das Ziel gewinnt oder beinahe, halten es hoch.',
  'gradient.level':
    'Mit ÷ {rootDk} bleibt der Zug etwa von {dk} = 16 an gleich. Ohne Divisor fällt er in der typischen Zeile schneller als jede Potenz von {dk}, mit ÷ {dk} wie 1/{rootDk}. Bei vielen Schlüsseln hängt der typische Zug nur von der Streuung σ der Scores ab. Er ist ein Hügel mit breitem Gipfel, und die Mitte des Gipfels liegt bei σ = 1.',
  'gradient.trace':
    'Was Softmax selbst weitergibt, ist seine Jacobi-Matrix: wie sich Gewicht {weightI} mit Score {scoreJ} bewegt. Ihre Spur sagt, wie empfindlich Softmax gegen seine Scores ist.',
  'gradient.begin':
    'Sie ist 0, wo ein Schlüssel alles Gewicht hat, und 1 − 1/n, wo alle gleich viel haben; am größten ist sie also unter ÷ {dk}. Sie lässt aus, wie die Scores auf die Anfrage reagieren. Erklärungen, die die Steigung von Gewicht i als {slopeOwn} angeben, nennen nur die Diagonale. Daneben stehen die Einträge −pᵢpⱼ, und jede Zeile der Jacobi-Matrix ergibt zusammen 0.',
  'gradient.query':
    'Der ganze Gradient in der Anfrage ist eine Summe über alle Schlüssel. Kommt {arrivingJ} bei Gewicht j an, ist er',
  'gradient.queryAfter':
    'Bei {dk} = 64 mit 64 Schlüsseln ist seine typische Länge ohne Divisor <em>größer</em>: {queryNone} gegen {querySqrt}. Doch er gilt vor allem den Schlüsseln, die schon gewonnen haben. {rootDk} macht Gradienten also nicht groß. Es sorgt dafür, dass der Schlüssel gehört wird, der hätte gewinnen sollen.',
  'gradient.values':
    'Die Werte lernen unter jedem Divisor. Der Gradient von Wert j ist das {weightJ}-Fache dessen der Ausgabe. Über alle Schlüssel ist seine Länge das {rootOfSquares}-Fache davon, mindestens das 1/√n-Fache.',
  'gradient.limits':
    'Wie weit reicht das? Es ist ein natürlicher Maßstab: der typische Schlüssel, zu Beginn des Trainings, mit Schritten im Verhältnis zum Gradienten (SGD). Bei 8 Schlüsseln ist {rootDk}/1,4 etwas besser, bei 512 liegt der Gipfel bei {rootDk}. Adam teilt Größen heraus. Eine größere Lernrate kann zu viel Teilen ausgleichen, zu wenig nicht. Ein Verlust aus log p verhält sich wieder anders.',
  'gradient.source':
    'Die <a href="https://arxiv.org/abs/1706.03762">Arbeit von 2017</a> (Abschnitt 3.2.1) vermutet, dass große Skalarprodukte Softmax „in Bereiche drängen, in denen seine Gradienten äußerst klein sind“. Die Bilder zeigen, wo das gilt: für das typische Ziel unter zufälligen Vektoren, wie zu Beginn des Trainings. Das nächste Kapitel vergleicht weitere Divisoren.',
};

// How large a score is, in German: one draw, many, and the sweep over d.
import type { asks as asked, variance as english } from './words.en.ts';

export const variance: Readonly<Record<keyof typeof english, string>> = {
  'variance.label': 'Gemessene Größe von Scores, wenn die Kopfdimension wächst',
  'variance.samplesHint': 'Anfragen zu jedem dₖ',
  'variance.keysHint': 'neu zu jeder Anfrage',
  'variance.dimensionsHint': 'durch Semikolon oder Komma getrennt',
  'variance.focusSpoken': 'dₖ = {value}: Der Score ist eine Summe von ebenso vielen Produkten.',
  'variance.times.one': 'einmal',
  'variance.times': '{count} ×',
  'variance.guess.question':
    'Die Einträge einer Anfrage und eines Schlüssels werden mit Standardabweichung 1 gezogen. Wie weit streut ihr Score q·k bei dₖ = {d}? Zu schätzen ist seine Standardabweichung.',
  'variance.guess.why':
    'Die Summe hat {d} Summanden. Jeder hat Standardabweichung 1, aber sie haben beide Vorzeichen, und das meiste hebt sich auf. Was sich addiert, ist die Varianz: Sie ist {variance}, ungefähr dₖ. 64 ist die Varianz; die Standardabweichung ist deren Wurzel, {std}.',
  'variance.draw.title': '{count} Ziehungen bei dₖ = {d}',
  'variance.draw.title.one': 'Eine Ziehung bei dₖ = {d}',
  'variance.draw.key':
    'Oben die Einträge von q und k; darunter das Produkt jedes Paars als Balken und ihre laufende Summe, die als Score endet.',
  'variance.draw.keyTheory':
    'Gestrichelt: eine Standardabweichung der Summe nach jeder Seite, und die Verteilung ihres Endes.',
  'variance.ends.keyFew': 'Dünne Linien sind weitere Ziehungen, Punkte ihre Enden.',
  'variance.ends.keyDots': 'Jeder Punkt ist das Ende einer Ziehung.',
  'variance.ends.keyBins': 'Die Balken zählen, wo Ziehungen enden.',
  'variance.draw.picture':
    'Ziehung {draw} zum Seed {seed} bei dₖ = {d}: Produkte der Einträge von q und k und ihre laufende Summe, die bei {score} endet.',
  'variance.draw.axis': 'Komponente von q und k',
  'variance.draw.axisShort': 'Komponente',
  'variance.draw.score': 'q·k = {score}',
  'variance.draw.envelope': '±√i nach i Summanden',
  'variance.draw.envelopeShort': '±√i',
  'variance.draw.term': 'Summand {index} von {d}: {q} · {k} = {product}\nSumme bisher {sum}',
  'variance.ends.one': 'wo sie endet',
  'variance.ends.axis': 'wo {count} Ziehungen enden',
  'variance.ends.axisShort': 'Enden',
  'variance.ends.draw': 'Ziehung {draw} zum Seed {seed} endet bei {score}',
  'variance.ends.dot': 'Ziehung {place} von {count} endet bei {score}',
  'variance.ends.bin': '{from} bis {to}: {count} von {all} Ziehungen',
  'variance.ends.exact': 'exakte Verteilung',
  'variance.ends.exactShort': 'exakt',
  'variance.ends.normal': 'Normalverteilung',
  'variance.ends.normalShort': 'normal',
  'variance.ends.density': 'Dichte bei {score}: exakt {exact}, normal {normal}',
  'variance.fit.head': 'Folgen diese {count} Scores ihrer Verteilung?',
  'variance.fit.exact':
    'Die exakte Verteilung {verdict} (Kolmogorow-Smirnow p = {ks}; Anderson-Darling, das auf die Ränder sieht, p = {ad}).',
  'variance.fit.normal': 'Eine Normalverteilung derselben Varianz {verdict} (p = {ks} und {ad}).',
  'variance.fit.fits': 'passt zu ihnen',
  'variance.fit.doubtful': 'passt schlecht zu ihnen',
  'variance.fit.refuted': 'passt nicht zu ihnen',
  'variance.fit.tiny': '0,0000…',
  'variance.fit.meaning':
    'p ist der Anteil der Stichproben, die mindestens so weit abweichen, wenn die Verteilung stimmt.',
  'variance.kurtosis':
    'Bei {count} Scores zeigt sich die Form in der Wölbung: gemessen {measured}, in der Theorie genau {exact}, und 3 für eine Normalverteilung.',
  'variance.kurtosis.band': '{value} (95 % zwischen {low} und {high})',
  'variance.moreDraws': 'Weitere Bilder: eine Ziehung Summand für Summand, und wo viele enden',
  'variance.more':
    'Weitere Bilder: der Mittelwert, die Streuung nach ÷ √dₖ vergrößert, das Gewicht des stärksten Schlüssels',
  'variance.drawn': 'Was gezogen wird',
  'variance.sweepWhat':
    'Neue Anfragen und Schlüssel zu jedem dₖ. Ein Klick auf einen Punkt oder die Eingabetaste stellt sein dₖ ein.',
  'variance.spread.title': 'Wie weit Scores streuen',
  'variance.spread.key': 'Gemessen an Zufallsvektoren, auf logarithmischen Achsen.',
  'variance.spread.keyTheory': 'Punkte gemessen; gestrichelte Linien: dₖ, √dₖ und 1.',
  'variance.spread.variance': 'Varianz',
  'variance.spread.std': 'Standardabweichung',
  'variance.spread.scaled': 'Standardabweichung nach ÷ √dₖ',
  'variance.spread.varianceLine': 'Varianz: dₖ',
  'variance.spread.stdLine': 'Standardabweichung: √dₖ',
  'variance.spread.scaledLine': 'Standardabweichung nach ÷ √dₖ: 1',
  'variance.spread.stdShort': 'Streuung: √dₖ',
  'variance.spread.scaledShort': 'Streuung nach ÷ √dₖ: 1',
  'variance.spread.picture':
    'Gemessene Varianz und Standardabweichung des Scores über dₖ auf logarithmischen Achsen, und die Standardabweichung nach ÷ √dₖ. Die Eingabetaste wählt das dₖ eines Punkts.',
  'variance.mean.title': 'Mittelwert',
  'variance.mean.key': 'Gemessen, mit 95-%-Bändern, die so breit werden wie die Scores.',
  'variance.mean.keyTheory': 'Punkte mit ihren 95-%-Bändern; gestrichelt: 0.',
  'variance.mean.name': 'Mittelwert',
  'variance.mean.picture':
    'Gemessener Mittelwert des Scores über dₖ mit 95-%-Band. Die Eingabetaste wählt das dₖ eines Punkts.',
  'variance.zoom.title': 'Standardabweichung nach ÷ √dₖ, vergrößert',
  'variance.zoom.key': 'Punkte mit ihren 95-%-Bändern.',
  'variance.zoom.keyTheory': 'Punkte mit ihren 95-%-Bändern; gestrichelt: 1.',
  'variance.zoom.picture':
    'Gemessene Standardabweichung des Scores nach ÷ √dₖ mit 95-%-Band. Die Eingabetaste wählt das dₖ eines Punkts.',
  'variance.peak.title': 'Gewicht des stärksten von {keys} Schlüsseln',
  'variance.peak.title.one': 'Gewicht eines einzigen Schlüssels',
  'variance.peak.key': 'Mittel mit 95-%-Bändern, alle Regeln auf denselben Vektoren.',
  'variance.peak.picture':
    'Mittleres Gewicht des stärksten Schlüssels über dₖ, eine Linie für jede gezeigte Regel. Die Eingabetaste wählt das dₖ eines Punkts.',
  'variance.live.draw': 'Bei dₖ = {d} ergeben die {d} Produkte dieser Ziehung zusammen {score}.',
  'variance.live.draw.one': 'Bei dₖ = {d} ist der Score ein einziges Produkt: {score}.',
  'variance.live.few': '{count} Ziehungen bei dₖ = {d} enden zwischen {low} und {high}.',
  'variance.live.thirds': 'Von {count} Ziehungen bei dₖ = {d} enden zwei Drittel zwischen {low} und {high}.',
  'variance.live.drawing': '{count} Scores bei dₖ = {d} werden gezogen …',
  'variance.live.many':
    '{count} Scores bei dₖ = {d} haben die Standardabweichung {std}, 95 % zwischen {low} und {high}.',
  'variance.live.size': 'Die Messreihe findet dort eine Varianz von {variance} und eine Standardabweichung von {std}.',
  'variance.live.sizeTheory':
    'Die Messreihe findet dort eine Varianz von {variance} (Theorie {theoryVariance}) und eine Standardabweichung von {std} (Theorie {theoryStd}).',
  'variance.live.weights':
    'Der stärkste von {keys} Schlüsseln erhält {none} des Gewichts ohne Skalierung, {sqrt} mit ÷ √dₖ und {linear} mit ÷ dₖ.',
  'variance.live.weights.one':
    'Ein einziger Schlüssel erhält {none} des Gewichts ohne Skalierung, {sqrt} mit ÷ √dₖ und {linear} mit ÷ dₖ.',
  'variance.live.waiting': 'Die Messreihe ist noch nicht bei dₖ = {d} angekommen.',
  'variance.table.terms': 'Ziehung {draw} zum Seed {seed} bei dₖ = {d}, Summand für Summand',
  'variance.table.someTerms': 'Ziehung {draw} zum Seed {seed} bei dₖ = {d}, die ersten {shown} von {d} Summanden',
  'variance.table.scores': '{count} Scores bei dₖ = {d}: was darunter liegt',
  'variance.table.histogram': '{count} Scores bei dₖ = {d}: Histogramm',
  'variance.column.index': 'i',
  'variance.column.q': 'qᵢ',
  'variance.column.k': 'kᵢ',
  'variance.column.product': 'qᵢkᵢ',
  'variance.column.sum': 'Summe bisher',
  'variance.column.share': 'Anteil',
  'variance.column.score': 'Score',
  'variance.column.from': 'von',
  'variance.column.to': 'bis',
  'variance.column.count': 'Scores',
};

export const asks: Readonly<Record<keyof typeof asked, string>> = {
  'variance.asks': 'Wie weit streuen Scores, wenn dₖ wächst?',
};

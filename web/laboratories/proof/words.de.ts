// <dk-proof> in German.
import type { asks as asked, proof as english } from './words.en.ts';

export const proof: Readonly<Record<keyof typeof english, string>> = {
  'parameter.people': 'Personen je Gruppe',
  'proof.label': 'Warum die Varianz eines Scores d ist: die Produkte aller Paare',
  'proof.question':
    'Das Quadrat eines Scores ist eine Summe von dₖ² Produkten, xᵢ xⱼ für alle i und j. Jedes von ihnen werde über viele neue Anfragen und Schlüssel gemittelt: Wie viele behalten ein Mittel ungleich 0?',
  'proof.answer.all': 'alle dₖ²',
  'proof.answer.beside': 'die dₖ² − dₖ mit i ≠ j',
  'proof.answer.diagonal': 'die dₖ mit i = j',
  'proof.answer.none': 'keines',
  'proof.outcome': 'die {d} auf der Diagonale',
  'proof.why':
    'Ein Quadrat ist nie negativ, also behält xᵢ² sein Mittel, und das ist 1. Ein Produkt zweier verschiedener, die unabhängig sind und Mittelwert 0 haben, mittelt sich zu 0, und so alle {others} von ihnen. Übrig bleibt {d} mal 1.',
  'proof.another': 'Anderer Lauf',
  'proof.play': '▶ Abspielen',
  'proof.stop': '❚❚ Anhalten',
  'proof.drawsGroup': 'Ziehungen',
  'proof.draws': '{draws} Ziehungen',
  'proof.draws.one': '{draws} Ziehung',
  'proof.dimensionText': 'dₖ = {d}: {all} Produkte',
  'proof.dimensionText.one': 'dₖ = {d}: {all} Produkt',
  'proof.divisorSpoken': 'geteilt durch {value}',
  'proof.valuesHint': 'bis zu 6 Zahlen, durch Semikolon getrennt',
  'proof.fewer':
    'Bei dₖ = {d} hört diese Seite bei {shown} Ziehungen auf, nicht erst bei {asked}: Jede hat {d} mal {d} Produkte.',
  'proof.waiting': 'Was aus diesen Produkten über viele Ziehungen wird, steht hier, sobald geschätzt ist.',
  'proof.axis.draws': 'Ziehungen',
  'proof.axis.variance': 'Varianz des Scores',
  'proof.mean': 'Mittel',
  'proof.variance': 'Varianz',
  'proof.grid.title': 'xᵢ xⱼ, jedes über {draws} gemittelt',
  'proof.grid.title.one': 'xᵢ xⱼ in einer Ziehung',
  'proof.grid.key': 'xᵢ = qᵢ kᵢ. Ihre Summe über das ganze Quadrat ist (q·k)².',
  'proof.grid.picture':
    'Ein Quadrat aus {d} mal {d} Zellen: das Produkt von x i und x j, über {draws} gemittelt, nach Vorzeichen und Größe getönt.',
  'proof.grid.mark': 'x{i} · x{j}: {figure}',
  'proof.grid.markDiagonal': 'x{i} zum Quadrat: {figure}',
  'proof.count.diagonal': '{terms} auf der Diagonale',
  'proof.count.others': '{terms} übrige',
  'proof.count.all': 'Mittel von (q·k)²',
  'proof.sum': 'Summanden mal ihr Mittel:',
  'proof.square': 'ist die Summe aller {all} Zellen: (q·k)².',
  'proof.square.one': 'ist die eine Zelle: (q·k)².',
  'proof.more.draws': 'Weitere Bilder: die Summen, während Ziehungen hinzukommen, und wo jede Annahme eingeht',
  'proof.more.rule': 'Weitere Bilder: Zahlen und ihre Varianz, vor und nach der Division',

  'proof.sums.title': 'Wozu sich die Summanden addieren',
  'proof.sums.key': 'Laufende Mittel, während Ziehungen hinzukommen.',
  'proof.sums.keyTheory': 'Laufende Mittel, während Ziehungen hinzukommen. Gestrichelt: dₖ und 0.',
  'proof.sums.picture':
    'Das Mittel des quadrierten Scores, die Summe über die Diagonale und die Summe aller übrigen Summanden über der Zahl der Ziehungen.',
  'proof.sums.meanSquare': 'Mittel von (q·k)²',
  'proof.sums.diagonalSum': 'Diagonale',
  'proof.sums.offDiagonalSum': 'alle übrigen',
  'proof.sums.short.meanSquare': '(q·k)²',
  'proof.sums.short.diagonalSum': 'Diagonale',
  'proof.sums.short.offDiagonalSum': 'übrige',
  'proof.sums.mark':
    '{draws}\nMittel von (q·k)²: {meanSquare}\nDiagonale: {diagonalSum}\nalle übrigen: {offDiagonalSum}',
  'proof.fading.title': 'Wie weit die übrigen noch von 0 entfernt sind',
  'proof.fading.key': 'Ihr quadratisches Mittel.',
  'proof.fading.keyTheory': 'Ihr quadratisches Mittel. Gestrichelt: 1/√Ziehungen.',
  'proof.fading.picture': 'Das quadratische Mittel der Mittelwerte neben der Diagonale über der Zahl der Ziehungen.',
  'proof.fading.mark': '{draws}: {rms}',
  'proof.fading.markTheory': '{draws}: {rms}\nerwartet {expected}',
  'proof.live.unasked':
    'Eine Ziehung bei dₖ = {d}: Ihre {all} Produkte ergeben zusammen (q·k)² = {square}, große und kleine, beider Vorzeichen.',
  'proof.live.unaskedAlike':
    'Eine Ziehung bei dₖ = {d}: Ihre {all} Produkte ergeben zusammen (q·k)² = {square}, große und kleine, hier alle mit demselben Vorzeichen.',
  'proof.live.single': 'Bei dₖ = 1 gibt es ein Produkt, x₁²; über {draws} ist sein Mittel {square}.',
  'proof.live.many.one':
    'Eine Ziehung: Die {d} Quadrate auf der Diagonale ergeben zusammen {diagonal}, die {others} übrigen Produkte {beside}, und (q·k)² ist {square}.',
  'proof.live.many':
    'Über {draws} Ziehungen ergibt die Diagonale zusammen {diagonal} und die {others} übrigen Mittel {beside}; beide zusammen sind das Mittel von (q·k)², {square}.',
  'proof.breaks.heading': 'Wo jede Annahme eingeht',
  'proof.breaks.title': 'Die Varianz bei dₖ = {d}, wenn eine Annahme verletzt ist',
  'proof.breaks.key':
    'Einträge mit Mittelwert 0 und Varianz 1, alle unabhängig, bis auf das, was die Zeile sagt. Gestrichelt: dₖ.',
  'proof.breaks.picture':
    'Die Varianz eines Scores in sechs Fällen auf einer logarithmischen Achse, jede mit ihrem Abstand von dₖ.',
  'proof.breaks.mark': '{name}: {variance}',
  'proof.breaks.score-variance': 'wie angenommen',
  'proof.breaks.if-query-coordinates-equal': 'alle Einträge von q gleich, von k nicht',
  'proof.breaks.if-mean-shifted': 'Einträge von q und k mit Mittelwert ½',
  'proof.breaks.if-key-equals-query': 'k ist q selbst',
  'proof.breaks.if-variance-doubled': 'Einträge von q und k mit Varianz 2',
  'proof.breaks.if-coordinates-equal': 'alle Einträge von q gleich, auch von k',
  'proof.squares.heading': 'Geteilt durch c, und die Varianz ist durch c² geteilt',
  'proof.squares.title': 'Jede Zahl mit dem Quadrat ihres Abstands zum Mittelwert',
  'proof.squares.key': 'Die Varianz ist die mittlere Fläche. Oben wie gegeben, unten durch c geteilt.',
  'proof.squares.picture':
    'Zahlen auf einer Geraden, jede mit einem Quadrat, dessen Seite ihr Abstand zum Mittelwert ist; darunter dieselben nach der Division. Mittlere Fläche {before} vorher, {after} nachher.',
  'proof.squares.before': 'wie gegeben',
  'proof.squares.after': 'jede ÷ {c}',
  'proof.squares.mean': 'Mittelwert {mean}',
  'proof.squares.mark': '{value}: {difference} vom Mittelwert, quadriert {square}',
  'proof.squares.table': 'Die Varianz vor und nach der Division, Schritt für Schritt',
  'proof.column.value': 'Zahl',
  'proof.column.divided': '÷ {c}',
  'proof.column.difference': '− Mittel',
  'proof.column.square': 'Quadrat',
  'proof.table.grid': 'Mittel von x_i x_j über {draws} bei d = {d}',
  'proof.table.gridCut':
    'Mittel von x_i x_j über {draws} bei d = {d}, die ersten {shown} jedes Index; die Datei hat alle',
  'proof.table.track': 'Summen der Mittel, während Ziehungen hinzukommen',
  'proof.table.factor': 'Faktor',
  'proof.table.case': 'Fall',
  'proof.table.rms': 'quadratisches Mittel neben der Diagonale',
};

export const asks: Readonly<Record<keyof typeof asked, string>> = {
  'proof.asks': 'Warum ist die Varianz eines Scores genau dₖ?',
};

// <dk-additive> in German.
import type { asks as asked, additive as english } from './words.en.ts';

export const additive: Readonly<Record<keyof typeof english, string>> = {
  'additive.label': 'Additive neben multiplikativer Attention auf denselben Vektoren',
  'additive.question':
    'Ein additiver Score kann Σ|vᵢ| nicht überschreiten, wie groß Anfrage und Schlüssel auch sind. Mit Einträgen von v aus N(0, 1) und dₖ verborgenen Einheiten ist seine Standardabweichung bei dₖ = 4 etwa 1,4. Wie groß ist sie bei dₖ = 1024?',
  'additive.question.same': 'Immer noch etwa 1,4: Er ist beschränkt',
  'additive.question.log': 'Etwa 7, sie wächst mit ln dₖ',
  'additive.question.root': 'Etwa 23, sie wächst mit √dₖ',
  'additive.question.linear': 'Etwa 360, sie wächst mit dₖ',
  'additive.outcome': '{after}, nach {before} bei dₖ = 4',
  'additive.why':
    'Jede verborgene Einheit fügt einen weiteren Summanden zwischen −|vᵢ| und |vᵢ| hinzu, also wächst die Schranke selbst mit der Zahl der Einheiten. Eine Summe unabhängiger Summanden wächst mit der Wurzel dieser Zahl. Einträge von v aus N(0, 1/h) nehmen das heraus und lassen {scaled}. Gemessen an {networks} zufälligen Netzen.',
  'additive.dimensionHint': 'und ebenso viele verborgene Einheiten, h = dₖ',
  'additive.keysHint': 'in den Zeilen, die über dₖ gemessen werden; die gezeigte Ziehung hat acht',
  'additive.another': 'Andere Vektoren',
  'additive.kind.dot': 'q·k',
  'additive.kind.dot-sqrt': 'q·k ÷ √dₖ',
  'additive.kind.additive': 'additiv, v ~ N(0, 1)',
  'additive.kind.additive-scaled': 'additiv, v ~ N(0, 1/h)',
  'additive.axis.score': 'Score',
  'additive.axis.key': 'Schlüssel',
  'additive.axis.dimension': 'Kopfdimension dₖ und verborgene Einheiten',
  'additive.scores.title': 'Eine Anfrage, acht Schlüssel, auf vier Arten bewertet bei dₖ = {d}',
  'additive.scores.key':
    'In jeder Bahn dieselben Vektoren. Der getönte Balken endet an der Schranke additiver Scores, ± Σ|vᵢ|.',
  'additive.scores.picture':
    'Scores von acht Schlüsseln in vier Bahnen auf einer Achse. Zwei Bahnen zeigen das Produkt, roh und geteilt durch die Wurzel der Dimension. Zwei sind additiv, mit Varianz 1 von v und mit Varianz 1 durch h. Additive Bahnen enden an ihrer Schranke.',
  'additive.scores.bound': 'Schranke {limit}',
  'additive.scores.mark': '{kind}, Schlüssel {key}: Score {score}',
  'additive.weights.title': 'Ihre Gewichte',
  'additive.weights.key': 'Ein Balken bis an den oberen Rand seines Felds wäre alles Gewicht.',
  'additive.weights.picture': 'Die Gewichte von acht Schlüsseln in vier Bahnen, eine für jede Art von Score.',
  'additive.weights.peak': 'Spitze {peak}',
  'additive.weights.peakAndTrace': 'Spitze {peak} · tr J {trace}',
  'additive.weights.mark': '{kind}, Schlüssel {key}: Gewicht {weight}',
  'additive.bounds':
    'Die Schranke ist Σ|vᵢ|, und mit kleineren Einträgen von v schrumpft sie wie die Scores. Für diese Ziehung:',
  'additive.live':
    'Bei dₖ = {d} kann kein additiver Score mit v ~ N(0, 1) über {limit} hinaus; der größte dieser acht hat den Betrag {largest}. Der stärkste Schlüssel erhält {dot} des Gewichts unter q·k und {sqrt} unter q·k ÷ √dₖ. Unter additiven Scores erhält er {additive} mit v ~ N(0, 1) und {scaled} mit v ~ N(0, 1/h).',
  'additive.more': 'Weitere Bilder: die Gewichte, und die Streuung beider Arten mit wachsendem dₖ',
  'additive.heading': 'Wenn dₖ wächst',
  'additive.waiting': 'Wie die Streuung beider Arten mit dₖ geht, wird hier nach dem Schätzen gezeichnet.',
  'additive.scoreStd.title': 'Standardabweichung eines Scores',
  'additive.scoreStd.key':
    'Beide Achsen logarithmisch. Gestrichelt: die Schranke Σ|vᵢ| für v ~ N(0, 1), im Mittel über Netze; sie steigt schneller als alle.',
  'additive.scoreStd.picture':
    'Standardabweichung von vier Arten von Score über der Kopfdimension, beides auf logarithmischen Achsen. Zwei steigen Seite an Seite: q·k und additive Scores mit Varianz 1 von v. Geteilte und additive mit Varianz 1 durch h bleiben eben. Die Schranke steigt über alle.',
  'additive.peakWeight.title': 'Größtes Gewicht',
  'additive.peakWeight.key': 'Mittel über Zeilen von {keys} Schlüsseln.',
  'additive.peakWeight.picture':
    'Größtes Gewicht im Mittel von vier Arten von Score über der Kopfdimension: Zwei steigen gegen 1, zwei bleiben eben.',
  'additive.jacobianTrace.title': 'Empfindlichkeit von Softmax, tr J',
  'additive.jacobianTrace.key': 'Wie stark Gewichte auf Scores reagieren: Spur der Jacobi-Matrix, Mittel über Zeilen.',
  'additive.jacobianTrace.picture':
    'Mittel der Spur der Jacobi-Matrix von Softmax für vier Arten von Score über der Kopfdimension: Zwei fallen, zwei bleiben eben.',
  'additive.bound.name': 'Schranke Σ|vᵢ|',
  'additive.sweep.mark': '{name}, dₖ = {d}: {value}',
  'additive.measuring': 'Gemessen werden: {done} von {total} Netzen.',
  'additive.done':
    '{networks} Netze zu jedem von {stops} Werten von dₖ, mit je acht Anfragen und acht Schlüsseln. Fehlerbalken: 95 %, aus der Streuung zwischen Netzen.',
  'additive.doneAmong':
    'Von ihnen kommt die Standardabweichung: Ein Score braucht eine Anfrage und einen Schlüssel, also ändert die Zahl der Schlüssel daran nichts. Größtes Gewicht und tr J kommen von ebenso vielen Netzen mit je {keys} Schlüsseln.',
  'additive.doneEarlier': 'Diese enden bei dₖ = {d}: Größere mit so vielen Schlüsseln zu ziehen dauert zu lange.',
  'additive.toldMany':
    'Bei dₖ = {d} ist die Standardabweichung von q·k {dot} und die additiver Scores mit v ~ N(0, 1) {additive}: Beide Arten sind gewachsen. Unter {keys} Schlüsseln sind ihre größten Gewichte bei dₖ = {at} {dotPeak} und {additivePeak}. Mit v ~ N(0, 1/h) ist die Standardabweichung {scaled}, so eben wie q·k ÷ √dₖ mit {sqrt}; die größten Gewichte sind {scaledPeak} und {sqrtPeak}.',
  'additive.told':
    'Bei dₖ = {d} ist die Standardabweichung von q·k {dot} und die additiver Scores mit v ~ N(0, 1) {additive}. Beide Arten sind gewachsen, und ihre größten Gewichte sind {dotPeak} und {additivePeak}. Mit v ~ N(0, 1/h) ist sie {scaled}, so eben wie q·k ÷ √dₖ mit {sqrt}. Das größte Gewicht ist {scaledPeak}.',
  'additive.column.key': 'Schlüssel',
  'additive.column.d': 'dₖ',
  'additive.column.score': 'Score: {name}',
  'additive.column.weight': 'Gewicht: {name}',
  'additive.table.sweep': '{figure}, {keys} Schlüssel: jede Zahl ± ihr Standardfehler',
  'additive.table.draw': 'Die gezeigte Ziehung, dₖ = {d}',
};

export const asks: Readonly<Record<keyof typeof asked, string>> = {
  'additive.asks': 'Wie weit streuen additive Scores, wie weit Skalarprodukte?',
};

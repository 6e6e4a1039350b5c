// <dk-quiz> in German: misconceptions on the divisor and on what it does.
import type { quizMisconceptions as english } from './misconceptions.words.en.ts';

export const quizMisconceptions: Readonly<Record<keyof typeof english, string>> = {
  'quiz.atD': 'dₖ = {d}',
  'quiz.peak.title': 'Größtes Gewicht',
  'quiz.whyNotD.question':
    '„Sicherheitshalber“ teilt jemand die Scores durch dₖ statt durch √dₖ. Einträge von q und k sind unabhängig N(0, 1), und es gibt 8 Schlüssel. Was wird aus der Attention, wenn dₖ wächst?',
  'quiz.whyNotD.even': 'Jeder Schlüssel erhält fast dasselbe Gewicht: Die Anfrage wird überhört.',
  'quiz.whyNotD.even.feedback':
    'q·k wächst nur wie √dₖ, also stirbt q·k/dₖ aus. Bei dₖ = {d} erhält der stärkste von 8 Schlüsseln im Mittel {linear}, nahe gleichen Anteilen von 0,125; mit √dₖ erhält er {sqrt}.',
  'quiz.whyNotD.same': 'Mit dₖ ändert sich nichts, wie bei √dₖ.',
  'quiz.whyNotD.same.feedback':
    'So ist es nur bei √dₖ: Das größte Gewicht ist dort auch bei dₖ = {d} im Mittel {sqrt}. Mit dₖ ist es auf {linear} gefallen, wo 0,125 gleiche Anteile bedeutet.',
  'quiz.whyNotD.spike': 'Ein Schlüssel erhält fast alles Gewicht.',
  'quiz.whyNotD.spike.feedback':
    'Das kommt von gar keinem Divisor: {none} bei dₖ = {d}. Durch mehr zu teilen macht Differenzen kleiner, und dₖ lässt dem stärksten Schlüssel {linear}.',
  'quiz.whyNotD.unit': 'Die Scores erhalten Varianz 1.',
  'quiz.whyNotD.unit.feedback':
    'Var(q·k/c) ist dₖ/c². Für Varianz 1 muss c = √dₖ sein; mit c = dₖ = {d} haben die Scores die Standardabweichung {left}.',
  'quiz.whyNotD.after': 'Größtes Gewicht im Mittel bei dₖ = {d}, 8 Schlüssel',
  'quiz.whyNotD.afterKey': 'Dieselben Ziehungen unter drei Divisoren. Gleiche Anteile wären 0,125.',
  'quiz.times.question':
    'dₖ = 64, und eine Zeile skalierter Scores ist {scores}. Nun werden alle Anfragen mit {factor} multipliziert, und die Scores werden weiterhin durch √64 geteilt. Was tut die Attention?',
  'quiz.times.spike': 'Ein Schlüssel erhält fast alles Gewicht.',
  'quiz.times.spike.feedback':
    'Der Divisor ist vorher und nachher {root}: Er weiß, wie viele Einträge q hat, nicht wie groß sie sind. Das größte Gewicht geht von {before} auf {after}.',
  'quiz.times.undone': 'Dasselbe wie vorher: Die Skalierung nimmt den Faktor heraus.',
  'quiz.times.undone.feedback':
    '√dₖ = {root} mit dem Faktor und ohne ihn, denn dₖ zählt Einträge und misst sie nicht. Das größte Gewicht geht von {before} auf {after}.',
  'quiz.times.unseen': 'Dasselbe wie vorher: Softmax sieht einen gemeinsamen Faktor nicht.',
  'quiz.times.unseen.feedback':
    'Was Softmax nicht sieht, ist ein gemeinsamer Summand. Ein Faktor von {factor} multipliziert jede Differenz, und das größte Gewicht geht von {before} auf {after}.',
  'quiz.times.larger': 'Alle Gewichte werden {factor}-mal so groß.',
  'quiz.times.larger.feedback':
    'Gewichte ergeben zusammen 1, wie die Scores auch sind. Was geschieht: Das stärkste geht von {before} auf {after}, und die anderen gehen auf nichts.',
  'quiz.times.afterKey': 'Die Zeile, wie sie war, und mit größeren Anfragen; beide durch 8 geteilt.',
  'quiz.times.bar.before': 'wie sie war',
  'quiz.times.bar.after': 'Anfragen × {factor}',
  'quiz.which.question':
    'Eine Schicht hat d_model = {model} und {heads} Köpfe, die es gleichmäßig teilen; die Folge ist {length} Token lang. Durch welche Zahl werden die Scores eines Kopfes geteilt?',
  'quiz.which.label': 'Divisor',
  'quiz.which.right':
    'dₖ ist, was Anfragen und Schlüssel eines Kopfes haben: {model}/{heads} = {head} Einträge. √{head} = {root}.',
  'quiz.which.model':
    '{wrong} ist die Wurzel aus d_model. Der Score eines Kopfes summiert {head} Produkte, nicht {model}, seine Streuung ist also √{head} = {root}.',
  'quiz.which.length':
    '{wrong} ist die Wurzel der Folgenlänge. So viele Scores hat eine Zeile; Produkte summiert ein Score {head}, und √{head} = {root}.',
  'quiz.which.heads':
    '{wrong} ist die Wurzel der Zahl der Köpfe. Es kommt auf die Größe eines jeden an: {head} Einträge, und √{head} = {root}.',
  'quiz.which.head': '{head} ist dₖ selbst. Die Scores streuen wie dessen Wurzel, √{head} = {root}.',
  'quiz.which.whole': '{model} ist d_model. Ein Kopf hat {head} dieser Einträge, und der Divisor ist √{head} = {root}.',
  'quiz.which.below': 'Zu klein. Ein Kopf hat {model}/{heads} = {head} Einträge, und √{head} ist {root}.',
  'quiz.which.above': 'Zu groß. Ein Kopf hat {model}/{heads} = {head} Einträge, und √{head} ist {root}.',
  'quiz.which.after': 'Drei Wurzeln, die verwechselt werden',
  'quiz.which.afterKey': 'Nur die erste zählt die Produkte, die ein Score summiert.',
  'quiz.which.bar.head': 'Kopf, √{head}',
  'quiz.which.bar.model': 'Modellbreite, √{model}',
  'quiz.which.bar.length': 'Folge, √{length}',
  'quiz.fourth.question':
    'In manchem Code werden q und k vor dem Produkt je mit {d}^(−1/4) multipliziert, dₖ = {d}, und das Produkt wird nicht mehr geteilt. Was ist das?',
  'quiz.fourth.same': 'q·k durch √dₖ zu teilen, in zwei Hälften.',
  'quiz.fourth.same.feedback':
    'Jedes wird durch {quarter} geteilt, und {quarter} · {quarter} ≈ {root} = √{d}. Die Hälften sind kleinere Zahlen, was kurzen Formaten guttut.',
  'quiz.fourth.twice': 'Ein Fehler: zweimal skaliert, im Ganzen durch dₖ.',
  'quiz.fourth.twice.feedback':
    'Das wäre es, wenn jedes durch √{d} = {root} geteilt würde. Jedes wird durch {quarter} geteilt, und zweimal das macht {root}, nicht {d}.',
  'quiz.fourth.less': 'Ein schwächerer Divisor, die vierte Wurzel aus dₖ.',
  'quiz.fourth.less.feedback':
    'Die vierte Wurzel, {quarter}, erhalten q und k je für sich. Ihr Produkt erhält beide: {quarter} · {quarter} ≈ {root}.',
  'quiz.fourth.cancels': 'Nichts: Was an q getan wird, wird an k zurückgenommen.',
  'quiz.fourth.cancels.feedback':
    'Es höbe sich auf, wenn das eine multipliziert und das andere geteilt würde. Beide werden durch {quarter} geteilt, der Score also durch {root}.',
  'quiz.fourth.after': 'Divisoren bei dₖ = {d}',
  'quiz.fourth.afterKey': 'Was q und k je erhalten, was der Score erhält, und was zweimal √dₖ ergäbe.',
  'quiz.fourth.bar.each': 'q und k, je',
  'quiz.fourth.bar.score': 'q·k',
  'quiz.fourth.bar.twice': '√dₖ auf beide',
  'quiz.axes.question':
    'Das sind die Gewichte softmax(QKᵀ/√dₖ) von zwei Anfragen und drei Schlüsseln. Wie sehr sieht die zweite Anfrage auf den ersten Schlüssel?',
  'quiz.axes.caption': 'Die Gewichte',
  'quiz.axes.head': 'Gewicht',
  'quiz.axes.row': 'Zeile {row}',
  'quiz.axes.column': 'Spalte {column}',
  'quiz.axes.right.feedback':
    'Eine Zeile je Anfrage, eine Spalte je Schlüssel: Zeile 2, Spalte 1, {right}. Jede Zeile ergibt zusammen 1.',
  'quiz.axes.swapped.feedback':
    '{swapped} steht in Zeile 1, Spalte 2: die erste Anfrage auf den zweiten Schlüssel, Achsen vertauscht. Zeilen sind Anfragen, da Zeilen zusammen 1 ergeben; die Antwort ist {right}.',
  'quiz.axes.row.feedback':
    '{row} steht in der richtigen Spalte, aber in der Zeile der ersten Anfrage. Die Zeile der zweiten Anfrage hat dort {right}.',
  'quiz.axes.column.feedback':
    '{column} steht in der Zeile der zweiten Anfrage, aber auf dem zweiten Schlüssel. Auf dem ersten Schlüssel hat diese Zeile {right}.',
  'quiz.axes.after': 'Die Zeile der zweiten Anfrage',
  'quiz.axes.afterKey': 'Ihre drei Gewichte ergeben zusammen 1; die einer Spalte müssen es nicht.',
  'quiz.axes.bar': 'Schlüssel {key}',
  'quiz.exactly.question':
    '„Die Varianz von q·k ist immer genau dₖ.“ Bei dₖ = {d}: Für welche Einträge ist sie eine andere Zahl? Unabhängig sind sie in jedem Fall.',
  'quiz.exactly.mean': 'Normalverteilt, Mittelwert {mean}, Varianz 1',
  'quiz.exactly.mean.feedback':
    'Varianz {variance}. Bei einem Mittelwert µ hat jedes Produkt die Varianz 1 + 2µ²; den Mittelwert 0 also braucht die Regel.',
  'quiz.exactly.uniform': 'Gleichverteilt, Mittelwert 0, Varianz 1',
  'quiz.exactly.uniform.feedback':
    'Varianz {uniform}, genau. Die Form der Verteilung geht nicht ein; nur Mittelwert 0, Varianz 1 und Unabhängigkeit.',
  'quiz.exactly.signs': '+1 oder −1, gleich wahrscheinlich',
  'quiz.exactly.signs.feedback':
    'Varianz {signs}, genau: Jedes Produkt ist +1 oder −1, mit Mittelwert 0 und Varianz 1. Normal muss nichts sein.',
  'quiz.exactly.laplace': 'Laplace (schwere Ränder), Mittelwert 0, Varianz 1',
  'quiz.exactly.laplace.feedback':
    'Varianz {laplace}, genau. Schwere Ränder ändern die Wölbung von q·k und wie schnell eine Stichprobe ihre Varianz findet, nicht die Varianz.',
  'quiz.exactly.after': 'Varianz von q·k bei dₖ = {d}',
  'quiz.exactly.afterKey': 'Vier Verteilungen der Einträge, alle mit Varianz 1.',
  'quiz.exactly.bar.mean': 'normal, Mittelwert {mean}',
  'quiz.exactly.bar.uniform': 'gleichverteilt',
  'quiz.exactly.bar.signs': '+1 oder −1',
  'quiz.exactly.bar.laplace': 'Laplace',
};

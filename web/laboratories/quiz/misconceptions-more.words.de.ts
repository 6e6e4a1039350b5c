// <dk-quiz> in German: misconceptions on softmax, gradients and beginnings.
import type { quizMisconceptionsMore as english } from './misconceptions-more.words.en.ts';

export const quizMisconceptionsMore: Readonly<Record<keyof typeof english, string>> = {
  'quiz.bounds.question':
    '„Die Division durch √dₖ hält die Scores in Grenzen.“ Bei dₖ = {d}, Einträge N(0, 1): Wie oft ist ein skalierter Score größer als 3?',
  'quiz.bounds.never': 'Nie.',
  'quiz.bounds.never.feedback':
    'Ein Divisor legt die Streuung fest und keine Grenze: Der skalierte Score hat die Standardabweichung 1, und {three} liegen über 3. Eine Grenze wäre |q||k|/√dₖ, und die liegt weit draußen.',
  'quiz.bounds.three.feedback':
    '{three}: selten, und nicht nie. Eine lange Zeile hat oft genug einen solchen Score. Der Divisor setzt die Standardabweichung auf 1 und begrenzt nichts.',
  'quiz.bounds.two.feedback': '{two} sagt, wie oft er 2 übersteigt. Über 3 sind es {three}, und noch immer nicht nie.',
  'quiz.bounds.one.feedback': '{one} sagt, wie oft er 1 übersteigt, eine Standardabweichung. Über 3 sind es {three}.',
  'quiz.bounds.after': 'Wie oft ein skalierter Score größer ist, dₖ = {d}',
  'quiz.bounds.afterKey': 'Aus der exakten Verteilung von q·k.',
  'quiz.bounds.bar': 'über {threshold}',
  'quiz.half.question':
    '„√dₖ ist dazu da, dass Gradienten nicht verschwinden.“ Welche? Gegeben sind {keys} zufällige Schlüssel bei dₖ = {d}, kein Divisor. Einer davon ist der Schlüssel, der gewinnen soll, vorab gewählt. Welcher Gradient ist in der typischen Zeile winzig?',
  'quiz.half.none': 'Keiner: Softmax gibt Gradienten immer weiter.',
  'quiz.half.target': 'Der, der von dem Schlüssel kommt, der gewinnen soll',
  'quiz.half.target.feedback':
    'Sein Zug an der Anfrage ist {none} ohne Divisor und {sqrt} mit √dₖ: Andere Schlüssel haben das Gewicht. Aber auch mit dₖ fällt er, auf {linear}, da die Scores kaum auf die Anfrage reagieren. Der ganze Gradient der Anfrage ist nicht klein: {wholeNone} ohne Divisor, {wholeSqrt} mit √dₖ.',
  'quiz.half.none.feedback':
    'Einer wird winzig: der Gradient, der von dem Schlüssel kommt, der gewinnen soll. Sein Zug an der Anfrage ist {none} ohne Divisor, {sqrt} mit √dₖ und {linear} mit dₖ.',
  'quiz.half.whole': 'Der ganze Gradient der Anfrage',
  'quiz.half.whole.feedback':
    'Bei zufälligen Gradienten in den Gewichten ist seine typische Länge {wholeNone} ohne Divisor und {wholeSqrt} mit √dₖ: größer, nicht kleiner. Er geht an die wenigen Schlüssel, die schon gewonnen haben. Winzig ist der Zug des Schlüssels, der gewinnen soll: {none}, mit √dₖ {sqrt}.',
  'quiz.half.values': 'Der Gradient der Werte',
  'quiz.half.values.feedback':
    'Die Werte erhalten, was ihre Gewichte durchlassen, und die Gewichte ergeben zusammen 1. Winzig ist der Zug des Schlüssels, der gewinnen soll: {none} ohne Divisor, {sqrt} mit √dₖ.',
  'quiz.half.after': 'Der Zug des Schlüssels, der gewinnen soll, dₖ = {d}, {keys} Schlüssel',
  'quiz.half.afterKey':
    'Wie weit sich sein Gewicht bewegt, wenn die Anfrage ein wenig verschoben wird: Schlüsselzahl × Median von {rows} Zeilen.',
  'quiz.path.question':
    'dₖ = {d}, {keys} Schlüssel, kein Divisor. In der typischen Zeile hat ein Schlüssel fast alles Gewicht. Welche Matrizen lernen von einer solchen Zeile noch?',
  'quiz.path.values': 'W_V, und W_Q und W_K kaum.',
  'quiz.path.values.feedback':
    'Von einem Gradienten der Länge 1 in der Ausgabe erhalten die Werte einen der Länge {value}: Der Schlüssel mit dem Gewicht erhält den Gradienten. Die Scores erhalten {score}, bei Gradienten üblicher Größe in den Gewichten.',
  'quiz.path.nothing': 'Keine: Das Lernen hört auf.',
  'quiz.path.nothing.feedback':
    'In dieser Zeile erhalten die Scores {score}, so gut wie nichts. Die Werte aber erhalten {value} dessen, was hereinkommt. W_Q und W_K sind es, die von dieser Zeile nicht lernen.',
  'quiz.path.scores': 'W_Q und W_K, und W_V kaum.',
  'quiz.path.scores.feedback':
    'Umgekehrt. Eine gesättigte Zeile gibt {score} an die Scores weiter, also an W_Q und W_K, und {value} an die Werte.',
  'quiz.path.all': 'Alle drei, wie vorher.',
  'quiz.path.all.feedback':
    'W_V lernt durchaus, mit {value} dessen, was hereinkommt. An die Scores gibt die typische Zeile {score} weiter, so gut wie nichts; Zeilen mit einem Gleichstand zweier Schlüssel sind die Ausnahme.',
  'quiz.path.after': 'Länge des Gradienten in der typischen Zeile',
  'quiz.path.afterKey': 'Median von {rows} Zeilen.',
  'quiz.path.bar.values': 'in den Werten',
  'quiz.path.bar.scores': 'in den Scores',
  'quiz.tau.question':
    'Einträge von q und k sind N(0, 1), {keys} Schlüssel, und Scores werden durch τ√dₖ geteilt, was zuerst 8 ist. Zwei Wege, daraus 16 zu machen: dₖ von 64 auf 256 oder τ von 1 auf 2. Welcher macht die Attention im Mittel flacher?',
  'quiz.tau.tau': 'nur τ von 1 auf 2',
  'quiz.tau.tau.feedback':
    'Das größte Gewicht geht im Mittel von {before} auf {tau}. Mit dₖ = 256 ist es {dimension}: Längere Vektoren bringen die doppelte Streuung mit, und √dₖ nimmt eben das heraus.',
  'quiz.tau.dimension': 'nur dₖ von 64 auf 256',
  'quiz.tau.dimension.feedback':
    'Mit dₖ wachsen auch die Scores, und √dₖ nimmt eben das heraus: Das größte Gewicht ist im Mittel {before} vorher und {dimension} nachher. Flacher macht τ = 2, bis {tau}.',
  'quiz.tau.both': 'Beide: 16 ist 16.',
  'quiz.tau.both.feedback':
    'Der Divisor ist derselbe, was geteilt wird, nicht. Bei dₖ = 256 streuen die Scores doppelt so weit, und das größte Gewicht ändert sich kaum: {dimension}, vorher {before}. τ = 2 lässt {tau}.',
  'quiz.tau.neither': 'Keiner',
  'quiz.tau.neither.feedback':
    'dₖ nicht, richtig: {before} und {dimension}. Aber τ teilt Scores, die nicht gewachsen sind, und das größte Gewicht fällt im Mittel auf {tau}.',
  'quiz.tau.after': 'Größtes Gewicht im Mittel, Scores ÷ τ√dₖ',
  'quiz.tau.afterKey':
    'Jeweils über {rows} neue Zeilen von {keys} Schlüsseln: Durch Zufall weichen solche Mittel um einige Hundertstel ab.',
  'quiz.fixed.question':
    'Eine Zeile roher Scores ist {scores} und bleibt es. Sie wird durch √dₖ geteilt, zuerst mit dₖ = 1, dann mit immer größerem dₖ. Was macht Softmax daraus?',
  'quiz.fixed.flatter': 'Immer flachere Gewichte',
  'quiz.fixed.flatter.feedback':
    'Feste Scores durch einen wachsenden Divisor: Das größte Gewicht fällt von {first} auf {last}. „Größeres dₖ ist schärfer“ gilt für Scores, die mit dₖ wachsen und nicht geteilt werden; eine Vorführung mit festen Scores zeigt das Gegenteil.',
  'quiz.fixed.sharper': 'Immer schärfere Gewichte',
  'quiz.fixed.sharper.feedback':
    'Größeres dₖ macht Attention schärfer, da q·k mit ihm wächst, wenn nichts es teilt. Hier sind die Scores festgehalten, und das größte Gewicht fällt von {first} auf {last} bei dₖ = {most}.',
  'quiz.fixed.same': 'Dieselben Gewichte: Dazu ist √dₖ da.',
  'quiz.fixed.same.feedback':
    'Das wären sie, wenn die Scores wie √dₖ wüchsen, wie die zufälliger Vektoren. Diese wachsen nicht, und das größte Gewicht fällt von {first} auf {last}.',
  'quiz.fixed.afterKey': 'Dieselben rohen Scores, geteilt durch √dₖ.',
  'quiz.grows.question':
    'Einträge von q und k sind unabhängig N(0, 1). „Das Skalarprodukt wächst mit dₖ.“ Was genau wächst?',
  'quiz.grows.spread': 'Seine Streuung, wie √dₖ',
  'quiz.grows.spread.feedback':
    'Bei dₖ = {d} ist der Mittelwert {mean}, die Standardabweichung {std} und der Mittelwert von |q·k| {size}. Beide Vorzeichen sind gleich wahrscheinlich.',
  'quiz.grows.mean': 'Sein Mittelwert',
  'quiz.grows.mean.feedback':
    'Der Mittelwert ist bei jedem dₖ {mean}, da beide Vorzeichen gleich wahrscheinlich sind. Was wächst, ist die Streuung: {std} bei dₖ = {d}. Ein wachsender Mittelwert braucht korrelierte Anfragen und Schlüssel.',
  'quiz.grows.linear': 'Seine Streuung, wie dₖ',
  'quiz.grows.linear.feedback':
    'Das ist die Varianz, {d}. Die Standardabweichung ist ihre Wurzel: {std} bei dₖ = {d}. Auch der Mittelwert von |q·k| geht wie die Wurzel: {size}.',
  'quiz.grows.nothing': 'Nichts: Positive und negative Produkte heben sich auf.',
  'quiz.grows.nothing.feedback':
    'Im Mittel tun sie es: {mean}. In einem einzelnen Score heben sie sich nur zum Teil auf, und der Mittelwert von |q·k| ist {size} bei dₖ = {d}.',
  'quiz.grows.after': 'q·k bei dₖ = {d}',
  'quiz.grows.afterKey': 'Aus seiner exakten Verteilung.',
  'quiz.grows.bar.mean': 'Mittelwert',
  'quiz.grows.bar.size': 'Mittelwert von |q·k|',
  'quiz.grows.bar.std': 'Standardabweichung',
  'quiz.shift.question':
    'Eine Zeile von Scores ist {scores}. Nun wird zu jedem 100 addiert. Was geschieht mit den Gewichten?',
  'quiz.shift.none': 'Nichts.',
  'quiz.shift.none.feedback':
    'Der stärkste Schlüssel hatte {before} und hat {after}. Softmax sieht nur Differenzen, die Größe von Scores sagt also nichts: Ihre Streuung tut es.',
  'quiz.shift.spike': 'Softmax sättigt, da die Scores groß sind.',
  'quiz.shift.spike.feedback':
    'Große Scores sättigen nichts, große Differenzen tun es. Diese haben sich nicht geändert, und das größte Gewicht auch nicht: {before} und {after}.',
  'quiz.shift.flatter': 'Sie gleichen sich an: Neben 100 sind die Differenzen klein.',
  'quiz.shift.flatter.feedback':
    'Verhältnisse von Gewichten kommen aus Differenzen von Scores, e hoch Differenz, und nicht aus deren Verhältnissen. Das größte Gewicht bleibt: {before} und {after}.',
  'quiz.shift.overflow': 'Sie laufen über: e hoch 100 ist zu groß.',
  'quiz.shift.overflow.feedback':
    'Naiv in float32 geschrieben täten sie es, von {limit} an. Deshalb wird zuerst der größte Score abgezogen, was kein Gewicht ändert: {before} und {after}. Ein Grund für √dₖ ist auch das nicht.',
  'quiz.shift.afterKey': 'Vorher und nachher.',
  'quiz.initial.question':
    '„Layer-Norm und Xavier ergeben Anfragen der Varianz 1.“ Eingaben haben das quadratische Mittel 1 und d_model = {model}; jeder Kopf hat ein eigenes W_Q, {model} × {d}, von Xavier für diese Form gezogen. Welche Varianz hat ein Eintrag von q?',
  'quiz.initial.head.feedback':
    'Xaviers Varianz eines Gewichts ist 2/(Ein + Aus), und {model} · 2/({model} + {d}) ist {head}. Scores haben nach ÷ √dₖ dann die Standardabweichung {scaled}: Varianz 1 ist ein Ziel, das davon abhängt, wie die Matrix zugeschnitten ist.',
  'quiz.initial.fused.feedback':
    '{fused} kommt von einer quadratischen Matrix für alle Köpfe, wo Ein und Aus gleich sind. Für {model} × {d} zieht Xavier größere Gewichte, und die Varianz ist {head}.',
  'quiz.initial.packed.feedback':
    '{packed} kommt von W_Q, W_K und W_V in eine Matrix gepackt, mit dreimal so vielen Ausgängen wie Eingängen. Hier gibt es weniger Ausgänge als Eingänge, und die Varianz ist {head}.',
  'quiz.initial.linear.feedback':
    '{linear} ist die Vorgabe einer linearen Schicht in einer Bibliothek, und das ist kein Xavier. Xavier mit {model} × {d} ergibt {head}.',
  'quiz.initial.after': 'Varianz eines Eintrags von q',
  'quiz.initial.afterKey': 'Vier Initialisierungen, Modellbreite 512, 8 Köpfe.',
  'quiz.initial.bar.fused': 'Xavier, eine Matrix',
  'quiz.initial.bar.head': 'Xavier, je Kopf',
  'quiz.initial.bar.packed': 'Xavier, gepackt',
  'quiz.initial.bar.linear': 'lineare Vorgabe',
};

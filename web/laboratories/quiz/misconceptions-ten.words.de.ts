// <dk-quiz> in German: misconceptions on lengths, rows, constants, and on softmax in classifiers.
import type { quizMisconceptionsTen as english } from './misconceptions-ten.words.en.ts';

export const quizMisconceptionsTen: Readonly<Record<keyof typeof english, string>> = {
  'quiz.norms.question':
    'Einträge von q und k sind unabhängig N(0, 1), dₖ = {d}. Jemand sagt: „|q| und |k| sind je etwa √{d}, also ist q·k etwa |q||k| ≈ {d}, und durch {d} sollte man teilen.“ Wie groß ist ein typisches q·k/{d}?',
  'quiz.norms.small': 'Viel kleiner als 1',
  'quiz.norms.small.feedback':
    'Die Längen stimmen, aber q·k = |q||k| cos θ, und zwei zufällige Vektoren stehen fast senkrecht aufeinander. Darum streut q·k um {std}, nicht um {d}. Durch {d} geteilt bleibt {left}, und alle Schlüssel erhalten fast gleich viel Gewicht.',
  'quiz.norms.unit': 'Etwa 1: Dafür teilt man durch die Längen.',
  'quiz.norms.unit.feedback':
    'So groß ist das Produkt von Vektoren, die in dieselbe Richtung zeigen. Zufällige stehen fast senkrecht aufeinander: q·k streut um {std}, und davon bleibt {left}.',
  'quiz.norms.variance': 'Seine Varianz ist 1.',
  'quiz.norms.variance.feedback':
    'Varianz 1 braucht den Divisor {std}, die Wurzel aus {d}. Durch {d} geteilt hat der Score die Standardabweichung {left}.',
  'quiz.norms.grows': 'Es wächst noch immer mit dₖ.',
  'quiz.norms.grows.feedback':
    'Umgekehrt: q·k wächst wie √dₖ, hier auf {std}, und dₖ wächst schneller. Bei dₖ = {d} ist der Quotient nur noch {left}.',
  'quiz.norms.after': 'Typische Größen bei dₖ = {d}',
  'quiz.norms.afterKey': 'Das Produkt der Längen, die Streuung des Scores, und was nach ÷ dₖ von ihr bleibt.',
  'quiz.cross.question':
    '„Das Softmax eines Klassifikators lernt auch dann, wenn es sich der falschen Klasse sicher ist. Softmax sättigt also nicht, und Attention braucht keinen Divisor.“ Zwei Schlüssel haben die Scores {gap} und 0; der zweite soll gewinnen. Wie stark reagiert sein Gewicht auf seinen eigenen Score?',
  'quiz.cross.tiny': 'Kaum, anders als beim Klassifikator.',
  'quiz.cross.tiny.feedback':
    'Sein Gewicht p ist {second}, und die Steigung ist p(1 − p) = {slope}. Ein Klassifikator hat den Verlust −log p. Dessen Steigung hat die Größe 1 − p = {first}, denn der Logarithmus teilt durch p. Attention gibt das Gewicht ohne Logarithmus an die Werte weiter.',
  'quiz.cross.same': 'So stark wie beim Klassifikator: Softmax ist Softmax.',
  'quiz.cross.same.feedback':
    'Softmax ist dasselbe, der Verlust nicht. −log p reagiert mit 1 − p = {first}, denn der Logarithmus teilt durch p. Das Gewicht selbst reagiert mit p(1 − p) = {slope}.',
  'quiz.cross.zero': 'Gar nicht: Die Steigung ist genau 0.',
  'quiz.cross.zero.feedback':
    'Winzig ist nicht null. Das Gewicht ist {second}, seine Steigung p(1 − p) = {slope}. Im Klassifikator würde −log p mit {first} reagieren.',
  'quiz.cross.larger': 'Stark: Je falscher, desto stärker reagiert es.',
  'quiz.cross.larger.feedback':
    'Das gilt für −log p, das hier mit 1 − p = {first} reagiert. Das Gewicht selbst reagiert mit p(1 − p) = {slope}: je falscher, desto weniger.',
  'quiz.cross.after': 'Wie stark jedes auf den zweiten Score reagiert',
  'quiz.cross.afterKey':
    'Scores {gap} und 0. Der Verlust eines Klassifikators ist −log p; Attention verwendet p selbst.',
  'quiz.cross.bar.classifier': '−log p',
  'quiz.cross.bar.attention': 'p',
  'quiz.each.question':
    '„Die Division durch √dₖ normiert jede Zeile von Scores.“ Eine Zeile ist eine Anfrage mit ihren Schlüsseln; Einträge sind N(0, 1), dₖ = {d}. Was macht ÷ {root} mit einer Zeile?',
  'quiz.each.query': 'Es ist dieselbe Zahl für alle Zeilen; wie weit eine Zeile streut, hängt von ihrer Anfrage ab.',
  'quiz.each.query.feedback':
    'Die Scores einer Zeile streuen so weit, wie ihre Anfrage lang ist: {lengths} in drei Zeilen dieses Bogens, jede durch {root} geteilt. Die Standardabweichung ist 1 über viele Zeilen, nicht in jeder.',
  'quiz.each.exactly': 'Jede Zeile erhält Mittel 0 und Varianz 1, wie nach Layer Norm.',
  'quiz.each.exactly.feedback':
    'Layer Norm misst jede Zeile; √dₖ misst nichts. In drei Zeilen dieses Bogens haben die Anfragen die Längen {lengths}, und alle werden durch {root} geteilt. Varianz 1 gilt über viele Zeilen.',
  'quiz.each.within': 'Jeder Score liegt danach zwischen −1 und 1.',
  'quiz.each.within.feedback':
    'Ein Divisor legt die Streuung fest und begrenzt nichts: {above} der skalierten Scores liegen sogar über 3.',
  'quiz.each.sums': 'Die Scores einer Zeile ergeben zusammen 1.',
  'quiz.each.sums.feedback':
    'Das tun die Gewichte, nach Softmax. Die Scores werden nur durch {root} geteilt, was auch immer ihre Summe ist.',
  'quiz.each.after': 'Drei Zeilen bei dₖ = {d}: Streuung der Scores, und was sie teilt',
  'quiz.each.afterKey':
    'Ist die Anfrage gegeben, haben die Scores ihrer Zeile die Länge der Anfrage als Standardabweichung.',
  'quiz.each.bar': 'Zeile {row}',
  'quiz.each.bar.divisor': '√dₖ',
  'quiz.hyper.question':
    '„In einem Modell mit dₖ = {small} ist der Divisor immer {root}. Er ist also nur eine Konstante, die jemand eingestellt hat.“ Das nächste Modell hat dₖ = {large} und behält {root}. Wie sieht seine Attention bei der Initialisierung aus? Einträge sind N(0, 1), {keys} Schlüssel.',
  'quiz.hyper.sharper': 'Schärfer, wie bei halber Temperatur.',
  'quiz.hyper.sharper.feedback':
    'Längere Vektoren lassen die Scores doppelt so weit streuen, und die Konstante folgt nicht. Das größte Gewicht steigt im Mittel von {before} auf {constant}. Mit √{large} = {other} ändert es sich kaum ({followed}): Das ist es, was √dₖ zwischen Modellen sagt.',
  'quiz.hyper.same': 'Gleich: Der Divisor ist in beiden {root}.',
  'quiz.hyper.same.feedback':
    'Der Divisor ist derselbe, nicht aber, was er teilt. Bei dₖ = {large} streuen die Scores doppelt so weit, und das größte Gewicht steigt im Mittel von {before} auf {constant}.',
  'quiz.hyper.flatter': 'Flacher, wie bei doppelter Temperatur.',
  'quiz.hyper.flatter.feedback':
    'So wäre es bei einem zu großen Divisor. Hier wäre {other} richtig, und {root} ist zu klein, wie bei halber Temperatur: Das größte Gewicht steigt im Mittel von {before} auf {constant}.',
  'quiz.hyper.learned': 'Wie zuvor: W_Q und W_K stellen sich auf jede Konstante ein.',
  'quiz.hyper.learned.feedback':
    'Das kann Training mit der Zeit leisten. Bei der Initialisierung hat sich noch nichts eingestellt, und das größte Gewicht ist im Mittel {constant} statt {before}.',
  'quiz.hyper.after': 'Größtes Gewicht im Mittel, {keys} Schlüssel',
  'quiz.hyper.afterKey': 'Je über {rows} neue Zeilen: Durch Zufall weichen solche Mittel um einige Hundertstel ab.',
};

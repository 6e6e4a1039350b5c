// Chapter 5: what softmax does with it. Prose in German.
import type { softmaxProse as english } from '../../en/prose/softmax.ts';

export const softmaxProse: Readonly<Record<keyof typeof english, string>> = {
  'softmax.chapter': 'Softmax',
  'softmax.title': 'Was Softmax daraus macht',
  'softmax.intro':
    'Ein Score hat die Standardabweichung {rootDk}. Ist das viel? Das entscheidet Softmax, das aus Scores in drei Schritten Gewichte macht: von jedem den größten Score abziehen, e in die Potenz dessen erheben, was bleibt, und durch die Summe teilen.',
  'softmax.gapRule':
    'Der größte Score wird nur abgezogen, damit kein Exponential überläuft; er kürzt sich heraus. Was von zwei Scores bleibt, ist ihre Differenz, und die steht in einem Exponenten:',
  'softmax.twoRules':
    'Zwei Regeln folgen. <strong>Addiert</strong> man zu allen Scores dieselbe Zahl, so bewegt sich kein Gewicht. <strong>Multipliziert</strong> man alle Scores mit einer Zahl, so wird jedes Verhältnis zweier Gewichte in diese Potenz gehoben. Ein Divisor ist eine solche Multiplikation: ÷ {rootDk} zieht aus allen Verhältnissen die {rootDk}-te Wurzel. Beides lässt sich unten ausprobieren.',
  'softmax.saturation':
    '„Gesättigt“ sagt nichts, solange keine Schwelle genannt ist. Liegt ein Score x über n − 1 gleichen, so erreicht das erste Gewicht p bei',
  'softmax.saturationAfter':
    'bei vier Schlüsseln also 90 % bei ln 27, 99 % bei ln 297 und 99,9 % bei ln 2997. Am steilsten ist es bei ln 3, wo es ein Halb ist; von da an bewegt es jeder weitere Schritt von x weniger. Die strichpunktierte Linie sagt, wie stark die Gewichte als Ganzes noch reagieren, wenn sich Scores ändern: {softmaxTrace}, was für gleiche Gewichte 1 − 1/n ist und gegen 0 geht, wenn ein Gewicht alles nimmt. (Ein einzelnes kleines {softmaxSlope} verriete es nicht: Es ist auch bei gleichen Gewichten über viele Schlüssel klein.)',
  'softmax.meaning':
    'Nun ist einzusetzen, was die Kapitel {toSize} und {toProof} über Scores sagen. Eine Anfrage habe die Länge {rootDk}, und zwei Schlüssel seien zufällig. Die Hälfte aller solchen Paare von Scores liegt weiter auseinander als {typicalGap}. Bei {dk} = 64 ist dieser typische Abstand {gapAt64}: Ein Schlüssel erhält etwa das {oddsAt64}-Fache des Gewichts des anderen. Nach ÷ {rootDk} ist er bei jedem {dk} {gapScaled}, und das Verhältnis ist {oddsScaled}.',
  'softmax.caveat':
    'Typischerweise, nicht immer. Liegen die beiden größten Scores zufällig dicht beieinander, so teilen sie sich das Gewicht, wie weit der Rest auch zurückliegt: 9 und 8,6 erhalten 60 % und 40 %. Und kein Gewicht ist jemals genau 1. Große Scores machen einen einzigen Sieger wahrscheinlich; sicher machen sie ihn nicht.',
};

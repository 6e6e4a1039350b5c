// Chapter 5: what softmax does with it. Prose in German.
import type { softmaxProse as english } from '../../en/prose/softmax.ts';

export const softmaxProse: Readonly<Record<keyof typeof english, string>> = {
  'softmax.chapter': 'Softmax',
  'softmax.title': 'Was Softmax daraus macht',
  'softmax.intro':
    'Ein Score hat die Standardabweichung {rootDk}. Ob das viel ist, hat Softmax zu sagen. Es macht aus Scores Gewichte, in drei Schritten: von jedem den größten Score abziehen, e in die Potenz dessen erheben, was bleibt, und durch die Summe teilen.',
  'softmax.gapRule':
    'Der größte Score wird nur abgezogen, damit kein Exponential überläuft; er kürzt sich heraus. Was von zwei Scores bleibt, ist ihre Differenz, und die steht in einem Exponenten:',
  'softmax.twoRules':
    'Zwei Regeln folgen. <strong>Addiert</strong> man zu allen Scores dieselbe Zahl, so bewegt sich kein Gewicht. <strong>Multipliziert</strong> man alle Scores mit einer Zahl, so wird jedes Verhältnis zweier Gewichte in diese Potenz gehoben. Ein Divisor ist eine solche Multiplikation: ÷ {rootDk} zieht aus allen Verhältnissen die {rootDk}-te Wurzel. Beides lässt sich unten ausprobieren.',
  'softmax.saturation':
    '„Gesättigt“ sagt nichts, solange keine Schwelle genannt ist. Liegt ein Score x über n − 1 gleichen, so erreicht das erste Gewicht p bei',
  'softmax.saturationAfter':
    'bei vier Schlüsseln also 90 % bei ln 27, 99 % bei ln 297 und 99,9 % bei ln 2997. Am steilsten ist es bei ln 3, wo es ein Halb ist; von da an bewegt es jeder weitere Schritt von x weniger. Die strichpunktierte Linie sagt, wie stark die Gewichte als Ganzes noch auf eine Änderung der Scores antworten: {softmaxTrace}, was für gleiche Gewichte 1 − 1/n ist und gegen 0 geht, wenn ein Gewicht alles nimmt. (Ein einzelnes kleines {softmaxSlope} verriete es nicht: Es ist auch bei gleichen Gewichten über viele Schlüssel klein.)',
  'softmax.meaning':
    'Nun ist einzusetzen, was die Kapitel 3 und 4 über Scores sagen. Zwei von ihnen, unabhängig und unskaliert, unterscheiden sich typischerweise um {typicalGap}: bei {dk} = 64 um 11,3, ein Verhältnis von 82 000 zu 1. Nach ÷ {rootDk} sind es bei jedem {dk} 1,4, ein Verhältnis von 4 zu 1.',
  'softmax.caveat':
    'Typischerweise, nicht immer. Liegen die beiden größten Scores zufällig dicht beieinander, so teilen sie sich das Gewicht, wie weit der Rest auch zurückliegt: 9 und 8,6 erhalten 60 % und 40 %. Und kein Gewicht ist jemals genau 1. Große Scores machen einen einzigen Sieger wahrscheinlich; sicher machen sie ihn nicht.',
};

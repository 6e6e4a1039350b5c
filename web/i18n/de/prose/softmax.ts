// Chapter 5: what softmax does with it. Prose in German.
import type { softmaxProse as english } from '../../en/prose/softmax.ts';

export const softmaxProse: Readonly<Record<keyof typeof english, string>> = {
  'softmax.chapter': 'Softmax',
  'softmax.title': 'Was Softmax daraus macht',
  'softmax.intro':
    'Ein Score hat die Standardabweichung {rootDk}. Ist das viel? Das entscheidet Softmax, das in drei Schritten aus Scores Gewichte macht. Von jedem den größten Score abziehen, e hoch den Rest nehmen, durch die Summe teilen.',
  'softmax.gapRule':
    'Der erste Schritt verhindert nur, dass Exponentiale überlaufen; er kürzt sich heraus. Was von zwei Scores bleibt, ist ihre Differenz, in einem Exponenten:',
  'softmax.twoRules':
    'Daraus folgen zwei Regeln. <strong>Addiert</strong> man zu allen Scores dieselbe Zahl, bewegt sich kein Gewicht. <strong>Multipliziert</strong> man alle Scores mit einer Zahl, wird jedes Verhältnis zweier Gewichte mit ihr potenziert. ÷ {rootDk} zieht also aus allen Verhältnissen die {rootDk}-te Wurzel. Beides lässt sich unten ausprobieren.',

  'softmax.meaning':
    'Nun eine Anfrage der Länge {rootDk} und zwei zufällige Schlüssel. Die Hälfte aller solchen Paare von Scores liegt weiter auseinander als {typicalGap}. Bei {dk} = 64 ist dieser typische Abstand {gapAt64}: Ein Schlüssel bekommt etwa das {oddsAt64}-Fache des Gewichts des anderen. Nach ÷ {rootDk} ist der Abstand bei jedem {dk} {gapScaled}, und das Verhältnis ist {oddsScaled}. Woher die Streuung kommt: {toSize}',
  'softmax.caveat':
    'Große Scores machen einen einzigen Sieger wahrscheinlich, nicht sicher. Liegen die beiden größten Scores zufällig dicht beieinander, teilen sie sich das Gewicht: 9 und 8,6 bekommen 60 % und 40 %. Und kein Gewicht ist jemals genau 1.',
  'softmax.saturation.summary': 'Wann ist Softmax gesättigt?',
  'softmax.saturation':
    'Zuerst braucht es eine Schwelle. Liegt ein Score x über n − 1 gleichen, erreicht das erste Gewicht p bei',
  'softmax.saturationAfter':
    'Bei vier Schlüsseln überschreitet es 90 % bei ln 27, 99 % bei ln 297 und 99,9 % bei ln 2997. Am steilsten ist es bei ln 3, wo es ein Halb ist. Von da an bewegt es jeder weitere Schritt von x weniger. Unter Weitere Bilder sagt die strichpunktierte Linie, wie stark die Gewichte als Ganzes auf ihre Scores reagieren: {softmaxTrace}. Das ist 1 − 1/n bei gleichen Gewichten und geht gegen 0, wenn ein Gewicht alles nimmt. (Ein einzelnes kleines {softmaxSlope} zeigt keine Sättigung: Es ist auch bei gleichen Gewichten über viele Schlüssel klein.)',
};

// Chapter 10: when scaling matters most. Prose in German.
import type { saturationProse as english } from '../../en/prose/saturation.ts';

export const saturationProse: Readonly<Record<keyof typeof english, string>> = {
  'saturation.chapter': 'Wann Skalierung am wichtigsten ist',
  'saturation.title': 'Wann Skalierung am wichtigsten ist',
  'saturation.intro':
    'Was Softmax aus zufälligen Scores macht, hängt von zwei Zahlen ab: wie weit die Scores streuen, ihrer Standardabweichung {sigma}, und über wie viele Schlüssel, {n}. Ohne Divisor ist {sigma} gleich {rootDk}, mit ihm 1. Die Karte zeigt, was aus jedem Paar wird.',
  'saturation.begin':
    'Für eine Anfrage ergeben Schlüssel mit unabhängigen Einträgen aus N(0, 1) unabhängige normalverteilte Scores, mit der Länge der Anfrage als {sigma}: Das wird hier gezogen. Die Länge liegt nahe bei {rootDk}, wo {dk} groß ist, und schwankt, wo es klein ist.',
  'saturation.collapse.line':
    '<strong>Die Linie.</strong> Mehr Schlüssel halten länger stand, denn das Gewicht hat mehr Plätze, an die es gehen kann; aber nicht viel länger, da der größte von n normalverteilten Scores so langsam wächst. Auf wenige Schlüssel fällt Attention zusammen bei',
  'saturation.collapse.why':
    'Gewichte zufälliger Scores sind die Boltzmann-Gewichte eines physikalischen Modells, Derridas Modell zufälliger Energien, und der Kollaps ist die Stelle, an der dieses Modell einfriert. Bei unendlich vielen Schlüsseln ist er scharf; bei den Schlüsselzahlen der Karte ist er ein Hang, und die Linie bezeichnet seinen Ort nur ungefähr. Weit jenseits der Linie hält allein ein Gleichstand der beiden größten Scores eine Zeile davon ab, one-hot zu sein, und Gleichstände werden seltener wie 1/{sigma}.',
  'saturation.models':
    '<strong>Wirkliche Modelle.</strong> Fast alle haben zwischen 64 und 256 Einträge je Schlüssel, so dass {sigma} ohne den Divisor 8 bis 16 wäre. Bei {sigma} = 8 brauchte es mehr als {eTo32} Schlüssel, um wieder unter die Linie zu kommen, und so lang ist kein Kontext. Mit dem Divisor ist {sigma} gleich 1, und zwei Schlüssel genügen, um unterhalb der Linie zu liegen. Die Punkte nehmen Einträge von q und k als N(0, 1) an, wie es das Argument für {rootDk} tut. Wo Modelle in Wahrheit beginnen, hängt davon ab, wie ihre Gewichte gezogen werden: {toAssumptions}',
  'saturation.textbook':
    '<strong>Der Rest der Tabelle.</strong> Eine Lehrbuchtabelle nennt vier Bedingungen: großes {dk} und kleines {dk}, einen zufälligen Anfang und ein trainiertes Modell. Alle vier sind oben zu sehen; die letzten beiden sind an dem Modell gemessen, das im Kapitel {toTraining} trainiert wird. Das Urteil über die Tabelle: {claim21}. Bedingung: {claim21Condition}',
  'saturation.start':
    '<em>Zufälliger Anfang: entscheidend.</em> Am Anfang wissen Anfragen und Schlüssel nichts voneinander, Scores sind zufällig wie die der Karte, und der Divisor entscheidet, wo auf ihr das Training beginnt. Es gilt also, wo Gewichte so gezogen werden, dass q und k Varianz 1 haben. Es gilt nicht für jedes Modell: T5 zieht seine Anfragegewichte um {rootDk} kleiner und hat überhaupt keinen Divisor.',
  'saturation.trained':
    '<em>Trainiertes Modell: weniger.</em> Nach dem Training sind die Scores nicht mehr die unabhängiger Vektoren, und die Streuung ist, was das Training daraus gemacht hat. Zu jedem Divisor ließen sich Gewichte finden, die dieselbe Attention ergeben, denn ein Faktor in den Scores ist ein Faktor in {wq}. Aber „weniger“ kann nicht heißen, dass er wegbleiben darf: Wer einem trainierten Modell den Divisor nimmt, multipliziert seine Scores mit {rootDk}. Auch hält er die Scores nicht für immer klein. In einem Vision Transformer mit etwa 8 Milliarden Parametern, der geteilt hat, wuchsen sie, bis das Training scheiterte, und die Autoren antworteten mit einer Norm auf Anfragen und Schlüsseln.',
  'saturation.end':
    '<strong>Zum Behalten.</strong> Skalierung ist wichtig, wo {sigma} ohne sie jenseits von {collapseShort} liegt und mit ihr nicht: für wirkliche Kopfgrößen, bei jeder Kontextlänge. Wo {dk} höchstens 4 ist, hängt es von der Zahl der Schlüssel ab.',
  'saturation.sources':
    'Quellen: B. Derrida, <a href="https://doi.org/10.1103/PhysRevB.24.2613">Random-energy model: an exactly solvable model of disordered systems</a>, Physical Review B 24 (1981). C. Raffel et al., <a href="https://arxiv.org/abs/1910.10683">Exploring the limits of transfer learning with a unified text-to-text transformer</a>, JMLR 21 (2020), zu T5. M. Dehghani et al., <a href="https://arxiv.org/abs/2302.05442">Scaling vision transformers to 22 billion parameters</a>, ICML 2023, zu Scores, die wuchsen. Kontextlängen und Kopfgrößen: <a href="https://github.com/google-research/bert">BERT</a>, <a href="https://github.com/openai/gpt-2">GPT-2</a>, <a href="https://arxiv.org/abs/2307.09288">Llama 2</a>, <a href="https://github.com/google/gemma_pytorch">Gemma</a> und <a href="https://github.com/xai-org/grok-1">Grok-1</a>, wie veröffentlicht.',
};

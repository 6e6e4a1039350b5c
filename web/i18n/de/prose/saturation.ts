// Chapter 10: when scaling matters most. Prose in German.
import type { saturationProse as english } from '../../en/prose/saturation.ts';

export const saturationProse: Readonly<Record<keyof typeof english, string>> = {
  'saturation.chapter': 'Wann Skalierung am wichtigsten ist',
  'saturation.title': 'Wann Skalierung am wichtigsten ist',
  'saturation.intro':
    'Was Softmax aus zufälligen Scores macht, hängt von zwei Zahlen ab: von der Standardabweichung {sigma} der Scores und von der Zahl {n} der Schlüssel. Ohne Divisor ist {sigma} gleich {rootDk}, mit ihm 1. Die Karte zeigt, was aus jedem Paar wird.',
  'saturation.collapse.line':
    '<strong>Die Linie.</strong> Mehr Schlüssel halten länger stand, weil das Gewicht mehr Plätze hat. Aber der größte von n normalverteilten Scores wächst langsam. Attention fällt auf wenige Schlüssel zusammen bei',
  'saturation.models':
    '<strong>Echte Modelle.</strong> Fast alle haben zwischen 64 und 256 Einträge je Schlüssel; ohne Divisor wäre {sigma} also 8 bis 16. Bei {sigma} = 8 braucht es mehr als {eTo32} Schlüssel, um wieder unter die Linie zu kommen. So lang ist kein Kontext. Mit dem Divisor ist {sigma} gleich 1, und zwei Schlüssel genügen. Die Punkte nehmen Einträge von q und k aus N(0, 1) an. Wo Modelle wirklich beginnen, hängt von ihren Gewichten ab: {toAssumptions}',
  'saturation.end':
    '<strong>Skalierung ist also wichtig,</strong> wo {sigma} ohne sie jenseits von {collapseShort} liegt und mit ihr nicht. Für echte Kopfgrößen ist das bei jeder Kontextlänge so. Wo {dk} höchstens 4 ist, hängt es von der Zahl der Schlüssel ab.',
  'saturation.line.summary': 'Mehr über die Linie',
  'saturation.begin':
    'Für eine Anfrage ergeben Schlüssel mit unabhängigen Einträgen aus N(0, 1) unabhängige normalverteilte Scores, und {sigma} ist die Länge der Anfrage. Das wird hier gezogen. Die Länge liegt nahe bei {rootDk}, wo {dk} groß ist, und schwankt, wo es klein ist.',
  'saturation.collapse.why':
    'Gewichte zufälliger Scores sind die Boltzmann-Gewichte von Derridas Modell zufälliger Energien aus der Physik. Der Kollaps ist die Stelle, an der dieses Modell einfriert. Bei unendlich vielen Schlüsseln ist er scharf. Auf der Karte ist er ein Hang, und die Linie zeigt seinen Ort nur ungefähr. Weit jenseits der Linie bewahrt nur ein Gleichstand der beiden größten Scores eine Zeile davor, one-hot zu sein. Solche Gleichstände werden seltener wie 1/{sigma}.',
  'saturation.textbook.summary': 'Eine Lehrbuchtabelle, geprüft',
  'saturation.textbook':
    'Sie nennt vier Bedingungen: großes {dk} und kleines {dk}, einen zufälligen Anfang und ein trainiertes Modell. Alle vier sind oben unter „Weitere Bilder“ zu sehen; die letzten beiden sind am Modell aus {toTraining} gemessen. Das Urteil: {claim21}. Bedingung: {claim21Condition}',
  'saturation.start':
    '<em>Zufälliger Anfang: entscheidend.</em> Am Anfang sind Scores zufällig wie die der Karte, und der Divisor bestimmt, wo das Training beginnt. Das gilt, wo die Gewichte q und k Varianz 1 geben. T5 zieht seine Anfragegewichte stattdessen um {rootDk} kleiner und hat keinen Divisor.',
  'saturation.trained':
    '<em>Trainiertes Modell: weniger.</em> Nach dem Training ist die Streuung, was das Training daraus gemacht hat. Ein Faktor in den Scores ist ein Faktor in {wq}, Gewichte könnten also jeden Divisor ausgleichen. Aber „weniger“ kann nicht heißen, dass er wegbleiben darf: Ohne ihn werden die Scores eines trainierten Modells mit {rootDk} multipliziert. Auch hält er sie nicht für immer klein. In einem Vision Transformer mit etwa 8 Milliarden Parametern, der geteilt hat, wuchsen sie, bis das Training scheiterte. Die Autoren fügten eine Norm auf Anfragen und Schlüsseln hinzu.',
  'saturation.sources.summary': 'Quellen',
  'saturation.sources':
    'B. Derrida, <a href="https://doi.org/10.1103/PhysRevB.24.2613">Random-energy model: an exactly solvable model of disordered systems</a>, Physical Review B 24 (1981). C. Raffel et al., <a href="https://arxiv.org/abs/1910.10683">Exploring the limits of transfer learning with a unified text-to-text transformer</a>, JMLR 21 (2020), zu T5. M. Dehghani et al., <a href="https://arxiv.org/abs/2302.05442">Scaling vision transformers to 22 billion parameters</a>, ICML 2023, zu Scores, die wuchsen. Kontextlängen und Kopfgrößen: <a href="https://github.com/google-research/bert">BERT</a>, <a href="https://github.com/openai/gpt-2">GPT-2</a>, <a href="https://arxiv.org/abs/2307.09288">Llama 2</a>, <a href="https://github.com/google/gemma_pytorch">Gemma</a> und <a href="https://github.com/xai-org/grok-1">Grok-1</a>, wie veröffentlicht.',
};

// Chapter 9: does real initialisation give variance 1? Prose in German.
import type { assumptionsProse as english } from '../../en/prose/assumptions.ts';

export const assumptionsProse: Readonly<Record<keyof typeof english, string>> = {
  'assumptions.chapter': 'Ergibt echte Initialisierung Varianz 1?',
  'assumptions.title': 'Ergibt echte Initialisierung Varianz 1?',
  'assumptions.answer':
    '<strong>Selten genau. Es hängt von der Varianz der Gewichte ab, und die wählt jedes Modell selbst.</strong> In GPT-2 small beginnen die geteilten Scores mit einer Standardabweichung von 0,3. Mit der Regel von Xavier für jeden Kopf beginnen sie mit 1,8.',
  'assumptions.intro':
    'Die Arbeit von 2017 (<a href="https://arxiv.org/abs/1706.03762">Vaswani und andere</a>, Fußnote 4) erklärt den Divisor unter einer Annahme: {paperFootnote}',
  'assumptions.start':
    'Vor dem Training ist eine Anfrage ein Token mal zufällige Gewichte. Layer-Norm (<a href="https://arxiv.org/abs/1607.06450">Ba, Kiros und Hinton 2016</a>) sorgt dafür, dass die Quadrate der {dModel} Einträge des Tokens zusammen {dModel} ergeben. Mit unabhängigen Gewichten vom Mittelwert 0 gilt dann',
  'assumptions.startAfter':
    'Mit unabhängigen normalverteilten Gewichten der Varianz 1/{dModel} stimmt die Fußnote für je zwei Token. Mit anderen Gewichten stimmt sie nicht. (Das kleine ε der Layer-Norm und ihre eigene Verstärkung und Verschiebung bleiben hier außer Acht.)',
  'assumptions.after':
    'Jede Zeile ist eine Art, die Gewichte zu ziehen. Links von 1 beginnt Softmax gleichmäßiger, als die Fußnote annimmt. Rechts von 1 beginnt es schärfer. Das Training ändert dann beides.',

  'assumptions.claims.summary': 'Fünf veröffentlichte Antworten, geprüft',
  'assumptions.layerNorm':
    '<strong>Geben Layer-Norm und Xavier-Initialisierung Anfragen, Schlüsseln und Werten die Standardabweichung 1?</strong> (Eine Antwort auf einer Statistik-Fragenseite, August 2023.) Das Urteil: {claim05}. Bedingung: {claim05Condition} Die Regel von Xavier (<a href="https://proceedings.mlr.press/v9/glorot10a.html">Glorot und Bengio</a>, AISTATS 2010) gibt einem Gewicht die Varianz 2/(Eingänge + Ausgänge). Als Beispiel {dModel} = 512 und 8 Köpfe zu 64: Eine Matrix je Kopf gibt q die Varianz 16/9 und dem geteilten Score 256/81, etwa 3,16. Sind {wQ}, {wK} und {wV} in eine gepackt, wie in MultiheadAttention von PyTorch, sind es 1/2 und 1/4. Layer-Norm selbst legt Mittelwert und quadratisches Mittel eines Tokens fest. Sie macht keine Einträge unabhängig oder normalverteilt, und über q sagt sie nichts mehr, sobald {wQ} gelernt hat.',
  'assumptions.inputs':
    '<strong>Haben q und k Varianz 1, weil Eingaben normiert sind?</strong> (Amit Shekhar, Outcome School.) Das Urteil: {claim11}. Bedingung: {claim11Condition} Die Vorgabe von PyTorch für eine lineare Schicht gibt q die Varianz 1/3. Gewichte aus N(0, 0,02²), wie in GPT-2, ergeben 0,307 bei {dModel} = 768 und 0,64 bei 1600. Die geteilten Scores beginnen dann mit einer Standardabweichung von 0,307 und 0,64. Im Transformer von 2017 kommt die Norm nach jeder Schicht: Seine erste Schicht erhält Einbettungen, die keine Norm berührt hat.',
  'assumptions.weights':
    '<strong>Beginnen Gewichte mit Mittelwert 0 und Varianz 1?</strong> (Pranay, „Why scale the scaled dot-product attention?“, März 2025.) Das Urteil: {claim17}. Mittelwert 0, ja. Aber keine Initialisierung, die ein veröffentlichtes Modell hier benutzt, gibt einem Gewicht die Varianz 1. Bei {dModel} = 512 hätte q damit die Varianz 512 und der geteilte Score 262 144.',
  'assumptions.always':
    '<strong>Ist die Varianz immer genau {dk}?</strong> (Shekhar.) Das Urteil: {claim10}. Bedingung: {claim10Condition} Es genügt, dass q unabhängig von k ist, dass seine Einträge Mittelwert 0, Varianz 1 und keine Korrelation haben, und dass |k|² im Mittel {dk} ist. Schwere Ränder schaden nicht, solange die Einträge eine Varianz haben; der Knopf „schwere Ränder“ unter „Weitere Bilder“ zeigt es. Ein Mittelwert μ in beiden fügt 2μ²{dk} hinzu. Ein anderes σ multipliziert mit σ⁴. Auch Paare, die sich gleichen, ändern sie:',
  'assumptions.kurtosis':
    'Hier haben die Einträge Mittelwert 0 und Varianz 1, und K ist ihre Wölbung: 1 für Einträge ±1, 1,8 für gleichverteilte, 3 für normalverteilte und 6 für Laplace-verteilte. Bei ρ = 0,6 ergeben sie das 0,64-, 0,93-, 1,36- und 2,44-Fache von {dk}. Bei ρ = 0 ergeben alle {dk}. (Jeder Eintrag von k ist ρq + √(1 − ρ²) z, mit einem unabhängigen z derselben Verteilung.)',
  'assumptions.exact':
    '<strong>Ist {rootDk} genau richtig, und wurde es aus genau diesem Grund gewählt?</strong> (Shekhar.) Das Urteil: {claim13}. Bedingung: {claim13Condition} Der halbe oder doppelte Divisor bleibt über {dk} ebenso eben. Die Arbeit schreibt „We suspect“ und berichtet von keinem Versuch mit anderen Divisoren. T5 hat keinen Divisor: {wQ} beginnt dort um {rootDk} kleiner.',

  'assumptions.sees.summary': 'Softmax sieht weniger als die Varianz',
  'assumptions.sees':
    'Softmax sieht Differenzen innerhalb der Zeile einer Anfrage. Was alle Schlüssel gemeinsam haben, hebt sich auf. Haben je zwei Token den Kosinus r, so ist die Varianz innerhalb einer Zeile das (1 − r)-Fache. Unter „Weitere Bilder“ streuen die Scores bei ρ = 0,6 weiter als bei ρ = 0. Trotzdem erhält der stärkste Schlüssel weniger: Viel von dieser Streuung kommt aus der Länge von q, und die hat die ganze Zeile gemeinsam.',
  'assumptions.mean.summary': 'Wohin 1/{dk} gehört',
  'assumptions.mean':
    '{rootDk} passt zu Produkten mit zufälligem Vorzeichen. Das Training kann eine Anfrage und ihren richtigen Schlüssel einander ähnlich machen. Dann haben die meisten Produkte dasselbe Vorzeichen, und der Score hat den Mittelwert ρ{dk}. Etwa ab {dk} = 1/ρ² ist dieser Mittelwert größer als die Streuung. Nach der Division durch {rootDk} wächst ein solcher Score noch mit {dk}. Nach der Division durch {dk} bleibt er gleich, und das Rauschen der anderen Schlüssel verschwindet. Das ist das Argument von <a href="https://arxiv.org/abs/2203.03466">Yang et al. (2021)</a>, Tensor Programs V, für 1/{dk} in Modellen, deren Köpfe wachsen. Ihr <a href="https://github.com/microsoft/mup">Code mup</a> empfiehlt 8/{dk}, den üblichen Faktor bei {dk} = 64. Die meisten Modellfamilien behalten {dk} bei und fügen Köpfe hinzu. Dann unterscheiden sich beide Regeln um eine Konstante.',
};

// Chapter 14: in real models. Prose in German.
import type { modelsProse as english } from '../../en/prose/models.ts';

export const modelsProse: Readonly<Record<keyof typeof english, string>> = {
  'models.chapter': 'In echten Modellen',
  'models.title': 'In echten Modellen',
  'models.answer':
    '<strong>Teilen alle Modelle durch {rootDk}? Die meisten in der Liste ja. Einige machen etwas anderes, und T5 teilt durch nichts.</strong>',
  'models.intro':
    'Jede Zeile unten nennt ihre Quelle: eine Datei in einem bestimmten Stand oder einen Bericht. Eine hohle Marke heißt, dass die Regel nur anderswo zitiert zu finden war.',
  'models.table.caption': 'Was Modelle mit ihren Scores tun',
  'models.table.rule': 'Regel',
  'models.table.who': 'Zum Beispiel',
  'models.rule.sqrt': 'q·k ÷ {rootDk}',
  'models.rule.sqrt.who': 'GPT-2, GPT-3, BERT, Llama und Mistral',
  'models.rule.none': 'q·k, mit kleineren Anfangsgewichten der Anfragen',
  'models.rule.none.who': 'T5 und GPT-Neo',
  'models.rule.other': 'q·k ÷ die Wurzel einer anderen Zahl',
  'models.rule.other.who': 'die größten Gemma 2 und Gemma 3',
  'models.rule.linear': 'q·k ÷ {dk}',
  'models.rule.linear.who': 'Granite von IBM, wie zitiert',
  'models.rule.cosine': 'Kosinus × eine gelernte Verstärkung',
  'models.rule.cosine.who': 'Swin V2',
  'models.rule.beside': '÷ {rootDk}, dazu eine Norm oder ein Soft Cap',
  'models.rule.beside.who': 'ein Vision Transformer mit 22 Milliarden Parametern, Grok-1',
  'models.which':
    '<strong>Welche Dimension?</strong> {dk} ist die Größe eines Kopfes, nicht die Breite des Modells. T5 11B hat 128 Köpfe zu 128 in einem Modell der Breite 1024. Gemma 3 1B hat vier Köpfe zu 256 in einem Modell der Breite 1152. Die Kopfgrößen der Sprachmodelle oben reichen von 64 bis 256, {rootDk} also von 8 bis 16.',
  'models.caveat':
    'Die Liste zeigt, welche Regeln es gibt, nicht, wie häufig jede ist. Und Code sagt, womit ein Modell beginnt. Wie groß seine Scores werden, hängt davon ab, was es gelernt hat.',

  'models.reading.summary': 'Die Regeln im Einzelnen, mit Quellen',
  'models.reading':
    '„Moderne Sprachmodelle benutzen alle {rootDk}.“ Das Urteil: {claim22}. T5 und GPT-Neo beginnen mit einer kleineren Anfrageprojektion, was am Anfang dasselbe ist (<a href="https://jmlr.org/papers/v21/20-074.html">Raffel und andere, 2020</a>; der Faktor steht in der Initialisierung <a href="https://github.com/tensorflow/mesh/blob/da90793/mesh_tensorflow/transformer/attention.py#L436">der Attention von T5</a>). Die größten Gemma 2 und 3 nehmen die Wurzel aus der Breite des Modells durch die Zahl seiner Köpfe. DeepSeek-V3 multipliziert den Faktor für Kontexte über 4096 mit 1,8739, wie YaRN. Das 1/{dk} von Granite ist die Regel, mit der sich Lernraten von schmalen auf breite Modelle übertragen lassen (<a href="https://arxiv.org/abs/2203.03466">Yang, Hu und andere, 2022</a>). Der Faktor selbst begrenzt nichts. Modelle, die eine Grenze wollen, fügen Normen auf Anfragen und Schlüsseln hinzu (<a href="https://arxiv.org/abs/2302.05442">Dehghani und andere, 2023</a>) oder einen Soft Cap (<a href="https://arxiv.org/abs/2408.00118">Bericht zu Gemma 2, 2024</a>).',
  'models.claims.summary': 'Drei veröffentlichte Behauptungen, geprüft',
  'models.wording':
    '<strong>„Die Arbeit skaliert die Skalarprodukte mit {rootDk}.“</strong> Das Urteil: {claim18}. Die Arbeit sagt: {paperScales} Sie <em>teilt</em> also durch {rootDk} (<a href="https://arxiv.org/abs/1706.03762">Vaswani und andere, 2017</a>, Abschnitt 3.2.1 und Gleichung 1). Nur für Vektoren der Länge 1 ist {rootDk} selbst der Faktor, wie in <a href="https://arxiv.org/abs/2410.01131">nGPT</a>. Dort bedeutet es dasselbe.',
  'models.query':
    '<strong>„Manche Architekturen lernen eine Skalierung, die von der Anfrage abhängt.“</strong> Das Urteil: {claim25}. Selective Self-Attention berechnet mit gelernten Gewichten eine Temperatur aus der Anfrage (<a href="https://arxiv.org/abs/2411.12892">Zhang und andere, 2024</a>). Die Modelle oben sind einfacher. Einige lernen eine Verstärkung je Kopf, dieselbe für alle Anfragen (<a href="https://arxiv.org/abs/2010.04245">Henry und andere, 2020</a>; Swin V2). Eine andere gelernte Verstärkung wird mit ln n multipliziert (<a href="https://arxiv.org/abs/2501.19399">Nakanishi, 2025</a>). Llama 4 multipliziert eine Anfrage in Schichten ohne rotierende Positionen mit 1 + 0,1 ln(⌊(Position + 1)/8192⌋ + 1) (<a href="https://github.com/meta-llama/llama-models/blob/a9c89c4/models/llama4/model.py#L223">model.py von Llama 4</a>). Dieser Faktor ist fest, nicht gelernt.',
  'models.cost':
    '<strong>„Immer skalieren; der Aufwand ist vernachlässigbar, und es verhindert Instabilität.“</strong> Das Urteil: {claim23}. Bedingung: {claim23Condition} Der Aufwand wurde gemessen: Softmax-Attention in NumPy und PyTorch, ein Thread, 1024 Anfragen und Schlüssel, {dk} = 64 und 128. Alle n² Scores in einem eigenen Schritt zu teilen dauert das {costScoresLeast}- bis {costScoresMost}-Fache der Rechnung ohne Division (Mediane von 301 Runden). Die n Anfragen zu teilen ergibt dieselben Scores und dauert das {costQueriesLeast}- bis {costQueriesMost}-Fache. In {costSeen} der {costCases} Fälle zeigt die mittlere Hälfte der Runden einen Aufwand. Zur Instabilität: Die Skalierung bestimmt die Scores nur am Anfang. Die Normen und Caps kamen zu Modellen hinzu, die schon durch {rootDk} teilten. Manche Erklärungen warnen vor „gradient instabilities“ einer spitzen Softmax. Das vermengt zweierlei: Ein kleiner Gradient macht das Lernen langsam, nicht instabil. Instabil wurden in großen Modellen Scores, die immer weiter wuchsen.',
};

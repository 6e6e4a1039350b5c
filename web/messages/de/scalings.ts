// <dk-scalings> in German.
import type { scalings as english } from '../en/scalings.ts';

export const scalings: Readonly<Record<keyof typeof english, string>> = {
  'scalings.label': 'Alle Skalierungsregeln auf denselben Zufallsvektoren',
  'scalings.question':
    'Alle Regeln sehen hier dieselben Zufallsvektoren; ihre Linien sind bis dₖ = {d} gezeichnet. Welche von ihnen lassen der typischen Zeile bei dₖ = {most} noch einen Gradienten?',
  'scalings.option.root': 'nur ÷ √dₖ',
  'scalings.option.large': '÷ √dₖ, ÷ dₖ und ÷ dₖ⁵',
  'scalings.option.small': 'ohne Skalierung und ÷ ln dₖ',
  'scalings.option.all': 'alle',
  'scalings.result':
    'bei dₖ = {d} behält die typische Zeile tr J = {sqrt} unter ÷ √dₖ, {linear} unter ÷ dₖ und {fifth} unter ÷ dₖ⁵, ohne Skalierung aber {none}',
  'scalings.why':
    'Der Gradient allein wählt √dₖ also nicht aus: Ein größerer Divisor ist sogar noch besser. Das andere Bild zeigt, was er kostet: ÷ dₖ und ÷ dₖ⁵ geben jedem Schlüssel dasselbe Gewicht, gleich was die Anfrage verlangt. Nur ÷ √dₖ bleibt in beiden eben.',
  'scalings.rules': 'Regeln',
  'scalings.moreRules': 'Weitere Regeln: Temperatur, Normen, Soft Cap, Schlüsselzahl, Position',
  'scalings.find': 'Die ebene Linie finden',
  'scalings.exponentSpoken': 'p = {p}',
  'scalings.exponentHint': 'von ÷ dₖᵖ: Welches p hält beide Linien eben?',
  'scalings.constantSpoken': 'c = {c}',
  'scalings.constantHint': 'derselbe Divisor bei jedem dₖ',
  'scalings.gainHint': 'von ÷ ‖q‖‖k‖, dem Kosinus',
  'scalings.focusSpoken': 'dₖ = {d}',
  'scalings.focusHint': 'bringt jede Regel unten an ihren Platz',
  'scalings.samplesHint': 'Anfragen zu jedem dₖ',
  'scalings.keysHint': 'neu zu jeder Anfrage',
  'scalings.dimensionsHint': 'durch Semikolon oder Komma getrennt',
  'scalings.draws': 'Die Ziehungen ändern: Schlüssel, Stichproben, Seed, Gitter',
  'scalings.other': 'Andere Vektoren',
  'scalings.done': '{samples} Anfragen zu jedem von {dimensions} Werten von dₖ, je {keys} neue Schlüssel, Seed {seed}.',
  'scalings.running':
    'Gemessen werden {samples} Anfragen zu jedem von {dimensions} Werten von dₖ, je {keys} neue Schlüssel, Seed {seed}.',
  'scalings.peak.title': 'Attention: Gewicht des stärksten von {keys} Schlüsseln',
  'scalings.peak.key': 'Mittel aller Anfragen mit 95-%-Band; am Fuß erhält jeder der {keys} Schlüssel dasselbe.',
  'scalings.peak.floor': 'hier stirbt die Attention',
  'scalings.peak.ceiling': 'ein Schlüssel erhält alles',
  'scalings.peak.picture':
    'Mittleres Gewicht des stärksten von {keys} Schlüsseln über dₖ, eine Linie für jede gezeigte Regel. Die Pfeiltasten wählen ein anderes dₖ.',
  'scalings.typical.title': 'Gradient der typischen Zeile: tr J',
  'scalings.typical.key':
    'Median aller Anfragen mit 95-%-Band; am Fuß antworten die Gewichte nicht mehr auf die Scores.',
  'scalings.typical.floorShort': 'hier stirbt der Gradient',
  'scalings.typical.floor': 'hier stirbt der typische Gradient',
  'scalings.typical.picture':
    'Median der Spur der Jacobi-Matrix von Softmax über dₖ, eine Linie für jede gezeigte Regel. Die Pfeiltasten wählen ein anderes dₖ.',
  'scalings.at.title': 'Die Regeln bei dₖ = {d}',
  'scalings.at.key': 'Jede Regel bei der Standardabweichung ihrer Scores: 1 in der Mitte.',
  'scalings.at.picture':
    'Standardabweichung der skalierten Scores unter jeder Regel bei dₖ = {d} auf einer logarithmischen Achse, mit dem größten Gewicht und tr J der typischen Zeile.',
  'scalings.at.axis': 'Standardabweichung der skalierten Scores',
  'scalings.at.cold': '← zu kalt',
  'scalings.at.hot': 'zu heiß →',
  'scalings.at.coldShort': '← kalt',
  'scalings.at.hotShort': 'heiß →',
  'scalings.at.peak': 'Gewicht',
  'scalings.at.trace': 'tr J',
  'scalings.at.undefined': 'ab dₖ = {d}',
  'scalings.at.mark':
    '{name} bei dₖ = {d}: Standardabweichung {spread}, größtes Gewicht {peak}, tr J der typischen Zeile {trace}',
  'scalings.spread.title': 'Standardabweichung der Scores',
  'scalings.spread.key': 'Logarithmische Achsen: Jede Potenz von dₖ ist eine Gerade. Gestrichelt: 1.',
  'scalings.spread.picture':
    'Standardabweichung der skalierten Scores über dₖ auf logarithmischen Achsen, eine Linie für jede gezeigte Regel.',
  'scalings.entropy.title': 'Entropie einer Zeile, in nats',
  'scalings.entropy.key': 'Mittel; gestrichelt: ln {keys}, alle Schlüssel gleich. 0: ein Schlüssel allein.',
  'scalings.entropy.picture': 'Mittlere Entropie der Gewichte einer Zeile über dₖ, eine Linie für jede gezeigte Regel.',
  'scalings.jacobianTrace.title': 'tr J im Mittel',
  'scalings.jacobianTrace.key':
    'Logarithmische Achsen. Ohne Skalierung fällt es nur wie 1/√dₖ: Glückliche Zeilen halten es hoch.',
  'scalings.jacobianTrace.picture':
    'Mittel der Spur der Jacobi-Matrix über dₖ auf logarithmischen Achsen, eine Linie für jede gezeigte Regel.',
  'scalings.jacobianTraceMedian.title': 'tr J der typischen Zeile',
  'scalings.jacobianTraceMedian.key': 'Dieselben Zeilen, ihr Median, auf denselben Achsen: Er fällt durch den Boden.',
  'scalings.jacobianTraceMedian.picture':
    'Median der Spur der Jacobi-Matrix über dₖ auf logarithmischen Achsen, eine Linie für jede gezeigte Regel.',
  'scalings.live':
    'Bei dₖ = {d} erhält der stärkste von {keys} Schlüsseln {none} des Gewichts ohne Skalierung, {sqrt} unter ÷ √dₖ und {linear} unter ÷ dₖ; tr J der typischen Zeile ist {noneTrace}, {sqrtTrace} und {linearTrace}. Von dₖ = {from} bis {to} bleibt das größte Gewicht unter ÷ √dₖ zwischen {least} und {most}.',
  'scalings.liveSmall':
    'Bei dₖ = {d} ist es fast gleich, ob man durch 1, √dₖ oder dₖ teilt, Attention und Gradient leben unter allen dreien: Der stärkste von {keys} Schlüsseln erhält {none}, {sqrt} und {linear} des Gewichts, und tr J der typischen Zeile ist {noneTrace}, {sqrtTrace} und {linearTrace}.',
  'scalings.liveWaiting': 'Bei dₖ = {d} ist noch nichts gemessen.',
  'scalings.formula':
    'Scores haben die Standardabweichung √dₖ, also ist bei dₖ = {d} davon übrig (gemessen: {measured}):',
  'scalings.note.log':
    '÷ ln dₖ beginnt bei dₖ = 2, denn durch ln 1 = 0 lässt sich nicht teilen. Die Linie hat keinen Punkt bei dₖ = 1.',
  'scalings.note.layer-norm':
    'Layer-Norm beginnt bei dₖ = 2, denn ein einzelner Eintrag minus sein eigenes Mittel ist 0. Die Linie hat keinen Punkt bei dₖ = 1.',
  'scalings.note.constant':
    '÷ {c} trifft ÷ √dₖ bei dem einen dₖ, dessen Wurzel {c} ist: Für kleinere dₖ ist es zu kalt, für größere zu heiß.',
  'scalings.note.fifth-power': '÷ dₖ⁵ macht bei dₖ = {d} aus einer Standardabweichung von {std} eine von {value}.',
  'scalings.note.exponential':
    'e^(πdₖ) wird als sein Logarithmus geführt, {log} bei dₖ = {d}; die Zahl selbst läge ab dₖ = {overflow} außerhalb eines double.',
  'scalings.note.cosine':
    '÷ ‖q‖‖k‖ lässt den Kosinus übrig, der wie 1/√dₖ schrumpft: Mit fester Verstärkung stimmt es nur bei einem dₖ, wie bei einer Konstante. Mit der Verstärkung √dₖ bliebe es eben.',
  'scalings.note.bins':
    'Mediane von tr J sind aus einem Histogramm abgelesen, dessen Klassen über ¼ höchstens 0,8 % und darunter 12,5 % breit sind.',
  'scalings.limits.title': 'Wo ÷ e^(πdₖ) die Zahlen eines Formats verlässt',
  'scalings.limits.key':
    'Quadrat: Ab hier werden alle {keys} Gewichte auf dieselbe Zahl gerundet. Kreuz: Der Divisor läuft über. Kreise: Ein Score wird auf 0 geteilt.',
  'scalings.limits.picture':
    'Für float16, bfloat16, float32 und float64 das dₖ, ab dem alle {keys} Gewichte gleich sind, der Divisor überläuft und Scores verschwinden.',
  'scalings.limits.mark': '{format}, ab dₖ = {d}: {what}',
  'scalings.limits.weightsEven': 'alle Gewichte sind dieselbe Zahl, 1/n gerundet',
  'scalings.limits.divisorOverflows': 'der Divisor läuft über',
  'scalings.limits.unitScoreVanishes': 'ein Score von 1 wird auf 0 geteilt',
  'scalings.limits.typicalScoreVanishes': 'ein Score von √dₖ, eine Standardabweichung, wird auf 0 geteilt',
  'scalings.limits.text':
    'In doppelter Genauigkeit sind alle {keys} Gewichte ab dₖ = {even} dieselbe Zahl. Ein Score von 1 wird bei dₖ = {unit} auf genau 0 geteilt, einer von √dₖ bei {typical}. Der Divisor selbst liefe bei dₖ = {overflow} über, in einfacher Genauigkeit bei {single}; hier geschieht das nie, denn der Rechenkern führt seinen Logarithmus, πdₖ.',
  'scalings.limits.tableCaption': 'Kleinstes dₖ, bei dem mit e^(πdₖ) etwas geschieht, {keys} Schlüssel',
  'scalings.limits.column.format': 'Format',
  'scalings.limits.column.weightsEven': 'Gewichte gleich',
  'scalings.limits.column.divisorOverflows': 'Divisor läuft über',
  'scalings.limits.column.unitScoreVanishes': 'Score 1 verschwindet',
  'scalings.limits.column.typicalScoreVanishes': 'Score √dₖ verschwindet',
};

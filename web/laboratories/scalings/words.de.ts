// <dk-scalings> in German.
import type { asks as asked, scalings as english } from './words.en.ts';

export const scalings: Readonly<Record<keyof typeof english, string>> = {
  'scalings.label': 'Alle Skalierungsregeln auf denselben Zufallsvektoren',
  'scalings.question':
    'Alle Regeln sehen hier dieselben Zufallsvektoren; ihre Linien sind bis dₖ = {d} gezeichnet. Nun wird ein Schlüssel gewählt, bevor ein Score bekannt ist, der Zielschlüssel, und die Anfrage ein wenig verschoben: Wie weit sich sein Gewicht bewegt, ist sein Zug. Zur Wahl stehen keine Skalierung, ÷ ln dₖ, ÷ √dₖ und ÷ dₖ. Unter welchen davon bleibt der Zug des typischen Zielschlüssels von dₖ = {from} bis {to} eben, bis auf einen Faktor {within}?',
  'scalings.option.root': 'nur unter ÷ √dₖ',
  'scalings.option.large': 'unter ÷ √dₖ und ÷ dₖ',
  'scalings.option.small': 'ohne Skalierung und unter ÷ ln dₖ',
  'scalings.option.all': 'unter allen',
  'scalings.option.other': 'unter anderen',
  'scalings.result':
    'der Zug von dₖ = {from} bis {to}: {sqrtFrom} bis {sqrtTo} unter ÷ √dₖ, {linearFrom} bis {linearTo} unter ÷ dₖ, {logFrom} bis {logTo} unter ÷ ln dₖ, {noneFrom} bis {noneTo} ohne Skalierung',
  'scalings.why':
    'Ist der Divisor zu klein, nehmen andere Schlüssel das Gewicht, und dem typischen Zielschlüssel bleibt kaum etwas, das sich bewegen könnte. Ist er zu groß, reagieren die Scores kaum auf die Anfrage. Auf beiden Seiten fällt der Zug. ÷ √dₖ hält die Streuung der Scores bei 1, wie groß dₖ auch ist, also bleibt der Zug, wo er war.',
  'scalings.rules': 'Regeln',
  'scalings.moreRules': 'Weitere Regeln: Temperatur, Normen, Soft Cap, Schlüsselzahl, Position',
  'scalings.more':
    'Weitere Bilder: das Gewicht des stärksten Schlüssels, alle Regeln bei einem dₖ, Streuung, Entropie, Zahlenformate',
  'scalings.exponentSpoken': 'p = {value}',
  'scalings.exponentHint': 'von ÷ dₖᵖ: Welches p hält seine Linie eben?',
  'scalings.constantSpoken': 'c = {value}',
  'scalings.constantHint': 'derselbe Divisor bei jedem dₖ',
  'scalings.gainHint': 'von ÷ ‖q‖‖k‖, dem Kosinus',
  'scalings.focusSpoken': 'dₖ = {d}',
  'scalings.focusHint': 'bringt jede Regel unten an ihren Platz',
  'scalings.samplesHint': 'Anfragen zu jedem dₖ; weniger für den Zug, wo Vektoren lang sind',
  'scalings.keysHint': 'neu zu jeder Anfrage',
  'scalings.dimensionsHint': 'durch Semikolon oder Komma getrennt',
  'scalings.draws': 'Die Ziehungen ändern: Schlüssel, Stichproben, Seed, Gitter',
  'scalings.other': 'Andere Vektoren',
  'scalings.done.one': '{samples} Anfragen zu einem dₖ, je {keys} neue Schlüssel, Seed {seed}.',
  'scalings.done': '{samples} Anfragen zu jedem von {dimensions} Werten von dₖ, je {keys} neue Schlüssel, Seed {seed}.',
  'scalings.running.one': 'Gemessen werden {samples} Anfragen zu einem dₖ, je {keys} neue Schlüssel, Seed {seed}.',
  'scalings.running':
    'Gemessen werden {samples} Anfragen zu jedem von {dimensions} Werten von dₖ, je {keys} neue Schlüssel, Seed {seed}.',
  'scalings.peak.title': 'Attention: Gewicht des stärksten von {keys} Schlüsseln',
  'scalings.peak.key': 'Mittel aller Anfragen mit 95-%-Band. Ganz unten erhält jeder der {keys} Schlüssel dasselbe.',
  'scalings.peak.floor': 'alle Schlüssel erhalten dasselbe',
  'scalings.peak.floorShort': 'alle gleich viel',
  'scalings.peak.ceiling': 'ein Schlüssel erhält alles',
  'scalings.peak.picture':
    'Mittleres Gewicht des stärksten von {keys} Schlüsseln über dₖ, eine Linie für jede gezeigte Regel. Die Eingabetaste wählt das dₖ eines Punkts.',
  'scalings.pull.title': 'Zug des Zielschlüssels, {keys} Schlüssel',
  'scalings.pull.key':
    'Wie weit bewegt sich das Gewicht eines vorab gewählten Schlüssels, wenn die Anfrage ein wenig verschoben wird? Schlüsselzahl × Median, mit 95-%-Band.',
  'scalings.pull.floorShort': 'kaum noch Zug',
  'scalings.pull.floor': 'die Anfrage bewegt das Ziel kaum',
  'scalings.pull.picture':
    'Zug des Zielschlüssels unter {keys} Schlüsseln über dₖ, eine Linie für jede gezeigte Regel. Die Eingabetaste wählt das dₖ eines Punkts.',
  'scalings.at.title': 'Die Regeln bei dₖ = {d}',
  'scalings.at.key': 'Jede Regel bei der Standardabweichung ihrer Scores: 1 in der Mitte.',
  'scalings.at.picture':
    'Standardabweichung der skalierten Scores unter jeder Regel bei dₖ = {d} auf einer logarithmischen Achse, mit dem größten Gewicht und dem Zug des Zielschlüssels.',
  'scalings.at.axis': 'Standardabweichung der skalierten Scores',
  'scalings.at.cold': '← zu kalt',
  'scalings.at.hot': 'zu heiß →',
  'scalings.at.coldShort': '← kalt',
  'scalings.at.hotShort': 'heiß →',
  'scalings.at.peak': 'Gewicht',
  'scalings.at.pull': 'Zug',
  'scalings.at.undefined': 'ab dₖ = {d}',
  'scalings.at.mark':
    '{name} bei dₖ = {d}: Standardabweichung {spread}, größtes Gewicht {peak}, Zug des Zielschlüssels {pull}',
  'scalings.spread.title': 'Standardabweichung der Scores',
  'scalings.spread.key': 'Logarithmische Achsen: Jede Potenz von dₖ ist eine Gerade. Gestrichelt: 1.',
  'scalings.spread.picture':
    'Standardabweichung der skalierten Scores über dₖ auf logarithmischen Achsen, eine Linie für jede gezeigte Regel.',
  'scalings.entropy.title': 'Entropie einer Zeile, in nats',
  'scalings.entropy.key': 'Mittel; gestrichelt: ln {keys}, alle Schlüssel gleich. 0: ein Schlüssel allein.',
  'scalings.entropy.picture': 'Mittlere Entropie der Gewichte einer Zeile über dₖ, eine Linie für jede gezeigte Regel.',
  'scalings.pullLog.title': 'Zug des Zielschlüssels, logarithmisch',
  'scalings.pullLog.key':
    'Dieselben Mediane auf logarithmischen Achsen: ÷ dₖ läuft eine Gerade hinab, ohne Skalierung stürzt die Linie ab.',
  'scalings.pullLog.picture':
    'Zug des Zielschlüssels, Schlüsselzahl × Median, über dₖ auf logarithmischen Achsen, eine Linie für jede gezeigte Regel.',
  'scalings.pullMean.title': 'Zug des Zielschlüssels im Mittel',
  'scalings.pullMean.key':
    'Schlüsselzahl × Mittel. Es hat keinen solchen Gipfel: Wenige Zielschlüssel haben zufällig schon das Gewicht und heben es.',
  'scalings.pullMean.picture':
    'Zug des Zielschlüssels, Schlüsselzahl × Mittel, über dₖ, eine Linie für jede gezeigte Regel.',
  'scalings.jacobianTrace.title': 'Empfindlichkeit von Softmax, tr J: Mittel',
  'scalings.jacobianTrace.key':
    'Wie stark Gewichte auf ihre Scores reagieren. Logarithmische Achsen. Ohne Skalierung fällt sie nur wie 1/√dₖ: Wenige Zeilen mit fast gleichen Spitzen halten das Mittel hoch.',
  'scalings.jacobianTrace.picture':
    'Mittel von tr J, der Spur der Jacobi-Matrix von Softmax, über dₖ auf logarithmischen Achsen, eine Linie für jede gezeigte Regel.',
  'scalings.jacobianTraceMedian.title': 'Empfindlichkeit von Softmax, tr J: Median',
  'scalings.jacobianTraceMedian.key':
    'Die typische Zeile, auf denselben Achsen. Von der Division selbst sagt sie nichts, ein Gradient ist sie also nicht.',
  'scalings.jacobianTraceMedian.picture':
    'Median von tr J, der Spur der Jacobi-Matrix von Softmax, über dₖ auf logarithmischen Achsen, eine Linie für jede gezeigte Regel.',
  'scalings.live':
    'Bei dₖ = {d} erhält der stärkste von {keys} Schlüsseln {none} des Gewichts ohne Skalierung, {sqrt} unter ÷ √dₖ und {linear} unter ÷ dₖ.',
  'scalings.livePullWaiting': 'Der Zug des Zielschlüssels wird gemessen.',
  'scalings.liveLevel': 'Von dₖ = {from} bis {to} bleibt er unter ÷ √dₖ zwischen {least} und {most}.',
  'scalings.livePull': 'Der Zug des Zielschlüssels ist {none}, {sqrt} und {linear}.',
  'scalings.liveWaiting': 'Die Gewichte bei dₖ = {d} sind noch nicht gemessen.',
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
  'scalings.note.few':
    'Bei wenigen Schlüsseln zieht ein etwas kleinerer Divisor stärker: bei 8 Schlüsseln √dₖ/1,4, wovon ÷ √dₖ etwa 92 % erreicht.',
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
  'scalings.pullTable.caption':
    'Zug des Zielschlüssels: Schlüsselzahl × Länge des Gradienten seines Gewichts in der Anfrage, {keys} Schlüssel, Seed {seed}',
  'scalings.pullTable.rule': 'Regel',
  'scalings.pullTable.rows': 'Zeilen',
  'scalings.pullTable.lowerQuartile': 'unteres Quartil',
  'scalings.pullTable.median': 'Median',
  'scalings.pullTable.interval': '95-%-Intervall',
  'scalings.pullTable.upperQuartile': 'oberes Quartil',
  'scalings.pullTable.geometricMean': 'geometrisches Mittel',
  'scalings.pullTable.mean': 'Mittel',
  'scalings.pullTable.fromTo': '{low} bis {high}',
  'scalings.limits.column.format': 'Format',
  'scalings.limits.column.weightsEven': 'Gewichte gleich',
  'scalings.limits.column.divisorOverflows': 'Divisor läuft über',
  'scalings.limits.column.unitScoreVanishes': 'Score 1 verschwindet',
  'scalings.limits.column.typicalScoreVanishes': 'Score √dₖ verschwindet',
};

export const asks: Readonly<Record<keyof typeof asked, string>> = {
  'scalings.asks': 'Unter welcher Regel bleibt Attention bei jeder Kopfgröße gleich?',
};

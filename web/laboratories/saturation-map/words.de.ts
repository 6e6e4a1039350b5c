// <dk-saturation-map> in German.
import type { asks as asked, saturation as english } from './words.en.ts';

export const saturation: Readonly<Record<keyof typeof english, string>> = {
  'parameter.spread': 'Standardabw. der Scores σ',
  'parameter.figure': 'Farbe der Karte',
  'parameter.contexts': 'Schlüssel der Modelle',
  'saturation.label': 'Wo Softmax auf einen Schlüssel zusammenfällt',
  'saturation.question':
    'Ohne Skalierung, bei dₖ = {d}, blickt eine Anfrage auf {keys} zufällige Schlüssel. In wie vielen von 100 solchen Zeilen liegt das größte Gewicht über 0,99?',
  'saturation.result': 'in {share} von {rows} Zeilen',
  'saturation.why':
    'Das größte Gewicht ist im Mittel {peak}, und {effective} von {keys} Schlüsseln zählen: Fast alles Gewicht liegt auf sehr wenigen Schlüsseln, aber selten auf einem allein. Oft kommt ein zweiter Score nahe heran, und dann teilen sich zwei Schlüssel das Gewicht.',
  'saturation.map.peak': 'Größtes Gewicht im Mittel',
  'saturation.map.entropy': 'Entropie im Mittel, neben ln n',
  'saturation.map.effectiveKeys': 'Effektive Schlüsselzahl im Mittel',
  'saturation.map.key':
    'Kreise: Modelle ohne ihren Divisor, bei σ = √dₖ. Quadrate: dieselben, geteilt. Der Ring lässt sich ziehen oder mit der Eingabetaste auf eine Zelle setzen.',
  'saturation.map.open':
    'Kreise: Modelle ohne ihren Divisor, bei σ = √dₖ. Quadrate: dieselben, geteilt. Der obere Teil bleibt offen.',
  'saturation.map.picture':
    'Eine Karte der Zahl der Schlüssel gegen die Standardabweichung ihrer Scores. Je mehr Schlüssel, desto größer die Streuung, bei der das Gewicht auf wenige zusammenfällt. Die Eingabetaste setzt den Ring auf eine Zelle.',
  'saturation.axis.spread': 'Streuung der Scores σ',
  'saturation.axis.keys': 'Zahl der Schlüssel n',
  'saturation.axis.weight': 'Gewicht',
  'saturation.collapse': 'Kollaps: σ = √(2 ln n)',
  'saturation.collapseShort': 'σ = √(2 ln n)',
  'saturation.mark.peak': 'n = {keys}, σ = {spread}: größtes Gewicht {value}',
  'saturation.mark.entropy': 'n = {keys}, σ = {spread}: Entropie {value} nats',
  'saturation.mark.effectiveKeys': 'n = {keys}, σ = {spread}: {value} effektive Schlüssel',
  'saturation.mark.model': '\n{name} ohne Divisor: dₖ = {d}, σ = {spread}',
  'saturation.figureLabel': 'Die Farbe zeigt',
  'saturation.figure.peak': 'größtes Gewicht',
  'saturation.figure.entropy': 'Entropie',
  'saturation.figure.effectiveKeys': 'effektive Schlüsselzahl',
  'saturation.contextsLabel': 'Modelle stehen bei',
  'saturation.contexts.own': 'ihrer Kontextlänge',
  'saturation.contexts.cursor': 'dem n des Zeigers',
  'saturation.another': 'Andere Zeile',
  'saturation.measuring': 'Die Karte wird gemessen: {share}',
  'saturation.measured': '{cells} Zellen gemessen, jede aus {least} bis {most} gezogenen Zeilen',
  'saturation.row.title': 'Eine Zeile von {keys} Schlüsseln bei σ = {spread}',
  'saturation.row.some': 'Ihre {own} größten Gewichte, der Größe nach.',
  'saturation.row.all': 'Alle ihre Gewichte, der Größe nach.',
  'saturation.row.picture': 'Zeile {row} von {keys} Schlüsseln bei σ = {spread}: Ihr größtes Gewicht ist {peak}.',
  'saturation.row.axis': 'das größte zuerst',
  'saturation.row.rest': 'zusammen',
  'saturation.row.restKeys.one': 'ein anderer',
  'saturation.row.restKeys': '{keys} andere',
  'saturation.row.mark': 'Schlüssel auf Platz {place}: {weight}',
  'saturation.row.restMark.one': 'ein anderer Schlüssel: {weight}',
  'saturation.row.restMark': '{keys} andere Schlüssel zusammen: {weight}',
  'saturation.cell.peak': 'größtes Gewicht',
  'saturation.cell.entropy': 'Entropie, nats',
  'saturation.cell.effectiveKeys': 'effektive Schlüssel',
  'saturation.cell.trace': 'tr J',
  'saturation.cell.peaked': 'Spitze > 0,99',
  'saturation.column.figure': 'Größe',
  'saturation.column.mean': 'Mittel von {rows} ± sein Standardfehler',
  'saturation.column.unknown': 'Mittel',
  'saturation.column.row': 'diese Zeile',
  'saturation.column.spread': 'σ',
  'saturation.column.condition': 'Bedingung',
  'saturation.column.std': 'Standardabw.',
  'saturation.column.peak': 'größtes Gewicht',
  'saturation.column.model': 'Modell',
  'saturation.column.d': 'dₖ',
  'saturation.column.keys': 'Schlüssel n',
  'saturation.column.scaledPeak': 'größtes Gewicht, geteilt',
  'saturation.theory.exact': 'Theorie, exakt',
  'saturation.theory.none': 'Theorie',
  'saturation.live.row':
    'Diese Zeile von {keys} Schlüsseln bei σ = {spread} gibt {peak} ihres Gewichts einem Schlüssel. Wie viele Zeilen sind so scharf wie one-hot?',
  'saturation.live.spread':
    'Bei n = {keys} und σ = {spread} ist das größte Gewicht im Mittel {peak}, und {effective} Schlüssel zählen: Unterhalb des Kollapses bei σ = {collapse} ist das Gewicht verteilt.',
  'saturation.live.collapsed':
    'Bei n = {keys} und σ = {spread} ist das größte Gewicht im Mittel {peak}, und {effective} Schlüssel zählen. Jenseits des Kollapses bei σ = {collapse} haben wenige Schlüssel fast alles.',
  'saturation.live.few':
    'Bei n = {keys} und σ = {spread} ist das größte Gewicht im Mittel {peak}, und {effective} Schlüssel zählen. Die Linie des Kollapses, hier bei σ = {collapse}, ist die vieler Schlüssel: Bei so wenigen kippt nichts plötzlich.',
  'saturation.moreRow': 'Weitere Bilder: die Zeile unter dem Ring, und was an ihr abzulesen ist',
  'saturation.moreConditions':
    'Weitere Bilder: großes dₖ, kleines dₖ, zufälliger Anfang, trainiertes Modell; was darüber gesagt wird',
  'saturation.drawn': 'Was gezogen wird',
  'saturation.conditions': 'Großes dₖ, kleines dₖ, zufälliger Anfang, trainiertes Modell',
  'saturation.conditions.note':
    'Die vier Zeilen einer Lehrbuchtabelle dazu, wann Skalierung wichtig ist, jede mit einer Zeile von Gewichten, der Standardabweichung der Scores und dem größten Gewicht im Mittel. In den ersten beiden sind die Scores zufällig, über {keys} Schlüssel.',
  'saturation.condition.high': 'Großes dₖ, hier {d}',
  'saturation.condition.high.says': 'Die Tabelle sagt: entscheidend.',
  'saturation.condition.start': 'Zufälliger Anfang, dₖ = {d}',
  'saturation.condition.start.says':
    'Die Tabelle sagt: entscheidend. Das Modell von „Training mit und ohne“ vor seinem ersten Schritt: ein Batch von Zeilen mit {keys} Schlüsseln.',
  'saturation.condition.trained': 'Trainiertes Modell, dₖ = {d}',
  'saturation.condition.trained.says':
    'Die Tabelle sagt: weniger. Dasselbe Modell nach {steps} Schritten mit ÷ √dₖ, und was aus ihm wird, wenn der Divisor wegfällt.',
  'saturation.condition.low': 'Kleines dₖ, hier {d}',
  'saturation.condition.low.says': 'Die Tabelle sagt: weniger.',
  'saturation.side.raw': 'ohne Skalierung',
  'saturation.side.scaled': '÷ √dₖ',
  'saturation.side.std': 'Standardabw. {std}',
  'saturation.side.peak': 'Gewicht {peak}',
  'saturation.side.picture':
    'Die größten Gewichte einer Zeile, {name}: Standardabweichung der Scores {std}, größtes Gewicht im Mittel {peak}.',
  'saturation.verdicts': 'Was gesagt wird, und was die Karte sagt',
  'saturation.claim.certain':
    '„Fast sicher ist ein Score viel größer; Softmax gibt dort 1, und kein Gradient kommt hindurch.“',
  'saturation.claim.certain.verdict': 'Falsch.',
  'saturation.claim.certain.because':
    'Ohne Skalierung bei dₖ = 64 liegt das größte Gewicht in {five} der Zeilen mit 5 Schlüsseln über 0,99. Bei 16 Schlüsseln sind es {sixteen}, bei 64 {usual} und bei 512 {many}. Das ist weit entfernt von sicher, umso weiter, je mehr Schlüssel es gibt, und genau 1 ist es nie. Softmax reagiert auch weiter: Über 64 Schlüssel ist seine Empfindlichkeit tr J im Mittel {trace}; mit dem Divisor ist sie {scaled}. Winzig wird der Gradient, der von dem Schlüssel kommt, der hätte gewinnen sollen.',
  'saturation.claim.small': '„Skalierung ist bei kleinem dₖ nicht so wichtig.“',
  'saturation.claim.small.verdict':
    'Unter genannten Bedingungen wahr. Bedingung: „klein“ meint nahe 1; von da an wächst die Wirkung Schritt für Schritt.',
  'saturation.claim.small.because':
    'Bei dₖ = 1 ändert das Teilen durch √dₖ nichts. Bei dₖ = 4 führt es das größte Gewicht im Mittel über 64 Schlüssel von {low} auf {scaled}, bei dₖ = 64 von {usual}. Was klein ist, hängt von n ab: Über 5 Schlüssel liegt σ = 2 jenseits des Kollapses bei {line}, und das größte Gewicht ist {lowFive} statt {scaledFive}.',
  'saturation.claim.one': '„Nur eine Position trägt bei, sobald Softmax sättigt.“',
  'saturation.claim.one.verdict':
    'Unter genannten Bedingungen wahr. Bedingung: „sättigt“ meint, dass ein Gewicht nahe bei 1 liegt.',
  'saturation.claim.one.because':
    'Über 64 Schlüssel ohne Skalierung ist die effektive Schlüsselzahl im Mittel {usual} bei dₖ = 64 und {high} bei dₖ = 512. Mit wachsendem σ kommt sie näher an eins, aber einige Zeilen haben immer einen Gleichstand. Zwei Scores, die sich um {tie} unterscheiden, teilen sich, was sie haben, wie {first} zu {second}, wie groß beide auch sind.',
  'saturation.claim.table':
    '„Großes dₖ: entscheidend. Kleines dₖ: weniger. Zufälliger Anfang: entscheidend. Trainiertes Modell: weniger.“',
  'saturation.claim.table.verdict':
    'Unter genannten Bedingungen wahr. Bedingung: die Vektoren sind zufällig: Dann gelten die ersten beiden Zeilen. Die letzten beiden nennen weder Modell noch Maß.',
  'saturation.claim.table.because':
    'Über {keys} Schlüssel ist das größte Gewicht im Mittel ohne Skalierung {high} bei dₖ = 512 und {low} bei dₖ = 4, mit dem Divisor {scaled}. Aber die Tabelle lässt n aus, das die Antwort ebenso sehr ändert: Bei dₖ = 4 ist es {lowFive} über 5 Schlüssel und {lowMost} über {most}. Die letzten beiden Bedingungen hängen von Gewichten ab und nicht von dₖ und n allein: Sie sind oben an einem kleinen Modell gemessen, und weiter unten ist von ihnen die Rede.',
  'saturation.table.cursor': 'Am Zeiger: n = {keys}, σ = {spread}',
  'saturation.table.column': 'Die Spalte der Karte bei n = {keys}, aus bis zu {rows} Zeilen',
  'saturation.table.models': 'Modelle, wären die Einträge von q und k N(0, 1)',
  'saturation.table.conditions':
    'Bedingungen: großes und kleines dₖ über {keys} Schlüssel, ein Modell vor und nach dem Training',
};

export const asks: Readonly<Record<keyof typeof asked, string>> = {
  'saturation.asks': 'Wann legt Softmax alles Gewicht auf einen Schlüssel?',
};

// <dk-precision> in German.
import type { asks as asked, precision as english } from './words.en.ts';

export const precision: Readonly<Record<keyof typeof english, string>> = {
  'parameter.format': 'Gewähltes Format',
  'parameter.stage': 'Stufe des Programms',
  'precision.label': 'Softmax in vier Zahlenformaten',
  'precision.question':
    'float32 fasst Zahlen bis 3,4 × 10³⁸. Ein Softmax nimmt e hoch jeden Score, wie er ist: Von welchem Score an geht ihm die Zahl verloren?',
  'precision.answer': 'von {x} an',
  'precision.why':
    'Der Score steht in einem Exponenten, also schrumpft der Bereich eines Formats auf seinen Logarithmus. Die Formate bfloat16 und float32 haben denselben Bereich und enden beim selben Score. Das Format float16 endet bei {half} und selbst float64 bei {double}. Darüber ist eˣ gleich ∞, und ∞ geteilt durch ∞ ist nan, „keine Zahl“.',
  'precision.factorHint': 'womit ein weggelassener Divisor sie multiplizierte',
  'precision.factorText': 'mal {factor}',
  'precision.scoresHint': 'einer je Schlüssel, höchstens 12, durch Semikolon getrennt',
  'precision.undivided': 'Die Division durch √dₖ weglassen:',
  'precision.undividedAt': 'dₖ = {d}, × {root}',
  'precision.presets': 'Oder zum Probieren:',
  'precision.preset.published': '14; 10; 12',
  'precision.preset.below': 'alle weit unter 0',
  'precision.preset.close': 'viermal 11',
  'precision.preset.score': 'ein Score von 65 536',
  'precision.outcome.finished': 'geht',
  'precision.outcome.score-overflowed': 'ein Score ist unendlich',
  'precision.outcome.exponential-overflowed': 'nan, eˣ = ∞',
  'precision.outcome.sum-overflowed': 'alle 0, die Summe ist ∞',
  'precision.outcome.sum-vanished': 'nan, 0 ÷ 0',
  'precision.axis.exponent': 'x, die Zahl, mit der e potenziert wird',
  'precision.axis.key': 'Schlüssel',
  'precision.axis.dimension': 'Kopfdimension dₖ',
  'precision.lanes.title': 'Wo sich eˣ aufschreiben lässt',
  'precision.lanes.key':
    'Band: die x, für die das Format eˣ fasst; blass, wo es Stellen verliert. Orange Kreise: die Scores, wie sie sind. Blaue Quadrate: minus der größte. Ein Kreuz ist an ∞ verloren, ein hohles Zeichen ist 0 geworden.',
  'precision.lanes.keyBefore':
    'Orange Kreise: die Scores, wie sie sind. Blaue Quadrate: minus der größte. Ein Kreuz ist an ∞ verloren, ein hohles Zeichen ist 0 geworden. Wie weit jedes Format reicht, wird nach dem Schätzen eingezeichnet.',
  'precision.lanes.picture':
    'Eine Bahn für jedes von vier Zahlenformaten zeigt, wo auf der x-Achse es e hoch x fasst. Punkte sind die Scores, wie sie sind, und minus dem größten.',
  'precision.lanes.naive': 'naiv: {outcome}',
  'precision.lanes.shifted': 'verschoben: {outcome}',
  'precision.lanes.vanished': '0 unter {x}',
  'precision.lanes.overflowed': '∞ über {x}',
  'precision.lanes.mark.naive': '{format}, naiv, Schlüssel {key}: e hoch {exponent} ist {exponential}',
  'precision.lanes.mark.shifted': '{format}, verschoben, Schlüssel {key}: e hoch {exponent} ist {exponential}',
  'precision.panel.legend':
    'Die Gewichte, die herauskommen. Balken: verschoben. Orange Linien: naiv, wo es welche gibt. Unter jedem Namen der größte relative Fehler eines Gewichts, in Einheiten der Rundung des Formats.',
  'precision.panel.key': 'Fehler {naive} naiv, {shifted} verschoben',
  'precision.panel.keyShifted': 'Fehler {shifted} verschoben',
  'precision.panel.keyNeither': 'so und so keine Gewichte',
  'precision.panel.picture': 'Die Gewichte in {format}: der verschobenen Form als Balken, der naiven Form als Linien.',
  'precision.panel.mark': 'Schlüssel {key}: naiv {naive}, verschoben {shifted}',
  'precision.nan.naive': 'naiv: nichts',
  'precision.nan.shifted': 'verschoben: nichts',
  'precision.steps.naive': 'Naiv, in {format}: {outcome}',
  'precision.steps.shifted': 'Verschoben, in {format}: {outcome}',
  'precision.sum': 'Summe',
  'precision.column.key': 'Schlüssel',
  'precision.column.score': 'Score',
  'precision.column.difference': 'minus der größte',
  'precision.column.exponential': 'e hoch dies',
  'precision.column.weight': 'Gewicht',
  'precision.column.format': 'Format',
  'precision.column.bits': 'Bits',
  'precision.column.largest': 'größte Zahl',
  'precision.column.overflows': 'eˣ ist ∞ über',
  'precision.column.vanishes': 'eˣ ist 0 unter',
  'precision.column.roundoff': 'Rundungseinheit u',
  'precision.column.naiveIn': 'naiv, {format}',
  'precision.column.shiftedIn': 'verschoben, {format}',
  'precision.column.naiveOutcome': 'naiv',
  'precision.column.shiftedOutcome': 'verschoben',
  'precision.column.naiveError': 'größter Fehler, naiv, in u',
  'precision.column.shiftedError': 'größter Fehler, verschoben, in u',
  'precision.column.naiveBound': 'Schranke, naiv, in u',
  'precision.column.shiftedBound': 'Schranke, verschoben, in u',
  'precision.column.maximum': 'Maximum bisher',
  'precision.column.rescaled': 'bisherige Summe multipliziert mit',
  'precision.column.running': 'Summe bisher',
  'precision.column.onePass': 'Gewicht, ein Durchgang',
  'precision.column.twoPasses': 'Gewicht, zwei Durchgänge',
  'precision.column.d': 'dₖ',
  'precision.table.formats': 'Die Formate',
  'precision.table.weights': 'Die Gewichte in jedem Format',
  'precision.table.errors': 'Wie jede Form ausging, und ihr größter relativer Fehler gegen die exakten Gewichte',
  'precision.table.noBound': 'keine: Stellen nahe 0 verloren',
  'precision.table.online': 'Ein Durchgang, Schlüssel für Schlüssel, in {format}',
  'precision.table.chances': 'Die Wahrscheinlichkeit, dass e hoch ein zufälliger Score überläuft',
  'precision.live.fine': 'Der größte Score ist {largest}, und die naive Form gelingt in allen vier Formaten.',
  'precision.live.fineElsewhere':
    'Der größte Score ist {largest}, und die naive Form gelingt überall, wo sich die Scores selbst schreiben lassen.',
  'precision.live.both': 'Die verschobene Form gelingt ebenso; die beiden unterscheiden sich nur durch Rundung.',
  'precision.live.better':
    'Die verschobene Form gelingt ebenso, und in {formats} besser: Dort ist e hoch Score so klein, dass die naive Form Stellen verliert.',
  'precision.live.overflowed':
    'Bei einem größten Score von {largest} gibt die naive Form keine richtigen Gewichte in {formats}: e hoch ein Score oder die Summe ist dort ∞.',
  'precision.live.vanished':
    'Alle Scores liegen so weit unter 0, dass jedes e hoch Score in {formats} zu 0 wird, und die naive Form teilt 0 durch 0.',
  'precision.live.shifted':
    'Die verschobene Form gelingt in allen vieren: Ihr größtes Exponential ist e⁰ = 1, also läuft nichts über, und die Summe ist mindestens 1.',
  'precision.live.scoreLost':
    'Die Verschiebung kommt in {formats} zu spät: Ein Score ist dort unendlich, ehe Softmax beginnt, und was er war, ist nicht mehr zu sagen.',
  'precision.online.heading': 'In einem Durchgang',
  'precision.online.none':
    'In {format} ist ein Score unendlich, ehe Softmax beginnt: Ein einziger Durchgang könnte daran nichts ändern.',
  'precision.online.title': 'Nach Schlüssel {seen} von {keys}',
  'precision.online.key':
    'Balken: e hoch jeden Score minus den bisher größten. Gestrichelt: ehe dieser Schlüssel kam. Darüber: die Scores. m ist der bisher größte, Z die Summe bisher.',
  'precision.online.picture':
    'Softmax in einem Durchgang: was jeder bisher gesehene Schlüssel zählt, als Balken, gemessen am bisher größten Score. Die Eingabetaste geht zu einem Schlüssel.',
  'precision.online.mark': 'Schlüssel {key}, Score {score}: zählt {kept}',
  'precision.online.unseen': 'Schlüssel {key}, Score {score}: noch nicht gesehen',
  'precision.online.back': 'Zurück',
  'precision.online.on': 'Nächster Schlüssel',
  'precision.online.first': 'Der erste Score ist der bisher größte und zählt 1.',
  'precision.online.moved':
    'Ein neuer größter Score: Alles bisher Summierte wird mit {factor} multipliziert, als wäre es vom neuen aus gemessen worden.',
  'precision.online.stays': 'Der größte Score bleibt, und alles bisher Summierte auch; ein Summand kommt hinzu.',
  'precision.online.same':
    'Alle Schlüssel gesehen. Ein Durchgang endet mit der Summe {sum} und gibt Schlüssel {key} das Gewicht {one}. Zwei Durchgänge enden mit {sumTwo} und {two}. Alle Gewichte stimmen bis auf das letzte Bit überein.',
  'precision.online.rounded':
    'Alle Schlüssel gesehen. Ein Durchgang endet mit der Summe {sum} und gibt Schlüssel {key} das Gewicht {one}. Zwei Durchgänge enden mit {sumTwo} und {two}. Auf dem Papier sind beide gleich; was sich unterscheidet, ist Rundung.',
  'precision.chances.heading': 'Wie oft geschähe es?',
  'precision.chances.title': 'Die Wahrscheinlichkeit, dass e hoch ein zufälliger Score überläuft',
  'precision.chances.key':
    'Einträge von q und k unabhängig aus N(0, 1), nichts abgezogen. Exakt, für einen einzelnen Score.',
  'precision.chances.picture':
    'Die Wahrscheinlichkeit, dass e hoch ein zufälliger Score überläuft, über der Kopfdimension. Drei Linien: ungeteilt in float16, ungeteilt in float32 und bfloat16 und geteilt durch die Wurzel in float16. Die Eingabetaste stellt die Dimension ein.',
  'precision.chances.none': '{format}, ungeteilt',
  'precision.chances.sqrt': '{format}, ÷ √dₖ',
  'precision.chances.two': 'float32, bfloat16',
  'precision.chances.mark': '{name}, dₖ = {d}: {chance}',
  'precision.chances.zero': 'weniger als 10⁻³⁰⁰',
  'precision.chances.told':
    'Bei dₖ = {d} läuft e hoch ein ungeteilter Score mit Wahrscheinlichkeit {half} in float16 über, {brain} in bfloat16 und {single} in float32. Geteilt durch √dₖ ist sie {divided} in float16. Ist der größte Score abgezogen, so ist sie 0, geteilt oder nicht: Überlauf ist kein Grund für √dₖ.',
  'precision.more': 'Weitere Bilder: die Gewichte in jedem Format, Softmax in einem Durchgang, wie oft es überläuft',
  'precision.own': 'Scores eintippen',
  'precision.listing.heading': 'Anhang: ein gedrucktes Programm, ausgeführt, wie es dasteht',
  'precision.listing.intro':
    'Ein Programm dieser Art ist in mehr als einer Erklärung gedruckt: Es importiert nur math und ruft auf, was es nie definiert. Hier steht es in eigenen Worten. Verbessern lässt es sich Schritt für Schritt.',
  'precision.listing.lines': 'Das Programm',
  'precision.listing.call': 'Was ausgeführt wird',
  'precision.listing.stages': 'Wie weit das Programm verbessert ist',
  'precision.listing.says': 'Python antwortet (NumPy 1.24):',
  'precision.listing.printed.name': 'Wie gedruckt',
  'precision.listing.printed.meaning':
    'math ist importiert, np nicht. Python bemerkt es erst beim Aufruf der Funktion, nicht bei ihrer Definition.',
  'precision.listing.import.name': 'NumPy importieren',
  'precision.listing.import.meaning':
    'NumPy selbst hat kein softmax, eine Hilfsfunktion dieses Namens käme mit dem Import also nicht mit: Sie muss geschrieben oder einer anderen Bibliothek entnommen werden.',
  'precision.listing.defined.name': 'softmax definieren',
  'precision.listing.defined.meaning':
    'Es läuft. Bei 5 Anfragen und 7 Schlüsseln sind die Gewichte 5 × 7, eine Zeile je Anfrage und eine Spalte je Schlüssel. Quadratisch sind sie nur, wo es gleich viele Anfragen und Schlüssel gibt, wie bei Self-Attention.',
  'precision.listing.batch.name': 'Ein Stapel aus zweien',
  'precision.listing.batch.meaning':
    'K.T kehrt alle Achsen um: Aus (2, 7, 4) wird (4, 7, 2), wo (2, 4, 7) gemeint war.',
  'precision.listing.square.name': 'Ein Stapel gleicher Größen',
  'precision.listing.square.meaning':
    'Schlimmer: Bei vier Paaren von 4 × 4-Matrizen passt jede Form. Es gibt keinen Fehler, und die Gewichte sind falsch: False sagt, dass es nicht die der vier Paare einzeln sind.',
  'precision.listing.transposed.name': 'Die letzten beiden Achsen tauschen',
  'precision.listing.transposed.meaning':
    'Nur die letzten beiden Achsen werden getauscht, und ein Stapel aus zweien gelingt.',
  'precision.listing.masked.name': 'Eine ganze Zeile maskieren',
  'precision.listing.masked.meaning':
    'Eine Anfrage, die keinen Schlüssel sehen darf, hat nur −∞ als Scores, und −∞ − (−∞) ist nan; die Verschiebung hilft hier also nicht. Entweder behält jede Anfrage mindestens einen Schlüssel, oder der Code sagt, was eine solche Zeile ergeben soll. Softmax von nichts gibt es nicht.',
};

export const asks: Readonly<Record<keyof typeof asked, string>> = {
  'precision.asks': 'Wann läuft Softmax über?',
};

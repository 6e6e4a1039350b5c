// <dk-trained> in German.
import type { trained as english } from './words.en.ts';

export const trained: Readonly<Record<keyof typeof english, string>> = {
  'parameter.text': 'Text',
  'parameter.characters': 'Zeichen des Textes',
  'parameter.tokens': 'Token des Textes',
  'parameter.weights': 'Gewichte',
  'parameter.layer': 'Schicht',
  'parameter.head': 'Kopf',
  'trained.label': 'Scores und Verlust eines trainierten Modells',

  'trained.question':
    'Ein kleines GPT beginnt mit Scores der Streuung {spread}. Es wird {steps} Schritte lang mit AdamW trainiert, jedes Mal mit einem anderen Divisor. Welcher Divisor endet mit dem kleinsten Verlust?',
  'trained.result': '÷ {divisor}: {bits} Bit je Zeichen',
  'trained.why':
    'Je größer die ersten Scores, desto größer der beste Divisor. In jeder Zeile des Bildes bringt er ihre Streuung am nächsten an 1, oder er ist der nächstgrößere.',

  'trained.optimizer.adamw': 'AdamW',
  'trained.optimizer.sgd': 'SGD',
  'trained.start.tiny': 'kleine Gewichte',
  'trained.start.unit': 'Varianz 1',
  'trained.startShort.tiny': 'klein',
  'trained.startShort.unit': 'Var. 1',
  'trained.way': '{optimizer}, {start}',
  'trained.between': '{least} bis {most}',
  'trained.times': '{factor} √dₖ',

  'trained.grid.title': 'Erste Streuung × Divisor',
  'trained.grid.key':
    'Bit je Zeichen auf zurückgehaltenem Text nach {steps} Schritten, Median von {seeds} Seeds; je kräftiger die Farbe, desto besser. Rahmen: der beste Divisor einer Zeile. Striche: Streuung ÷ Divisor = 1.',
  'trained.grid.key.one':
    'Bit je Zeichen auf zurückgehaltenem Text nach {steps} Schritten, {seeds} Seed; je kräftiger die Farbe, desto besser. Rahmen: der beste Divisor einer Zeile. Striche: Streuung ÷ Divisor = 1.',
  'trained.grid.picture':
    'Verlust nach erster Streuung der Scores und Divisor: eine Zeile für jede Streuung, eine Spalte für jeden Divisor.',
  'trained.grid.spread': 'erste Streuung von q·k',
  'trained.grid.divisor': 'Divisor',
  'trained.grid.mark': 'Erste Streuung {spread}, Divisor {divisor}: {bits} Bit; Seeds: {seeds}.',
  'trained.grid.best': 'Der beste Divisor für diese Streuung.',
  'trained.grid.open': 'Erste Streuung {spread}, Divisor {divisor}: noch nicht gezeigt',

  'trained.ablation.title': 'Drei Divisoren, vier Arten zu trainieren',
  'trained.ablation.key':
    'Bit je Zeichen auf zurückgehaltenem Text nach {steps} Schritten: eine Marke für jeden Seed, ein Strich für ihren Median. „Varianz 1“: W_Q und W_K geben q und k Einträge der Varianz 1. „Kleine Gewichte“: der Anfang von GPT-2.',
  'trained.ablation.picture':
    'Verlust am Ende unter drei Divisoren, für zwei Optimierer und zwei Anfänge. Niedriger ist besser.',
  'trained.ablation.mark': '{rule}, {way}, Seed {seed}: {bits} Bit; Median {median}',
  'trained.axis.bits': 'Bit je Zeichen',
  'trained.axis.bitsToken': 'Bit je Token',
  'trained.axis.factor': 'Divisor ÷ √dₖ',
  'trained.axis.ownFactor': 'Divisor ÷ der des Trainings',

  'trained.moreRecorded': 'Weitere aufgezeichnete Bilder: ein anderer Divisor nach dem Training',
  'trained.valleys.key': 'Median der Seeds. Bei 1 behält das Modell den Divisor, mit dem es trainiert wurde.',
  'trained.valleys.picture':
    'Verlust trainierter Modelle über dem Faktor, um den ihr Divisor geändert wird, eine Linie je Regel. {way}.',
  'trained.valleys.mark': '{rule}, Divisor × {factor}: {bits} Bit',

  'trained.modelHeading': 'Das Modell selbst',
  'trained.loadWhat':
    'Eines dieser Modelle ist hier, vor und nach dem Training: ÷ √dₖ, AdamW, Varianz 1. Seine Gewichte sind zwei Dateien von je {size} MB, die erst auf Wunsch geladen werden.',
  'trained.load': 'Modell laden',
  'trained.loading': 'Das Modell wird geladen …',
  'trained.leftOut': 'Die Gewichte des kleinen Modells fehlen hier. Sie liegen auf der Website der Lektion.',
  'trained.weights.start': 'vor dem Training',
  'trained.weights.trained': 'nach dem Training',
  'trained.sentences': 'Oder einer von diesen:',
  'trained.quoted': '„{character}“',
  'trained.unknown': 'Das Modell hat {count} Zeichen, und diese sind nicht darunter: {characters}.',
  'trained.factorLabel': 'Divisor, in Vielfachen von √dₖ',
  'trained.factorHint': 'für alle Köpfe',

  'trained.head': 'Schicht {layer}, Kopf {head}',
  'trained.panel': '{layer} · {head}',
  'trained.heads.title': 'Alle Köpfe: Scores des Textes',
  'trained.heads.layer': 'Schicht {layer}: Scores des Textes',
  'trained.all.key':
    'Eine Zeile für jede Schicht, eine Spalte für jeden Kopf. Blau: wie oft ein geteilter Score vorkommt, von −8 bis 8; ohne Blau liegen alle jenseits davon. Linie: N(0, 1). Ein Kopf lässt sich wählen.',
  'trained.all.picture':
    'Die geteilten Scores jedes Kopfes, eine Zeile für jede Schicht, neben der Normalverteilung der Varianz 1. Enter wählt einen Kopf.',
  'trained.heads.key':
    'Blau: Scores nach ÷ √dₖ, mit ihrer Standardabweichung. Gestrichelt: N(0, 1). Benannt: Schicht · Kopf. Ein Kopf lässt sich wählen.',
  'trained.heads.keyFactor':
    'Blau: Scores nach ÷ {factor} √dₖ, mit ihrer Standardabweichung. Orange: q·k ÷ √dₖ. Gestrichelt: N(0, 1). Benannt: Schicht · Kopf.',
  'trained.heads.picture':
    'Ein Histogramm der geteilten Scores jedes Kopfes, mit der Normalverteilung der Varianz 1. Enter wählt einen Kopf.',
  'trained.heads.mark':
    '{head}. Standardabweichung von q·k: {std}; geteilt: {divided}. Jenseits von 2√dₖ: {beyond}. Mittleres größtes Gewicht {peak}, mittlere Entropie {entropy} nats.',
  'trained.pattern.title': 'Attention-Muster: {head}',
  'trained.pattern.key':
    'Eine Zeile für jede Anfrage, eine Spalte für jeden Schlüssel bis zu ihr. Die Fläche eines Quadrats ist das Gewicht.',
  'trained.pattern.picture': 'Attention-Gewichte des Textes: Zeilen sind Anfragen, Spalten Schlüssel. {head}.',
  'trained.pattern.mark': 'Von {row} „{query}“ zu {column} „{key}“: {weight}',
  'trained.fact.std': 'Standardabweichung von q·k',
  'trained.fact.divided': 'Geteilt durch {divisor}',
  'trained.fact.beyond': 'Anteil jenseits von ±2√dₖ',
  'trained.fact.peak': 'Mittleres größtes Gewicht',
  'trained.fact.entropy': 'Mittlere Entropie, nats',

  'trained.valley.title': 'Ein anderer Divisor nach dem Training',
  'trained.valley.key':
    'Verlust auf {texts} Texten, die das Modell nicht gesehen hat. Ring: der tiefste dieser Punkte.',
  'trained.valley.keyText': 'Verlust auf den {tokens} Token des Textes. Ring: der tiefste dieser Punkte.',
  'trained.valley.picture':
    'Verlust des Modells über seinem Divisor in Vielfachen der Wurzel aus d k. Enter setzt den Divisor.',
  'trained.valley.trainedWith': 'wie trainiert',
  'trained.valley.mark': '÷ {factor}: {bits} Bit je {unit}',
  'trained.unit.character': 'Zeichen',
  'trained.unit.token': 'Token',
  'trained.valley.least': 'Der tiefste.',

  'trained.running': 'Der Text läuft durch …',
  'trained.runningLoss': 'Der Verlust wird gemessen …',
  'trained.cancel': 'Abbrechen',
  'trained.again': 'Noch einmal',

  'trained.ownHeading': 'Ein eigenes Modell',
  'trained.file': 'Gewichte eines GPT-2 (model.safetensors)',
  'trained.fileHint':
    'Eine Datei wählen oder auf dieses Labor ziehen. GPT-2 jeder Größe bis 48 Schichten und Breite 2048. Nichts wird hochgeladen. Die Netzwerkansicht in den Entwicklerwerkzeugen des Browsers zeigt es: Dateien dieser Seite kommen herein, und nichts geht hinaus. Sobald das erste Bild da ist, geht es auch ohne Verbindung.',
  'trained.drop': 'Datei hier ablegen',
  'trained.opening': '{file} wird geöffnet …',
  'trained.opened': '{file} ist geöffnet: {layers} mit {heads}, Breite {width}, {vocabulary} Token, Kontext {context}.',
  'trained.layerCount': '{count} Schichten',
  'trained.layerCount.one': '{count} Schicht',
  'trained.headCount': '{count} Köpfen',
  'trained.headCount.one': '{count} Kopf',
  'trained.unused.one': 'Nicht benutzt: ein Tensor ({names}).',
  'trained.unused': 'Nicht benutzt: {count} Tensoren ({names}).',
  'trained.refused': '{file} wird nicht gezeigt. {reason}',
  'trained.readerLeftOut':
    '{file} lässt sich hier nicht öffnen: Was Modelle liest, fehlt in der einzelnen Datei. Es liegt auf der Website der Lektion.',
  'trained.stays': 'Was zu sehen war, bleibt.',
  'trained.heads.count': 'Köpfe einer Schicht',
  'trained.heads.countHint': 'kein Tensor sagt es',
  'trained.openAgain': 'Mit diesen Köpfen öffnen',
  'trained.closeOwn': 'Diese Datei schließen',

  'trained.live.pair': 'Streuung {spread} mit Divisor {divisor}',
  'trained.live.recorded': 'Kleinster Verlust nach {steps} Schritten, nach erster Streuung: {pairs}.',
  'trained.live.head':
    '{head}, ÷ {factor}: Die Scores dieses Textes streuen um {divided}, und der stärkste Schlüssel einer Zeile bekommt im Mittel {peak} ihres Gewichts.',
  'trained.live.valley':
    'Mit ÷ {factor} beträgt der Verlust auf zurückgehaltenem Text {bits} Bit je Zeichen. Der kleinste hier ist {least}, mit ÷ {bottom}.',
  'trained.live.valleyText':
    'Mit ÷ {factor} beträgt der Verlust auf diesem Text {bits} Bit je {unit}. Der kleinste hier ist {least}, mit ÷ {bottom}.',

  'trained.live.least':
    'Mit ÷ {factor} beträgt der Verlust auf zurückgehaltenem Text {bits} Bit je Zeichen, der kleinste unter diesen Divisoren.',
  'trained.live.leastText':
    'Mit ÷ {factor} beträgt der Verlust auf diesem Text {bits} Bit je {unit}, der kleinste unter diesen Divisoren.',

  'trained.table.grid': 'Bit je Zeichen nach {steps} Schritten: erste Streuung × Divisor',
  'trained.table.ablation': 'Bit je Zeichen nach {steps} Schritten, und was ein anderer Divisor dann ausmacht',
  'trained.table.heads': 'Die Köpfe auf diesem Text',
  'trained.table.valley': 'Der Verlust unter jedem Divisor',
  'trained.column.by': '÷ {divisor}',
  'trained.column.divisor': 'Divisor',
  'trained.column.way': 'Training',
  'trained.column.rule': 'Regel',
  'trained.column.bits': 'Bit, Median',
  'trained.column.seeds': 'Bit, je Seed',
  'trained.column.spreadAtStart': 'Streuung von q·k in allen Köpfen am Anfang',
  'trained.column.spreadAtEnd': 'am Ende',
  'trained.column.valley': 'Bit mit Divisor × {factor}',
  'trained.column.layer': 'Schicht',
  'trained.column.head': 'Kopf',
  'trained.column.std': 'Streuung von q·k',
  'trained.column.dividedStd': 'geteilt',
  'trained.column.beyond': 'Jenseits von 2√dₖ',
  'trained.column.peak': 'Mittleres größtes Gewicht',
  'trained.column.entropy': 'Mittlere Entropie',
};

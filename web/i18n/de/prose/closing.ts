// The closing card, the glossary, what one should know before, and the short path in German.
import type { closingProse as english } from '../../en/prose/closing.ts';

export const closingProse: Readonly<Record<keyof typeof english, string>> = {
  'closing.chapter': 'In Kürze',
  'closing.title': 'In Kürze',
  'closing.tableIntro':
    'Was jede Regel aus Zufallsvektoren macht, wenn {dk} wächst. Unabhängige Einträge aus N(0, 1), 64 Schlüssel, {samples} Anfragen für jedes {dk}, Seed {seed}; vom Rechenkern berechnet, als diese Seite gebaut wurde. Der Zug des Zielschlüssels sagt, wie weit sich das Gewicht eines vorab gewählten Schlüssels bewegt, wenn die Anfrage ein wenig verschoben wird: 64-mal der Median.',
  'closing.tableCaption': 'Streuung der Scores, Anteil des stärksten Schlüssels und Zug des Zielschlüssels',
  'closing.dimension': '{dk}',
  'closing.rule': 'Regel',
  'closing.figure': 'Größe',
  'closing.rule.none': 'kein Divisor',
  'closing.rule.sqrt': '÷ {rootDk}',
  'closing.rule.linear': '÷ {dk}',
  'closing.rule.log': '÷ ln {dk}',
  'closing.figure.std': 'Standard­abweichung eines Scores',
  'closing.figure.peak': 'größtes Gewicht im Mittel',
  'closing.figure.pull': 'Zug des Ziel­schlüssels',
  'closing.tableAfter':
    'Eine Regel, ÷ {rootDk}, bleibt in allen drei Größen eben. Die anderen weichen nach einer Seite aus: Ein Schlüssel nimmt fast alles Gewicht, oder alle Schlüssel erhalten fast dasselbe. ÷ ln {dk} weicht nach derselben Seite aus wie kein Divisor, nur langsam. Auf beiden Seiten fällt der Zug des Zielschlüssels.',
  'closing.rememberTitle': 'Was bleiben sollte',
  'closing.remember.size':
    'Ein Score aus unabhängigen Einträgen mit Mittelwert 0 und Varianz 1 hat den Mittelwert 0 und genau die Standardabweichung {rootDk}. Wächst {dk}, streuen Scores weiter, im Mittel bleiben sie bei 0.',
  'closing.remember.hot':
    'Ohne Divisor legt Softmax deshalb fast alles Gewicht auf einen zufälligen Schlüssel. Ist ein anderer der richtige, kann die Anfrage ihn kaum noch bewegen. Die Werte lernen weiter.',
  'closing.remember.cold':
    'Mit ÷ {dk} bekommt jeder Schlüssel fast dasselbe Gewicht, und die Scores reagieren kaum auf die Anfrage. Auch auf dieser Seite fällt der Zug des Zielschlüssels.',
  'closing.remember.between':
    '{rootDk} ist die eine Potenz von {dk}, die Streuung, größtes Gewicht und Zug eben hält, etwa von {dk} = 16 an. Sie legt die Streuung auf 1. Bei vielen Schlüsseln ist das die Mitte eines breiten Gipfels: ein guter Ort, aber nicht als der beste bewiesen.',
  'closing.remember.limits':
    'All das gilt für Zufallsvektoren, wie vor dem Training. Haben Anfragen und Schlüssel voneinander gelernt, haben auch andere Regeln ihre Gründe.',
  'glossary.title': 'Glossar',
  'glossary.description': 'Die Begriffe der Lektion, jeder in ein, zwei Sätzen.',
  'glossary.token': 'Token',
  'glossary.token.means':
    'Ein Stück eines Textes: ein Wort oder ein Teil davon. Jedes Token hat Anfrage, Schlüssel und Wert.',
  'glossary.head': 'Kopf',
  'glossary.head.means':
    'Eine der Einheiten einer Schicht, die Attention nebeneinander rechnen, jede mit eigenen Gewichten.',
  'glossary.normal': 'N(0, 1)',
  'glossary.normal.means': 'Die Normalverteilung mit Mittelwert 0 und Standardabweichung 1: die Glockenkurve.',
  'glossary.query': 'Anfrage, q',
  'glossary.query.means': 'Der Vektor, mit dem ein Token fragt. Er hat {dk} Einträge.',
  'glossary.key': 'Schlüssel, k',
  'glossary.key.means': 'Der Vektor, an dem ein Token gefunden wird. Er hat {dk} Einträge.',
  'glossary.value': 'Wert, v',
  'glossary.value.means': 'Der Vektor, den ein Token weitergibt, zu dem Anteil, den sein Gewicht ihm gibt.',
  'glossary.dimension': 'Kopfdimension, {dk}',
  'glossary.dimension.means':
    'Die Zahl der Einträge einer Anfrage und eines Schlüssels, in einem Kopf. Weder die Breite des Modells noch die Länge der Folge.',
  'glossary.score': 'Score',
  'glossary.score.means': 'Das Skalarprodukt q·k einer Anfrage und eines Schlüssels: eine Summe von {dk} Produkten.',
  'glossary.rule': 'Skalierungsregel',
  'glossary.rule.means': 'Was Softmax anstelle des Scores sieht; meist der Score geteilt durch eine Funktion von {dk}.',
  'glossary.softmax': 'Softmax',
  'glossary.softmax.means':
    'Macht aus Scores Gewichte: e hoch jeden Score, geteilt durch die Summe aller. Nur Differenzen von Scores zählen.',
  'glossary.weight': 'Gewicht',
  'glossary.weight.means': 'Der Anteil eines Schlüssels in einer Zeile; die Gewichte einer Zeile ergeben zusammen 1.',
  'glossary.peak': 'Größtes Gewicht',
  'glossary.peak.means': 'Das größte der Gewichte einer Zeile; es gehört dem stärksten Schlüssel.',
  'glossary.saturation': 'Sättigung',
  'glossary.saturation.means':
    'Ein Gewicht hat eine Schwelle überschritten, die genannt sein muss, z. B. 99 %, und reagiert kaum noch auf seinen Score.',
  'glossary.entropy': 'Entropie',
  'glossary.entropy.means':
    'Wie gleichmäßig die Gewichte einer Zeile verteilt sind, in nats: 0, wo ein Schlüssel alles hat, ln n, wo n Schlüssel dasselbe haben.',
  'glossary.effective': 'Effektive Schlüsselzahl',
  'glossary.effective.means':
    'Wie viele Schlüssel mit gleichen Gewichten ebenso verteilt wären: eins durch die Summe der Quadrate der Gewichte.',
  'glossary.jacobian': 'Jacobi-Matrix, J',
  'glossary.jacobian.means':
    'Die Tabelle der Steigungen aller Gewichte nach allen Scores: wie sich die Gewichte bewegen, wenn ein Score sich ein wenig ändert.',
  'glossary.trace': 'Spur, tr J',
  'glossary.trace.means':
    'Die Summe der Diagonale von J: wie empfindlich Softmax gegen seine Scores ist. 0, wo ein Schlüssel alles Gewicht hat, 1 − 1/n, wo n Schlüssel dasselbe haben.',
  'glossary.pull': 'Zug des Zielschlüssels',
  'glossary.pull.means':
    'Wie weit sich das Gewicht eines vorher gewählten Schlüssels bewegt, wenn die Anfrage es tut, mal der Zahl der Schlüssel: sein Anteil mal, wie stark die Scores reagieren.',
  'glossary.typical': 'Typische Zeile',
  'glossary.typical.means':
    'Der Median über viele Zeilen: Die Hälfte hat mehr, die Hälfte weniger. Wenige Glückstreffer heben ihn nicht, das Mittel schon.',
  'glossary.optimizer': 'SGD und Adam',
  'glossary.optimizer.means':
    'Zwei Wege vom Gradienten zum Schritt: SGD folgt ihm, wie er ist, Adam teilt seine Größe heraus, Gewicht für Gewicht.',
  'glossary.rate': 'Lernrate, η',
  'glossary.rate.means': 'Wie weit ein Schritt des Trainings geht.',
  'glossary.temperature': 'Temperatur, τ',
  'glossary.temperature.means': 'Ein frei gewählter Divisor der Scores: unter 1 schärft er, über 1 glättet er.',
  'glossary.variance': 'Varianz und Standardabweichung',
  'glossary.variance.means':
    'Der mittlere quadratische Abstand vom Mittel, und seine Wurzel. Die zweite hat die Einheit der Zahlen selbst.',
  'glossary.kurtosis': 'Wölbung (Kurtosis)',
  'glossary.kurtosis.means':
    'Wie schwer die Enden einer Verteilung sind: 3 bei der Normalverteilung, mehr, wo ferne Werte häufiger sind.',
  'glossary.band': 'Konfidenzband',
  'glossary.band.means':
    'Der Bereich, der bei 95 % aller solchen Messungen den wahren Wert enthält; er wird enger, je mehr gezogen wird.',
  'glossary.seed': 'Seed und Ziehung',
  'glossary.seed.means':
    'Der Seed ist der Ausgangspunkt der Zufallsvektoren, die Ziehung sagt, welche davon. Dieselben beiden geben überall dieselben Bits.',
  'before.title': 'Bevor es losgeht',
  'before.variance': 'Varianz',
  'before.variance.text':
    'Die Varianz einer Zufallszahl ist das Mittel ihres quadratischen Abstands von ihrem eigenen Mittel. Die Standardabweichung ist die Wurzel daraus. Multipliziert man die Zahl mit c, wird die Standardabweichung mit |c| multipliziert und die Varianz mit c². Eine Konstante zu addieren ändert beide nicht.',
  'before.independence': 'Unabhängigkeit',
  'before.independence.text':
    'Zwei Zufallszahlen sind unabhängig, wenn die Kenntnis der einen nichts über die andere sagt. Dann ist das Mittel ihres Produkts das Produkt ihrer Mittel und die Varianz ihrer Summe die Summe ihrer Varianzen. Für beides genügt, dass sie unkorreliert sind. Für Produkte von mehr als zweien genügt das nicht.',
  'before.softmax': 'Softmax',
  'before.softmax.text':
    'Softmax macht aus einer Liste von Zahlen Anteile, die zusammen 1 ergeben: e hoch jede Zahl, geteilt durch die Summe aller dieser Potenzen. Die größte Zahl bekommt den größten Anteil. Zwei Zahlen, die sich um 1 unterscheiden, bekommen Anteile im Verhältnis e, etwa 2,7; eine Differenz von 10 macht daraus 22 000.',
  'path.switch': 'Nur den Zehn-Minuten-Weg zeigen',
  'path.mark': '{minutes} min auf dem kurzen Weg',
  'path.here': 'Zehn-Minuten-Weg, {place} von {count}: {minutes} min, das Bild und der Satz darunter genügen.',
  'path.next': 'Als Nächstes: {chapter}',
  'path.end': 'Der Zehn-Minuten-Weg endet hier; die Tabelle, die ihn zusammenfasst: {chapter}',
};

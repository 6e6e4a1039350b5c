// The closing table, the glossary, and the short path. Prose in German.
import type { closingProse as english } from '../../en/prose/closing.ts';

export const closingProse: Readonly<Record<keyof typeof english, string>> = {
  'closing.tableIntro':
    'Was jede Regel aus Zufallsvektoren macht, wenn $d_k$ wächst. Unabhängige Einträge aus N(0, 1), 64 Schlüssel, {samples} Anfragen für jedes $d_k$, Seed {seed}; vom Rechenkern berechnet, als diese Seite gebaut wurde. Der Zug des Zielschlüssels sagt, wie weit sich das Gewicht eines vorab gewählten Schlüssels bewegt, wenn die Anfrage ein wenig verschoben wird: 64-mal der Median.',
  'closing.tableCaption': 'Streuung der Scores, Anteil des stärksten Schlüssels und Zug des Zielschlüssels',
  'closing.dimension': '$d_k$',
  'closing.rule': 'Regel',
  'closing.figure': 'Größe',
  'closing.rule.none': 'kein Divisor',
  'closing.rule.sqrt': '÷ $\\sqrt{d_k}$',
  'closing.rule.linear': '÷ $d_k$',
  'closing.rule.log': '÷ ln $d_k$',
  'closing.figure.std': 'Standard­abweichung eines Scores',
  'closing.figure.peak': 'größtes Gewicht im Mittel',
  'closing.figure.pull': 'Zug des Ziel­schlüssels',
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
  'glossary.query.means': 'Der Vektor, mit dem ein Token fragt. Er hat $d_k$ Einträge.',
  'glossary.key': 'Schlüssel, k',
  'glossary.key.means': 'Der Vektor, an dem ein Token gefunden wird. Er hat $d_k$ Einträge.',
  'glossary.value': 'Wert, v',
  'glossary.value.means': 'Der Vektor, den ein Token weitergibt, zu dem Anteil, den sein Gewicht ihm gibt.',
  'glossary.dimension': 'Kopfdimension, $d_k$',
  'glossary.dimension.means':
    'Die Zahl der Einträge einer Anfrage und eines Schlüssels, in einem Kopf. Weder die Breite des Modells noch die Länge der Folge.',
  'glossary.score': 'Score',
  'glossary.score.means': 'Das Skalarprodukt q·k einer Anfrage und eines Schlüssels: eine Summe von $d_k$ Produkten.',
  'glossary.rule': 'Skalierungsregel',
  'glossary.rule.means':
    'Was Softmax anstelle des Scores sieht; meist der Score geteilt durch eine Funktion von $d_k$.',
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
};

// Sweeps over the head dimension in German, in whichever laboratory they run.
import type { sweep as english } from './words.en.ts';

export const sweep: Readonly<Record<keyof typeof english, string>> = {
  'sweep.run': 'Noch einmal messen',
  'sweep.start': 'Messen',
  'sweep.cancel': 'Abbrechen',
  'sweep.starting': 'Die Messung beginnt …',
  'sweep.progress': '{share} gemessen',
  'sweep.done': '{samples} Stichproben zu jedem von {dimensions} Werten von dₖ.',
  'sweep.done.one': '{samples} Stichproben zu einem Wert von dₖ.',
  'sweep.cancelled': 'Abgebrochen. Was bisher gemessen wurde, bleibt stehen.',
  'sweep.onPage':
    'Auf dieser Seite darf kein Worker starten; gerechnet wird darum in kurzen Stücken zwischen ihrer übrigen Arbeit: Das dauert länger und ergibt dieselben Zahlen.',
  'sweep.progressLabel': 'Fortschritt der Messung',
  'sweep.axis.dimension': 'Kopfdimension dₖ',
  'sweep.tableCaption.one':
    'Messung mit Seed {seed}, {samples} Stichproben, einem Schlüssel: Scores, jede Zahl ± ihr Standardfehler',
  'sweep.tableCaption':
    'Messung mit Seed {seed}, {samples} Stichproben, {keys} Schlüsseln: Scores, jede Zahl ± ihr Standardfehler',
  'sweep.ruleTableCaption': 'Dieselben Vektoren unter der Regel „{rule}“, jede Zahl ± ihr Standardfehler',
  'sweep.tableIncomplete.one':
    'Unvollständige Messung mit Seed {seed}, {samples} verlangten Stichproben, einem Schlüssel: Scores, jede Zahl ± ihr Standardfehler',
  'sweep.tableIncomplete':
    'Unvollständige Messung mit Seed {seed}, {samples} verlangten Stichproben, {keys} Schlüsseln: Scores, jede Zahl ± ihr Standardfehler',
  'sweep.column.d': 'dₖ',
  'sweep.column.samples': 'gezogene Stichproben',
  'sweep.column.mean': 'Mittelwert',
  'sweep.column.variance': 'Varianz',
  'sweep.column.std': 'Standardabw.',
  'sweep.column.skewness': 'Schiefe',
  'sweep.column.kurtosis': 'Wölbung',
  'sweep.column.divisor': 'Divisor',
  'sweep.column.scoreStd': 'Standardabw. der Scores',
  'sweep.column.peakWeight': 'größtes Gewicht',
  'sweep.column.entropy': 'Entropie (nats)',
  'sweep.column.effectiveKeys': 'effektive Schlüsselzahl',
  'sweep.column.jacobianTrace': 'tr J, Mittel',
  'sweep.column.jacobianTraceMedian': 'tr J, Median',
  'sweep.mark': '{name} bei dₖ = {d}: {value}',
  'sweep.mark.band': '{name} bei dₖ = {d}: {value}, 95 % zwischen {low} und {high}',
  'sweep.law.normal': 'Normalverteilung',
  'sweep.law.uniform': 'Gleichverteilung',
  'sweep.law.rademacher': '−1 oder 1 (Rademacher)',
  'sweep.law.laplace': 'Laplace',
  'sweep.law.student-t': 'Student-t',
  'sweep.law.log-normal': 'lognormal, zentriert',
  'sweep.noBand.no-fourth-moment':
    'Punkte ohne Band: Die Verteilung dieser Scores hat kein viertes Moment, also weiß niemand, wie genau ihre Varianz gemessen ist.',
  'sweep.noBand.no-sixth-moment':
    'Punkte ohne Band: Der Verteilung dieser Scores fehlen die Momente, die sagten, wie genau ihre Varianz gemessen ist.',
  'sweep.noBand.too-skewed':
    'Punkte ohne Band: Diese Scores sind so schief, dass ein ehrliches Band mehr Ziehungen brauchte.',
  'sweep.rules': 'Zeigen',
};

// <dk-sweep-result> in German.
import type { sweepResult as english } from './words.en.ts';

export const sweepResult: Readonly<Record<keyof typeof english, string>> = {
  'sweep-result.label': 'Das Ergebnis einer Messung',

  'sweep-result.file': 'Ergebnis von sqrtdk-sweep (JSON)',
  'sweep-result.fileHint':
    'Eine Datei wählen oder irgendwo auf dieser Seite fallen lassen. Höchstens {most} Bytes; sie bleibt im Browser.',
  'sweep-result.drop': 'Das Ergebnis hier fallen lassen',
  'sweep-result.reading': '{file} wird gelesen …',
  'sweep-result.starting': 'Ein Beispiel wird gemessen …',
  'sweep-result.read': '{file} ist zu sehen: {dimensions}, {rules}.',
  'sweep-result.dimensions': '{count} Werte von dₖ',
  'sweep-result.dimensions.one': 'ein dₖ',
  'sweep-result.ruleCount': '{count} Regeln',
  'sweep-result.ruleCount.one': 'eine Regel',
  'sweep-result.refused': '{file} wird nicht gezeigt. {reason}',
  'sweep-result.stays': 'Was zu sehen war, bleibt stehen.',

  'error.reason.not-json': 'ist kein JSON',
  'error.reason.too-large': 'ist zu groß',
  'error.reason.another-run': 'gehört zu einer anderen Messung',
  'error.reason.not-read': 'konnte nicht gelesen werden',
  'error.reason.other-origin': 'liegt nicht auf dieser Website',
  'parameter.file.size': 'Größe in Bytes',
  'parameter.file.content': 'Inhalt',

  'sweep-result.what': 'Was gemessen wurde',
  'sweep-result.example': 'Ein Beispiel, eben in diesem Browser gemessen. Eine eigene Datei tritt an seine Stelle.',
  'sweep-result.saveExample': 'Das Beispiel als solche Datei speichern',
  'sweep-result.savedExample': 'Gespeichert. Das schreibt auch sqrtdk-sweep zu derselben Spezifikation, Zahl für Zahl.',
  'sweep-result.fact.file': 'Datei',
  'sweep-result.fact.core': 'Version des Kerns',
  'sweep-result.fact.seed': 'Seed',
  'sweep-result.fact.samples': 'Anfragen zu jedem dₖ',
  'sweep-result.fact.keys': 'Schlüssel zu jeder Anfrage',
  'sweep-result.fact.entries': 'Einträge von q und k',
  'sweep-result.fact.grid': 'Werte von dₖ',
  'sweep-result.fact.rules': 'Regeln',
  'sweep-result.fact.fingerprint': 'Fingerabdruck der Spezifikation',
  'sweep-result.coreOther': '{file}; diese Seite hat {own}',
  'sweep-result.disagrees':
    'Die Datei widerspricht sich: {path} ist dort {file}, und {own} nach dem, was der Kern dieser Seite aus der Zusammenfassung macht. Die Bilder zeigen das zweite.',
  'sweep-result.usual': 'unabhängig, normalverteilt, Mittelwert 0, Standardabweichung 1',
  'sweep-result.entries': '{law}, Mittelwert {mean}, Standardabweichung {std}, Korrelation {correlation}',
  'sweep-result.entriesFilled':
    '{law} ({parameter}), Mittelwert {mean}, Standardabweichung {std}, Korrelation {correlation}',

  'sweep-result.more': 'Weitere Bilder: was jede Regel aus den Scores macht, und alle Scores beim gewählten dₖ',
  'sweep-result.rules': 'Gezeigte Regeln',
  'sweep-result.focusLabel': 'dₖ im Blick',

  'sweep-result.raw.title': 'Rohe Scores: Standardabweichung',
  'sweep-result.raw.key': 'Punkte mit ihren 95-%-Intervallen; gestrichelt: was die Theorie sagt.',
  'sweep-result.raw.keyAlone': 'Punkte mit ihren 95-%-Intervallen; die Theorie hat zu diesen Einträgen keine Zahl.',
  'sweep-result.raw.picture':
    'Standardabweichung der rohen Scores über dₖ auf logarithmischen Achsen. Die Eingabetaste wählt das dₖ eines Punkts.',
  'sweep-result.raw.measured': 'Rohe Standardabweichung',
  'sweep-result.raw.predicted': 'Theorie',
  'sweep-result.spread.title': 'Skalierte Scores: Standardabweichung',
  'sweep-result.spread.key': 'Eine Linie je gezeigter Regel, logarithmische Achsen. Gestrichelt: 1.',
  'sweep-result.spread.picture':
    'Standardabweichung der skalierten Scores über dₖ auf logarithmischen Achsen, eine Linie je gezeigter Regel.',
  'sweep-result.peak.title': 'Gewicht des stärksten Schlüssels',
  'sweep-result.peak.key': 'Mittel aller Anfragen mit 95-%-Band. Gestrichelt: 1/{keys}, alle Schlüssel gleich.',
  'sweep-result.peak.picture': 'Mittleres Gewicht des stärksten Schlüssels über dₖ, eine Linie je gezeigter Regel.',
  'sweep-result.trace.title': 'Empfindlichkeit von Softmax in der typischen Zeile: tr J',
  'sweep-result.trace.key': 'Median aller Anfragen mit 95-%-Band, logarithmische Achsen.',
  'sweep-result.trace.picture':
    'Median der Spur der Softmax-Jacobi-Matrix über dₖ auf logarithmischen Achsen, eine Linie je gezeigter Regel.',
  'sweep-result.entropy.title': 'Entropie einer Zeile, in nats',
  'sweep-result.entropy.key': 'Mittel mit 95-%-Band. Gestrichelt: ln {keys}, alle Schlüssel gleich.',
  'sweep-result.entropy.picture': 'Mittlere Entropie der Gewichte einer Zeile über dₖ, eine Linie je gezeigter Regel.',
  'sweep-result.effective.title': 'Effektive Schlüsselzahl',
  'sweep-result.effective.key': 'Mittel mit 95-%-Band. Gestrichelt: {keys}, alle Schlüssel gleich.',
  'sweep-result.effective.picture': 'Mittlere effektive Schlüsselzahl über dₖ, eine Linie je gezeigter Regel.',
  'sweep-result.scores.title': 'Alle rohen Scores bei dₖ = {d}',
  'sweep-result.scores.key': 'Anzahlen in {bins} Klassen. Gestrichelt: die exakte Verteilung des Scores.',
  'sweep-result.scores.keyAlone': 'Anzahlen in {bins} Klassen.',
  'sweep-result.scores.picture': 'Histogramm der rohen Scores bei dₖ = {d}.',
  'sweep-result.scores.axis': 'roher Score q·k',
  'sweep-result.scores.bin.one': 'ein Score zwischen {from} und {to}',
  'sweep-result.scores.bin': '{count} Scores zwischen {from} und {to}',
  'sweep-result.scores.beyond': 'Scores jenseits des Bildes: {below} kleinere, {above} größere.',

  'sweep-result.live':
    'Bei dₖ = {d} haben die rohen Scores die Standardabweichung {std}. Von den gezeigten Regeln gibt „{sharp}“ dem stärksten von {keys} Schlüsseln am meisten, {sharpPeak} des Gewichts, mit tr J = {sharpTrace} in der typischen Zeile. Am wenigsten gibt ihm „{even}“: {evenPeak}, mit tr J = {evenTrace}.',
  'sweep-result.liveOne':
    'Bei dₖ = {d} haben die rohen Scores die Standardabweichung {std}. Unter der Regel „{sharp}“ hat der stärkste von {keys} Schlüsseln {sharpPeak} des Gewichts, und tr J der typischen Zeile ist {sharpTrace}.',
  'sweep-result.liveRaw': 'Bei dₖ = {d} haben die rohen Scores die Standardabweichung {std}.',
  'sweep-result.inside': 'Die Theorie sagt {predicted}, innerhalb des 95-%-Intervalls von {low} bis {high}.',
  'sweep-result.outside':
    'Die Theorie sagt {predicted}, außerhalb des 95-%-Intervalls von {low} bis {high}: Das geschieht einem von zwanzig Intervallen.',
  'sweep-result.predicted': 'Die Theorie sagt {predicted}.',

  'sweep-result.proof': 'Dieselben Bits, hier',
  'sweep-result.proofWhat':
    'Ein Seed entscheidet über jede Zahl, auf einem Rechnerverbund wie im Browser. Diese Seite kann dieselben Vektoren ziehen und alle Zahlen der Datei mit ihren eigenen vergleichen, Bit für Bit.',
  'sweep-result.proofOne': 'dₖ = {d} hier berechnen',
  'sweep-result.proofAll': 'Jedes dₖ hier berechnen',
  'sweep-result.cancel': 'Abbrechen',
  'sweep-result.progressLabel': 'Fortschritt der Berechnung',
  'sweep-result.progress': '{share} berechnet',
  'sweep-result.cancelled': 'Abgebrochen. Was bisher verglichen wurde, bleibt stehen.',
  'sweep-result.tooCostly':
    '{what} würde {entries} Einträge von q und k ziehen; einem Browser werden höchstens {most} zugemutet.',
  'sweep-result.one': 'dₖ = {d}',
  'sweep-result.every': 'Jedes dₖ',
  'sweep-result.allSame': 'Jedes Bit dieser Datei ist das, was diese Seite berechnet.',
  'sweep-result.same': 'dₖ = {d}: dieselben Bits. Alle {numbers} Zahlen der Datei sind die, die diese Seite berechnet.',
  'sweep-result.differs':
    'dₖ = {d}: nicht dieselben Bits. Zahl {place} von {numbers} ist in der Datei {file}; diese Seite berechnet {own}.',
};

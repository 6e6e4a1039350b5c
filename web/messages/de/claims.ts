// Published claims in German: what is said, in our words, and the reason of the verdict. {names} are figures that the core computes.
import type {
  claimSources as englishSources,
  claimVerdicts as englishVerdicts,
  claimsPage as englishPage,
} from '../en/claims.ts';

export const claimSources: Readonly<Record<keyof typeof englishSources, string>> = {
  A: 'Frage und Antworten auf einer Statistikseite (August 2023): warum Scores der Attention durch die Wurzel aus d geteilt werden',
  B: 'Amit Shekhar, Outcome School: Math behind the square-root-of-d_k scaling factor in attention',
  C: 'Pranay (11. März 2025): Why scale the scaled dot-product attention?',
  D: 'Onlinekurs, Abschnitt 5.3: Skalierte Attention, und warum die Wurzel aus d wichtig ist',
};

export const claimVerdicts: Readonly<Record<keyof typeof englishVerdicts, string>> = {
  true: 'wahr',
  conditional: 'unter genannten Bedingungen wahr',
  false: 'falsch',
  undecidable: 'aus dem Gedruckten nicht zu entscheiden',
};

/** Each claim in short, and why its verdict is what it is. */
export const claimTexts: Readonly<Record<string, { says: string; reason: string }>> = {
  'claim-01': {
    says: 'QᵀK / √d ist der Score.',
    reason:
      'Er ist es, wenn Anfragen und Schlüssel die Spalten von Q und K sind; in der Arbeit sind sie die Zeilen, und sie schreibt QKᵀ. Ob Score heißt, was vor oder was nach dem Divisor steht, ist Übereinkunft; hier ist es das Produkt davor.',
  },
  'claim-02': {
    says: '|Q||V| wäre eine Kosinus-Ähnlichkeit.',
    reason:
      'Ein Produkt zweier Normen enthält keinen Winkel, und Werte haben an Scores keinen Anteil. Der Kosinus ist q·k geteilt durch ‖q‖‖k‖; ohne Verstärkung gibt er keinem von 64 Schlüsseln mehr als {cosinePeak} des Gewichts.',
  },
  'claim-03': {
    says: 'Die Varianz des Scores ist die Summe der Varianzen seiner Summanden.',
    reason:
      'Dazu müssen die Summanden unkorreliert sein, wofür unabhängige Einträge sorgen. Im Allgemeinen kommen alle Kovarianzen hinzu: bei dₖ = 64 sind es 4096 Glieder, von denen nur 64 Varianzen sind.',
  },
  'claim-04': {
    says: 'Fast sicher ist ein zufälliger Score viel größer; Softmax gibt dort 1, und kein Gradient kommt hindurch.',
    reason:
      'Bei dₖ = 64 erhält der stärkste von 8 Schlüsseln im Mittel {none64}, nie genau 1, und der Median der Spur der Jacobi-Matrix ist {traceNone64}, nicht 0. Gedrosselt ist nur der Weg durch die Scores, und nur in solchen Zeilen; die Werte lernen weiter.',
  },
  'claim-05': {
    says: 'Anfragen, Schlüssel und Werte haben Standardabweichung eins, dank Layer-Norm und Xavier-Initialisierung.',
    reason:
      'Xavier für eine quadratische Matrix aller Köpfe gibt einem Anfrageeintrag die Varianz {fused}; für jeden Kopf einzeln gibt er {perHead}, für Anfragen, Schlüssel und Werte in einer Matrix {packed}. Und er spricht nur vom ersten Schritt.',
  },
  'claim-06': {
    says: 'Additive Attention ist für größere dₖ besser als multiplikative ohne Skalierung (zitiert aus der Arbeit).',
    reason:
      'Die Arbeit sagt das, und verweist auf Britz und andere; eigene Zahlen druckt sie nicht. Es ist eine Aussage über Training, die sich an Zufallsvektoren nicht entscheiden lässt. Kapitel 12 trainiert beide Arten an einer eigenen Aufgabe: Was dort herauskommt, gilt für diese Aufgabe und ihre Einstellungen.',
  },
  'claim-07': {
    says: 'Skalierung wirkt als Temperatur, die die Verteilung gleichmäßiger macht.',
    reason:
      'Ein Divisor über 1 tut es, wenn nicht alle Scores gleich sind: 14, 10 und 12 durch √64 lassen dem ersten Schlüssel {asIs}, durch das Doppelte {softer}. Ein Divisor unter 1, wie ln d bei d = 2, schärft.',
  },
  'claim-08': {
    says: 'log d, d⁵, e^(πd) oder |q||k| täten es ebenso.',
    reason:
      'Keiner hält die Streuung: Von dₖ = 64 bis 1024 geht das größte Gewicht von 8 Schlüsseln im Mittel unter ln d von {log64} auf {log1024}; d⁵ lässt bei 64 {fifth64}, gleiche Anteile; e^(πd) gibt allen dasselbe Gewicht, bis auf das letzte Bit eines double, ab d = {exponentialEven}; ‖q‖‖k‖ braucht eine Verstärkung.',
  },
  'claim-09': {
    says: 'Das Skalarprodukt wächst mit dₖ.',
    reason:
      'Sein Mittelwert bleibt 0; seine typische Größe wächst, wie √dₖ. Für Einträge aus N(0, 1) ist der Mittelwert von |q·k| bei dₖ = 64 {meanAbsolute}.',
  },
  'claim-10': {
    says: 'Die Varianz ist immer genau dₖ; das ist keine Näherung.',
    reason:
      'Exakt, aber nicht immer: Nötig sind unabhängige Einträge mit Mittelwert 0 und Varianz 1 (etwas weniger genügt). Mit k = q ist die Varianz bei dₖ = 64 {sameVariance} und der Mittelwert {sameMean}; mit Mittelwerten von ½ ist die Varianz {shiftedVariance}.',
  },
  'claim-11': {
    says: 'Eingaben sind meist auf Mittelwert 0 und Varianz 1 normiert, also sind es auch q und k.',
    reason:
      'Die Gewichte dazwischen entscheiden: Gewichte mit Standardabweichung 0,02 machen aus normierten Eingaben (Breite {gptWidth}) Anfragen der Varianz {gpt}, Gewichte aus N(0, 1) (Breite {unitWidth}) Anfragen der Varianz {unit}.',
  },
  'claim-12': {
    says: 'Warum nicht durch 2 oder durch 10 teilen?',
    reason:
      'Eine Konstante stimmt nur bei einem dₖ. Geteilt durch 2 erhält der stärkste von 8 Schlüsseln {two4} bei dₖ = 4, wo 2 gleich √dₖ ist, aber {two64} bei 64 und {two1024} bei 1024.',
  },
  'claim-13': {
    says: '√dₖ ist mathematisch der genau richtige Wert und wurde aus genau diesem Grund gewählt.',
    reason:
      'Soll die Varianz bei jedem dₖ gleich 1 sein, so ist √dₖ für unabhängige Einträge der Varianz 1 erzwungen. Dass sie 1 sein soll, ist eine Übereinkunft, und die Arbeit nennt ihren Grund als Vermutung, ohne Versuch.',
  },
  'claim-14': {
    says: 'Sind Gradienten zu klein, so hört das Modell auf zu lernen.',
    reason:
      'Kleine Gradienten der Scores bremsen Anfragen und Schlüssel in den betroffenen Zeilen. Der Gradient der Werte geht durch die Gewichte, nicht durch deren Jacobi-Matrix, und was aus einem kleinen Gradienten wird, hängt vom Optimierer ab.',
  },
  'claim-15': {
    says: 'Die Scores 14, 10 und 12 sind ein Beispiel für dₖ = 64.',
    reason:
      'Sie können dort vorkommen, typisch sind sie nicht: Die Wahrscheinlichkeit eines einzelnen Scores über 10 ist {aboveTen}, die von drei unabhängigen deren dritte Potenz. Softmax sieht nur ihre Differenzen, und ihre Standardabweichung, 2, ist die von dₖ = 4.',
  },
  'claim-16': {
    says: 'Skalierung ist bei kleinem dₖ nicht so wichtig.',
    reason:
      'Bei dₖ = 1 ändert sie nichts. Bei 4 erhält der stärkste von 8 Schlüsseln {none4} ohne und {root4} mit ihr: weniger als bei 64 ({none64} und {root64}), aber keine Kleinigkeit.',
  },
  'claim-17': {
    says: 'Gewichte werden mit Mittelwert null und Varianz eins initialisiert.',
    reason:
      'Mittelwert 0, ja; ihre Varianz ist etwa eins durch die Breite des Modells, so dass Anfragen und nicht Gewichte nahe Varianz 1 herauskommen. Gewichte der Varianz 1 ergäben bei Breite {unitWidth} Anfragen der Varianz {unit}.',
  },
  'claim-18': {
    says: 'Die Arbeit sagt: Wir skalieren die Skalarprodukte mit √dₖ.',
    reason: 'Sie sagt: mit 1/√dₖ. Mit √dₖ multipliziert hätten Scores die Standardabweichung dₖ.',
  },
  'claim-19': {
    says: 'In schiefen Verteilungen liegen die meisten sᵢ nahe 0, also sind ihre Ableitungen klein.',
    reason:
      'Keine Ableitung von sᵢ ist größer als sᵢ selbst. Ein Zeichen von Schiefe ist das aber nicht: Gleiche Gewichte von 256 Schlüsseln haben ebenfalls Steigungen von {evenSlope}, während die Spur ihrer Jacobi-Matrix {evenTrace} ist, fast die größte, die es gibt.',
  },
  'claim-20': {
    says: 'Nur eine Position trägt bei, sobald Softmax sättigt.',
    reason:
      'Wahr, wenn gesättigt heißt, dass ein Gewicht nahe bei 1 liegt. Große Scores allein bewirken es nicht: 9 und 8,6 über zwei Nullen teilen sich das Gewicht, {nearFirst} und {nearSecond}.',
  },
  'claim-21': {
    says: 'Tabelle, wann Skalierung wichtig ist: großes dₖ entscheidend, kleines dₖ weniger; zufälliger Anfang entscheidend, trainiertes Modell weniger.',
    reason:
      'Für Zufallsvektoren passen die ersten beiden Zeilen: Das größte Gewicht ohne Divisor ist {none64} bei dₖ = 64 und {none4} bei 4. Die letzten beiden sind aus dem Gedruckten nicht zu entscheiden: Die Tabelle nennt weder Modell noch Maß.',
  },
  'claim-22': {
    says: 'Moderne Sprachmodelle benutzen durchweg √dₖ; GPT und LLaMA haben es als Standard.',
    reason:
      'Viele tun es, nicht alle: T5 hat keinen Divisor und beginnt stattdessen mit kleinen Anfragegewichten (Varianz eines Anfrageeintrags {tFive}, Standardabweichung eines Scores {tFiveScore}), und die Regeln zur Übertragung von Lernraten auf breite Modelle teilen durch dₖ.',
  },
  'claim-23': {
    says: 'Immer skalieren: Der Aufwand ist vernachlässigbar, und es verhindert Instabilität.',
    reason:
      'Der Aufwand ist eine Multiplikation je Eintrag einer Anfrage. Am Anfang hält es die Streuung in der Hand; später können Scores trotzdem wachsen: Große Bildmodelle mit √dₖ sind so instabil geworden und erhielten normierte Anfragen und Schlüssel.',
  },
  'claim-24': {
    says: 'τ unter √dₖ schärft, τ über √dₖ macht flacher.',
    reason:
      'Wahr im Vergleich zu √dₖ auf denselben Scores, wenn nicht alle gleich sind: 14, 10 und 12 bei dₖ = 64 geben dem ersten Schlüssel {sharper} bei halbem √dₖ, {asIs} bei √dₖ und {softer} beim Doppelten.',
  },
  'claim-25': {
    says: 'Manche Architekturen lernen eine Skalierung, die von der Anfrage abhängt.',
    reason:
      'Veröffentlichte Beispiele gibt es; der Verweis nennt eines. Wie verbreitet sie sind, ist eine andere Frage.',
  },
  'claim-26': {
    says: 'Das Maximum abzuziehen ergibt dasselbe Ergebnis und verhindert Überlauf.',
    reason:
      'In exakter Rechnung ist es dasselbe, und kein Exponential kann dann überlaufen; ohne das läuft halbe Genauigkeit über {halfOverflow} über. Gerundete Ergebnisse können sich in letzten Stellen unterscheiden, und eine ganz maskierte Zeile hat kein Maximum, das sich abziehen ließe.',
  },
  'claim-27': {
    says: 'Ein Programm für Attention in NumPy, das nur math importiert, np und softmax undefiniert benutzt, K.T schreibt und seine Gewichte n × n nennt.',
    reason:
      'Falsch, wenn es laufen soll: Wie gedruckt hält es beim ersten undefinierten Namen an. K.T kehrt alle Achsen eines Stapels um, nicht die letzten beiden, und n Anfragen mit m Schlüsseln haben n × m Gewichte.',
  },
  'claim-28': {
    says: 'Wo Softmax etwa [1; 0; 0; …] ist, sind die Gradienten etwa 0; wo es etwa [0,3; 0,3; 0,2; 0,2] ist, sind sie etwa [0,21; 0,21; 0,16; 0,16].',
    reason:
      'Das sind die Diagonaleinträge sᵢ(1 − sᵢ), und die gedruckten stimmen. Die Jacobi-Matrix hat neben der Diagonale auch die Einträge −sᵢsⱼ und ist nur im Grenzfall 0.',
  },
  'claim-29': {
    says: 'Zusammenfassende Tabelle: Varianz des Scores dₖ, Faktor 1/√dₖ, Sättigung ohne ihn, skalierte Attention.',
    reason:
      'Wahr für unabhängige Einträge mit Mittelwert 0 und Varianz 1, wie vor dem Training: Das größte Gewicht von 8 Schlüsseln bei dₖ = 64 ist {none64} ohne und {root64} mit dem Divisor. Die andere Hälfte fehlt: Ein zu großer Divisor macht alle Schlüssel gleich.',
  },
};

/** The page around them. */
export const claimsPage: Readonly<Record<keyof typeof englishPage, string>> = {
  title: 'Veröffentlichte Behauptungen und Zahlen, jede mit einem Urteil',
  description:
    'Was veröffentlichte Erklärungen des Divisors √dₖ sagen, Behauptung für Behauptung und Zahl für Zahl, mit einem Urteil, dem Grund und der Rechnung, die es zeigt.',
  back: 'Zurück zur Lektion',
  intro:
    'Der Divisor √dₖ wird an vielen Stellen erklärt. Hier steht, was vier davon sagen, Behauptung für Behauptung in eigenen Worten, jede mit einem Urteil und dem, was es zeigt; und darunter jede Zahl, die sie drucken, noch einmal berechnet. Zahlen in den Gründen stammen vom Rechenkern dieser Seite: mit 8 Schlüsseln, {samples} Anfragen und Seed {seed}, wo sie gezogen sind.',
  count: '{count} Behauptungen: {verdicts}.',
  counted: '{count} {verdict}',
  claims: 'Behauptungen',
  figures: 'Gedruckte Zahlen',
  figuresIntro:
    'Eine gedruckte Zahl stimmt, wenn der exakte Wert auf die gedruckten Stellen gerundet diese Zahl ergibt. Von {count} Zahlen: {verdicts}.',
  chapter: 'Zu finden im Kapitel',
  evidence: 'Gezeigt durch',
  laboratory: 'das Laboratorium, so eingestellt',
  call: 'den Rechenkern, Funktion {call}',
  test: 'den Test {file}',
  lines: '{where}: gedruckte und berechnete Zahlen',
  open: 'Im Laboratorium öffnen',
  shouldBe: 'richtig wäre {value}',
};

// Published claims in German: what is said, in our words, and the reason of the verdict. {names} are figures that the core computes.
import type {
  claimSources as englishSources,
  claimVerdicts as englishVerdicts,
  claimsPage as englishPage,
} from './words.en.ts';

export const claimSources: Readonly<Record<keyof typeof englishSources, string>> = {
  A: 'Frage und Antworten auf einer Statistikseite (August 2023): warum Scores der Attention durch die Wurzel aus d geteilt werden',
  B: 'Amit Shekhar, Outcome School: Math behind the square-root-of-d_k scaling factor in attention',
  C: 'Pranay (11. März 2025): Why scale the scaled dot-product attention?',
  D: 'Online-Lehrbuch, Abschnitt 5.3: Skalierte Attention, und warum die Wurzel aus d wichtig ist',
};

export const claimVerdicts: Readonly<Record<keyof typeof englishVerdicts, string>> = {
  true: 'wahr',
  conditional: 'unter genannten Bedingungen wahr',
  false: 'falsch',
  undecidable: 'aus dem Gedruckten nicht zu entscheiden',
  question: 'eine Frage, mit Antwort',
};

/** Each claim in short, the condition under which it is true where there is one, and why its verdict is what it is. */
export const claimTexts: Readonly<Record<string, { says: string; condition?: string; reason: string }>> = {
  'claim-01': {
    says: 'Q<sup>T</sup>K / √d ist der Score.',
    condition: 'Anfragen und Schlüssel sind die Spalten von Q und K, und „Score“ meint das geteilte Produkt.',
    reason:
      'In der Arbeit sind Anfragen und Schlüssel die Zeilen, und sie schreibt QK<sup>T</sup>. Ob das Produkt vor oder nach der Division Score heißt, ist Übereinkunft; hier ist es das Produkt davor.',
  },
  'claim-02': {
    says: '|Q||V| wäre eine Kosinus-Ähnlichkeit.',
    reason:
      'Ein Produkt zweier Normen enthält keinen Winkel, und Werte haben an Scores keinen Anteil. Der Kosinus ist q·k geteilt durch ‖q‖‖k‖; ohne Verstärkung gibt er keinem von 64 Schlüsseln mehr als {cosinePeak} des Gewichts.',
  },
  'claim-03': {
    says: 'Die Varianz des Scores ist die Summe der Varianzen seiner Summanden.',
    condition: 'die Summanden sind unkorreliert, wofür unabhängige Einträge sorgen.',
    reason:
      'Im Allgemeinen kommen alle Kovarianzen hinzu: bei dₖ = 64 sind es 4096 Glieder, von denen nur 64 Varianzen sind.',
  },
  'claim-04': {
    says: 'Fast sicher ist ein zufälliger Score viel größer; Softmax gibt dort 1, und kein Gradient kommt hindurch.',
    reason:
      'Bei dₖ = 64 erhält der stärkste von 8 Schlüsseln im Mittel {none64}, nie genau 1. Softmax reagiert noch ein wenig: Der Median von tr J, seiner Empfindlichkeit für die Scores, ist {traceNone64}, nicht 0. Und der Gradient der Anfrage als Ganzes muss nicht klein sein; bei 64 Schlüsseln ist sein Median ohne Divisor sogar größer: Er geht an die Schlüssel, die schon gewonnen haben. Was beinahe stirbt, ist der Zug eines vorher gewählten Schlüssels.',
  },
  'claim-05': {
    says: 'Anfragen, Schlüssel und Werte haben Standardabweichung eins, dank Layer-Norm und Xavier-Initialisierung.',
    condition:
      'eine quadratische Matrix macht die Anfragen aller Köpfe (ebenso Schlüssel und Werte), und noch ist nichts gelernt.',
    reason:
      'Dort gibt Xavier einem Anfrageeintrag die Varianz {fused}. Eine Matrix für jeden Kopf gibt {perHead}; Anfragen, Schlüssel und Werte in einer Matrix geben {packed}.',
  },
  'claim-06': {
    says: 'Additive Attention ist für größere dₖ besser als multiplikative ohne Skalierung (zitiert aus der Arbeit).',
    reason:
      'Die Arbeit sagt das, und verweist auf Britz und andere; eigene Zahlen druckt sie nicht. Es ist eine Aussage über Training, die sich an Zufallsvektoren nicht entscheiden lässt. Das Kapitel zum Training trainiert beide Arten an einer eigenen Aufgabe: Was dort herauskommt, gilt für diese Aufgabe und ihre Einstellungen.',
  },
  'claim-07': {
    says: 'Skalierung wirkt als Temperatur, die die Verteilung gleichmäßiger macht.',
    condition: 'der Divisor ist größer als 1, und nicht alle Scores sind gleich.',
    reason:
      '14, 10 und 12 durch √64 lassen dem ersten Schlüssel {asIs}, durch das Doppelte {softer}. Ein Divisor unter 1, wie ln d bei d = 2, schärft.',
  },
  'claim-08': {
    says: 'Täten es log d, d⁵, e^(πd) oder |q||k| ebenso?',
    reason:
      'Nein. Keiner hält die Streuung zufälliger Scores. Von dₖ = 64 bis 1024 geht das größte Gewicht von 8 Schlüsseln im Mittel unter ln d von {log64} auf {log1024}. d⁵ lässt bei 64 {fifth64}: gleiche Anteile. e^(πd) gibt allen Schlüsseln dasselbe Gewicht, bis auf das letzte Bit eines double, ab d = {exponentialEven}. ‖q‖‖k‖ braucht eine Verstärkung.',
  },
  'claim-09': {
    says: 'Das Skalarprodukt wächst mit dₖ.',
    condition: '„wächst“ meint seine Streuung, und die Einträge sind unabhängig mit Mittelwert 0 und Varianz 1.',
    reason:
      'Sein Mittelwert bleibt 0; seine Standardabweichung ist √dₖ. Für Einträge aus N(0, 1) ist der Mittelwert von |q·k| bei dₖ = 64 {meanAbsolute}.',
  },
  'claim-10': {
    says: 'Die Varianz ist immer genau dₖ; das ist keine Näherung.',
    condition: 'die Einträge sind unabhängig, mit Mittelwert 0 und Varianz 1 (etwas weniger genügt).',
    reason:
      'Dann ist sie exakt, keine Näherung. Aber so ist es nicht immer. Mit k = q ist die Varianz bei dₖ = 64 {sameVariance} und der Mittelwert {sameMean}; mit Mittelwerten von ½ ist die Varianz {shiftedVariance}.',
  },
  'claim-11': {
    says: 'Eingaben sind meist auf Mittelwert 0 und Varianz 1 normiert, also sind es auch q und k.',
    condition:
      'die Gewichte zwischen Eingabe und q, k haben Mittelwert 0 und als Varianz eins durch die Breite des Modells, und noch ist nichts gelernt.',
    reason:
      'Die Gewichte dazwischen entscheiden. Gewichte mit Standardabweichung 0,02 machen aus normierten Eingaben (Breite {gptWidth}) Anfragen der Varianz {gpt}, Gewichte aus N(0, 1) (Breite {unitWidth}) Anfragen der Varianz {unit}. Und der Transformer von 2017 normiert nach jeder Schicht: Seine erste Schicht erhält Einbettungen, die keine Norm berührt hat.',
  },
  'claim-12': {
    says: 'Warum nicht durch 2 oder durch 10 teilen?',
    reason:
      'Weil eine Konstante nur bei einem dₖ stimmt. Geteilt durch 2 erhält der stärkste von 8 Schlüsseln {two4} bei dₖ = 4, wo 2 gleich √dₖ ist, aber {two64} bei 64 und {two1024} bei 1024.',
  },
  'claim-13': {
    says: '√dₖ ist mathematisch der genau richtige Wert und wurde aus genau diesem Grund gewählt.',
    condition:
      'die Varianz soll bei jedem dₖ gleich 1 sein, die Einträge sind unabhängig mit Mittelwert 0 und Varianz 1; und „dieser Grund“ ist, was die Autoren vermuten.',
    reason:
      'Dann ist √dₖ erzwungen. Dass 1 eine gute Varianz ist, ergibt ein natürliches Kriterium, auf einem breiten Gipfel: kein Beweis. Auch heißt es, er stehe fest, „unlike tuned hyperparameters“. In einem einzelnen Modell ist er eine Konstante, die das Training aufheben könnte; die Arbeit berichtet von keiner anderen. Sie sagt: {paperSuspects}',
  },
  'claim-14': {
    says: 'Sind Gradienten zu klein, so hört das Modell auf zu lernen.',
    condition:
      'die kleinen Gradienten sind die der Gewichte, die noch lernen müssen, und Schritte sind dem Gradienten proportional (SGD mit einer Rate).',
    reason:
      'Kleine Gradienten der Scores bremsen Anfragen und Schlüssel, nicht die Werte: Deren Gradient geht durch die Gewichte, nicht durch deren Jacobi-Matrix. Adam teilt die Größe eines Gradienten heraus. Und langsam ist nicht instabil: Eine Warnung vor „gradient instabilities“ einer spitzen Softmax vermengt beides.',
  },
  'claim-15': {
    says: 'Die Scores 14, 10 und 12 sind ein Beispiel für dₖ = 64.',
    condition: '„Beispiel“ meint, dass es vorkommen kann, nicht dass es typisch ist.',
    reason:
      'Die Wahrscheinlichkeit eines einzelnen Scores über 10 ist {aboveTen}, die von drei unabhängigen deren dritte Potenz. Softmax sieht nur ihre Differenzen, und ihre Standardabweichung, 2 (Quadrate geteilt durch n − 1), ist die von dₖ = 4.',
  },
  'claim-16': {
    says: 'Skalierung ist bei kleinem dₖ nicht so wichtig.',
    condition: '„klein“ meint nahe 1; von da an wächst die Wirkung Schritt für Schritt.',
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
    reason: 'Sie sagt: mit 1/√dₖ. {paperScales} Mit √dₖ multipliziert hätten Scores die Standardabweichung dₖ.',
  },
  'claim-19': {
    says: 'In schiefen Verteilungen liegen die meisten sᵢ nahe 0, also sind ihre Ableitungen klein.',
    reason:
      'Keine Ableitung von sᵢ ist größer als sᵢ selbst. Kleine Steigungen sind aber kein Zeichen von Schiefe: Gleiche Gewichte von 256 Schlüsseln haben ebenfalls Steigungen von {evenSlope}, während tr J, die Empfindlichkeit von Softmax als Ganzem, {evenTrace} ist, fast die größte, die es gibt.',
  },
  'claim-20': {
    says: 'Nur eine Position trägt bei, sobald Softmax sättigt.',
    condition: '„sättigt“ meint, dass ein Gewicht nahe bei 1 liegt.',
    reason:
      'Große Scores allein bewirken es nicht: 9 und 8,6 über zwei Nullen teilen sich das Gewicht, {nearFirst} und {nearSecond}.',
  },
  'claim-21': {
    says: 'Tabelle, wann Skalierung wichtig ist: großes dₖ entscheidend, kleines dₖ weniger; zufälliger Anfang entscheidend, trainiertes Modell weniger.',
    condition:
      'die Vektoren sind zufällig: Dann gelten die ersten beiden Zeilen. Die letzten beiden nennen weder Modell noch Maß.',
    reason:
      'Das größte Gewicht ohne Divisor ist {none64} bei dₖ = 64 und {none4} bei 4. Ob ein trainiertes Modell den Divisor weniger braucht, hängt davon ab, was es gelernt hat: Ihn wegzunehmen multipliziert alle Scores mit √dₖ.',
  },
  'claim-22': {
    says: 'Moderne Sprachmodelle benutzen durchweg √dₖ; GPT und LLaMA haben es als Standard.',
    reason:
      'Viele tun es, nicht alle: T5 hat keinen Divisor und beginnt stattdessen mit kleinen Anfragegewichten. Dort hat ein Anfrageeintrag die Varianz {tFive} und ein Score die Standardabweichung {tFiveScore}. Die Regeln zur Übertragung von Lernraten auf breite Modelle teilen durch dₖ.',
  },
  'claim-23': {
    says: 'Immer skalieren: Der Aufwand ist vernachlässigbar, und es verhindert Instabilität.',
    condition: '„verhindert Instabilität“ meint den Anfang des Trainings, und „vernachlässigbar“ meint einige Prozent.',
    reason:
      'Am Anfang hält der Divisor die Streuung in der Hand. Später können Scores trotzdem wachsen: Große Bildmodelle mit √dₖ sind so instabil geworden und erhielten normierte Anfragen und Schlüssel.',
  },
  'claim-24': {
    says: 'τ unter √dₖ schärft, τ über √dₖ macht flacher.',
    condition: 'die Scores bleiben dieselben und sind nicht alle gleich.',
    reason:
      '14, 10 und 12 bei dₖ = 64 geben dem ersten Schlüssel {sharper} bei halbem √dₖ, {asIs} bei √dₖ und {softer} beim Doppelten.',
  },
  'claim-25': {
    says: 'Manche Architekturen lernen eine Skalierung, die von der Anfrage abhängt.',
    reason:
      'Selective Self-Attention berechnet aus der Anfrage und ihrer Stelle eine Temperatur, mit gelernten Gewichten. Dass es das gibt, ist alles, was die Behauptung sagt; wie verbreitet es ist, ist eine andere Frage, und kein Modell in der Liste dieser Lektion tut es.',
  },
  'claim-26': {
    says: 'Das Maximum abzuziehen ergibt dasselbe Ergebnis und verhindert Überlauf.',
    condition: 'die Rechnung ist exakt, und mindestens ein Schlüssel der Zeile ist nicht maskiert.',
    reason:
      'Ohne das läuft halbe Genauigkeit über {halfOverflow} über. Mit ihm kann es kein Exponential. Gerundete Ergebnisse können sich in letzten Stellen unterscheiden, und eine ganz maskierte Zeile hat kein Maximum, das sich abziehen ließe.',
  },
  'claim-27': {
    says: 'Ein Programm für Attention in NumPy, das nur math importiert, np und softmax undefiniert benutzt, K.T schreibt und seine Gewichte n × n nennt.',
    reason:
      'Falsch, wenn es laufen soll: Wie gedruckt hält es beim ersten undefinierten Namen an. K.T kehrt alle Achsen eines Stapels um, nicht die letzten beiden, und n Anfragen mit m Schlüsseln haben n × m Gewichte.',
  },
  'claim-28': {
    says: 'Wo Softmax etwa [1; 0; 0; …] ist, sind die Gradienten etwa 0; wo es etwa [0,3; 0,3; 0,2; 0,2] ist, sind sie etwa [0,21; 0,21; 0,16; 0,16].',
    condition: '„Gradienten“ meint die Diagonale der Jacobi-Matrix von Softmax, nicht den Gradienten eines Fehlers.',
    reason:
      'Die Diagonaleinträge sind sᵢ(1 − sᵢ), und die gedruckten stimmen. Die Jacobi-Matrix hat neben der Diagonale auch die Einträge −sᵢsⱼ und ist nur im Grenzfall 0.',
  },
  'claim-29': {
    says: 'Zusammenfassende Tabelle: Varianz des Scores dₖ, Faktor 1/√dₖ, Sättigung ohne ihn, skalierte Attention.',
    condition: 'die Einträge sind unabhängig mit Mittelwert 0 und Varianz 1, wie vor dem Training.',
    reason:
      'Das größte Gewicht von 8 Schlüsseln bei dₖ = 64 ist {none64} ohne und {root64} mit dem Divisor. Die andere Hälfte fehlt: Ein zu großer Divisor macht alle Schlüssel gleich.',
  },
};

/** Tables that the sources print, and what is computed here beside each row. */
export const claimTables: Readonly<
  Record<string, { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }>
> = {
  'claim-21': {
    caption: 'Wann Skalierung wichtig ist, wie es die Tabelle des Lehrbuchs sagt',
    columns: ['Bedingung', 'die Tabelle sagt', 'hier berechnet'],
    rows: [
      ['großes dₖ', 'entscheidend', 'dₖ = 64, kein Divisor: Der stärkste von 8 Schlüsseln erhält {none64}'],
      ['kleines dₖ', 'weniger', 'dₖ = 4, kein Divisor: Er erhält {none4}'],
      ['zufälliger Anfang', 'entscheidend', 'diese Zahlen sind die zufälliger Vektoren'],
      ['trainiertes Modell', 'weniger', 'aus der Tabelle nicht zu entscheiden'],
    ],
  },
  'claim-29': {
    caption: 'Die zusammenfassende Tabelle des Lehrbuchs',
    columns: ['was', 'die Tabelle sagt', 'hier berechnet'],
    rows: [
      ['Varianz des Scores', 'dₖ', '{variance64} bei dₖ = 64'],
      ['Faktor', '1/√dₖ', 'lässt eine Standardabweichung von {scaledStd64}'],
      ['ohne ihn', 'Softmax sättigt', 'der stärkste von 8 Schlüsseln erhält {none64}'],
      ['mit ihm', 'skalierte Attention', 'er erhält {root64}'],
    ],
  },
};

/** What should be known of a printed example beside its figures. */
export const figureNotes: Readonly<Record<string, string>> = {
  'softmax-5-1-half':
    'Neben [50; 10; 5] sind diese Scores durch 10 geteilt. Das ist √dₖ nur bei dₖ = 100, der Größe keines Kopfes in dieser Lektion.',
  'variance-2-4-6': 'Die Varianz der ganzen Liste: Quadrate geteilt durch n. Die Standardabweichung ist dann 1,63.',
  'large-dimension-dk-64-unscaled':
    'Als Stichprobe genommen haben diese drei Scores die Standardabweichung 2: Quadrate geteilt durch n − 1. Bei dₖ = 64 wäre sie 8.',
};

/** The page around them. */
export const claimsPage: Readonly<Record<keyof typeof englishPage, string>> = {
  title: 'Veröffentlichte Behauptungen und Zahlen, jede mit einem Urteil',
  description:
    'Was veröffentlichte Erklärungen des Divisors √dₖ sagen, Behauptung für Behauptung und Zahl für Zahl, mit einem Urteil, dem Grund und der Rechnung, die es zeigt.',
  back: 'Zurück zur Lektion',
  intro:
    'Der Divisor √dₖ wird an vielen Stellen erklärt. Hier steht in eigenen Worten, was vier davon sagen. Jede Behauptung hat ein Urteil, eine Bedingung, wo sie eine braucht, und einen Beleg. Darunter ist jede Zahl, die sie drucken, noch einmal berechnet. Zahlen in den Gründen stammen vom Rechenkern dieser Seite: mit 8 Schlüsseln, {samples} Anfragen und Seed {seed}, wo sie gezogen sind.',
  count: '{count} Behauptungen: {verdicts}. Unter ihnen stehen zwei Fragen, mit Antworten statt Urteilen.',
  condition: 'Bedingung: {condition}',
  counted: '{count} {verdict}',
  agree: 'stimmen',
  differ: 'weichen ab',
  claims: 'Behauptungen',
  verdict: 'Nach Urteil zeigen',
  source: 'Nach Quelle zeigen',
  all: 'alle',
  entry: '{name} ({count})',
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

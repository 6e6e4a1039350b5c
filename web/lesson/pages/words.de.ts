// What stands around the chapters in German, written into static HTML at build time. Formulas are TeX between dollars.
import type { ProseKey } from './words.en.ts';

export const prose: Readonly<Record<ProseKey, string>> = {
  // The frame of the page.
  'page.title': 'Warum teilt Attention ihre Scores durch √dₖ?',
  'page.description':
    'Ein Laboratorium im Browser: Eine Anfrage, acht Schlüssel und ein Regler für die Kopfdimension zeigen, was der Divisor √dₖ bewirkt, und was ohne ihn oder mit einem anderen schiefgeht.',
  'formula.what': 'Formel',
  'formula.root': 'Wurzel aus {of}',
  'page.skip': 'Zum ersten Bild springen',
  'page.noScript':
    'Der Text ist vollständig da, aber die Bilder fehlen: Sie werden im Browser berechnet, und JavaScript ist abgeschaltet.',
  'page.needs':
    'Hier steht ein Bild, das der Browser selbst berechnet. Dazu braucht er JavaScript-Module und WebAssembly.',
  'page.unloaded':
    'Das Laboratorium ließ sich nicht laden. Hat der Rahmen „sandbox“, so braucht er „allow-scripts“ und „allow-same-origin“.',
  'page.chapters': 'Kapitel',
  'page.languages': 'Sprache',
  'page.still': '{laboratory}: ein stehendes Bild bei den Startwerten',
  'page.minutes': '{minutes}\u00a0min',
  'page.guess': 'Vor dem Hinsehen schätzen',
  'page.claims': 'Veröffentlichte Behauptungen und Zahlen, jede mit einem Urteil',
  'page.sweep': 'Ergebnisse größerer Messungen von anderswo',
  'page.footer':
    'Die Zahlen in den Laboratorien berechnet der Browser, mit einem einzigen C++-Programm, das nach WebAssembly übersetzt ist. Drei Dinge hat dasselbe Programm vorher berechnet: die Tafel am Ende, den Zug im ersten Bild und die aufgezeichneten Trainingsläufe. Derselbe Seed ergibt in jedem Browser dieselben Bits. Nichts wird irgendwohin gesendet.',
  'story.present': 'Vorführen, eine Szene je Bildschirm',
  'story.more': 'Ausführlich: {chapters}',
  'story.chapters': 'Tiefer: Kapitel zum Probieren, Ändern und Prüfen',
  'story.minutes': 'Alle zusammen dauern {minutes} Minuten.',
  'story.all': 'Alle Kapitel auf einer Seite',
  'story.home': 'Die Geschichte in zehn Minuten',
  'legend.label': 'Farben auf jedem Bild',
  'legend.raw': 'unskaliert',
  'legend.scaled': '÷ $\\sqrt{d_k}$',
  'legend.flat': '÷ $d_k$',
  'legend.theory': 'Theorie',
  'chapter.skip': 'Zum Kapitel springen',
  'chapter.sources': 'Quellen',
  'chapter.previous': 'Zurück',
  'chapter.next': 'Weiter',
  'chapter.turn': 'Voriges und nächstes Kapitel',
  'quiz.worksheetTitle': 'Ein Arbeitsblatt zum Divisor der Attention',
  'quiz.worksheetNeeds': 'Das Arbeitsblatt entsteht im Browser, mit Zahlen, die er berechnet, und braucht JavaScript.',

  // The closing table, the glossary, and the short path.
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

  // The section that makes a link for a class.
  'class.title': 'Für einen Kurs',
  'class.intro':
    'Ein Link gibt allen denselben Seed in jedem Laboratorium, so sehen alle dieselben Ziehungen. Er kann auch die Antworten auf Schätzfragen verbergen, bis ein Link ohne diesen Zusatz verteilt wird. Geheim ist das nicht: Der Zusatz steht lesbar im Link.',
  'class.seed': 'Seed des Kurses',
  'class.guess': 'Erst schätzen lassen',
  'class.hidden': 'Antworten verborgen halten',
  'class.copy': 'Link kopieren',
  'class.link': 'Der Link',
  'class.inventory': 'Zehn Fragen mit einer Zahl am Ende:',
  'class.before': 'vor dem Kurs',
  'class.after': 'dieselben zehn danach',
  'class.copied': 'Link kopiert.',
  'class.shown': 'Der Browser lässt die Seite nicht kopieren. Der Link steht darüber.',

  // The page of all laboratories.
  'gallery.title': 'Alle Laboratorien',
  'gallery.description':
    'Jedes Laboratorium der Lektion mit Bild, Frage und Attributen, und mit dem Text, der es auf eine Seite, in eine Lernplattform oder in ein Notebook bringt.',
  'gallery.intro':
    'Hier lässt sich ein Laboratorium für den Unterricht oder die eigene Seite wählen. Zu jedem stehen die Frage, auf die es antwortet, ein Bild bei den Startwerten, und was sich einstellen lässt. Unter „Auf eine eigene Seite setzen“ stehen vier Texte zum Kopieren. „Teilen oder einbetten“ unter einem Laboratorium gibt dasselbe mit den eingestellten Werten.',
  'gallery.placeholder':
    'In diesen Texten steht <code>https://&lt;your-site&gt;/</code> für den Ordner, in dem diese Website bei Ihnen liegt.',
  'gallery.list': 'Die Laboratorien',
  'gallery.chapter': 'Zum Ausprobieren im Kapitel {chapter}',
  'gallery.attributes': 'Was sich einstellen lässt: {count} Attribute',
  'gallery.attribute': 'Attribut',
  'gallery.sets': 'was es einstellt',
  'gallery.permitted': 'erlaubt',
  'gallery.first': 'erster Wert',
  'gallery.none': 'keiner',
  'gallery.caption': 'Attribute: {laboratory}',
  'gallery.copy': 'Auf eine eigene Seite setzen',
  'gallery.element': 'Element',
  'gallery.element.hint': 'Für eine Seite, die Skripte ausführen darf. Das Skript steht einmal auf einer Seite.',
  'gallery.frame': 'Rahmen',
  'gallery.frame.hint': 'Für einen Editor, der keine Skripte annimmt, wie die von Lernplattformen.',
  'gallery.file': 'Einzelne Datei',
  'gallery.file.hint':
    'Das macht {file}, die sich per Doppelklick öffnet und nichts sonst abruft. Sie hängt auch an jeder veröffentlichten Version.',
  'gallery.download': 'Herunterladen',
  'gallery.notebook': 'Notebook',
  'gallery.notebook.hint': 'Eine Zelle für Jupyter; {file} liegt neben dem Notebook.',
  'gallery.button': 'Kopieren',
  'gallery.copied': 'Kopiert.',
  'gallery.notCopied':
    'Der Browser lässt die Seite nicht kopieren. Der Text ist markiert: Er lässt sich von Hand kopieren.',

  // The page that shows the result of a sweep.
  'sweepPage.title': 'Das Ergebnis einer Messung',
  'sweepPage.description':
    'Zeigt neben der Theorie, was sqrtdk-sweep auf einem Rechner oder einem Verbund gemessen hat, und berechnet es im Browser noch einmal, Bit für Bit.',
  'sweepPage.back': 'Zur Lektion',
  'sweepPage.intro':
    'Die Laboratorien der Lektion messen beim Lesen und hören auf, wo es einem Browser zu lange dauern würde. Das Programm sqrtdk-sweep macht dort weiter: derselbe Kern, auf einem Rechner oder vielen. Hier steht, was es geschrieben hat, neben dem, was die Theorie sagt.',
  'sweepPage.how': 'Wie eine solche Datei entsteht',
  'sweepPage.specification': 'Was gemessen werden soll, wird aufgeschrieben, etwa als spec.json:',
  'sweepPage.cluster':
    'Dann misst <code>sqrtdk-sweep spec.json</code> oder <code>mpirun -n 4 sqrtdk-sweep spec.json</code>; was dabei geschrieben wird, hat für jede Zahl von Prozessen dieselben Bits. Das Handbuch ist docs/sweeps.md im Quelltext.',
  'sweepPage.noScript':
    'Der Browser liest die Datei und zeichnet sie selbst. Dazu braucht er JavaScript, und das ist abgeschaltet.',
};

// The frame of the page. Prose in German.
import type { pageProse as english } from '../../en/prose/page.ts';

export const pageProse: Readonly<Record<keyof typeof english, string>> = {
  'page.title': 'Warum teilt Attention ihre Scores durch √dₖ?',
  'page.description':
    'Ein Laboratorium im Browser: Eine Anfrage, acht Schlüssel und ein Regler für die Kopfdimension zeigen, was der Divisor √dₖ bewirkt, und was ohne ihn oder mit einem anderen schiefgeht.',
  'formula.root': 'Wurzel aus {of}',
  'page.skip': 'Zum ersten Bild springen',
  'page.noScript':
    'Der Text ist vollständig da, aber die Bilder fehlen: Sie werden im Browser berechnet, und JavaScript ist abgeschaltet.',
  'page.needs':
    'Hier steht ein Bild, das der Browser selbst berechnet. Dazu braucht er JavaScript-Module und WebAssembly.',
  'page.chapters': 'Kapitel',
  'page.languages': 'Sprache',
  'page.still': '{laboratory}: ein stehendes Bild bei den Startwerten',
  'page.minutes': '{minutes} min',
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
};

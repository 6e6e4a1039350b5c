// The page that shows the result of a sweep. Prose in German.
import type { sweepPageProse as english } from '../../en/prose/sweep-page.ts';

export const sweepPageProse: Readonly<Record<keyof typeof english, string>> = {
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

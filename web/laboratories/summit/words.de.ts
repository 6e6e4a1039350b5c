// <dk-summit> in German.
import type { asks as asked, summit as english } from './words.en.ts';

export const summit: Readonly<Record<keyof typeof english, string>> = {
  'summit.label': 'Den eigenen Divisor entwerfen',
  'parameter.slope': 'Steigung p',
  'parameter.height': 'Höhe a',
  'parameter.target': 'Zielschlüssel',

  'summit.presets': 'Teilen durch',
  'summit.preset.none': 'nichts',
  'summit.preset.log': 'ln d',
  'summit.preset.sqrt': '√d',
  'summit.preset.linear': 'd',

  'summit.line.title': 'Die Gerade ziehen',
  'summit.line.key': 'c(d) = a·dᵖ: Die Steigung ist p, die Höhe a. Logarithmische Achsen.',
  'summit.line.picture': 'Der Divisor über der Kopfdimension, mit zwei Griffen: Höhe und Steigung.',
  'summit.line.left': 'Divisor c(d)',
  'summit.line.bottom': 'Kopfdimension dₖ',
  'summit.handle.height': 'Höhe der Geraden',
  'summit.handle.slope': 'Steigung der Geraden',
  'summit.heightSpoken': 'Höhe {value}',
  'summit.slopeSpoken': 'Steigung {value}',

  'summit.hill.title': 'Wo jede Kopfgröße landet',
  'summit.hill.key':
    'Punkte: gemessen mit {keys} Schlüsseln, an einer Stelle nebeneinander. Kurve: Theorie für großes dₖ. Gestrichelt: sehr viele.',
  'summit.hill.picture':
    'Der Zug des Ziels über der Streuung der Scores ist ein Hügel mit breitem Gipfel, {keys} Schlüssel. Ein Punkt für jede Kopfgröße.',
  'summit.hill.left': 'n × Zug des Ziels',
  'summit.hill.bottom': 'Streuung σ der Scores, die Softmax sieht',
  'summit.hill.mark': 'dₖ = {d}: Streuung {spread}, Zug {pull}',
  'summit.left.what': 'zu stark geteilt:',
  'summit.left.why': 'Scores reagieren kaum',
  'summit.right.what': 'zu wenig:',
  'summit.right.why': 'der Zufall gewinnt',

  'summit.live.top': 'Steigung ½ hält alle Kopfgrößen zusammen, und Höhe 1 stellt sie auf den Gipfel.',
  'summit.live.near': 'Steigung ½ hält alle Kopfgrößen zusammen, und Höhe 1 stellt sie nahe an den Gipfel.',
  'summit.live.beside': 'Steigung ½ hält alle Kopfgrößen zusammen, und Höhe 1 stellt sie neben den Gipfel.',
  'summit.live.levelLeft':
    'Steigung ½ hält alle Kopfgrößen zusammen. Höhe {height} rückt sie nach links, auf Streuung {spread}: Die Scores reagieren schwächer.',
  'summit.live.levelRight':
    'Steigung ½ hält alle Kopfgrößen zusammen. Höhe {height} rückt sie nach rechts, auf Streuung {spread}: Zufällige Schlüssel gewinnen mehr Gewicht.',
  'summit.live.right':
    'Je größer der Kopf, desto weiter rechts: Von dₖ = {from} bis {to} geht der Zug von {begin} auf {end}.',
  'summit.live.left':
    'Je größer der Kopf, desto weiter links: Von dₖ = {from} bis {to} geht der Zug von {begin} auf {end}.',
  'summit.live.log': 'ln d wächst zu langsam: Von dₖ = {from} bis {to} geht der Zug von {begin} auf {end}.',
  'summit.live.one': 'Bei dₖ = {from} ist die Streuung {spread} und der Zug {begin}.',
  'summit.live.broad': 'Bei {keys} Schlüsseln liegt der Gipfel bei etwa σ = {best}, und er ist breit.',
  'summit.live.summit': 'Bei {keys} Schlüsseln liegt der Gipfel nahe σ = {best}, und σ = 1 erreicht {share} davon.',

  'summit.more': 'Die Zeilen ändern: Ziel, Schlüssel, Kopfgrößen, Seed',
  'summit.any': 'irgendein Schlüssel',
  'summit.table': 'Zug des Ziels bei jeder Kopfgröße: {keys} Schlüssel, {rows} Zeilen, Seed {seed}',
  'summit.column.d': 'dₖ',
  'summit.column.divisor': 'Divisor c',
  'summit.column.spread': 'Streuung σ',
  'summit.column.pull': 'n × Zug, Median',
  'summit.column.from': 'von',
  'summit.column.to': 'bis (95 %)',
};

export const asks: Readonly<Record<keyof typeof asked, string>> = {
  'summit.asks': 'Welcher Divisor behält bei jeder Kopfgröße den besten Platz?',
};

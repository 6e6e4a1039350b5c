// Ablehnungen von Gewichtsdateien und von Texten für ein trainiertes Modell.
import type { weights as english } from './words.en.ts';

export const weights: Readonly<Record<keyof typeof english, string>> = {
  'parameter.file': 'Datei',
  'parameter.header': 'Kopf der Datei',
  'parameter.header length': 'Länge des Kopfes',
  'parameter.word': 'Wort',
  'error.reason.unreadable': 'ließ sich nicht lesen: Die Datei hat sich geändert oder ist nicht mehr da',
  'error.reason.wrong-size': 'hat die falsche Größe',
  'error.reason.not-json': 'ist kein JSON',
  'error.reason.not-an-object': 'ist kein Objekt',
  'error.reason.not-whole': 'ist keine Liste ganzer Zahlen',
  'error.reason.duplicate': 'steht zweimal da',
  'error.reason.overlap': 'liegt auf den Bytes eines anderen Tensors',
  'error.reason.gap': 'lässt Bytes übrig, die zu keinem Tensor gehören',
  'error.reason.not-tied': 'hat andere Zahlen als wte.weight, also ist dies kein GPT-2',
  'error.reason.unexpected': 'ist nicht, worauf das Modell jetzt wartet',
  'error.reason.too-early': 'steht erst fest, wenn der Text durch das Modell gegangen ist',
  'error.reason.ended': 'ist zu Ende, denn Zahlen wurden zu groß',
  'error.reason.no-divisor': 'teilt die Scores nicht durch eine Funktion von dₖ',
  'error.reason.not-a-list': 'ist keine Liste',
};

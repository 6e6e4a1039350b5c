// Chapter 8: temperature. Prose in German.
import type { temperatureProse as english } from '../../en/prose/temperature.ts';

export const temperatureProse: Readonly<Record<keyof typeof english, string>> = {
  'temperature.chapter': 'Temperatur',
  'temperature.title': 'Temperatur',
  'temperature.intro':
    'Eine Temperatur {tau} ist ein weiterer Divisor, und er ist frei gewählt; bei {tau} = 1 ändert sich nichts:',
  'temperature.limits':
    'Geht {tau} gegen 0, so geht alles Gewicht an den größten Score, und gleich große Scores teilen es sich; wächst es über alle Grenzen, so erhält jeder Schlüssel dasselbe. Bei jedem {tau} dazwischen hängt das Verhältnis zweier Gewichte allein von der Differenz ihrer Scores ab, und die halbe Temperatur quadriert es:',
  'temperature.difference':
    'Auf denselben Scores schärft also ein Divisor unter {rootDk}, und einer darüber macht flacher, wenn nicht alle Scores gleich sind. <strong>{dk} ist keine Temperatur.</strong> Beide gehen durch eine einzige Zahl ein, {tauRoot}, und wer nur diese Zahl sieht, kann sie nicht unterscheiden: das doppelte {rootDk} und {tau} = 2 sind dasselbe. Aber {dk} ist mit den Vektoren gegeben, und {rootDk} nimmt heraus, was es hineingebracht hat: das Wachstum von q·k. Was übrig bleibt, {tau}, sagt, wie scharf die Attention sein soll. Das letzte Bild zeigt, was herauskommt, wenn man das eine für das andere nimmt.',
  'temperature.each':
    'Bei gegebener Anfrage haben Scores von Schlüsseln mit unabhängigen Einträgen aus N(0, 1) genau die Standardabweichung {lengthOfQ}, was nur ungefähr {rootDk} ist. Geteilt durch {tauLength} erhält jede Anfrage dieselbe Streuung. Bei {dk} = 64 ändert das wenig, bei {dk} = 4 viel. „Manche Architekturen lernen eine Skalierung, die von der Anfrage abhängt.“ Das Urteil: {claim25} (<a href="https://arxiv.org/abs/2411.12892">Zhang und andere, 2024</a>).',
  'temperature.trained':
    'Ein Modell kann sich seine eigene Temperatur auch ohne ein solches Zeichen einstellen: Halb so lange Anfragen bewirken dasselbe wie {tau} = 2. Der Divisor ändert, wo das Training beginnt und wie es von dort weitergeht, nicht was erreichbar ist. Softmax mit einer Temperatur heißt so bei Hinton, Vinyals und Dean (2015, arXiv 1503.02531).',
};

// Chapter 8: temperature. Prose in German.
import type { temperatureProse as english } from '../../en/prose/temperature.ts';

export const temperatureProse: Readonly<Record<keyof typeof english, string>> = {
  'temperature.chapter': 'Temperatur',
  'temperature.title': 'Temperatur',
  'temperature.intro':
    'Eine Temperatur {tau} ist ein weiterer Divisor, und er ist frei wählbar. Bei {tau} = 1 ändert sich nichts:',
  'temperature.limits':
    'Geht {tau} gegen 0, geht alles Gewicht an den größten Score, und gleich große Scores teilen es sich. Wächst es, bekommen alle Schlüssel dasselbe. Dazwischen hängt das Verhältnis zweier Gewichte allein von der Differenz ihrer Scores ab. Die halbe Temperatur quadriert es:',
  'temperature.difference':
    'Bei denselben Scores schärft ein Divisor unter {rootDk}, und einer darüber macht flacher, außer wenn alle Scores gleich sind. <strong>Aber {dk} ist keine Temperatur.</strong> Softmax sieht nur eine Zahl, {tauRoot}; das doppelte {rootDk} und {tau} = 2 sind für Softmax also dasselbe. Der Unterschied liegt im Zweck. {rootDk} hebt das Wachstum von q·k auf, das mit den Vektoren kommt. {tau} sagt, wie scharf die Attention sein soll. Das letzte der weiteren Bilder zeigt, was geschieht, wenn man beide verwechselt.',
  'temperature.trained':
    'Ein Modell kann seine Temperatur selbst einstellen: Halb so lange Anfragen bewirken dasselbe wie {tau} = 2. Der Divisor ändert also, wo das Training beginnt und wie es weitergeht, nicht, was erreichbar ist. (Der Name stammt von Hinton, Vinyals und Dean 2015, arXiv 1503.02531.)',
  'temperature.each.summary': 'Eine Temperatur für jede Anfrage',
  'temperature.each':
    'Für eine gegebene Anfrage haben Scores von Schlüsseln mit unabhängigen Einträgen aus N(0, 1) die Standardabweichung {lengthOfQ}. Das ist nur ungefähr {rootDk}. Mit dem Divisor {tauLength} bekommt jede Anfrage dieselbe Streuung. Bei {dk} = 64 ändert das wenig, bei {dk} = 4 viel. „Manche Architekturen lernen eine Skalierung, die von der Anfrage abhängt.“ Das Urteil: {claim25} (<a href="https://arxiv.org/abs/2411.12892">Zhang und andere, 2024</a>).',
};

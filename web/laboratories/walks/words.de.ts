// <dk-walks> in German.
import type { asks as asked, walks as english } from './words.en.ts';

export const walks: Readonly<Record<keyof typeof english, string>> = {
  'parameter.coins': 'Münzwürfe ±1',
  'walks.label': 'Ein Score als Irrfahrt',
  'walks.another': 'Neu laufen',
  'walks.spoken': 'dₖ = {d}: {walks} Irrfahrten enden mit einer Standardabweichung von {std}',
  'walks.title': '{walks} Scores, Produkt für Produkt',
  'walks.key':
    'Jede Linie addiert die Produkte einer Anfrage und eines ihrer acht Schlüssel. Rechts: die Enden. Gestrichelt: Theorie.',
  'walks.keyCoins':
    'Jede Linie addiert Münzwürfe, jedes Mal ein Schritt auf oder ab. Rechts: wo alle enden. Gestrichelt: Theorie.',
  'walks.picture':
    '{walks} Irrfahrten aus je {d} Produkten, mit dem Band einer Standardabweichung, die am Ende {root} beträgt. Ein Histogramm zeigt die Enden; deren Standardabweichung ist {std}.',
  'walks.picture.one':
    '{walks} Irrfahrten aus je einem Produkt, mit dem Band einer Standardabweichung, die am Ende {root} beträgt. Ein Histogramm zeigt die Enden; deren Standardabweichung ist {std}.',
  'walks.axis': 'bisher addierte Produkte',
  'walks.axisShort': 'addierte Produkte',
  'walks.sum': 'Summe bisher',
  'walks.ends': 'Enden',
  'walks.end': 'q·k = {score}',
  'walks.envelope': '±√dₖ = ±{root}',
  'walks.straight': 'wenn sich nichts aufhöbe: {d}',
  'walks.straightShort': 'nur +: {d}',
  'walks.mark': 'nach {terms} Produkten: {sum}\neine Standardabweichung: {spread}',
  'walks.mark.one': 'nach {terms} Produkt: {sum}\neine Standardabweichung: {spread}',
  'walks.bin': '{count} Irrfahrten enden zwischen {from} und {to}',
  'walks.bin.one': '{count} Irrfahrt endet zwischen {from} und {to}',
  'walks.fact.std': 'Streuung der Enden',
  'walks.fact.root': '√dₖ',
  'walks.fact.straight': 'wenn sich nichts aufhöbe',
  'walks.live':
    'Nach {d} Schritten streuen die Irrfahrten um etwa {std}: nahe an √dₖ = {root} und weit weg von {d}. Auf und Ab heben sich teilweise auf: {share} enden innerhalb von ±{root}, die fernste bei {farthest}.',
  'walks.live.few':
    'Bei so wenigen Schritten hebt sich kaum etwas auf: Die Irrfahrten streuen um etwa {std}, und √dₖ = {root}. Längere zeigen mehr.',
  'walks.live.coins': 'Münzwürfe streuen um dasselbe √dₖ: Es liegt am Addieren, nicht an der Glockenkurve.',
  'walks.table.ends': 'Wo die {walks} Irrfahrten aus {d} Produkten enden',
  'walks.table.ends.one': 'Wo die {walks} Irrfahrten aus einem Produkt enden',
  'walks.table.bold': 'Die fette Irrfahrt',
  'walks.column.from': 'von',
  'walks.column.to': 'bis',
  'walks.column.count': 'Irrfahrten',
  'walks.column.terms': 'addierte Produkte',
  'walks.column.sum': 'Summe bisher',
  'walks.column.spread': 'Standardabweichung in der Theorie',
};

export const asks: Readonly<Record<keyof typeof asked, string>> = {
  'walks.asks': 'Warum endet eine Summe von dₖ Produkten etwa √dₖ von 0 entfernt?',
};

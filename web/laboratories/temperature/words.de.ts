// <dk-temperature> in German.
import type { asks as asked, temperature as english } from './words.en.ts';

export const temperature: Readonly<Record<keyof typeof english, string>> = {
  'parameter.eachQuery': 'Temperatur je Anfrage',
  'parameter.causal': 'Kausale Maske',
  'temperature.label': 'Attention-Muster bei vier Temperaturen',
  'temperature.temperatureHint': 'der Divisor ist τ√dₖ',
  'temperature.dimensionHint': 'kommt mit den Vektoren',
  'temperature.another': 'Andere Vektoren',
  'temperature.eachQueryLabel': 'ein eigenes τ je Anfrage: ÷ τ |q|',
  'temperature.causalLabel': 'kausale Maske: jede Anfrage hat die Schlüssel bis zu ihrer eigenen Stelle',
  'temperature.temperatureText':
    'τ = {temperature}. Der stärkste Schlüssel von Anfrage {query} erhält {peak}, bei τ = 1 {usualPeak}.',
  'temperature.dimensionText': 'dₖ = {d}. Der stärkste Schlüssel von Anfrage {query} erhält {usualPeak} bei τ = 1.',
  'temperature.more':
    'Weitere Bilder: dieselben Vektoren bei τ = 2, 1 und 0,5, größtes Gewicht und Entropie über τ, und dₖ',
  'temperature.outlined': 'Umrandet: die Balken bei τ = 1.',
  'temperature.legend':
    'Eine Zeile ist eine Anfrage, eine Spalte ein Schlüssel; je kräftiger die Farbe einer Zelle, desto mehr vom Gewicht der Zeile hat sie. Eine gewählte Zeile wird näher betrachtet.',
  'temperature.legendStrongest':
    'Eine Zeile ist eine Anfrage. Die Spalten sind die {shown} stärksten von {keys} Schlüsseln für Anfrage {query}. Die übrigen zählen in jeder Zahl mit, sind aber nicht gezeichnet. Je kräftiger die Farbe einer Zelle, desto mehr vom Gewicht der Zeile hat sie: Volle Farbe heißt {full} oder mehr. Eine gewählte Zeile wird näher betrachtet.',
  'temperature.pattern.title': 'τ = {temperature}',
  'temperature.pattern.own': 'eigenes τ = {temperature}',
  'temperature.pattern.key': 'Scores ÷ {divisor}',
  'temperature.pattern.keyEach': 'Scores ÷ {temperature} |q|',
  'temperature.pattern.picture':
    'Gewichte von 8 Anfragen über {keys} Schlüssel bei τ = {temperature}. Die Eingabetaste wählt die Anfrage einer Zelle.',
  'temperature.pattern.pictureStrongest':
    'Gewichte von 8 Anfragen über die {shown} stärksten von {keys} Schlüsseln für Anfrage {query} bei τ = {temperature}. Die Eingabetaste wählt die Anfrage einer Zelle.',
  'temperature.mark': 'Anfrage {query}, Schlüssel {key}: {weight}',
  'temperature.masked': 'Anfrage {query}, Schlüssel {key}: maskiert',
  'temperature.causal':
    'Kausale Maske: Die Anfragen stehen gleichmäßig verteilt in einem Text von {keys} Token, und jede hat nur die Schlüssel bis zu ihrer eigenen Stelle.',
  'temperature.ladder':
    'Auf jede Einheit Gewicht bei Schlüssel {first} legt Anfrage {query} so viel auf Schlüssel {second}. Wo τ halbiert ist, ist das Verhältnis quadriert:',
  'temperature.rung': 'bei τ = {temperature}:',
  'temperature.peak.title': 'Größtes Gewicht über τ',
  'temperature.peak.key': 'Anfrage {query} vorn; gestrichelt: gleiche Gewichte; Punkte: die Muster.',
  'temperature.peak.name': 'größtes Gewicht',
  'temperature.peak.picture':
    'Größtes Gewicht jeder Anfrage über der Temperatur auf einer logarithmischen Achse. Die Eingabetaste stellt die eigene Temperatur ein.',
  'temperature.entropy.title': 'Entropie über τ',
  'temperature.entropy.key': 'In nats; gestrichelt: ln {keys}, das meiste, was {keys} Schlüssel haben können.',
  'temperature.entropy.key.one': 'In nats. Ein einzelner Schlüssel hat bei keinem τ welche.',
  'temperature.entropy.name': 'Entropie',
  'temperature.entropy.picture':
    'Entropie der Gewichte jeder Anfrage über der Temperatur auf einer logarithmischen Achse. Die Eingabetaste stellt die eigene Temperatur ein.',
  'temperature.response.mark': '{name} {value} bei τ = {temperature}',
  'temperature.axis.temperature': 'Temperatur τ',
  'temperature.dimension.title': 'Ist ein größeres dₖ schärfer?',
  'temperature.dimension.key':
    'Größtes Gewicht unter {keys} Schlüsseln. Neue Vektoren: Mittel von 64 Ziehungen bei jedem dₖ. Dieselben Scores: die von Anfrage {query}, festgehalten, während √dₖ wächst.',
  'temperature.dimension.none': 'neue Vektoren, ungeteilt',
  'temperature.dimension.sqrt': 'neue Vektoren, ÷ √dₖ',
  'temperature.dimension.fixed': 'dieselben Scores, ÷ √dₖ',
  'temperature.dimension.mark': '{name}, dₖ = {d}: {value}',
  'temperature.dimension.picture':
    'Größtes Gewicht über dₖ: Es steigt für neue Vektoren ungeteilt, bleibt eben für neue Vektoren geteilt durch √dₖ und fällt, wo dieselben Scores durch ein wachsendes √dₖ geteilt werden.',
  'temperature.dimension.verdict':
    'Es kommt darauf an, was festgehalten wird. Neue Vektoren bringen mit größerem dₖ größere Scores: Ungeteilt werden sie schärfer, durch √dₖ geteilt bleiben sie, wie sie sind. Festgehaltene Scores wissen nichts von dₖ; für sie ist √dₖ eine Temperatur, und eine größere ist flacher.',
  'temperature.dimension.alone':
    'Anfrage {query} hat einen einzigen Schlüssel, der bei jedem dₖ alles Gewicht erhält: Dazu gibt es kein Bild.',
  'temperature.axis.dimension': 'Kopfdimension dₖ',
  'temperature.live':
    'Bei τ = {temperature} gehen {peak} des Gewichts von Anfrage {query} an den stärksten Schlüssel, bei τ = 1 sind es {usualPeak}. Die Entropie ist {entropy} nats statt {usualEntropy}. dₖ ist beide Male {d}.',
  'temperature.liveEach':
    'Anfrage {query} hat die Länge |q| = {length}, die nun an der Stelle von √dₖ steht. Bei τ = {temperature} gehen {peak} ihres Gewichts an den stärksten Schlüssel, bei τ = 1 sind es {usualPeak}.',
  'temperature.liveUsual':
    'Bei τ = 1, dem üblichen Divisor, gehen {peak} des Gewichts von Anfrage {query} an den stärksten Schlüssel. Die Entropie ist {entropy} nats.',
  'temperature.liveEachUsual':
    'Anfrage {query} hat die Länge |q| = {length}, die nun an der Stelle von √dₖ steht. Bei τ = 1 gehen {peak} ihres Gewichts an den stärksten Schlüssel.',
  'temperature.ask':
    'Bei τ = 1 hat ein Schlüssel das doppelte Gewicht eines anderen. Welches Verhältnis haben sie bei τ = 0,5?',
  'temperature.ask.same': 'Immer noch 2',
  'temperature.ask.root': '√2, etwa 1,41',
  'temperature.ask.square': '4',
  'temperature.ask.others': 'Es kommt auf die übrigen Schlüssel an',
  'temperature.ask.result':
    '4, das Quadrat. Aus zwei Schlüsseln allein mit {before} und {beforeOther} werden {after} und {afterOther}',
  'temperature.ask.why':
    'Das Verhältnis zweier Gewichte ist e hoch die Differenz ihrer Scores. Ein halb so großes τ verdoppelt jede Differenz und quadriert so jedes Verhältnis, gleich wie viele andere Schlüssel es gibt. In den weiteren Bildern wird τ von links nach rechts halbiert.',
  'temperature.table.queries': 'Jede Anfrage bei den vier Temperaturen',
  'temperature.table.keys': 'Die Gewichte von Anfrage {query}',
  'temperature.table.strongest': 'Die Gewichte von Anfrage {query}: ihre {shown} stärksten von {keys} Schlüsseln',
  'temperature.table.dimensions': 'Größtes Gewicht unter {keys} Schlüsseln über dₖ',
  'temperature.column.query': 'Anfrage',
  'temperature.column.key': 'Schlüssel',
  'temperature.column.keys': 'Schlüssel',
  'temperature.column.d': 'dₖ',
  'temperature.column.raw': 'Score q·k',
  'temperature.column.length': 'Länge |q|',
  'temperature.column.at': 'τ = {temperature}',
  'temperature.column.peak': 'größtes Gewicht, {at}',
  'temperature.column.entropy': 'Entropie, {at}',
  'temperature.column.weight': 'Gewicht, {at}',
};

export const asks: Readonly<Record<keyof typeof asked, string>> = {
  'temperature.asks': 'Was ändert eine Temperatur?',
};

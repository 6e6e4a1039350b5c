// <dk-arrows> in German.
import type { arrows as english } from './words.en.ts';

export const arrows: Readonly<Record<keyof typeof english, string>> = {
  'arrows.label': 'Was ein Score ist',
  'arrows.title': 'Zwei Pfeile',
  'arrows.key': 'Die Spitzen lassen sich ziehen. Die dicke Linie ist der Schatten, den k auf q wirft.',
  'arrows.picture':
    'Die Pfeile q und k in der Ebene, {angle} auseinander, mit dem Schatten von k auf q. Ihr Score ist {score}. Jede Spitze ist ein Regler.',
  'arrows.tip.query': 'Spitze von q',
  'arrows.tip.key': 'Spitze von k',
  'arrows.tipText': '{across} nach rechts, {up} nach oben; q·k ist {score}',
  'arrows.geometry': 'Zwei Längen und ein Winkel',
  'arrows.geometrySpoken':
    'q·k gleich Länge von q mal Länge von k mal Kosinus von {angle}: {queryNorm} und {keyNorm} ergeben {score}',
  'arrows.sum': 'Eine Summe von Produkten',
  'arrows.sumSpoken': 'q·k gleich q eins mal k eins plus q zwei mal k zwei: {first} plus {second} ist {score}',
  'arrows.presets': 'Zum Probieren',
  'arrows.preset.same': 'gleiche Richtung',
  'arrows.preset.across': 'im rechten Winkel',
  'arrows.preset.opposite': 'Gegenrichtung',
  'arrows.another': 'Andere Koordinaten ziehen',
  'arrows.spoken': 'dₖ = {d}: Die Produkte ergeben zusammen {score}',
  'arrows.products.title': 'Ein Kopf hat {d} solche Koordinaten',
  'arrows.products.key':
    'Jeder Balken ist ein Produkt aus einer Koordinate von q und einer von k. Die ersten beiden gehören den Pfeilen.',
  'arrows.products.keyTwo': 'Jeder Balken ist ein Produkt aus einer Koordinate von q und einer von k.',
  'arrows.products.picture':
    'Die {d} Produkte als Balken, nach oben und unten. Die über null ergeben zusammen {up}, die darunter {down}; übrig bleibt {score}.',
  'arrows.products.mark': 'Koordinate {index}: {q} mal {k}\nProdukt {product}',
  'arrows.up': 'nach oben',
  'arrows.down': 'nach unten',
  'arrows.left': 'übrig: q·k',
  'arrows.step': '{name}: {figure}',
  'arrows.live.agree':
    'q und k stimmen überein: Sie liegen {angle} auseinander, k reicht {shadow} entlang q, der Score ist {score}.',
  'arrows.live.against':
    'q und k widersprechen sich: Sie liegen {angle} auseinander, k reicht {shadow} gegen q, der Score ist {score}.',
  'arrows.live.across': 'Im rechten Winkel sagen q und k nichts übereinander: Der Score ist 0.',
  'arrows.live.nothing': 'Ein Pfeil ohne Länge stimmt mit nichts überein: Der Score ist 0.',
  'arrows.live.head':
    'Bei dₖ = {d} Koordinaten schieben die Produkte den Score um {up} hinauf und um {down} hinab: Das meiste hebt sich auf, {score} bleibt übrig.',
  'arrows.live.headOne':
    'Bei dₖ = {d} Koordinaten schieben die Produkte den Score um {up} hinauf und um {down} hinab; {score} bleibt übrig.',
  'arrows.table.score': 'Der Score der beiden Pfeile',
  'arrows.table.products': 'Die {d} Produkte, zusammen {score}',
  'arrows.column.figure': 'Größe',
  'arrows.column.value': 'Wert',
  'arrows.column.index': 'Koordinate',
  'arrows.column.product': 'Produkt',
  'arrows.figure.score': 'q·k',
  'arrows.figure.queryNorm': 'Länge von q',
  'arrows.figure.keyNorm': 'Länge von k',
  'arrows.figure.cosine': 'Kosinus des Winkels',
  'arrows.figure.angle': 'Winkel',
  'arrows.figure.shadow': 'Schatten von k auf q',
};

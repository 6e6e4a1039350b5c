// The opening picture in German.
import type { opening as english } from './words.en.ts';

export const opening: Readonly<Record<keyof typeof english, string>> = {
  'opening.label': 'Die Gewichte von acht Schlüsseln bei drei Divisoren',
  'opening.dimension': 'Kopfdimension',
  'opening.dimensionText':
    'dₖ = {d}. Stärkster von {keys} Schlüsseln: {none} ohne Skalierung, {sqrt} mit ÷ √dₖ, {linear} mit ÷ dₖ. Zug des Zielschlüssels: {nonePull}, {sqrtPull}, {linearPull}.',
  'opening.draw': 'Andere Ziehung',
  'opening.row.none': 'unskaliert',
  'opening.row.sqrt': '÷ √dₖ',
  'opening.row.linear': '÷ dₖ',
  'opening.fate.none': 'wächst zur Nadel',
  'opening.fate.sqrt': 'behält ihre Form',
  'opening.fate.linear': 'verflacht zum Kamm',
  'opening.picture':
    '{row} bei dₖ = {d}: Gewichte von {keys} Schlüsseln, der stärkste zuerst, Mittel von {draws} Ziehungen: {weights}.',
  'opening.mark': 'Schlüssel auf Rang {rank}: {mean} im Mittel, {draw} in dieser Ziehung',
  'opening.peak': 'größtes Gewicht im Mittel',
  'opening.pull': 'Zug des Zielschlüssels',
  'opening.about':
    'Zug des Zielschlüssels: Die Anfrage bewegt sich ein wenig. Wie weit bewegt sich das Gewicht eines Schlüssels, der vorher gewählt ist? Mal {keys}, als Median von {rows} Zeilen. {keys} Schlüssel sind ein Spielzeug: Hier zieht √dₖ/1,4 etwas stärker als √dₖ; bei 64 Schlüsseln liegt der Gipfel bei √dₖ.',
  'opening.legend.mean': 'Mittel von {draws} Ziehungen, der stärkste Schlüssel zuerst',
  'opening.legend.draw': 'eine Ziehung: Nummer {draw} zum Seed {seed}',
  'opening.legend.start': 'wo alle drei beginnen, bei dₖ = {d}',
  'opening.nearest': 'Verlangt war dₖ = {asked}; der Regler hält stattdessen bei {d}.',
  'opening.live':
    'Bei dₖ = {d} erhält der stärkste von {keys} Schlüsseln ohne Skalierung {none} des Gewichts, mit ÷ √dₖ {sqrt} und mit ÷ dₖ {linear}, im Mittel von {draws} Ziehungen. Der Zug des Zielschlüssels beträgt typisch {nonePull}, {sqrtPull} und {linearPull}.',
  'opening.column.d': 'dₖ',
  'opening.column.peak': 'größtes Gewicht im Mittel, {row}',
  'opening.column.pull': 'Zug des Zielschlüssels, {row}',
  'opening.tableCaption': 'Größtes Gewicht (Seed {seed}) und Zug des Zielschlüssels in allen drei Reihen',
};

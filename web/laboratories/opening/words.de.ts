// The opening picture in German.
import type { asks as asked, opening as english } from './words.en.ts';

export const opening: Readonly<Record<keyof typeof english, string>> = {
  'opening.label': 'Die Gewichte von acht Schlüsseln bei drei Divisoren',
  'opening.dimension': 'Kopfdimension',
  'opening.dimensionText': 'dₖ = {d}. Stärkster Schlüssel: {none}, {sqrt}, {linear}.',
  'opening.row.none': 'unskaliert',
  'opening.row.sqrt': '÷ √dₖ',
  'opening.row.linear': '÷ dₖ',
  'opening.fate.none': 'Nadel',
  'opening.fate.sqrt': 'behält die Form',
  'opening.fate.linear': 'flacher Kamm',
  'opening.picture':
    '{row} bei dₖ = {d}: Gewichte von {keys} Schlüsseln, der stärkste zuerst, Mittel von {draws} Ziehungen: {weights}.',
  'opening.mark': 'Schlüssel auf Rang {rank}: {mean} im Mittel, {draw} in dieser Ziehung',
  'opening.peak': 'Spitze',
  'opening.pull': 'Zug des Ziels',
  'opening.about':
    'Zug des Ziels: Die Anfrage bewegt sich ein wenig; wie weit bewegt sich das Gewicht eines vorher gewählten Schlüssels (Median von {rows} Zeilen, mal {keys})? Bei {keys} Schlüsseln zieht √dₖ/1,4 etwas stärker als √dₖ, bei 64 Schlüsseln √dₖ.',
  'opening.legend.mean': 'Gewichte: Mittel von {draws} Ziehungen',
  'opening.legend.draw': 'Ziehung {draw} zum Seed {seed}',
  'opening.legend.start': 'alle drei bei dₖ = {d}',
  'opening.nearest': 'Verlangt war dₖ = {asked}; der Regler hält stattdessen bei {d}.',
  'opening.live':
    'Bei dₖ = {d} erhält der stärkste von {keys} Schlüsseln ohne Skalierung {none} des Gewichts, mit ÷ √dₖ {sqrt} und mit ÷ dₖ {linear}. Der Zug des Ziels beträgt {nonePull}, {sqrtPull} und {linearPull}.',
  'opening.column.d': 'dₖ',
  'opening.column.peak': 'größtes Gewicht im Mittel, {row}',
  'opening.column.pull': 'Zug des Zielschlüssels, {row}',
  'opening.tableCaption': 'Größtes Gewicht (Seed {seed}) und Zug des Zielschlüssels in allen drei Reihen',
};

export const asks: Readonly<Record<keyof typeof asked, string>> = {
  'opening.asks': 'Was macht jeder Divisor mit den Gewichten, wenn dₖ wächst?',
};

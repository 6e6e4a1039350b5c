// A cell of the map: what softmax makes of rows of so many keys at one spread, as the core measures it.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { figureAt } from '../../kit/figure-at.ts';

/** What is measured, in the order of tables; also the ends of message keys. */
export const cellFigures = ['peak', 'entropy', 'effectiveKeys', 'trace', 'peaked'] as const;
export type CellFigure = (typeof cellFigures)[number];

/** The figures that the map can show. */
export const mapFigures = ['peak', 'entropy', 'effectiveKeys'] as const;
export type MapFigure = (typeof mapFigures)[number];

export interface Measured {
  mean: number;
  standardError: number;
}

export interface Cell extends Readonly<Record<CellFigure, Measured>> {
  keys: number;
  spread: number;
  rows: number;
}

/** One cell for each spread. */
export function measure(
  chapters: ChaptersClient,
  { seed, keys, rows }: { seed: string; keys: number; rows: number },
  spreads: readonly number[],
): Cell[] {
  const found = chapters.measureSpreads({ seed, keys, rows }, spreads);
  return spreads.map((spread, place) => {
    const at = (figure: CellFigure): Measured => ({
      mean: figureAt(found[figure].mean, place),
      standardError: figureAt(found[figure].standardError, place),
    });
    return {
      keys,
      spread,
      rows,
      peak: at('peak'),
      entropy: at('entropy'),
      effectiveKeys: at('effectiveKeys'),
      trace: at('trace'),
      peaked: at('peaked'),
    };
  });
}

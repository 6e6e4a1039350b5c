// How strong the colour of a cell is: its figure's place between the least and the most that it can be.
import type { Cell, MapFigure } from './cell.ts';
import { linearScale, logScale } from '../../figure/scale.ts';
import { keyStops } from './grid.ts';

const mostKeys = keyStops.at(-1) ?? 1;
const peak = linearScale([0, 1], [0, 1]);
const effectiveKeys = logScale([1, mostKeys], [0, 1]);

/** Opacity from 0 to 1. The entropy is seen against ln n, the most that n keys can have; `logKeys` is that. */
export function shade(cell: Cell, figure: MapFigure, logKeys: number): number {
  const value = cell[figure].mean;
  const share = { peak, effectiveKeys, entropy: linearScale([0, logKeys], [0, 1]) }[figure](value);
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
}

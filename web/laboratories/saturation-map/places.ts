// The cells that words, cards and tables are about, whatever the cursor points at: they are measured first.
import type { CoreClient } from '../../core/client.ts';
import { modelPoints, rootOf } from './models.ts';
import type { Place } from './work.ts';

/** Keys of the textbook's table and of the question. */
export const usualKeys = 64;

/** What the textbook calls high and low. */
export const highDimension = 512;
export const lowDimension = 4;
export const usualDimension = 64;

/** Numbers of keys in which the share of peaked rows is told. */
export const toldKeys = { five: 5, sixteen: 16, usual: usualKeys, many: 512, most: 1024 } as const;

export function places(core: CoreClient): Place[] {
  const usual = rootOf(core, usualDimension);
  const low = rootOf(core, lowDimension);
  const at = (keys: number, ...spreads: number[]): Place[] => spreads.map((spread) => ({ keys, spread }));
  const { five, sixteen, many, most } = toldKeys;
  return [
    ...at(usualKeys, usual, 1, low, rootOf(core, highDimension)),
    ...at(five, usual, low, 1),
    ...at(sixteen, usual),
    ...at(many, usual),
    ...at(most, low),
    ...modelPoints(core, 'own', usualKeys).flatMap(({ keys, spread }) => at(keys, spread, 1)),
  ];
}

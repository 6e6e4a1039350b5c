// Which items a seed asks, in which order. The textbook's exercises keep its order; the misconceptions are shuffled.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import type { Ablation } from '../../kit/training/ablation.ts';
import { Chance, plainSeed } from './chance.ts';
import type { Family, Item, Made } from './item.ts';
import { items } from './items.ts';

/** The stream of the order; no item has it. */
const orderStream = 0;

export function sheetOf(chapters: ChaptersClient, seed: string): readonly Item[] {
  const of = (wanted: Family): Item[] => items.filter(({ family }) => family === wanted);
  const misconceptions = of('misconception');
  const order = new Chance(chapters, seed, orderStream);
  return [...of('exercise'), ...(seed === plainSeed ? misconceptions : order.shuffled(misconceptions))];
}

/** An item with the numbers that a seed gives it. */
export function makeItem(
  item: Item,
  core: CoreClient,
  chapters: ChaptersClient,
  seed: string,
  trained?: Ablation,
): Made {
  return item.make({ core, chapters, chance: new Chance(chapters, seed, item.stream), trained });
}

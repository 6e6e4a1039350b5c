// <dk-walks>.
import { addMessages } from '../../i18n/say.ts';

export const walks = {
  'parameter.coins': 'Coin flips ±1',
  'walks.label': 'A score as a random walk',
  'walks.another': 'Walk again',
  'walks.spoken': 'dₖ = {d}: {walks} walks end with a standard deviation of {std}',
  'walks.title': '{walks} scores, product by product',
  'walks.key': 'Each line adds up the products of a query and one of its eight keys. Right: the ends. Dashed: theory.',
  'walks.keyCoins':
    'Each line adds up coin flips, one step up or down at a time. Right: where all of them end. Dashed: theory.',
  'walks.picture':
    '{walks} walks of {d} products each, with the band of one standard deviation, which is {root} at the end. A histogram shows where they end; the standard deviation of the ends is {std}.',
  'walks.picture.one':
    '{walks} walks of one product each, with the band of one standard deviation, which is {root} at the end. A histogram shows where they end; the standard deviation of the ends is {std}.',
  'walks.axis': 'products added so far',
  'walks.axisShort': 'products added',
  'walks.sum': 'sum so far',
  'walks.ends': 'ends',
  'walks.end': 'q·k = {score}',
  'walks.envelope': '±√dₖ = ±{root}',
  'walks.straight': 'if nothing cancelled: {d}',
  'walks.straightShort': 'all plus: {d}',
  'walks.mark': 'after {terms} products: {sum}\none standard deviation: {spread}',
  'walks.mark.one': 'after {terms} product: {sum}\none standard deviation: {spread}',
  'walks.bin': '{count} walks end between {from} and {to}',
  'walks.bin.one': '{count} walk ends between {from} and {to}',
  'walks.fact.std': 'spread of the ends',
  'walks.fact.root': '√dₖ',
  'walks.fact.straight': 'if nothing cancelled',
  'walks.live':
    'After {d} steps the walks have spread by about {std}, close to √dₖ = {root} and far from {d}. Ups and downs partly cancel: {share} of the walks end within ±{root}, the farthest at {farthest}.',
  'walks.live.few':
    'With so few steps there is little to cancel: the walks have spread by about {std}, and √dₖ = {root}. Make the walks longer.',
  'walks.live.coins': 'Coin flips spread by the same √dₖ: it is the adding that does it, not the bell curve.',
  'walks.table.ends': 'Where the {walks} walks of {d} products end',
  'walks.table.ends.one': 'Where the {walks} walks of one product end',
  'walks.table.bold': 'The bold walk',
  'walks.column.from': 'from',
  'walks.column.to': 'to',
  'walks.column.count': 'walks',
  'walks.column.terms': 'products added',
  'walks.column.sum': 'sum so far',
  'walks.column.spread': 'standard deviation in theory',
} as const;

/** What it answers, for the page of all laboratories. Used at build time only. */
export const asks = {
  'walks.asks': 'Why does a sum of dₖ products end about √dₖ from 0?',
} as const;

type Own = typeof walks;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(walks, () => import('./words.de.ts'));

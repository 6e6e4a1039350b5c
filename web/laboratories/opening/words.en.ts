// The opening picture.
import { addMessages } from '../../i18n/say.ts';

export const opening = {
  'opening.label': 'The weights of eight keys, with three divisors',
  'opening.dimension': 'head dimension',
  'opening.dimensionText': 'dₖ = {d}. Strongest key: {none}, {sqrt}, {linear}.',

  'opening.row.none': 'no scaling',
  'opening.row.sqrt': '÷ √dₖ',
  'opening.row.linear': '÷ dₖ',
  'opening.fate.none': 'a spike',
  'opening.fate.sqrt': 'keeps its shape',
  'opening.fate.linear': 'a flat comb',
  'opening.picture': '{row} at dₖ = {d}: weights of {keys} keys, strongest first, mean of {draws} draws: {weights}.',
  'opening.mark': 'key {rank} by rank: {mean} on average, {draw} in this draw',
  'opening.peak': 'peak weight',
  'opening.pull': 'target’s pull',
  'opening.about':
    'Target’s pull: nudge the query; how far does the weight of a key chosen in advance move (median of {rows} rows, times {keys})? With {keys} keys √dₖ/1.4 pulls a little harder than √dₖ, with 64 keys √dₖ.',
  'opening.legend.mean': 'weights, strongest first: mean of {draws} draws',
  'opening.legend.draw': 'draw {draw} of seed {seed}',
  'opening.legend.start': 'all three at dₖ = {d}',

  'opening.nearest': 'dₖ = {asked} was asked for; the slider stops at {d} instead.',

  'opening.live':
    'At dₖ = {d} the strongest of {keys} keys takes {none} of the weight without scaling, {sqrt} with ÷ √dₖ and {linear} with ÷ dₖ. The target’s pull is {nonePull}, {sqrtPull} and {linearPull}.',

  'opening.column.d': 'dₖ',
  'opening.column.peak': 'mean peak weight, {row}',
  'opening.column.pull': 'target’s pull, {row}',
  'opening.tableCaption': 'Peak weight (seed {seed}) and the target’s pull in all three rows',
} as const;

/** What it answers, for the page of all laboratories. Used at build time only. */
export const asks = {
  'opening.asks': 'What does each divisor do to the weights as dₖ grows?',
} as const;

type Own = typeof opening;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(opening, () => import('./words.de.ts'));

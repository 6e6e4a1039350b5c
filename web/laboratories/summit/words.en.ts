// <dk-summit>.
import { addMessages } from '../../i18n/say.ts';

export const summit = {
  'summit.label': 'Design your divisor',
  'parameter.slope': 'Slope p',
  'parameter.height': 'Height a',
  'parameter.target': 'Target key',

  'summit.presets': 'Divide by',
  'summit.preset.none': 'none',
  'summit.preset.log': 'ln d',
  'summit.preset.sqrt': '√d',
  'summit.preset.linear': 'd',

  'summit.line.title': 'Drag the line',
  'summit.line.key': 'c(d) = a·dᵖ: its slope is p, its height a. Log axes.',
  'summit.line.picture': 'The divisor over the head dimension, with two handles: height and slope.',
  'summit.line.left': 'divisor c(d)',
  'summit.line.bottom': 'head dimension dₖ',
  'summit.handle.height': 'Height of the line',
  'summit.handle.slope': 'Slope of the line',
  'summit.heightSpoken': 'height {value}',
  'summit.slopeSpoken': 'slope {value}',

  'summit.hill.title': 'Where each head size lands',
  'summit.hill.key':
    'Points: measured with {keys} keys, side by side at one place. Curve: theory for large dₖ. Dashed: very many keys.',
  'summit.hill.picture':
    'The target’s pull over the spread of the scores is a hill with a broad top, {keys} keys. A point for each head size.',
  'summit.hill.left': 'n × the target’s pull',
  'summit.hill.bottom': 'spread σ of the scores that softmax sees',
  'summit.hill.mark': 'dₖ = {d}: spread {spread}, pull {pull}',
  'summit.left.what': 'too much division:',
  'summit.left.why': 'scores hardly react',
  'summit.right.what': 'too little:',
  'summit.right.why': 'a random key wins',

  'summit.live.top': 'Slope ½ keeps all head sizes together, and height 1 puts them on the top.',
  'summit.live.near': 'Slope ½ keeps all head sizes together, and height 1 sets them near the top.',
  'summit.live.beside': 'Slope ½ keeps all head sizes together, and height 1 sets them beside the top.',
  'summit.live.levelLeft':
    'Slope ½ keeps all head sizes together. Height {height} moves them left, to spread {spread}: the scores react less.',
  'summit.live.levelRight':
    'Slope ½ keeps all head sizes together. Height {height} moves them right, to spread {spread}: random keys win more of the weight.',
  'summit.live.right':
    'The larger the head, the farther right: from dₖ = {from} to {to} the pull goes from {begin} to {end}.',
  'summit.live.left':
    'The larger the head, the farther left: from dₖ = {from} to {to} the pull goes from {begin} to {end}.',
  'summit.live.log': 'ln d grows too slowly: from dₖ = {from} to {to} the pull goes from {begin} to {end}.',
  'summit.live.one': 'At dₖ = {from} the spread is {spread} and the pull {begin}.',
  'summit.live.broad': 'With {keys} keys the top lies at about σ = {best}, and it is broad.',
  'summit.live.summit': 'With {keys} keys the top lies near σ = {best}, and σ = 1 reaches {share} of it.',

  'summit.more': 'Change the rows: target, keys, head sizes, seed',
  'summit.any': 'any key',
  'summit.table': 'The target’s pull at each head size: {keys} keys, {rows} rows, seed {seed}',
  'summit.column.d': 'dₖ',
  'summit.column.divisor': 'divisor c',
  'summit.column.spread': 'spread σ',
  'summit.column.pull': 'n × pull, median',
  'summit.column.from': 'from',
  'summit.column.to': 'to (95%)',
} as const;

/** What it answers, for the page of all laboratories. Used at build time only. */
export const asks = {
  'summit.asks': 'Which divisor keeps the best place at every head size?',
} as const;

type Own = typeof summit;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(summit, () => import('./words.de.ts'));

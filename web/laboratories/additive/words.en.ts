// <dk-additive>.
import { addMessages } from '../../i18n/say.ts';

export const additive = {
  'additive.label': 'Additive beside dot-product attention on the same vectors',

  'additive.question':
    'An additive score cannot pass Σ|vᵢ|, however large query and key are. With entries of v from N(0, 1) and dₖ hidden units, its standard deviation is about 1.4 at dₖ = 4. What is it at dₖ = 1024?',
  'additive.question.same': 'Still about 1.4: it is bounded',
  'additive.question.log': 'About 7, it grows with ln dₖ',
  'additive.question.root': 'About 23, it grows with √dₖ',
  'additive.question.linear': 'About 360, it grows with dₖ',
  'additive.outcome': '{after}, after {before} at dₖ = 4',
  'additive.why':
    'Every hidden unit adds one more term between −|vᵢ| and |vᵢ|, so the bound itself grows with the number of units. A sum of independent terms grows with the root of that number. Entries of v from N(0, 1/h) take that out and leave {scaled}. Measured on {networks} random networks.',

  'additive.dimensionHint': 'and as many hidden units, h = dₖ',
  'additive.keysHint': 'in the rows measured over dₖ; the draw on show has eight',
  'additive.another': 'Other vectors',

  'additive.kind.dot': 'q·k',
  'additive.kind.dot-sqrt': 'q·k ÷ √dₖ',
  'additive.kind.additive': 'additive, v ~ N(0, 1)',
  'additive.kind.additive-scaled': 'additive, v ~ N(0, 1/h)',

  'additive.axis.score': 'score',
  'additive.axis.key': 'key',
  'additive.axis.dimension': 'head dimension dₖ, and hidden units',
  'additive.scores.title': 'One query, eight keys, scored in four ways at dₖ = {d}',
  'additive.scores.key':
    'The same vectors in every lane. The tinted bar ends at the bound of additive scores, ± Σ|vᵢ|.',
  'additive.scores.picture':
    'Scores of eight keys in four lanes on one axis. Two lanes are the product, raw and divided by the root of the dimension. Two are additive, with unit variance of v and with variance 1 over h. Additive lanes end at their bound.',
  'additive.scores.bound': 'bound {limit}',
  'additive.scores.mark': '{kind}, key {key}: score {score}',
  'additive.weights.title': 'Their weights',
  'additive.weights.key': 'A bar to the top of its field would be all of the weight.',
  'additive.weights.picture': 'The weights of eight keys in four lanes, one for each kind of score.',
  'additive.weights.peak': 'peak {peak}',
  'additive.weights.peakAndTrace': 'peak {peak} · tr J {trace}',
  'additive.weights.mark': '{kind}, key {key}: weight {weight}',
  'additive.bounds': 'The bound is Σ|vᵢ|, and with smaller entries of v it shrinks as the scores do. For this draw:',

  'additive.live':
    'At dₖ = {d} no additive score with v ~ N(0, 1) can pass {limit}; the largest of these eight is {largest} in size. The strongest key takes {dot} of the weight under q·k and {sqrt} under q·k ÷ √dₖ. Under additive scores it takes {additive} with v ~ N(0, 1) and {scaled} with v ~ N(0, 1/h).',

  'additive.more': 'More pictures: the weights, and the spread of both kinds as dₖ grows',
  'additive.heading': 'As dₖ grows',
  'additive.waiting': 'How the spread of both kinds goes with dₖ is drawn here once you have guessed.',
  'additive.scoreStd.title': 'Standard deviation of a score',
  'additive.scoreStd.key':
    'Both axes logarithmic. Dashed: the bound Σ|vᵢ| for v ~ N(0, 1), as a mean over networks; it rises faster than any of them.',
  'additive.scoreStd.picture':
    'Standard deviation of four kinds of score against the head dimension, both on log axes. Two rise side by side: q·k and additive scores with unit variance of v. Divided ones and additive ones with variance 1 over h stay level. The bound rises above all.',
  'additive.peakWeight.title': 'Peak weight',
  'additive.peakWeight.key': 'Mean over rows of {keys} keys.',
  'additive.peakWeight.picture':
    'Mean peak weight of four kinds of score against the head dimension: two rise towards 1, two stay level.',
  'additive.jacobianTrace.title': 'Sensitivity of softmax, tr J',
  'additive.jacobianTrace.key': 'How strongly weights react to scores: trace of the Jacobian, mean over rows.',
  'additive.jacobianTrace.picture':
    'Mean trace of the softmax Jacobian of four kinds of score against the head dimension: two fall, two stay level.',
  'additive.bound.name': 'bound Σ|vᵢ|',
  'additive.sweep.mark': '{name}, dₖ = {d}: {value}',
  'additive.measuring': 'Measuring: {done} of {total} networks.',
  'additive.done':
    '{networks} networks for each of {stops} values of dₖ, with eight queries and eight keys each. Error bars: 95%, from the spread between networks.',
  'additive.doneAmong':
    'The standard deviation is theirs: a score needs one query and one key, so the number of keys does not change it. Peak weight and tr J come from as many networks with {keys} keys each.',
  'additive.doneEarlier': 'Those stop at dₖ = {d}: larger ones with so many keys take too long to draw.',
  'additive.toldMany':
    'At dₖ = {d} the standard deviation of q·k is {dot} and that of additive scores with v ~ N(0, 1) is {additive}: both kinds have grown. Among {keys} keys their peak weights at dₖ = {at} are {dotPeak} and {additivePeak}. With v ~ N(0, 1/h) the standard deviation is {scaled}, as level as q·k ÷ √dₖ with {sqrt}; the peak weights are {scaledPeak} and {sqrtPeak}.',
  'additive.told':
    'At dₖ = {d} the standard deviation of q·k is {dot} and that of additive scores with v ~ N(0, 1) is {additive}. Both kinds have grown, and their peak weights are {dotPeak} and {additivePeak}. With v ~ N(0, 1/h) it is {scaled}, as level as q·k ÷ √dₖ with {sqrt}. The peak weight is {scaledPeak}.',

  'additive.column.key': 'key',
  'additive.column.d': 'dₖ',
  'additive.column.score': 'score: {name}',
  'additive.column.weight': 'weight: {name}',
  'additive.table.sweep': '{figure}, {keys} keys: each figure ± its standard error',
  'additive.table.draw': 'The draw on show, dₖ = {d}',
} as const;

/** What it answers, for the page of all laboratories. Used at build time only. */
export const asks = {
  'additive.asks': 'How far do additive scores spread, beside dot products?',
} as const;

type Own = typeof additive;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(additive, () => import('./words.de.ts'));

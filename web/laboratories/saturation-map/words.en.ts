// <dk-saturation-map>.
import { addMessages } from '../../i18n/say.ts';

export const saturation = {
  'parameter.spread': 'Score std σ',
  'parameter.figure': 'Colour of the map',
  'parameter.contexts': 'Keys of the models',
  'saturation.label': 'Where softmax collapses onto one key',

  'saturation.question':
    'Without scaling, at dₖ = {d}, one query looks at {keys} random keys. In how many of 100 such rows does the largest weight exceed 0.99?',
  'saturation.result': 'in {share} of {rows} rows',
  'saturation.why':
    'The largest weight has a mean of {peak}, and {effective} of {keys} keys count: nearly all weight lies on very few keys, but seldom on one alone. Often a second score comes close, and then two keys share.',

  'saturation.map.peak': 'Mean peak weight',
  'saturation.map.entropy': 'Mean entropy, beside ln n',
  'saturation.map.effectiveKeys': 'Mean effective number of keys',
  'saturation.map.key':
    'Circles: models without their divisor, at σ = √dₖ. Squares: the same, divided. Drag the ring, or press Enter on a cell.',
  'saturation.map.open':
    'Circles: models without their divisor, at σ = √dₖ. Squares: the same, divided. The upper part is left open.',
  'saturation.map.picture':
    'A map of the number of keys against the standard deviation of their scores. The more keys, the larger the spread at which the weight collapses onto a few. Enter moves the ring to a cell.',
  'saturation.axis.spread': 'score std σ',
  'saturation.axis.keys': 'number of keys n',
  'saturation.axis.weight': 'weight',
  'saturation.collapse': 'collapse: σ = √(2 ln n)',
  'saturation.collapseShort': 'σ = √(2 ln n)',
  'saturation.mark.peak': 'n = {keys}, σ = {spread}: peak weight {value}',
  'saturation.mark.entropy': 'n = {keys}, σ = {spread}: entropy {value} nats',
  'saturation.mark.effectiveKeys': 'n = {keys}, σ = {spread}: {value} effective keys',
  'saturation.mark.model': '{name} without its divisor: dₖ = {d}, σ = {spread}',

  'saturation.figureLabel': 'The colour shows',
  'saturation.figure.peak': 'peak weight',
  'saturation.figure.entropy': 'entropy',
  'saturation.figure.effectiveKeys': 'effective number of keys',
  'saturation.contextsLabel': 'Models stand at',
  'saturation.contexts.own': 'their context length',
  'saturation.contexts.cursor': 'the n of the cursor',
  'saturation.another': 'Another row',
  'saturation.measuring': 'Measuring the map: {share}',
  'saturation.measured': '{cells} cells measured, each from {least} to {most} rows of draws',

  'saturation.row.title': 'A row of {keys} keys at σ = {spread}',
  'saturation.row.some': 'Its {own} largest weights, in order.',
  'saturation.row.all': 'All its weights, in order.',
  'saturation.row.picture': 'Row {row} of {keys} keys at σ = {spread}: its largest weight is {peak}.',
  'saturation.row.axis': 'largest first',
  'saturation.row.rest': 'together',
  'saturation.row.restKeys.one': 'one other',
  'saturation.row.restKeys': '{keys} others',
  'saturation.row.mark': 'key at place {place}: {weight}',
  'saturation.row.restMark.one': 'one other key: {weight}',
  'saturation.row.restMark': '{keys} other keys together: {weight}',

  'saturation.cell.peak': 'peak weight',
  'saturation.cell.entropy': 'entropy, nats',
  'saturation.cell.effectiveKeys': 'effective keys',
  'saturation.cell.trace': 'tr J',
  'saturation.cell.peaked': 'peak > 0.99',
  'saturation.column.figure': 'figure',
  'saturation.column.mean': 'mean of {rows} ± its standard error',
  'saturation.column.unknown': 'mean',
  'saturation.column.row': 'this row',
  'saturation.column.spread': 'σ',
  'saturation.column.condition': 'condition',
  'saturation.column.std': 'score std',
  'saturation.column.peak': 'peak weight',
  'saturation.column.model': 'model',
  'saturation.column.d': 'dₖ',
  'saturation.column.keys': 'keys n',
  'saturation.column.scaledPeak': 'peak weight, divided',
  'saturation.theory.exact': 'theory, exact',
  'saturation.theory.none': 'theory',

  'saturation.live.row':
    'This row of {keys} keys at σ = {spread} gives {peak} of its weight to one key. How many rows are as sharp as one-hot?',
  'saturation.live.spread':
    'At n = {keys} and σ = {spread} the largest weight has a mean of {peak}, and {effective} keys count: below the collapse at σ = {collapse}, the weight is spread.',
  'saturation.live.collapsed':
    'At n = {keys} and σ = {spread} the largest weight has a mean of {peak}, and {effective} keys count. This is beyond the collapse at σ = {collapse}: a few keys have nearly all.',
  'saturation.live.few':
    'At n = {keys} and σ = {spread} the largest weight has a mean of {peak}, and {effective} keys count. The line of the collapse, here at σ = {collapse}, is that of many keys: with so few there is no sudden change.',

  'saturation.moreRow': 'More pictures: the row under the ring, and what is read of it',
  'saturation.moreConditions': 'More pictures: high dₖ, low dₖ, random start, trained model; what is said of them',
  'saturation.drawn': 'What is drawn',
  'saturation.conditions': 'High dₖ, low dₖ, random start, trained model',
  'saturation.conditions.note':
    'The four rows of a textbook table on when scaling matters, each with a row of weights, the std of the scores, and the mean peak weight. In the first two the scores are random, over {keys} keys.',
  'saturation.condition.high': 'High dₖ, here {d}',
  'saturation.condition.high.says': 'The table says: critical.',
  'saturation.condition.start': 'Random start, dₖ = {d}',
  'saturation.condition.start.says':
    'The table says: critical. The model of “Training with and without” before its first step: a batch of rows of {keys} keys.',
  'saturation.condition.trained': 'Trained model, dₖ = {d}',
  'saturation.condition.trained.says':
    'The table says: less. The same model after {steps} steps with ÷ √dₖ, and what becomes of it where the divisor is taken away.',
  'saturation.condition.low': 'Low dₖ, here {d}',
  'saturation.condition.low.says': 'The table says: less.',
  'saturation.side.raw': 'no scaling',
  'saturation.side.scaled': '÷ √dₖ',
  'saturation.side.std': 'score std {std}',
  'saturation.side.peak': 'peak {peak}',
  'saturation.side.picture': 'The largest weights of a row, {name}: score std {std}, mean peak weight {peak}.',

  'saturation.verdicts': 'What is said, and what the map says',
  'saturation.claim.certain':
    '“Almost certainly one score is much higher; softmax gives 1 there and no gradient propagates.”',
  'saturation.claim.certain.verdict': 'False.',
  'saturation.claim.certain.because':
    'Without scaling at dₖ = 64 the largest weight exceeds 0.99 in {five} of rows of 5 keys, {sixteen} of 16, {usual} of 64 and {many} of 512. That is far from certain, the less so the more keys there are, and it is never exactly 1. Nor does softmax stop reacting: over 64 keys its sensitivity tr J has a mean of {trace}; with the divisor it is {scaled}. What does become tiny is the gradient that comes from the key that should have won.',
  'saturation.claim.small': '“Scaling does not matter much when dₖ is small.”',
  'saturation.claim.small.verdict':
    'True under stated conditions. Condition: “small” means close to 1; from there on the effect grows step by step.',
  'saturation.claim.small.because':
    'At dₖ = 1 dividing by √dₖ changes nothing. At dₖ = 4 it takes the mean peak weight over 64 keys from {low} to {scaled}, at dₖ = 64 from {usual}. What is small depends on n: over 5 keys σ = 2 lies beyond the collapse at {line}, and the peak is {lowFive} in place of {scaledFive}.',
  'saturation.claim.one': '“Only one position contributes once softmax saturates.”',
  'saturation.claim.one.verdict':
    'True under stated conditions. Condition: “saturates” means that one weight is close to 1.',
  'saturation.claim.one.because':
    'Over 64 keys without scaling, the mean effective number of keys is {usual} at dₖ = 64 and {high} at dₖ = 512. It comes closer to one as σ grows, but some rows always have a tie. Two scores that differ by {tie} share what they have as {first} to {second}, however large both are.',
  'saturation.claim.table': '“High dₖ: critical. Low dₖ: less. Random start: critical. Trained model: less.”',
  'saturation.claim.table.verdict':
    'True under stated conditions. Condition: vectors are random: then the first two rows hold. The last two name no model and no measure.',
  'saturation.claim.table.because':
    'Over {keys} keys the mean peak weight without scaling is {high} at dₖ = 512 and {low} at dₖ = 4, with the divisor {scaled}. But the table leaves out n, which changes the answer as much: at dₖ = 4 the peak is {lowFive} over 5 keys and {lowMost} over {most}. The last two conditions depend on weights, and not on dₖ and n alone: they are measured above on one small model, and taken up below.',

  'saturation.table.cursor': 'At the cursor: n = {keys}, σ = {spread}',
  'saturation.table.column': 'The column of the map at n = {keys}, from up to {rows} rows',
  'saturation.table.models': 'Models, if entries of q and k were N(0, 1)',
  'saturation.table.conditions': 'Conditions: high and low dₖ over {keys} keys, a model before and after training',
} as const;

/** What it answers, for the page of all laboratories. Used at build time only. */
export const asks = {
  'saturation.asks': 'When does softmax put all its weight on one key?',
} as const;

type Own = typeof saturation;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(saturation, () => import('./words.de.ts'));

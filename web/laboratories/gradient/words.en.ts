// <dk-gradient>.
import { addMessages } from '../../i18n/say.ts';

export const gradient = {
  'parameter.rows': 'Rows drawn',
  'parameter.logarithmic': 'Logarithmic axis',
  'parameter.causal': 'Causal mask',
  'gradient.label': 'How hard the target key pulls, and what stands behind it',

  'gradient.question':
    'dₖ = {d}, {keys} keys. One of them, chosen in advance, is the target. Nudge the query: how far does the target’s weight move, times {keys}? With ÷ √dₖ this pull is typically about 0.6. And without a divisor?',
  'gradient.result': 'the typical pull is {median}, the median of {rows} rows',
  'gradient.why':
    'The target is rarely among the winners, and its pull is its own small weight times the reaction of the scores. The mean is {mean}: a few lucky rows, in which the target wins or nearly does, hold it up.',

  'gradient.rule.none': 'no scaling',
  'gradient.rule.sqrt': '÷ √dₖ',
  'gradient.rule.linear': '÷ dₖ',

  'gradient.one': 'One row, three divisors',
  'gradient.map.key': 'tr J = {trace}',
  'gradient.map.picture': 'Softmax Jacobian of one row under {name}: a square for each entry, trace {trace}.',
  'gradient.map.open': 'Softmax Jacobian of one row under {name}: left open until you have guessed.',
  'gradient.map.mark': 'weight of key {i} to score of key {j}: {value}',
  'gradient.map.legend':
    'Bars: the weights of the row. Squares: how weight i (down) moves with score j (across); filled up, hollow down, the area says how much.',
  'gradient.map.strongest': 'Shown are the {shown} strongest of {keys} keys.',
  'gradient.formula': 'Row {row} after ÷ √dₖ:',

  'gradient.many': 'Many rows: the target’s pull under three divisors',
  'gradient.draw': 'Draw',
  'gradient.rows.one': '{rows} row',
  'gradient.rows': '{rows} rows',
  'gradient.another': 'Other rows',
  'gradient.more': 'More pictures: the whole gradient, one row, its scores multiplied',
  'gradient.look': 'Look at',
  'gradient.logarithmicLabel': 'Logarithmic axis for tr J',
  'gradient.causalLabel': 'Causal mask: rows of 1 to n keys',
  'gradient.causal':
    'Each row stands at a place r of a text and has the first r keys. Every n rows take each place once, so the figures are over all places. A row of one key has no gradient: its dot stands at the left end of a logarithmic axis.',
  'gradient.keys.causal': '1 to {keys}',
  'gradient.keys.own': 'r, the number of keys of its row',
  'gradient.rowWith.one': '{row} with {keys} key',
  'gradient.rowWith': '{row} with {keys} keys',
  'gradient.typicalRow': 'the typical row',
  'gradient.luckyRow': 'the lucky row',
  'gradient.fewer.one': 'With {keys} keys at dₖ = {d}, one row is drawn as a dot, and the pull is measured on {pulls}.',
  'gradient.fewer': 'With {keys} keys at dₖ = {d}, {rows} rows are drawn as dots, and the pull is measured on {pulls}.',
  'gradient.draws': 'Change the draws: seed, draw, row',
  'gradient.waiting': 'Many such rows follow once you have guessed.',

  'gradient.typical': 'typical {value}',
  'gradient.mean': 'mean {value}',
  'gradient.lucky': 'a lucky row',
  'gradient.strip.mark': '{rule}, row {row}: {name} {value}',
  'gradient.strips.picture':
    '{name} of {rows}, a dot each. Mean and median: no scaling {none} and {noneMedian}, ÷ √dₖ {sqrt} and {sqrtMedian}, ÷ dₖ {linear} and {linearMedian}.',
  'gradient.pull.title': 'The target’s pull in {rows}',
  'gradient.pull.key':
    'Nudge the query: how far does the weight of key 1, the target, move, times {keys}? Dots: rows. Line: the typical row, the median of {rows}. Bar: their middle half. Dashed: their mean.',
  'gradient.pull.measuring':
    'Nudge the query: how far does the weight of key 1, the target, move, times {keys}? Dots: rows. Measuring the median of {rows} rows …',
  'gradient.pull.axis': 'number of keys × length of ∂p₁/∂q',
  'gradient.pull.name': 'the target’s pull',

  'gradient.trace.title': 'Sensitivity of softmax to its scores, tr J',
  'gradient.trace.key':
    '0 where one key has all the weight, 1 − 1/{keys} where all keys share it. Median {noneMedian} without scaling, {sqrtMedian} with ÷ √dₖ.',
  'gradient.trace.axis': 'tr J',
  'gradient.trace.name': 'tr J',
  'gradient.rightKey.title': 'Weight of the target',
  'gradient.rightKey.key':
    'Key 1, chosen before any score was known. Without scaling its mean is {none}, its median {noneMedian}.',
  'gradient.rightKey.axis': 'weight of key 1',
  'gradient.rightKey.name': 'weight of the target',
  'gradient.rightKey.theory': '1/{keys}',
  'gradient.rightKey.theoryCausal': 'mean of 1/1 … 1/{keys}',
  'gradient.queryGradient.title': 'The whole gradient in the query',
  'gradient.queryGradient.larger':
    'Its median is larger without a divisor: {noneMedian} against {sqrtMedian} with ÷ √dₖ. But it goes mostly to the keys that already have large weights.',
  'gradient.queryGradient.mean':
    'Its median is {noneMedian} without a divisor and {sqrtMedian} with ÷ √dₖ. Its mean is larger without: {none} against {sqrt}.',
  'gradient.queryGradient.key':
    'Its median is {noneMedian} without a divisor and {sqrtMedian} with ÷ √dₖ, its mean {none} and {sqrt}.',
  'gradient.queryGradient.axis': 'length of ∂L/∂q, for a random loss',
  'gradient.queryGradient.name': 'whole gradient in the query',
  'gradient.valueGradient.title': 'Gradient in the values',
  'gradient.valueGradient.key':
    '√Σp²: for a gradient of length 1 in the output. Never below 1/√{keys}: values learn under every divisor.',
  'gradient.valueGradient.axis': '√Σp²',
  'gradient.valueGradient.name': 'gradient in the values',
  'gradient.valueGradient.theory': '1/√{keys}',

  'gradient.factor.heading': 'Multiply the scores',
  'gradient.factor.title': 'Row {row}: its scores multiplied',
  'gradient.factor.rises':
    'Every divisor is a place on this axis. Larger scores make softmax less sensitive: tr J only falls. The norm of J rises first, so a small norm does not mean “saturated”.',
  'gradient.factor.falls':
    'Every divisor is a place on this axis. Larger scores make softmax less sensitive: tr J only falls. Here the norm of J falls too; among more keys it rises first.',
  'gradient.factor.picture':
    'Trace and norm of the Jacobian of row {row} and its peak weight against the factor by which its scores are multiplied. Enter moves the factor.',
  'gradient.factor.axis': 'factor on the scores after ÷ √dₖ',
  'gradient.factor.trace': 'tr J',
  'gradient.factor.frobenius': 'norm of J',
  'gradient.factor.peak': 'peak weight',
  'gradient.factor.mark': '{name} at {factor} times the scores: {value}',
  'gradient.factor.spoken': '{factor} times: tr J = {trace}',
  'gradient.factor.map': 'At {factor} times',

  'gradient.live.row':
    'Row {row} at dₖ = {d}: tr J, the sensitivity of softmax to its scores, is {sqrt} with ÷ √dₖ and {linear} with ÷ dₖ. And without scaling?',
  'gradient.live.pulls':
    '{rows} at dₖ = {d} with {keys} keys: the target’s typical pull is {none} without scaling, {sqrt} with ÷ √dₖ and {linear} with ÷ dₖ.',
  'gradient.live.hardest': 'Of the three, {rule} pulls hardest.',
  'gradient.live.close': '{first} and {second} pull hardest; these rows cannot tell which of them more.',
  'gradient.live.same': 'All three are the same here.',
  'gradient.live.measuring': 'The target’s pull is being measured.',

  'gradient.table.rows': '{rows} at dₖ = {d}, {keys} keys, seed {seed}, draw {draw}',
  'gradient.table.pulls':
    'The target’s pull: {rows} at dₖ = {d}, {keys} keys, seed {seed}, draw {draw}; 95% interval of the median, quartiles',
  'gradient.table.jacobian': 'Jacobian of row {row}, {rule}',
  'gradient.table.factor': 'Row {row}, its scores after ÷ √dₖ multiplied',
  'gradient.column.rule': 'divisor',
  'gradient.column.from': 'from',
  'gradient.column.to': 'to',
  'gradient.column.lower': 'lower quartile',
  'gradient.column.upper': 'upper quartile',
  'gradient.column.geometric': 'geometric mean',
  'gradient.column.figure': 'figure',
  'gradient.column.mean': 'mean',
  'gradient.column.median': 'median',
  'gradient.column.least': 'least',
  'gradient.column.most': 'most',
  'gradient.column.factor': 'factor',
  'gradient.column.weight': 'key',
  'gradient.column.value': 'weight',
  'gradient.column.score': 'score {j}',
  'gradient.figure.pull': 'the target’s pull',
  'gradient.figure.peak': 'peak weight',
  'gradient.figure.trace': 'tr J, sensitivity of softmax',
  'gradient.figure.rightKey': 'weight of the target',
  'gradient.figure.scoreGradient': 'gradient in the scores',
  'gradient.figure.queryGradient': 'whole gradient in the query',
  'gradient.figure.valueGradient': 'gradient in the values',
} as const;

/** What it answers, for the page of all laboratories. Used at build time only. */
export const asks = {
  'gradient.asks': 'How hard does the target key pull under each divisor?',
} as const;

type Own = typeof gradient;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(gradient, () => import('./words.de.ts'));

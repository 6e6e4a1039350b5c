// <dk-attention>.
import { addMessages } from '../../i18n/say.ts';

export const attention = {
  'parameter.q': 'Queries Q',
  'parameter.k': 'Keys K',
  'parameter.v': 'Values V',
  'parameter.causal': 'Causal mask',
  'parameter.picked': 'Selected matrix',
  'parameter.column': 'Selected column',
  'attention.label': 'Attention by hand, cell by cell',

  'attention.steps': 'Steps of the calculation',
  'attention.step.scores': 'QKᵀ',
  'attention.step.mask': 'mask',
  'attention.step.softmax': 'softmax',
  'attention.step.output': '· V',
  'attention.step.all': 'all',
  'attention.back': 'Back',
  'attention.next': 'Next',
  'attention.says.scores':
    'Each query meets each key: a row of Q times a column of Kᵀ, entry by entry, added up. The sum is their score.',
  'attention.says.scaled':
    'Every score is divided by the same number, c = {c}. Here dₖ = {d} is the length of one query and of one key.',
  'attention.says.undivided': 'No divisor is chosen: c = 1, and the scores stay as they are.',
  'attention.says.masked':
    'Query i may look at the keys 1 to i alone. Every other score becomes −∞, whose exponential is 0.',
  'attention.says.open': 'No mask is set: every query may look at every key. The causal mask hides keys after a query.',
  'attention.says.softmax':
    'Along each row: the exponential of each score, divided by the sum of the row. Each row of weights adds up to 1.',
  'attention.says.output':
    'Each row of weights mixes the rows of V: what a query receives is a weighted mean of the values.',
  'attention.says.all':
    'The whole chain. Point at a computed cell to see what it is made of; change any entry of Q, K or V.',

  'attention.size.queries': 'queries',
  'attention.size.keys': 'keys, each with a value',
  'attention.size.dimension': 'entries in each query and key',
  'attention.size.valueDimension': 'entries in each value',
  'attention.own': 'Sizes and entries',
  'attention.sizes': 'Sizes',
  'attention.more': 'One more: {name}',
  'attention.fewer': 'One fewer: {name}',

  'attention.part.q': 'queries Q',
  'attention.part.k': 'keys, upright: Kᵀ',
  'attention.part.v': 'values V',
  'attention.part.scores': 'scores QKᵀ',
  'attention.part.scaled': 'scaled scores',
  'attention.part.weights': 'weights',
  'attention.part.output': 'output',
  'attention.table': '{part}, {rows} × {columns}',
  'attention.entry.q': 'Q, query {row}, entry {column}',
  'attention.entry.k': 'K, key {row}, entry {column}',
  'attention.entry.v': 'V, value {row}, entry {column}',
  'attention.cell.scores': 'Score of query {row} and key {column}',
  'attention.cell.scaled': 'Scaled score of query {row} and key {column}',
  'attention.cell.weights': 'Weight of key {column} for query {row}',
  'attention.cell.output': 'Output of query {row}, entry {column}',
  'attention.cellValue': '{cell}: {value}',
  'attention.later': 'not yet computed',

  'attention.crossing': 'A score stands where the row of its query meets the column of its key.',
  'attention.mixing': 'An output stands where the weights of its query meet a column of V.',
  'attention.causalLabel': 'causal mask',

  'attention.work.undivided': 'No divisor: the score stays as it is.',
  'attention.work.masked': 'Key {column} comes after query {row}: the mask puts −∞ in the place of {open}.',
  'attention.work.hidden': 'Key {column} is hidden from query {row}: the exponential of −∞ is 0, and so is the weight.',
  'attention.work.sum': 'The sum of the row:',
  'attention.work.most': 'The row’s largest score, {most}, is subtracted first: that changes no weight.',

  'attention.random': 'Random entries',
  'attention.randomHint': 'from N(0, 1), to one decimal',
  'attention.drawn': 'draw {draw} of seed {seed}, to one decimal',
  'attention.seedHint': 'of random entries',
  'attention.tenfold': 'Q × 10',
  'attention.tenth': 'Q ÷ 10',
  'attention.beyond': 'Entries must stay between −1000 and 1000.',

  'attention.weights.title': 'Weights of each query',
  'attention.weights.key': 'Filled: {rule}. Outlined: undivided.',
  'attention.weights.undivided': 'The scores are not divided.',
  'attention.weights.picture': 'Bars: the weights of each query over its keys, with {rule} and undivided.',
  'attention.weights.pictureUndivided': 'Bars: the weights of each query over its keys, undivided.',
  'attention.weights.mark': 'query {query}, key {key}: {weight} with {rule}, {raw} undivided',
  'attention.weights.markUndivided': 'query {query}, key {key}: {weight}, undivided',

  'attention.live':
    'Query {query} gives key {key} the largest weight, {weight}, after its scores have been divided by c = {c}. Undivided, the same key would get {raw}.',
  'attention.liveUndivided': 'Query {query} gives key {key} the largest weight, {weight}. Its scores are not divided.',
  'attention.liveOnly': 'Query {query} sees key {key} alone, so that key has all the weight, whatever the divisor.',

  'attention.ask': 'Every entry of Q becomes ten times as large, and the divisor stays. What happens to the weights?',
  'attention.ask.nothing': 'Nothing: the divisor takes it out',
  'attention.ask.sharper': 'One key takes nearly everything',
  'attention.ask.tenfold': 'Each becomes ten times as large',
  'attention.ask.result': 'query {query} gives key {key} {after} of its weight, in place of {before}',
  'attention.ask.why':
    'The divisor √dₖ knows how many entries a vector has, not how large they are. Scores ten times as large turn every ratio of two weights into its tenth power, and a row still adds up to 1. Try it with Q × 10, under Sizes and entries.',

  'attention.column.query': 'query',
  'attention.column.key': 'key',
  'attention.column.raw': 'score q·k',
  'attention.column.scaled': 'scaled score',
  'attention.column.weight': 'weight',
  'attention.column.unscaled': 'weight, undivided',
  'attention.column.entry': 'output, entry {entry}',
  'attention.pairsCaption': 'Every query with every key; c = {c}',
  'attention.outputCaption': 'What each query receives',
} as const;

/** What it answers, for the page of all laboratories. Used at build time only. */
export const asks = {
  'attention.asks': 'How do Q, K and V become the output?',
} as const;

type Own = typeof attention;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(attention, () => import('./words.de.ts'));

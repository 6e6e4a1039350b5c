// <dk-temperature>.
import { addMessages } from '../../i18n/say.ts';

export const temperature = {
  'parameter.eachQuery': 'Temperature of each query',
  'parameter.causal': 'Causal mask',
  'temperature.label': 'Attention patterns at four temperatures',

  'temperature.temperatureHint': 'the divisor is τ√dₖ',
  'temperature.dimensionHint': 'comes with the vectors',
  'temperature.another': 'Other vectors',
  'temperature.eachQueryLabel': 'a τ of its own for each query: ÷ τ |q|',
  'temperature.causalLabel': 'causal mask: each query has the keys up to its own place',
  'temperature.temperatureText':
    'τ = {temperature}. The strongest key of query {query} takes {peak}, at τ = 1 it takes {usualPeak}.',
  'temperature.liveUsual':
    'At τ = 1, the usual divisor, the strongest key of query {query} takes {peak} of its weight. The entropy is {entropy} nats.',
  'temperature.liveEachUsual':
    'Query {query} has the length |q| = {length}, which now stands in the place of √dₖ. At τ = 1 its strongest key takes {peak} of its weight.',
  'temperature.dimensionText': 'dₖ = {d}. The strongest key of query {query} takes {usualPeak} at τ = 1.',

  'temperature.more': 'More pictures: the same vectors at τ = 2, 1 and 0.5, peak weight and entropy against τ, and dₖ',
  'temperature.outlined': 'Outlined: the bars at τ = 1.',
  'temperature.legend':
    'A row is a query, a column a key; the stronger a cell’s colour, the more of the row’s weight it has. Pick a row to look at it closely.',
  'temperature.legendStrongest':
    'A row is a query. The columns are the {shown} strongest of {keys} keys for query {query}. The others count in every figure but are not drawn. The stronger a cell’s colour, the more of the row’s weight it has: full colour is {full} or more. Pick a row to look at it closely.',
  'temperature.pattern.title': 'τ = {temperature}',
  'temperature.pattern.own': 'yours: τ = {temperature}',
  'temperature.pattern.key': 'scores ÷ {divisor}',
  'temperature.pattern.keyEach': 'scores ÷ {temperature} |q|',
  'temperature.pattern.picture':
    'Weights of 8 queries over {keys} keys at τ = {temperature}. Enter picks the query of a cell.',
  'temperature.pattern.pictureStrongest':
    'Weights of 8 queries over the {shown} strongest of {keys} keys for query {query} at τ = {temperature}. Enter picks the query of a cell.',
  'temperature.mark': 'query {query}, key {key}: {weight}',
  'temperature.masked': 'query {query}, key {key}: masked',
  'temperature.causal':
    'Causal mask: the queries stand evenly in a text of {keys} tokens, and each has only the keys up to its own place.',

  'temperature.ladder':
    'For each unit of weight on key {first}, query {query} puts this much on key {second}. Where τ is halved, the odds are squared:',
  'temperature.rung': 'at τ = {temperature}:',

  'temperature.peak.title': 'Peak weight against τ',
  'temperature.peak.key': 'Query {query} in front; dashed: equal weights; points: the patterns.',
  'temperature.peak.name': 'peak weight',
  'temperature.peak.picture':
    'Peak weight of each query against the temperature on a log axis. Enter sets your temperature.',
  'temperature.entropy.title': 'Entropy against τ',
  'temperature.entropy.key': 'In nats; dashed: ln {keys}, the most that {keys} keys can have.',
  'temperature.entropy.key.one': 'In nats. A single key has none at any τ.',
  'temperature.entropy.name': 'entropy',
  'temperature.entropy.picture':
    'Entropy of each query’s weights against the temperature on a log axis. Enter sets your temperature.',
  'temperature.response.mark': '{name} {value} at τ = {temperature}',
  'temperature.axis.temperature': 'temperature τ',

  'temperature.dimension.title': 'Is a larger dₖ sharper?',
  'temperature.dimension.key':
    'Peak weight among {keys} keys. Fresh vectors: mean of 64 draws at each dₖ. The same scores: those of query {query}, kept while √dₖ grows.',
  'temperature.dimension.none': 'fresh vectors, undivided',
  'temperature.dimension.sqrt': 'fresh vectors, ÷ √dₖ',
  'temperature.dimension.fixed': 'the same scores, ÷ √dₖ',
  'temperature.dimension.mark': '{name}, dₖ = {d}: {value}',
  'temperature.dimension.picture':
    'Peak weight against dₖ. It rises for fresh vectors undivided and stays level for fresh vectors divided by √dₖ. It falls where the same scores are divided by a growing √dₖ.',
  'temperature.dimension.verdict':
    'It depends on what is held fixed. Fresh vectors bring larger scores with a larger dₖ: undivided they get sharper, divided by √dₖ they stay as they are. Scores that are kept know nothing of dₖ; for them √dₖ is a temperature, and a larger one is flatter.',
  'temperature.dimension.alone':
    'Query {query} has one key, which takes all its weight at every dₖ: there is no picture of it.',
  'temperature.axis.dimension': 'head dimension dₖ',

  'temperature.live':
    'At τ = {temperature} the strongest key of query {query} takes {peak} of its weight, at τ = 1 it takes {usualPeak}. The entropy is {entropy} nats in place of {usualEntropy}. dₖ is {d} in both.',
  'temperature.liveEach':
    'Query {query} has the length |q| = {length}, which now stands in the place of √dₖ. At τ = {temperature} its strongest key takes {peak} of its weight, at τ = 1 {usualPeak}.',

  'temperature.ask': 'At τ = 1 one key has twice the weight of another. What is their ratio at τ = 0.5?',
  'temperature.ask.same': 'Still 2',
  'temperature.ask.root': '√2, about 1.41',
  'temperature.ask.square': '4',
  'temperature.ask.others': 'It depends on the other keys',
  'temperature.ask.result':
    '4, the square. Two keys alone with {before} and {beforeOther} come to {after} and {afterOther}',
  'temperature.ask.why':
    'The ratio of two weights is e to the power of the difference of their scores. Half of τ doubles every difference and so squares every ratio, however many other keys there are. Under More pictures τ is halved from left to right.',

  'temperature.table.queries': 'Each query at the four temperatures',
  'temperature.table.keys': 'The weights of query {query}',
  'temperature.table.strongest': 'The weights of query {query}: its {shown} strongest of {keys} keys',
  'temperature.table.dimensions': 'Peak weight among {keys} keys against dₖ',
  'temperature.column.query': 'query',
  'temperature.column.key': 'key',
  'temperature.column.keys': 'keys',
  'temperature.column.d': 'dₖ',
  'temperature.column.raw': 'score q·k',
  'temperature.column.length': 'length |q|',
  'temperature.column.at': 'τ = {temperature}',
  'temperature.column.peak': 'peak, {at}',
  'temperature.column.entropy': 'entropy, {at}',
  'temperature.column.weight': 'weight, {at}',
} as const;

/** What it answers, for the page of all laboratories. Used at build time only. */
export const asks = {
  'temperature.asks': 'What does a temperature change?',
} as const;

type Own = typeof temperature;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(temperature, () => import('./words.de.ts'));

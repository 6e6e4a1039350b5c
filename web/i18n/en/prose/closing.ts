// The closing table, the glossary, and the short path. Prose in English.

export const closingProse = {
  'closing.tableIntro':
    'What each rule makes of random vectors as $d_k$ grows. Independent entries from N(0, 1), 64 keys, {samples} queries for each $d_k$, seed {seed}; computed by the core when this page was built. The target’s pull says how far the weight of a key chosen in advance moves when you nudge the query: 64 times the median.',
  'closing.tableCaption': 'Spread of the scores, share of the strongest key, and the target’s pull',
  'closing.dimension': '$d_k$',
  'closing.rule': 'Rule',
  'closing.figure': 'Figure',
  'closing.rule.none': 'no divisor',
  'closing.rule.sqrt': '÷ $\\sqrt{d_k}$',
  'closing.rule.linear': '÷ $d_k$',
  'closing.rule.log': '÷ ln $d_k$',
  'closing.figure.std': 'standard deviation of a score',
  'closing.figure.peak': 'mean peak weight',
  'closing.figure.pull': 'the target’s pull',
  'glossary.title': 'Glossary',
  'glossary.description': 'The terms of the lesson, each in a sentence or two.',
  'glossary.token': 'Token',
  'glossary.token.means': 'A piece of a text: a word or a part of one. Each token has a query, a key and a value.',
  'glossary.head': 'Head',
  'glossary.head.means': 'One of the units of a layer that run attention side by side, each with weights of its own.',
  'glossary.normal': 'N(0, 1)',
  'glossary.normal.means': 'The normal distribution with mean 0 and standard deviation 1: the bell curve.',
  'glossary.query': 'Query, q',
  'glossary.query.means': 'The vector with which a token asks. It has $d_k$ entries.',
  'glossary.key': 'Key, k',
  'glossary.key.means': 'The vector by which a token is found. It has $d_k$ entries.',
  'glossary.value': 'Value, v',
  'glossary.value.means': 'The vector that a token hands over, in the share that its weight gives it.',
  'glossary.dimension': 'Head dimension, $d_k$',
  'glossary.dimension.means':
    'The number of entries of one query and of one key, in one head. Neither the width of the model nor the length of the sequence.',
  'glossary.score': 'Score',
  'glossary.score.means': 'The dot product q·k of a query and a key: a sum of $d_k$ products.',
  'glossary.rule': 'Scale rule',
  'glossary.rule.means': 'What softmax sees in place of the score; mostly the score divided by a function of $d_k$.',
  'glossary.softmax': 'Softmax',
  'glossary.softmax.means':
    'Turns scores into weights: e to the power of each, divided by the sum of all. Only differences of scores count.',
  'glossary.weight': 'Weight',
  'glossary.weight.means': 'The share of a key in one row of softmax; the weights of a row add up to 1.',
  'glossary.peak': 'Peak weight',
  'glossary.peak.means': 'The largest weight of a row.',
  'glossary.saturation': 'Saturation',
  'glossary.saturation.means':
    'One weight has passed a named threshold, for example 99 %, and hardly reacts to its score any more.',
  'glossary.entropy': 'Entropy',
  'glossary.entropy.means':
    'How evenly the weights of a row are spread, in nats: 0 where one key has all, ln n where n keys have the same.',
  'glossary.effective': 'Effective number of keys',
  'glossary.effective.means':
    'How many keys with equal weights would be as spread: one over the sum of the squared weights.',
  'glossary.jacobian': 'Jacobian, J',
  'glossary.jacobian.means':
    'The table of slopes of all weights by all scores: how the weights move when a score changes a little.',
  'glossary.trace': 'Trace, tr J',
  'glossary.trace.means':
    'The sum of the diagonal of J: how sensitive softmax is to its scores. 0 where one key has all the weight, 1 − 1/n where n keys have the same.',
  'glossary.pull': 'Target’s pull',
  'glossary.pull.means':
    'How far the weight of a key, chosen in advance, moves when the query does, times the number of keys: its share times how strongly the scores react.',
  'glossary.typical': 'Typical row',
  'glossary.typical.means':
    'The median over many rows: half of them have more, half less. A few lucky rows cannot pull it up as they do the mean.',
  'glossary.optimizer': 'SGD and Adam',
  'glossary.optimizer.means':
    'Two ways from a gradient to a step: SGD follows it as it is, Adam divides its size away, weight by weight.',
  'glossary.rate': 'Learning rate, η',
  'glossary.rate.means': 'How far a step of training goes.',
  'glossary.temperature': 'Temperature, τ',
  'glossary.temperature.means':
    'A divisor of the scores that is chosen freely: below 1 it sharpens, above 1 it softens.',
  'glossary.variance': 'Variance and standard deviation',
  'glossary.variance.means':
    'The mean squared distance to the mean, and its square root. The second has the unit of the numbers themselves.',
  'glossary.kurtosis': 'Kurtosis',
  'glossary.kurtosis.means':
    'How heavy the tails of a distribution are: 3 for a normal one, more where far values are more frequent.',
  'glossary.band': 'Confidence band',
  'glossary.band.means':
    'The range that contains the true figure in 95 % of all such measurements; it narrows as more is drawn.',
  'glossary.seed': 'Seed and draw',
  'glossary.seed.means':
    'The seed starts the random vectors; the draw says which of them is taken. The same two give the same bits everywhere.',
} as const;

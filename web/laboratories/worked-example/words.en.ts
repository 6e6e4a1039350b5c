// The worked examples: frame, verdicts and live sentence.
import { addMessages } from '../../i18n/say.ts';

export const worked = {
  'parameter.example': 'Example',
  'parameter.inputs': 'Inputs',
  'parameter.printed': 'Printed figures',
  'worked.label': 'A worked example, line by line',
  'worked.mistaken': 'With a mistake',
  'worked.exampleName': '{kind}: {where}',
  'worked.exampleDimension': 'dₖ = {d}',
  'worked.exampleDivisor': 'divided by {divisor}',
  'worked.source': 'Source: {title}, {where}.',
  'worked.inputs': 'Given',
  'worked.column.step': 'Line',
  'worked.column.calculation': 'Calculation',
  'worked.column.computed': 'Computed',
  'worked.column.printed': 'Printed',
  'worked.column.verdict': 'Verdict',
  'worked.tableCaption': '{kind}, {where}: computed and printed figures',

  'worked.atMost': '≤ {value}',
  'worked.atLeast': '≥ {value}',
  'worked.verdict.agrees': 'agrees',
  'worked.verdict.differs': 'differs',
  'worked.verdict.conditional': 'true under conditions',
  'worked.verdict.undecidable': 'not decidable',
  'worked.verdict.unprinted': 'not printed',
  'worked.shouldBe': 'should be {value}',
  'worked.lineByLine': 'rounding line by line gives {value}',
  'worked.elided': 'An ellipsis stands in the source: further scores are not printed.',
  'worked.assumed': 'assumed, not given by the source',

  'worked.changed':
    'You changed what is given, so the source’s figures no longer belong here. You may type printed figures of your own to be judged.',
  'worked.printedField': 'printed figure for {line}',

  'worked.weights.unscaled': 'Without scaling',
  'worked.weights.scaled': 'With {rule}',
  'worked.weights.of': 'key {index}',
  'worked.weights.key': 'Weight of each key.',
  'worked.weights.picture': '{title}: {weights}.',
  'worked.weights.mark': '{key} gets {value} of the weight',
  'worked.scores.title': 'The scores',
  'worked.scores.key': 'q·k of each key.',
  'worked.scores.picture': 'Scores of the keys: {scores}.',
  'worked.scores.mark': '{key} has the score {value}',

  'worked.guess.question':
    'A query scores three keys with {scores}. What share of the weight does the first key get without a divisor?',
  'worked.guess.result': '{weight}',
  'worked.guess.why':
    'In proportion, 14 out of 14 + 10 + 12 would be 39%. But softmax looks at differences: with a lead of 2 a key gets e² times the weight, more than seven to one. Divided by √64 the lead shrinks to 0.25, and the same key gets {scaled}.',

  'worked.live.weights':
    'Without scaling the strongest key takes {unscaled} of the weight; with {rule}, a divisor of {divisor}, it takes {scaled}.',
  'worked.live.verdicts': 'Printed figures: {counts}.',
  'worked.live.count.agrees': '{count} agree',
  'worked.live.count.differs': '{count} differ ({lines})',
  'worked.live.count.conditional': '{count} true under conditions',
  'worked.live.count.undecidable': '{count} not decidable',
  'worked.live.verdicts.none': 'The source prints no figures here.',
  'worked.live.hidden':
    'The scores are {scores}. What softmax makes of them is shown once you have guessed, or skipped.',
  'worked.live.yours': 'These are your numbers, not the source’s.',

  'worked.kind.softmax': 'Softmax',
  'worked.kind.exponential': 'Exponential',
  'worked.kind.population_variance': 'Variance',
  'worked.kind.dot_product': 'Dot product',
  'worked.kind.law': 'Distribution of the score',
  'worked.kind.product_law': 'Distribution of one product',
  'worked.kind.square_of_sum': 'Square of the sum',
  'worked.kind.jacobian': 'Jacobian',
  'worked.kind.jacobian_formula': 'Derivative of softmax',
  'worked.kind.illustration': 'Range and variance',
  'worked.kind.saturation': 'Exercise: saturation',
  'worked.kind.temperature': 'Exercise: temperature',
  'worked.kind.gradient': 'Exercise: gradient',
  'worked.kind.ablation': 'Exercise: ablation',

  // The inputs and printed figures of worked examples, by the names that the core gives them.
  'worked.input.scores': 'scores',
  'worked.input.d_k': 'dₖ',
  'worked.input.x': 'x',
  'worked.input.values': 'values',
  'worked.input.divide_by': 'divided by',
  'worked.input.q': 'query q',
  'worked.input.k': 'key k',
  'worked.input.mean': 'mean of the entries',
  'worked.input.variance': 'variance of the entries',
  'worked.input.correlation': 'correlation of q and k',
  'worked.input.weights': 'weights',
  'worked.input.narrow_range_feet': 'narrow range (feet)',
  'worked.input.wide_range_feet': 'wide range (feet)',
  'worked.input.people': 'people',
  'worked.input.others': 'the other scores',
  'worked.input.x_from': 'x from',
  'worked.input.x_to': 'x to',
  'worked.input.multiples': 'temperatures, as multiples of the divisor',
  'worked.input.peaked': 'peaked scores',
  'worked.input.uniform': 'uniform scores',
  'worked.input.standard_scores': 'scores for variance 1',

  // The names of the lines of a worked example, by the labels that the core gives them.
  'worked.line.numbered': '{line} {index}',
  'worked.line.divisor': 'divisor',
  'worked.line.raw-score': 'unscaled score',
  'worked.line.scaled-score': 'scaled score',
  'worked.line.exponential': 'exponential',
  'worked.line.sum': 'sum',
  'worked.line.weight': 'weight',
  'worked.line.percent': 'in percent',
  'worked.line.printed-weights-total': 'total of the printed weights',
  'worked.line.weight-ratio': 'ratio of two weights',
  'worked.line.divided-value': 'divided value',
  'worked.line.mean': 'mean',
  'worked.line.difference': 'difference',
  'worked.line.squared-difference': 'squared difference',
  'worked.line.variance': 'variance (squares divided by n)',
  'worked.line.variance-check': 'check of the variance',
  'worked.line.product': 'product',
  'worked.line.dot-product': 'dot product',
  'worked.line.terms': 'terms',
  'worked.line.same-pair-terms': 'terms of a pair with itself',
  'worked.line.other-terms': 'other terms',
  'worked.line.sum-of-terms': 'sum of the terms',
  'worked.line.score-variance': 'variance of the score',
  'worked.line.score-std': 'standard deviation of the score',
  'worked.line.product-variance': 'variance of one product',
  'worked.line.scaled-variance': 'variance of the scaled score',
  'worked.line.scaled-std': 'standard deviation of the scaled score',
  'worked.line.if-mean-shifted': 'if the entries have another mean',
  'worked.line.if-variance-doubled': 'if the variance is doubled',
  'worked.line.if-key-equals-query': 'if the key equals the query',
  'worked.line.if-coordinates-equal': 'if all coordinates of each vector are equal',
  'worked.line.if-query-coordinates-equal': 'if all coordinates of the query are equal',
  'worked.line.jacobian-diagonal': 'diagonal entry',
  'worked.line.jacobian-trace': 'trace of the Jacobian',
  'worked.line.derivative-same': 'derivative of a weight by its own score',
  'worked.line.derivative-other': 'derivative of a weight by another score',
  'worked.line.narrow-range': 'narrow range',
  'worked.line.wide-range': 'wide range',
  'worked.line.narrow-greatest-variance': 'greatest variance in the narrow range',
  'worked.line.narrow-least-variance': 'least variance over the narrow range',
  'worked.line.wide-greatest-variance': 'greatest variance in the wide range',
  'worked.line.wide-least-variance': 'least variance over the wide range',
  'worked.line.certain-below': 'certain for fewer people than',
  'worked.line.statement': 'statement',
  'worked.line.counterexample-narrow': 'counterexample, narrow range',
  'worked.line.counterexample-wide': 'counterexample, wide range',
  'worked.line.first-weight': 'first weight',
  'worked.line.threshold-90': 'first weight reaches 0.9 at x',
  'worked.line.threshold-99': 'first weight reaches 0.99 at x',
  'worked.line.threshold-999': 'first weight reaches 0.999 at x',
  'worked.line.steepest': 'steepest at x',
  'worked.line.greatest-slope': 'slope there',
  'worked.line.temperature': 'temperature',
  'worked.line.entropy': 'entropy',
  'worked.line.odds': 'odds of first against second',
  'worked.line.peaked-weight': 'peaked: weight',
  'worked.line.peaked-diagonal': 'peaked: diagonal entry',
  'worked.line.peaked-trace': 'peaked: trace of the Jacobian',
  'worked.line.uniform-weight': 'uniform: weight',
  'worked.line.uniform-diagonal': 'uniform: diagonal entry',
  'worked.line.uniform-trace': 'uniform: trace of the Jacobian',
  'worked.line.trace-ratio': 'ratio of the traces',
  'worked.line.unscaled-weight': 'unscaled: weight',
  'worked.line.unscaled-trace': 'unscaled: trace of the Jacobian',
  'worked.line.scaled-weight': 'scaled: weight',
  'worked.line.scaled-trace': 'scaled: trace of the Jacobian',

  // What is said beside a verdict, by the remarks that the core makes. {1}, {2}, … are the remark's values in order.
  'worked.remark.tie': 'The value lies exactly between two figures of this many digits; either is right.',
  'worked.remark.explained-by-rounding':
    'The printed figure is what comes out if every earlier line is rounded as printed.',
  'worked.remark.thousand-times-too-small':
    'The printed figure is a thousand times too small: a group of three digits is missing.',
  'worked.remark.thousand-times-too-large':
    'The printed figure is a thousand times too large: it has a group of three digits too many.',
  'worked.remark.beyond-precision': 'More digits are printed than are computed here.',
  'worked.remark.weight-at-most':
    'Whatever stands behind the ellipsis, this weight is at most {1}, which rounds to the printed figure.',
  'worked.remark.weight-reachable':
    'This weight is at most {1}; the scores behind the ellipsis decide whether it is the printed figure.',
  'worked.remark.weight-out-of-reach':
    'Whatever stands behind the ellipsis, this weight is at most {1}: the printed figure is impossible.',
  'worked.remark.sum-at-least': 'The scores behind the ellipsis add to the sum: it is at least {1}.',
  'worked.remark.ratio-allowed':
    'The ratio of two weights depends on their two scores alone; the printed weights allow {1} to {2}, which holds it.',
  'worked.remark.ratio-allowed.again': 'The printed weights allow {1} to {2}.',
  'worked.remark.ratio-outside.again': 'The printed weights allow {1} to {2}.',
  'worked.remark.ratio-outside':
    'The ratio of two weights depends on their two scores alone. The printed weights allow {1} to {2}, and the ratio is not in there: at least one of the two is wrong.',
  'worked.remark.ratio-undefined': 'Both weights are printed as 0, so any ratio is possible.',
  'worked.remark.weights-total-possible':
    'The printed weights sum to {1}; their rounding allows {2} to {3}, which holds 1.',
  'worked.remark.weights-total-impossible':
    'The printed weights sum to {1}; their rounding allows only {2} to {3}, which does not hold 1: whatever the scores, they cannot all be right.',
  'worked.remark.conditions-of-law':
    'True if the entries have mean {1} and variance {2}, q and k correlation {3}, and the coordinates are independent. The lines of the laboratory break one condition each.',
  'worked.remark.conditions-of-product':
    'True if both factors have mean {1} and variance {2}, and correlation {3}. The lines of the laboratory break one condition each.',
  'worked.remark.breaks-the-law': 'Then it is {1} instead of {2}.',
  'worked.remark.law-still-holds': 'It still holds: this condition is not needed.',
  'worked.remark.holds-always': 'Agrees with measured slopes at {1} points, to within {2}.',
  'worked.remark.fails-somewhere': 'Does not agree with measured slopes.',
  'worked.remark.weights-do-not-sum-to-one': 'The given weights sum to {1}, so they are no full row of softmax.',
  'worked.remark.certain-below': 'Certain only in groups of fewer than {1} people: range is not variance.',
  'worked.remark.certain-here': 'Certain in this group: it has fewer than {1} people.',
  'worked.remark.never-certain': 'Certain in no group of any size: range is not variance.',
  'worked.remark.training-not-run':
    'These are the figures at the start, before any training; what a run learns is not computed here.',
} as const;

/** What it answers, for the page of all laboratories. Used at build time only. */
export const asks = {
  'worked.asks': 'Are the figures of published examples right?',
} as const;

type Own = typeof worked;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(worked, () => import('./words.de.ts'));

// The worked examples: frame, verdicts and live sentence.

export const worked = {
  'worked.label': 'A worked example, line by line',
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

  'worked.weights.unscaled': 'Weights without scaling',
  'worked.weights.scaled': 'Weights with {rule}',
  'worked.weights.of': 'key {index}',
  'worked.weights.key': 'Each bar is the share of one key.',
  'worked.weights.picture': '{title}: {weights}.',
  'worked.weights.mark': '{key} gets {value} of the weight',
  'worked.scores.title': 'The scores',
  'worked.scores.key': 'Each bar is q·k of one key.',
  'worked.scores.picture': 'Scores of the keys: {scores}.',
  'worked.scores.mark': '{key} has the score {value}',

  'worked.guess.question':
    'A query scores three keys with {scores}. What share of the weight does the first key get without a divisor?',
  'worked.guess.result': '{weight}',
  'worked.guess.why':
    'Whoever shares out 14 + 10 + 12 in proportion says 39%. Softmax looks at differences: with a lead of 2 a key gets e² times the weight, more than seven to one. Divided by √64 the lead shrinks to 0.25, and the same key gets {scaled}.',

  'worked.live.weights':
    'Without scaling the strongest key takes {unscaled} of the weight; with {rule}, a divisor of {divisor}, it takes {scaled}.',
  'worked.live.verdicts': 'Printed figures: {counts}.',
  'worked.live.count.agrees': '{count} agreeing with the calculation',
  'worked.live.count.differs': '{count} differing ({lines})',
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
  'worked.kind.law': 'Law of the score',
  'worked.kind.product_law': 'Law of one product',
  'worked.kind.square_of_sum': 'Square of the sum',
  'worked.kind.jacobian': 'Jacobian',
  'worked.kind.jacobian_formula': 'Derivative of softmax',
  'worked.kind.illustration': 'Range and variance',
  'worked.kind.saturation': 'Exercise: saturation',
  'worked.kind.temperature': 'Exercise: temperature',
  'worked.kind.gradient': 'Exercise: gradient',
  'worked.kind.ablation': 'Exercise: ablation',
} as const;

// <dk-gradient>.

export const gradient = {
  'gradient.label': 'What is left of the gradient behind softmax',

  'gradient.question':
    'dₖ = {d}, {keys} keys, no divisor. How far can the weights of a typical row still answer to a change of its scores? tr J is 0 where they cannot, and 7/8 where all keys have the same weight.',
  'gradient.result': 'half of {rows} rows have tr J below {median}',
  'gradient.why':
    'Their mean is {mean}: a few lucky rows, whose largest scores lie close together, hold it up. As dₖ grows the mean falls only like 1/√dₖ, the median exponentially in √dₖ.',

  'gradient.rule.none': 'no scaling',
  'gradient.rule.sqrt': '÷ √dₖ',
  'gradient.rule.linear': '÷ dₖ',

  'gradient.one': 'One row, three divisors',
  'gradient.map.key': 'tr J = {trace}',
  'gradient.map.picture': 'Softmax Jacobian of one row under {name}: a square for each entry, trace {trace}.',
  'gradient.map.open': 'Softmax Jacobian of one row under {name}: left open until you have guessed.',
  'gradient.map.mark': 'weight {i} to score {j}: {value}',
  'gradient.map.legend':
    'Bars: the weights of the row. Squares: how weight i (down) moves with score j (across); filled up, hollow down, the area says how much.',
  'gradient.formula': 'Row {row} after ÷ √dₖ:',

  'gradient.many': 'Many rows, the same vectors under three divisors',
  'gradient.draw': 'Draw',
  'gradient.rows.one': '{rows} row',
  'gradient.rows': '{rows} rows',
  'gradient.other': 'Other rows',
  'gradient.look': 'Look above at',
  'gradient.typicalRow': 'the typical row',
  'gradient.luckyRow': 'the lucky row',
  'gradient.fewer': 'At dₖ = {d} with {keys} keys {rows} rows are drawn at once, no more.',
  'gradient.draws': 'Change the draws: seed, draw, row',
  'gradient.waiting': 'Here follow many such rows, once you have guessed.',

  'gradient.typical': 'typical row {value}',
  'gradient.mean': 'mean {value}',
  'gradient.lucky': 'a lucky row',
  'gradient.strip.mark': '{rule}, row {row}: {name} {value}',
  'gradient.strips.picture':
    '{name} of {rows} rows, a dot each. Mean and median: no scaling {none} and {noneMedian}, ÷ √dₖ {sqrt} and {sqrtMedian}, ÷ dₖ {linear} and {linearMedian}. Arrow keys go from row to row.',

  'gradient.trace.title': 'tr J of {rows} rows',
  'gradient.trace.key': 'A dot for each row. Whole line: the median, the typical row. Dashed line: the mean.',
  'gradient.trace.axis': 'tr J',
  'gradient.trace.name': 'tr J',
  'gradient.rightKey.title': 'Weight of the right key',
  'gradient.rightKey.key':
    'Key 1, named before any score was known. Mean {none} without scaling, but half of all rows give it less than {noneMedian}.',
  'gradient.rightKey.axis': 'weight of key 1',
  'gradient.rightKey.name': 'weight of the right key',
  'gradient.rightKey.theory': '1/{keys}',
  'gradient.queryGradient.title': 'Gradient that reaches the query',
  'gradient.queryGradient.larger':
    'On the mean it is larger without a divisor: {none} against {sqrt} with ÷ √dₖ. On the typical row {noneMedian} against {sqrtMedian}.',
  'gradient.queryGradient.key':
    'Mean {none} without a divisor and {sqrt} with ÷ √dₖ; on the typical row {noneMedian} and {sqrtMedian}.',
  'gradient.queryGradient.axis': 'length of dL/dq',
  'gradient.queryGradient.name': 'gradient that reaches the query',
  'gradient.valueGradient.title': 'Gradient that reaches the values',
  'gradient.valueGradient.key':
    '√Σp²: of a gradient of length 1 in the output. Never below 1/√{keys}: this path does not vanish.',
  'gradient.valueGradient.axis': '√Σp²',
  'gradient.valueGradient.name': 'gradient that reaches the values',
  'gradient.valueGradient.theory': '1/√{keys}',

  'gradient.factor.heading': 'Multiply the scores',
  'gradient.factor.title': 'Row {row}: its scores multiplied',
  'gradient.factor.rises':
    'Every divisor is a place on this axis. tr J only falls. The norm of J rises first: a small norm does not say “saturated”.',
  'gradient.factor.falls':
    'Every divisor is a place on this axis. tr J only falls, and so does the norm of J here; among more keys it rises first.',
  'gradient.factor.picture':
    'Trace and norm of the Jacobian of row {row} and its peak weight against the factor by which its scores are multiplied. Arrow keys move the factor.',
  'gradient.factor.axis': 'factor on the scores after ÷ √dₖ',
  'gradient.factor.trace': 'tr J',
  'gradient.factor.frobenius': 'norm of J',
  'gradient.factor.peak': 'peak weight',
  'gradient.factor.mark': '{name} at {factor} times the scores: {value}',
  'gradient.factor.spoken': '{factor} times: tr J = {trace}',
  'gradient.factor.map': 'At {factor} times',

  'gradient.live.row':
    'Row {row} at dₖ = {d}: tr J is {sqrt} after ÷ √dₖ and {linear} after ÷ dₖ. And without scaling?',
  'gradient.live.rows':
    '{rows} rows at dₖ = {d} with {keys} keys: without scaling tr J is {none} on the mean, but only {noneMedian} on the typical row. After ÷ √dₖ mean and typical row lie close together, {sqrt} and {sqrtMedian}; after ÷ dₖ the typical row has {linearMedian}, near the most there is.',
  'gradient.live.alive':
    '{rows} rows at dₖ = {d} with {keys} keys: tr J is {none} on the mean and {noneMedian} on the typical row without scaling, {sqrt} and {sqrtMedian} after ÷ √dₖ, and {linearMedian} on the typical row after ÷ dₖ. Here every divisor leaves a gradient.',

  'gradient.table.rows': '{rows} rows at dₖ = {d}, {keys} keys, seed {seed}, draw {draw}',
  'gradient.table.jacobian': 'Jacobian of row {row}, {rule}',
  'gradient.table.factor': 'Row {row}, its scores after ÷ √dₖ multiplied',
  'gradient.column.figure': 'figure',
  'gradient.column.mean': 'mean',
  'gradient.column.median': 'median',
  'gradient.column.least': 'least',
  'gradient.column.most': 'most',
  'gradient.column.factor': 'factor',
  'gradient.column.weight': 'key',
  'gradient.column.value': 'weight',
  'gradient.column.score': 'score {j}',
  'gradient.figure.peak': 'peak weight',
  'gradient.figure.trace': 'tr J',
  'gradient.figure.rightKey': 'weight of the right key',
  'gradient.figure.scoreGradient': 'gradient in the scores',
  'gradient.figure.queryGradient': 'gradient that reaches the query',
  'gradient.figure.valueGradient': 'gradient that reaches the values',
} as const;

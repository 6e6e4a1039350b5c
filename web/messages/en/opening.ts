// The opening picture.

export const opening = {
  'opening.label': 'The weights of eight keys, with three divisors',
  'opening.dimension': 'head dimension',
  'opening.dimensionText':
    'dₖ = {d}. Strongest of {keys} keys: {none} without scaling, {sqrt} with ÷ √dₖ, {linear} with ÷ dₖ.',
  'opening.draw': 'Another draw',

  'opening.row.none': 'no scaling',
  'opening.row.sqrt': '÷ √dₖ',
  'opening.row.linear': '÷ dₖ',
  'opening.fate.none': 'grows into a spike',
  'opening.fate.sqrt': 'keeps its shape',
  'opening.fate.linear': 'flattens into a comb',
  'opening.picture': '{row} at dₖ = {d}: weights of {keys} keys, strongest first, mean of {draws} draws: {weights}.',
  'opening.mark': 'key {rank} by rank: {mean} on the mean, {draw} in this draw',
  'opening.peak': 'mean peak weight',
  'opening.trace': 'tr J of the typical row',
  'opening.legend.mean': 'mean of {draws} draws, strongest key first',
  'opening.legend.draw': 'one draw: number {draw} of seed {seed}',
  'opening.legend.start': 'where all three begin, at dₖ = {d}',

  'opening.nearest': 'dₖ = {asked} was asked for; the slider stops at {d} instead.',

  'opening.live':
    'At dₖ = {d} the strongest of {keys} keys takes {none} of the weight without scaling, {sqrt} after ÷ √dₖ and {linear} after ÷ dₖ, on the mean of {draws} draws. The typical row can still answer a change of scores with tr J = {noneTrace}, {sqrtTrace} and {linearTrace}.',

  'opening.column.d': 'dₖ',
  'opening.column.peak': 'mean peak weight, {row}',
  'opening.column.trace': 'median tr J, {row}',
  'opening.tableCaption': 'Peak weight and Jacobian trace of all three rows, seed {seed}',
} as const;

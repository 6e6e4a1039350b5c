// <dk-scalings>.

export const scalings = {
  'scalings.label': 'All scale rules on the same random vectors',

  'scalings.question':
    'All rules here see the same random vectors; their lines are drawn up to dₖ = {d}. Which of them still leave the typical row a gradient at dₖ = {most}?',
  'scalings.option.root': 'only ÷ √dₖ',
  'scalings.option.large': '÷ √dₖ, ÷ dₖ and ÷ dₖ⁵',
  'scalings.option.small': 'no scaling and ÷ ln dₖ',
  'scalings.option.all': 'all of them',
  'scalings.result':
    'at dₖ = {d} the typical row keeps tr J = {sqrt} under ÷ √dₖ, {linear} under ÷ dₖ and {fifth} under ÷ dₖ⁵, but {none} without scaling',
  'scalings.why':
    'So the gradient alone does not pick √dₖ: a larger divisor does even better. The other picture shows what it costs: ÷ dₖ and ÷ dₖ⁵ give every key the same weight, whatever the query asks. Only ÷ √dₖ is level in both.',

  'scalings.rules': 'Rules',
  'scalings.moreRules': 'More rules: temperature, norms, soft cap, number of keys, position',
  'scalings.find': 'Find the level line',
  'scalings.exponentSpoken': 'p = {p}',
  'scalings.exponentHint': 'of ÷ dₖᵖ: which p keeps both lines level?',
  'scalings.constantSpoken': 'c = {c}',
  'scalings.constantHint': 'the same divisor at every dₖ',
  'scalings.gainHint': 'of ÷ ‖q‖‖k‖, the cosine',
  'scalings.focusSpoken': 'dₖ = {d}',
  'scalings.focusHint': 'brings every rule to its place below',
  'scalings.samplesHint': 'queries for each dₖ',
  'scalings.keysHint': 'fresh for each query',
  'scalings.dimensionsHint': 'separated by commas',
  'scalings.draws': 'Change the draws: keys, samples, seed, grid',
  'scalings.other': 'Other vectors',
  'scalings.done': '{samples} queries for each of {dimensions} values of dₖ, {keys} fresh keys each, seed {seed}.',
  'scalings.running':
    'Measuring: {samples} queries for each of {dimensions} values of dₖ, {keys} fresh keys each, seed {seed}.',

  'scalings.peak.title': 'Attention: weight of the strongest of {keys} keys',
  'scalings.peak.key': 'Mean of all queries with its 95 % band; at the foot each of the {keys} keys gets the same.',
  'scalings.peak.floor': 'attention dies here',
  'scalings.peak.ceiling': 'one key takes all',
  'scalings.peak.picture':
    'Mean weight of the strongest of {keys} keys against dₖ, a line for each rule shown. Arrow keys bring another dₖ into focus.',
  'scalings.typical.title': 'Gradient of the typical row: tr J',
  'scalings.typical.key':
    'Median of all queries with its 95 % band; at the foot the weights no longer answer to the scores.',
  'scalings.typical.floorShort': 'the gradient dies here',
  'scalings.typical.floor': 'the typical gradient dies here',
  'scalings.typical.picture':
    'Median of the trace of the softmax Jacobian against dₖ, a line for each rule shown. Arrow keys bring another dₖ into focus.',

  'scalings.at.title': 'The rules at dₖ = {d}',
  'scalings.at.key': 'Each rule at the standard deviation of its scores: 1 in the middle.',
  'scalings.at.picture':
    'Standard deviation of the scaled scores under each rule at dₖ = {d} on a log axis, with peak weight and tr J of the typical row.',
  'scalings.at.axis': 'standard deviation of the scaled scores',
  'scalings.at.cold': '← too cold',
  'scalings.at.hot': 'too hot →',
  'scalings.at.coldShort': '← cold',
  'scalings.at.hotShort': 'hot →',
  'scalings.at.peak': 'peak',
  'scalings.at.trace': 'tr J',
  'scalings.at.undefined': 'from dₖ = {d} on',
  'scalings.at.mark':
    '{name} at dₖ = {d}: standard deviation {spread}, peak weight {peak}, tr J of the typical row {trace}',

  'scalings.spread.title': 'Standard deviation of the scores',
  'scalings.spread.key': 'Log axes: every power of dₖ is a straight line. Dashed: 1.',
  'scalings.spread.picture':
    'Standard deviation of the scaled scores against dₖ on log axes, a line for each rule shown.',
  'scalings.entropy.title': 'Entropy of a row, in nats',
  'scalings.entropy.key': 'Mean; dashed: ln {keys}, all keys alike. 0: one key alone.',
  'scalings.entropy.picture': 'Mean entropy of the weights of a row against dₖ, a line for each rule shown.',
  'scalings.jacobianTrace.title': 'tr J on the average',
  'scalings.jacobianTrace.key': 'Log axes. Without scaling it falls only like 1/√dₖ: lucky rows hold it up.',
  'scalings.jacobianTrace.picture':
    'Mean of the trace of the Jacobian against dₖ on log axes, a line for each rule shown.',
  'scalings.jacobianTraceMedian.title': 'tr J of the typical row',
  'scalings.jacobianTraceMedian.key': 'The same rows, their median, on the same axes: it falls through the floor.',
  'scalings.jacobianTraceMedian.picture':
    'Median of the trace of the Jacobian against dₖ on log axes, a line for each rule shown.',

  'scalings.live':
    'At dₖ = {d} the strongest of {keys} keys takes {none} of the weight without scaling, {sqrt} under ÷ √dₖ and {linear} under ÷ dₖ; tr J of the typical row is {noneTrace}, {sqrtTrace} and {linearTrace}. From dₖ = {from} to {to} the peak weight stays between {least} and {most} under ÷ √dₖ.',
  'scalings.liveSmall':
    'At dₖ = {d} it hardly matters whether one divides by 1, √dₖ or dₖ, attention and gradient are alive under all three: the strongest of {keys} keys takes {none}, {sqrt} and {linear} of the weight, and tr J of the typical row is {noneTrace}, {sqrtTrace} and {linearTrace}.',
  'scalings.liveWaiting': 'Nothing is measured yet at dₖ = {d}.',
  'scalings.formula': 'Scores have standard deviation √dₖ, so this is left of it at dₖ = {d} (measured: {measured}):',

  'scalings.note.log': '÷ ln dₖ begins at dₖ = 2, for ln 1 = 0 divides nothing. Its line has no point at dₖ = 1.',
  'scalings.note.layer-norm':
    'Layer norm begins at dₖ = 2, for a single entry less its own mean is 0. Its line has no point at dₖ = 1.',
  'scalings.note.constant':
    '÷ {c} meets ÷ √dₖ at the one dₖ whose root is {c}: for smaller dₖ it is too cold, for larger too hot.',
  'scalings.note.fifth-power': '÷ dₖ⁵ turns a standard deviation of {std} into {value} at dₖ = {d}.',
  'scalings.note.exponential':
    'e^(πdₖ) is carried as its logarithm, {log} at dₖ = {d}; the number itself would leave a double at dₖ = {overflow}.',
  'scalings.note.cosine':
    '÷ ‖q‖‖k‖ leaves the cosine, which shrinks like 1/√dₖ: with a fixed gain it is right at one dₖ only, as a constant is. With the gain √dₖ it would be level.',

  'scalings.note.bins':
    'Medians of tr J are read off a histogram whose bins are at most 0.8 % wide above ¼ and 12.5 % below.',

  'scalings.limits.title': 'Where ÷ e^(πdₖ) leaves the numbers of a format',
  'scalings.limits.key':
    'Square: from here on all {keys} weights round to the same number. Cross: the divisor overflows. Circles: a score is divided to 0.',
  'scalings.limits.picture':
    'For float16, bfloat16, float32 and float64 the dₖ from which on all {keys} weights are the same, the divisor overflows, and scores vanish.',
  'scalings.limits.mark': '{format}, from dₖ = {d} on: {what}',
  'scalings.limits.weightsEven': 'all weights are the same number, 1/n rounded',
  'scalings.limits.divisorOverflows': 'the divisor overflows',
  'scalings.limits.unitScoreVanishes': 'a score of 1 is divided to 0',
  'scalings.limits.typicalScoreVanishes': 'a score of √dₖ, one standard deviation, is divided to 0',
  'scalings.limits.text':
    'In double precision all {keys} weights are the same number from dₖ = {even} on. A score of 1 is divided to exactly 0 at dₖ = {unit}, one of √dₖ at {typical}. The divisor itself would overflow at dₖ = {overflow}, in single precision at {single}; here it never does, for the core carries its logarithm, πdₖ.',
  'scalings.limits.tableCaption': 'Least dₖ at which something happens to e^(πdₖ), {keys} keys',
  'scalings.limits.column.format': 'format',
  'scalings.limits.column.weightsEven': 'weights even',
  'scalings.limits.column.divisorOverflows': 'divisor overflows',
  'scalings.limits.column.unitScoreVanishes': 'score 1 vanishes',
  'scalings.limits.column.typicalScoreVanishes': 'score √dₖ vanishes',
} as const;

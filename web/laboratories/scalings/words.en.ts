// <dk-scalings>.
import { addMessages } from '../../i18n/say.ts';

export const scalings = {
  'scalings.label': 'All scale rules on the same random vectors',

  'scalings.question':
    'All rules here see the same random vectors; their lines are drawn up to dₖ = {d}. Now choose a key before any score is known, the target, and nudge the query: how far the target’s weight moves is its pull. Take no scaling, ÷ ln dₖ, ÷ √dₖ and ÷ dₖ. Under which of them does the pull of the typical target stay level from dₖ = {from} to {to}, to within a factor of {within}?',
  'scalings.option.root': 'only ÷ √dₖ',
  'scalings.option.large': '÷ √dₖ and ÷ dₖ',
  'scalings.option.small': 'no scaling and ÷ ln dₖ',
  'scalings.option.all': 'all of them',
  'scalings.option.other': 'another choice of them',
  'scalings.result':
    'the pull from dₖ = {from} to {to}: {sqrtFrom} to {sqrtTo} under ÷ √dₖ, {linearFrom} to {linearTo} under ÷ dₖ, {logFrom} to {logTo} under ÷ ln dₖ, {noneFrom} to {noneTo} without scaling',
  'scalings.why':
    'With too small a divisor, other keys take the weight, and the typical target has hardly any left to move. With too large a divisor, the scores hardly react to the query. The pull falls on both sides. ÷ √dₖ keeps the spread of the scores at 1 whatever dₖ is, so the pull stays where it was.',

  'scalings.rules': 'Rules',
  'scalings.moreRules': 'More rules: temperature, norms, soft cap, number of keys, position',
  'scalings.more':
    'More pictures: the weight of the strongest key, all rules at one dₖ, spread, entropy, number formats',
  'scalings.exponentSpoken': 'p = {value}',
  'scalings.exponentHint': 'of ÷ dₖᵖ: which p keeps its line level?',
  'scalings.constantSpoken': 'c = {value}',
  'scalings.constantHint': 'the same divisor at every dₖ',
  'scalings.gainHint': 'of ÷ ‖q‖‖k‖, the cosine',
  'scalings.focusSpoken': 'dₖ = {d}',
  'scalings.focusHint': 'brings every rule to its place below',
  'scalings.samplesHint': 'queries for each dₖ; fewer for the pull where vectors are long',
  'scalings.keysHint': 'fresh for each query',
  'scalings.dimensionsHint': 'separated by commas',
  'scalings.draws': 'Change the draws: keys, samples, seed, grid',
  'scalings.other': 'Other vectors',
  'scalings.done.one': '{samples} queries at one dₖ, {keys} fresh keys each, seed {seed}.',
  'scalings.done': '{samples} queries for each of {dimensions} values of dₖ, {keys} fresh keys each, seed {seed}.',
  'scalings.running.one': 'Measuring: {samples} queries at one dₖ, {keys} fresh keys each, seed {seed}.',
  'scalings.running':
    'Measuring: {samples} queries for each of {dimensions} values of dₖ, {keys} fresh keys each, seed {seed}.',

  'scalings.peak.title': 'Attention: weight of the strongest of {keys} keys',
  'scalings.peak.key': 'Mean of all queries with its 95% band. At the bottom each of the {keys} keys gets the same.',
  'scalings.peak.floor': 'all keys get the same',
  'scalings.peak.floorShort': 'all get the same',
  'scalings.peak.ceiling': 'one key takes all',
  'scalings.peak.picture':
    'Mean weight of the strongest of {keys} keys against dₖ, a line for each rule shown. Enter brings the dₖ of a point into focus.',
  'scalings.pull.title': 'The target’s pull, {keys} keys',
  'scalings.pull.key':
    'Nudge the query: how far does the weight of a key chosen in advance move? Number of keys × median, with its 95% band.',
  'scalings.pull.floorShort': 'hardly any pull',
  'scalings.pull.floor': 'the query hardly moves the target',
  'scalings.pull.picture':
    'The target’s pull among {keys} keys against dₖ, a line for each rule shown. Enter brings the dₖ of a point into focus.',

  'scalings.at.title': 'The rules at dₖ = {d}',
  'scalings.at.key': 'Each rule at the standard deviation of its scores: 1 in the middle.',
  'scalings.at.picture':
    'Standard deviation of the scaled scores under each rule at dₖ = {d} on a log axis, with peak weight and the target’s pull.',
  'scalings.at.axis': 'standard deviation of the scaled scores',
  'scalings.at.cold': '← too cold',
  'scalings.at.hot': 'too hot →',
  'scalings.at.coldShort': '← cold',
  'scalings.at.hotShort': 'hot →',
  'scalings.at.peak': 'peak',
  'scalings.at.pull': 'pull',
  'scalings.at.undefined': 'from dₖ = {d} on',
  'scalings.at.mark': '{name} at dₖ = {d}: standard deviation {spread}, peak weight {peak}, target’s pull {pull}',

  'scalings.spread.title': 'Standard deviation of the scores',
  'scalings.spread.key': 'Log axes: every power of dₖ is a straight line. Dashed: 1.',
  'scalings.spread.picture':
    'Standard deviation of the scaled scores against dₖ on log axes, a line for each rule shown.',
  'scalings.entropy.title': 'Entropy of a row, in nats',
  'scalings.entropy.key': 'Mean; dashed: ln {keys}, all keys alike. 0: one key alone.',
  'scalings.entropy.picture': 'Mean entropy of the weights of a row against dₖ, a line for each rule shown.',
  'scalings.pullLog.title': 'The target’s pull on a log axis',
  'scalings.pullLog.key': 'The same medians on log axes: ÷ dₖ runs down a straight line, no scaling falls off a cliff.',
  'scalings.pullLog.picture':
    'The target’s pull, number of keys × median, against dₖ on log axes, a line for each rule shown.',
  'scalings.pullMean.title': 'The target’s pull on average',
  'scalings.pullMean.key':
    'Number of keys × mean. It has no such top: a few lucky targets that already have the weight lift it.',
  'scalings.pullMean.picture': 'The target’s pull, number of keys × mean, against dₖ, a line for each rule shown.',
  'scalings.jacobianTrace.title': 'Sensitivity of softmax, tr J: mean',
  'scalings.jacobianTrace.key':
    'How strongly weights react to their scores. Log axes. Without scaling it falls only like 1/√dₖ: a few rows with near ties hold the mean up.',
  'scalings.jacobianTrace.picture':
    'Mean of tr J, the trace of the Jacobian of softmax, against dₖ on log axes, a line for each rule shown.',
  'scalings.jacobianTraceMedian.title': 'Sensitivity of softmax, tr J: median',
  'scalings.jacobianTraceMedian.key':
    'The typical row, on the same axes. It says nothing of the division itself, so it is no gradient.',
  'scalings.jacobianTraceMedian.picture':
    'Median of tr J, the trace of the Jacobian of softmax, against dₖ on log axes, a line for each rule shown.',

  'scalings.live':
    'At dₖ = {d} the strongest of {keys} keys gets {none} of the weight without scaling, {sqrt} under ÷ √dₖ and {linear} under ÷ dₖ.',
  'scalings.livePullWaiting': 'The target’s pull is being measured.',
  'scalings.liveLevel': 'From dₖ = {from} to {to} it stays between {least} and {most} under ÷ √dₖ.',
  'scalings.livePull': 'The target’s pull is {none}, {sqrt} and {linear}.',
  'scalings.liveWaiting': 'The weights at dₖ = {d} are not measured yet.',
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
  'scalings.note.few':
    'With few keys a somewhat smaller divisor pulls harder: with 8 keys √dₖ/1.4, of which ÷ √dₖ reaches about 92%.',

  'scalings.note.bins':
    'Medians of tr J are read off a histogram whose bins are at most 0.8% wide above ¼ and 12.5% below.',

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
  'scalings.pullTable.caption':
    'The target’s pull: number of keys × the length of the gradient of its weight in the query, {keys} keys, seed {seed}',
  'scalings.pullTable.rule': 'rule',
  'scalings.pullTable.rows': 'rows',
  'scalings.pullTable.lowerQuartile': 'lower quartile',
  'scalings.pullTable.median': 'median',
  'scalings.pullTable.interval': '95% interval',
  'scalings.pullTable.upperQuartile': 'upper quartile',
  'scalings.pullTable.geometricMean': 'geometric mean',
  'scalings.pullTable.mean': 'mean',
  'scalings.pullTable.fromTo': '{low} to {high}',
  'scalings.limits.column.format': 'format',
  'scalings.limits.column.weightsEven': 'weights even',
  'scalings.limits.column.divisorOverflows': 'divisor overflows',
  'scalings.limits.column.unitScoreVanishes': 'score 1 vanishes',
  'scalings.limits.column.typicalScoreVanishes': 'score √dₖ vanishes',
} as const;

/** What it answers, for the page of all laboratories. Used at build time only. */
export const asks = {
  'scalings.asks': 'Under which rule does attention stay level at every head size?',
} as const;

type Own = typeof scalings;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(scalings, () => import('./words.de.ts'));

// <dk-assumptions>.
import { addMessages } from '../../i18n/say.ts';

export const assumptions = {
  'parameter.initializer': 'Initialisation',
  'parameter.heads': 'Heads',
  'parameter.headDimension': 'dₖ of a head',
  'parameter.norm': 'Norm',
  'parameter.law': 'Distribution of the entries',
  'parameter.freedom': 'Degrees of freedom ν',
  'parameter.shape': 'Skewness s',
  'parameter.mean': 'Mean μ',
  'parameter.std': 'Standard deviation σ',
  'parameter.correlation': 'Correlation ρ',
  'assumptions.label': 'Entries that are not what was assumed',

  'assumptions.ask':
    'Layer norm has given each token of 512 entries the mean square 1. The query matrix makes queries of them, its weights drawn by Xavier’s rule, which is meant to keep variances. There are 8 heads with dₖ = 64. What variance has an entry of q?',
  'assumptions.ask.one': '1',
  'assumptions.ask.half': '1/2',
  'assumptions.ask.more': '16/9',
  'assumptions.ask.all': 'any of these: the code decides',
  'assumptions.ask.result': 'any of these: {fused}, {packed} or {perHead}',
  'assumptions.ask.why':
    'Xavier’s rule gives weights the variance 2/(inputs + outputs), and how many outputs there are depends on how the code lays out its matrices. One matrix for all heads has 512 of them, and only there q gets 1. The matrices of q, k and v packed into one have 1,536; a matrix for each head has 64.',

  'assumptions.layersWhat':
    'Eight tokens pass a norm and become queries, keys and values of one head, before anything is learned. Up to ten such layers are measured, and bars are 95% intervals. Pick a line to look at its initialisation.',
  'assumptions.first.xavier-fused': 'Xavier, heads as one',
  'assumptions.first.xavier-per-head': 'Xavier, head by head',
  'assumptions.first.xavier-packed': 'Xavier, Q K V as one',
  'assumptions.first.linear-default': 'linear layer, default',
  'assumptions.first.normal-0.02': 'N(0, 0.02²)',
  'assumptions.first.normal-1': 'N(0, 1)',
  'assumptions.first.t5': 'T5, no divisor',
  'assumptions.norm.layer': 'layer norm',
  'assumptions.norm.rms': 'RMS norm',
  'assumptions.norm.none': 'none: N(0, 1) entries',
  'assumptions.modelWidthHint': 'entries of a token',
  'assumptions.headsHint': 'in one matrix, where heads are packed',
  'assumptions.cosineHint': 'what all tokens share',
  'assumptions.modelWidthText': '{value} entries of a token. {name}: variance of the score {score}.',
  'assumptions.headsText.one': '{value} head. {name}: variance of the score {score}.',
  'assumptions.headsText': '{value} heads. {name}: variance of the score {score}.',
  'assumptions.headDimensionText': 'dₖ = {value}. {name}: variance of the score {score}.',
  'assumptions.cosineText': 'Cosine {value} between tokens. {name}: variance of the score {score}.',
  'assumptions.entries.title': 'An entry of q, k and v',
  'assumptions.entries.key':
    'Variance: upright lines predicted, marks measured; from above q (triangle), k (diamond), v (cross). At the right the prediction.',
  'assumptions.entries.axis': 'variance of an entry',
  'assumptions.entries.picture':
    'Variance of an entry of q, k and v under each way to draw the initial weights, on a log axis with 1 marked. Enter picks a line.',
  'assumptions.scores.title': 'The score that softmax gets',
  'assumptions.scores.key':
    'Variance of q·k ÷ √dₖ, or of q·k itself where T5 does without a divisor. At the right the prediction.',
  'assumptions.scores.keyCommon':
    'Variance of q·k ÷ √dₖ, of T5 that of q·k: over all pairs (filled), and within the row of one query (hollow).',
  'assumptions.scores.axis': 'variance of the score',
  'assumptions.scores.even': '← more even',
  'assumptions.scores.sharp': 'sharper →',
  'assumptions.scores.picture':
    'Variance of the score under each way to draw the initial weights, on a log axis with 1 marked. Enter picks a line.',
  'assumptions.wanted': '1',
  'assumptions.figure.query': 'variance of an entry of q',
  'assumptions.figure.key': 'variance of an entry of k',
  'assumptions.figure.value': 'variance of an entry of v',
  'assumptions.figure.score': 'variance of the score, over all pairs',
  'assumptions.figure.scoreAlone': 'variance of the score',
  'assumptions.figure.row': 'variance of the score within a row',
  'assumptions.layer.mark': '{name}: {figure} {predicted}, as predicted',
  'assumptions.layer.markMeasured':
    '{name}: {figure} {predicted} predicted,\n{measured} measured, standard error {error}',
  'assumptions.chain': 'From a token to its score: {name}',
  'assumptions.chain.layer': 'Layer norm gives the token the mean square 1, then',
  'assumptions.chain.rms': 'RMS norm gives the token the mean square 1, then',
  'assumptions.chain.none': 'The entries of the token have variance 1, then',
  'assumptions.chain.std':
    'So the scores that softmax gets have the standard deviation {std}, where √dₖ was to make it 1.',
  'assumptions.chain.stdUndivided':
    'So the scores have the standard deviation {std} without any divisor: it stands in the query matrix.',

  'assumptions.moreLayers': 'More pictures: entries of q, k and v, and the way from a token to its score',
  'assumptions.moreEntries': 'More pictures: other entries, and pairs that are alike',
  'assumptions.entriesWhat':
    'Now q and k are drawn directly, and you decide what they are like. Break one thing at a time:',
  'assumptions.breaks': 'Ways to break the assumption',
  'assumptions.break.none': 'all as assumed',
  'assumptions.break.tails': 'heavy tails',
  'assumptions.break.mean': 'a mean of 0.5',
  'assumptions.break.wide': 'σ = 1.5',
  'assumptions.break.alike': 'ρ = 0.25',
  'assumptions.break.alikeTails': 'heavy tails and ρ = 0.6',
  'assumptions.meanText': 'μ = {value}. At dₖ = {d} the variance of q·k is {variance}.',
  'assumptions.stdText': 'σ = {value}. At dₖ = {d} the variance of q·k is {variance}.',
  'assumptions.correlationText': 'ρ = {value}. At dₖ = {d} the mean of q·k is {mean}, its variance {variance}.',
  'assumptions.freedomText': 'ν = {value}. At dₖ = {d} the variance of q·k is {variance}.',
  'assumptions.shapeText': 's = {value}. At dₖ = {d} the variance of q·k is {variance}.',
  'assumptions.pairs.title': 'The entries',
  'assumptions.pairs.key': '{count} components of one draw: the entry of q across, that of k upward.',
  'assumptions.pairs.axis': 'entry of q',
  'assumptions.pairs.picture':
    '{count} components of one query and one key, each a point at its entry of q and its entry of k.',
  'assumptions.pairs.mark': 'component {index}: {q} · {k} = {product}',
  'assumptions.variance.title': 'Variance of q·k',
  'assumptions.variance.key': 'Wide line: dₖ, as assumed. Dashed: predicted. Points: measured, with 95% bands.',
  'assumptions.variance.factor': '= {factor} dₖ',
  'assumptions.variance.none': 'no variance in theory',
  'assumptions.variance.measured': 'measured variance',
  'assumptions.variance.predicted': 'predicted variance',
  'assumptions.variance.picture':
    'Predicted and measured variance of q·k against dₖ on log axes, beside the line dₖ that is assumed. Enter brings the dₖ of a point into focus.',
  'assumptions.peak.title': 'Strongest of {keys} keys, ÷ √dₖ',
  'assumptions.peak.key': 'Mean weight, with 95% bands.',
  'assumptions.peak.own': 'these entries',
  'assumptions.peak.usual': 'all as assumed',
  'assumptions.peak.picture':
    'Mean weight of the strongest of {keys} keys after ÷ √dₖ against dₖ, for these entries and for entries as assumed. Enter brings the dₖ of a point into focus.',
  'assumptions.growth.none': 'q·k',
  'assumptions.growth.noneKey': 'Undivided: the mean grows like dₖ, the spread like √dₖ.',
  'assumptions.growth.sqrt': 'q·k ÷ √dₖ',
  'assumptions.growth.sqrtKey': 'The spread is level, a mean still grows.',
  'assumptions.growth.linear': 'q·k ÷ dₖ',
  'assumptions.growth.linearKey': 'The mean is level, the spread dies out.',
  'assumptions.growth.mean': 'mean',
  'assumptions.growth.minusMean': 'minus the mean',
  'assumptions.growth.std': 'standard deviation',
  'assumptions.growth.noMean': 'The mean is 0 at every dₖ.',
  'assumptions.growth.picture':
    '{rule}: mean and standard deviation against dₖ on log axes, predicted as dashed lines and measured as points. Enter brings the dₖ of a point into focus.',
  'assumptions.noMean': 'The mean of q·k is 0.',
  'assumptions.noVariance':
    'These entries have no fourth moment, and so a score of pairs that are alike has no variance: what is measured depends on how many are drawn.',
  'assumptions.measured': 'Layers and scores are measured.',
  'assumptions.drawn': 'What is drawn',

  'assumptions.firstWeights': 'Initialisation',
  'assumptions.untold': 'open until you have guessed',
  'assumptions.live.layer':
    '{name}: an entry of q has variance {query} and the score that softmax gets {score}, where 1 was assumed.',
  'assumptions.live.layerMeasured':
    '{name}: an entry of q has variance {query} and the score that softmax gets {score} (measured {measured}), where 1 was assumed.',
  'assumptions.live.entries':
    'Your entries at dₖ = {d}: mean of q·k {mean} (predicted {meanPredicted}, assumed 0), variance {variance} (predicted {variancePredicted}, assumed {d}).',
  'assumptions.live.none': 'none',
  'assumptions.live.peak':
    'After ÷ √dₖ the strongest of {keys} keys gets {peak} on average; with all as assumed it gets {usual}.',
  'assumptions.live.waiting': 'The sweep has not come to dₖ = {d} yet.',

  'assumptions.cell': '{predicted}, measured {measured}',
  'assumptions.table.layers': 'Initialisation at these sizes: predicted, and measured with standard error',
  'assumptions.table.published': 'Initialisation at the sizes of those who use it, from theory',
  'assumptions.table.entries': 'Scores of these entries: predicted, and measured with standard error',
  'assumptions.column.first': 'initialisation',
  'assumptions.column.weight': 'variance of a weight',
  'assumptions.column.who': 'who',
  'assumptions.column.width': 'model width',
  'assumptions.column.heads': 'heads',
  'assumptions.column.head': 'dₖ',
  'assumptions.column.query': 'Var q',
  'assumptions.column.std': 'std of q·k',
  'assumptions.column.softmax': 'std that softmax gets',
  'assumptions.column.source': 'source',
  'assumptions.column.d': 'dₖ',
  'assumptions.column.mean': 'mean of q·k',
  'assumptions.column.variance': 'variance of q·k',
  'assumptions.column.assumed': 'variance assumed',
  'assumptions.column.scaled': 'std after ÷ √dₖ',
  'assumptions.column.peak': 'peak weight',
  'assumptions.column.usual': 'peak weight, all as assumed',
} as const;

/** What it answers, for the page of all laboratories. Used at build time only. */
export const asks = {
  'assumptions.asks': 'What if the entries are not independent, or not of variance 1?',
} as const;

type Own = typeof assumptions;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(assumptions, () => import('./words.de.ts'));

// The random-vector sweep.

export const variance = {
  'variance.label': 'Measured size of scores as the head dimension grows',
  'variance.samplesHint': 'queries for each dₖ',
  'variance.keysHint': 'fresh for each query',
  'variance.dimensionsHint': 'separated by commas',

  'variance.axis.count': 'scores',
  'variance.spread.title': 'Variance and standard deviation',
  'variance.spread.key': 'Points measured; dashed lines: dₖ, √dₖ and 1.',
  'variance.spread.variance': 'variance',
  'variance.spread.std': 'standard deviation',
  'variance.spread.scaled': 'standard deviation after ÷ √dₖ',
  'variance.spread.picture':
    'Measured variance and standard deviation of the score against dₖ on log axes, with the lines dₖ and √dₖ, and the standard deviation after ÷ √dₖ with the line 1. Arrow keys bring another dₖ into focus.',
  'variance.histogram.title': 'The scores at dₖ = {d}',
  'variance.histogram.key': 'Bars measured; dashed: normal density of variance {d}.',
  'variance.histogram.picture': 'Histogram of raw scores at dₖ = {d} with the normal density of variance {d}.',
  'variance.histogram.axis': 'score q·k',
  'variance.zoom.title': 'Standard deviation after ÷ √dₖ, magnified',
  'variance.zoom.key': 'Points with their 95 % bands; dashed: 1.',
  'variance.zoom.picture':
    'Measured standard deviation of the score after ÷ √dₖ with its 95 % band around the line 1. Arrow keys bring another dₖ into focus.',
  'variance.peak.title': 'Weight of the strongest of {keys} keys',
  'variance.peak.key': 'Means with 95 % bands, all rules on the same vectors.',
  'variance.peak.picture':
    'Mean weight of the strongest key against dₖ, a line for each rule shown. Arrow keys bring another dₖ into focus.',
  'variance.peak.rules': 'Show',

  'variance.live':
    'At dₖ = {d} the measured variance of a score is {variance} (theory {theoryVariance}) and its standard deviation {std} (theory {theoryStd}). The strongest of {keys} keys takes {none} of the weight without scaling, {sqrt} with ÷ √dₖ and {linear} with ÷ dₖ.',
  'variance.liveWaiting': 'Nothing is measured yet at dₖ = {d}.',
} as const;

// Sweeps over the head dimension, in whichever laboratory they run.

export const sweep = {
  'sweep.run': 'Run again',
  'sweep.start': 'Run',
  'sweep.cancel': 'Cancel',
  'sweep.starting': 'Starting …',
  'sweep.progress': '{share} measured',
  'sweep.done': '{samples} samples for each of {dimensions} values of dₖ.',
  'sweep.done.one': '{samples} samples for one value of dₖ.',
  'sweep.cancelled': 'Cancelled. What was measured so far stays.',
  'sweep.onPage':
    'No worker may start on this page, so it computes in short slices between its other work: that takes longer and gives the same numbers.',
  'sweep.progressLabel': 'Progress of the sweep',
  'sweep.axis.dimension': 'head dimension dₖ',
  'sweep.tableCaption':
    'Sweep with seed {seed}, {samples} samples, {keys} keys: scores, each figure ± its standard error',
  'sweep.ruleTableCaption': 'The same vectors under {rule}, each figure ± its standard error',
  'sweep.tableIncomplete':
    'Incomplete sweep with seed {seed}, {samples} samples asked for, {keys} keys: scores, each figure ± its standard error',
  'sweep.column.d': 'dₖ',
  'sweep.column.samples': 'samples drawn',
  'sweep.column.mean': 'mean',
  'sweep.column.variance': 'variance',
  'sweep.column.std': 'std',
  'sweep.column.skewness': 'skewness',
  'sweep.column.kurtosis': 'kurtosis',
  'sweep.column.divisor': 'divisor',
  'sweep.column.scoreStd': 'score std',
  'sweep.column.peakWeight': 'peak weight',
  'sweep.column.entropy': 'entropy (nats)',
  'sweep.column.effectiveKeys': 'effective keys',
  'sweep.column.jacobianTrace': 'tr J, mean',
  'sweep.column.jacobianTraceMedian': 'tr J, median',
  'sweep.mark': '{name} at dₖ = {d}: {value}',
  'sweep.mark.band': '{name} at dₖ = {d}: {value}, 95 % between {low} and {high}',
} as const;

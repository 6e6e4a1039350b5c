// Sweeps over the head dimension, in whichever laboratory they run.
import { addMessages } from '../../i18n/say.ts';

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
  'sweep.tableCaption.one':
    'Sweep with seed {seed}, {samples} samples, one key: scores, each figure ± its standard error',
  'sweep.tableCaption':
    'Sweep with seed {seed}, {samples} samples, {keys} keys: scores, each figure ± its standard error',
  'sweep.ruleTableCaption': 'The same vectors under {rule}, each figure ± its standard error',
  'sweep.tableIncomplete.one':
    'Incomplete sweep with seed {seed}, {samples} samples asked for, one key: scores, each figure ± its standard error',
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
  'sweep.mark.band': '{name} at dₖ = {d}: {value}, 95% between {low} and {high}',
  'sweep.law.normal': 'normal',
  'sweep.law.uniform': 'uniform',
  'sweep.law.rademacher': '−1 or 1 (Rademacher)',
  'sweep.law.laplace': 'Laplace',
  'sweep.law.student-t': 'Student’s t',
  'sweep.law.log-normal': 'log-normal, centred',
  'sweep.noBand.no-fourth-moment':
    'Points without a band: the distribution of these scores has no fourth moment, so nobody knows how well their variance is measured.',
  'sweep.noBand.no-sixth-moment':
    'Points without a band: the distribution of these scores lacks the moments that tell how well their variance is measured.',
  'sweep.noBand.too-skewed':
    'Points without a band: these scores are so skewed that a band would take more draws to be honest.',
  'sweep.rules': 'Show',
} as const;

type Own = typeof sweep;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(sweep, () => import('./words.de.ts'));

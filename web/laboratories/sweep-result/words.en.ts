// <dk-sweep-result>.
import { addMessages } from '../../i18n/say.ts';

export const sweepResult = {
  'sweep-result.label': 'The result of a sweep',

  'sweep-result.file': 'Result of sqrtdk-sweep (JSON)',
  'sweep-result.fileHint':
    'Choose a file, or drop it anywhere on this page. At most {most} bytes; it stays in your browser.',
  'sweep-result.drop': 'Drop the result here',
  'sweep-result.reading': 'Reading {file} …',
  'sweep-result.starting': 'Measuring an example …',
  'sweep-result.read': '{file} is on show: {dimensions}, {rules}.',
  'sweep-result.dimensions': '{count} values of dₖ',
  'sweep-result.dimensions.one': 'one dₖ',
  'sweep-result.ruleCount': '{count} rules',
  'sweep-result.ruleCount.one': 'one rule',
  'sweep-result.refused': '{file} is not shown. {reason}',
  'sweep-result.stays': 'What was on show stays.',

  'error.reason.not-json': 'is not JSON',
  'error.reason.too-large': 'is too large',
  'error.reason.another-run': 'belongs to another run',
  'error.reason.not-read': 'could not be read',
  'error.reason.other-origin': 'is not on this site',
  'parameter.file.size': 'Size in bytes',
  'parameter.file.content': 'Content',

  'sweep-result.what': 'What was run',
  'sweep-result.example': 'An example, measured in this browser just now. Your file takes its place.',
  'sweep-result.saveExample': 'Save the example as such a file',
  'sweep-result.savedExample': 'Saved. It is what sqrtdk-sweep writes for the same specification, number by number.',
  'sweep-result.fact.file': 'File',
  'sweep-result.fact.core': 'Version of the core',
  'sweep-result.fact.seed': 'Seed',
  'sweep-result.fact.samples': 'Queries for each dₖ',
  'sweep-result.fact.keys': 'Keys for each query',
  'sweep-result.fact.entries': 'Entries of q and k',
  'sweep-result.fact.grid': 'Values of dₖ',
  'sweep-result.fact.rules': 'Rules',
  'sweep-result.fact.fingerprint': 'Fingerprint of the specification',
  'sweep-result.coreOther': '{file}; this page has {own}',
  'sweep-result.disagrees':
    'The file contradicts itself: {path} is {file} there, and {own} by what the core of this page makes of the summary. The pictures show the latter.',
  'sweep-result.usual': 'independent, normal, mean 0, standard deviation 1',
  'sweep-result.entries': '{law}, mean {mean}, standard deviation {std}, correlation {correlation}',
  'sweep-result.entriesFilled': '{law} ({parameter}), mean {mean}, standard deviation {std}, correlation {correlation}',

  'sweep-result.more': 'More pictures: what each rule makes of the scores, and all scores at the dₖ in focus',
  'sweep-result.rules': 'Rules on show',
  'sweep-result.focusLabel': 'dₖ in focus',

  'sweep-result.raw.title': 'Raw scores: standard deviation',
  'sweep-result.raw.key': 'Points with their 95% intervals; dashed: what theory says.',
  'sweep-result.raw.keyAlone': 'Points with their 95% intervals; theory has no figure for these entries.',
  'sweep-result.raw.picture':
    'Standard deviation of the raw scores against dₖ on log axes. Enter brings the dₖ of a point into focus.',
  'sweep-result.raw.measured': 'Raw standard deviation',
  'sweep-result.raw.predicted': 'Theory',
  'sweep-result.spread.title': 'Scaled scores: standard deviation',
  'sweep-result.spread.key': 'A line for each rule on show, log axes. Dashed: 1.',
  'sweep-result.spread.picture':
    'Standard deviation of the scaled scores against dₖ on log axes, a line for each rule on show.',
  'sweep-result.peak.title': 'Weight of the strongest key',
  'sweep-result.peak.key': 'Mean of all queries with its 95% band. Dashed: 1/{keys}, all keys alike.',
  'sweep-result.peak.picture': 'Mean weight of the strongest key against dₖ, a line for each rule on show.',
  'sweep-result.trace.title': 'Sensitivity of softmax in the typical row: tr J',
  'sweep-result.trace.key': 'Median of all queries with its 95% band, log axes.',
  'sweep-result.trace.picture':
    'Median of the trace of the softmax Jacobian against dₖ on log axes, a line for each rule on show.',
  'sweep-result.entropy.title': 'Entropy of a row, in nats',
  'sweep-result.entropy.key': 'Mean with its 95% band. Dashed: ln {keys}, all keys alike.',
  'sweep-result.entropy.picture': 'Mean entropy of the weights of a row against dₖ, a line for each rule on show.',
  'sweep-result.effective.title': 'Effective number of keys',
  'sweep-result.effective.key': 'Mean with its 95% band. Dashed: {keys}, all keys alike.',
  'sweep-result.effective.picture': 'Mean effective number of keys against dₖ, a line for each rule on show.',
  'sweep-result.scores.title': 'All raw scores at dₖ = {d}',
  'sweep-result.scores.key': 'Counts in {bins} bins. Dashed: the exact distribution of the score.',
  'sweep-result.scores.keyAlone': 'Counts in {bins} bins.',
  'sweep-result.scores.picture': 'Histogram of the raw scores at dₖ = {d}.',
  'sweep-result.scores.axis': 'raw score q·k',
  'sweep-result.scores.bin.one': 'one score between {from} and {to}',
  'sweep-result.scores.bin': '{count} scores between {from} and {to}',
  'sweep-result.scores.beyond': 'Scores beyond the picture: {below} smaller, {above} larger.',

  'sweep-result.live':
    'At dₖ = {d} the raw scores have standard deviation {std}. Of the rules on show, {sharp} gives the strongest of {keys} keys most: {sharpPeak} of the weight, with tr J = {sharpTrace} in the typical row. The rule {even} gives it least: {evenPeak}, with tr J = {evenTrace}.',
  'sweep-result.liveOne':
    'At dₖ = {d} the raw scores have standard deviation {std}. Under {sharp} the strongest of {keys} keys has {sharpPeak} of the weight, and tr J of the typical row is {sharpTrace}.',
  'sweep-result.liveRaw': 'At dₖ = {d} the raw scores have standard deviation {std}.',
  'sweep-result.inside': 'Theory says {predicted}, inside the 95% interval from {low} to {high}.',
  'sweep-result.outside':
    'Theory says {predicted}, outside the 95% interval from {low} to {high}: that happens to one interval in twenty.',
  'sweep-result.predicted': 'Theory says {predicted}.',

  'sweep-result.proof': 'The same bits, here',
  'sweep-result.proofWhat':
    'A seed decides every number, on a cluster as in your browser. Let this page draw the same vectors, and compare all numbers of the file with its own, bit for bit.',
  'sweep-result.proofOne': 'Compute dₖ = {d} here',
  'sweep-result.proofAll': 'Compute every dₖ here',
  'sweep-result.cancel': 'Cancel',
  'sweep-result.progressLabel': 'Progress of the computation',
  'sweep-result.progress': '{share} computed',
  'sweep-result.cancelled': 'Cancelled. What was compared so far stays.',
  'sweep-result.tooCostly': '{what} would draw {entries} entries of q and k; a browser is asked for at most {most}.',
  'sweep-result.one': 'dₖ = {d}',
  'sweep-result.every': 'Every dₖ',
  'sweep-result.allSame': 'Every bit of this file is what this page computes.',
  'sweep-result.same': 'dₖ = {d}: the same bits. All {numbers} numbers of the file are those that this page computes.',
  'sweep-result.differs':
    'dₖ = {d}: not the same bits. Number {place} of {numbers} is {file} in the file; this page computes {own}.',
} as const;

type Own = typeof sweepResult;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(sweepResult, () => import('./words.de.ts'));

// How large a score is: one draw, many, and the sweep over d.
import { addMessages } from '../../i18n/say.ts';

export const variance = {
  'variance.label': 'Measured size of scores as the head dimension grows',
  'variance.samplesHint': 'queries for each dₖ',
  'variance.keysHint': 'fresh for each query',
  'variance.dimensionsHint': 'separated by commas',
  'variance.focusSpoken': 'dₖ = {value}: the score is a sum of as many products.',
  'variance.times.one': 'once',
  'variance.times': '× {count}',

  'variance.guess.question':
    'The entries of a query and a key are drawn with standard deviation 1. How far does their score q·k spread at dₖ = {d}? Guess its standard deviation.',
  'variance.guess.why':
    'The sum has {d} terms. Each has standard deviation 1, but they come with either sign and most of them cancel. What adds up is the variance: it is {variance}, about dₖ. If you said 64, you named the variance; the standard deviation is its square root, {std}.',

  'variance.draw.title': '{count} draws at dₖ = {d}',
  'variance.draw.title.one': 'One draw at dₖ = {d}',
  'variance.draw.key':
    'Above the entries of q and k; below the product of each pair as a bar, and their running sum, which ends as the score.',
  'variance.draw.keyTheory':
    'Dashed: one standard deviation of the sum to each side, and the distribution of where it ends.',
  'variance.ends.keyFew': 'Thin lines are further draws, dots their ends.',
  'variance.ends.keyDots': 'Each dot is the end of a draw.',
  'variance.ends.keyBins': 'The bars count where draws end.',
  'variance.draw.picture':
    'Draw {draw} of seed {seed} at dₖ = {d}: products of the entries of q and k, and their running sum, which ends at {score}.',
  'variance.draw.axis': 'component of q and k',
  'variance.draw.axisShort': 'component',
  'variance.draw.score': 'q·k = {score}',
  'variance.draw.envelope': '±√i after i terms',
  'variance.draw.envelopeShort': '±√i',
  'variance.draw.term': 'term {index} of {d}: {q} · {k} = {product}\nsum so far {sum}',

  'variance.ends.one': 'where it ends',
  'variance.ends.axis': 'where {count} draws end',
  'variance.ends.axisShort': 'ends',
  'variance.ends.draw': 'draw {draw} of seed {seed} ends at {score}',
  'variance.ends.dot': 'draw {place} of {count} ends at {score}',
  'variance.ends.bin': '{from} to {to}: {count} of {all} draws',
  'variance.ends.exact': 'exact distribution',
  'variance.ends.exactShort': 'exact',
  'variance.ends.normal': 'normal distribution',
  'variance.ends.normalShort': 'normal',
  'variance.ends.density': 'density at {score}: exact {exact}, normal {normal}',

  'variance.fit.head': 'Do these {count} scores follow their distribution?',
  'variance.fit.exact':
    'The exact distribution {verdict} (Kolmogorov–Smirnov p = {ks}; Anderson–Darling, which looks at the tails, p = {ad}).',
  'variance.fit.normal': 'A normal distribution of the same variance {verdict} (p = {ks} and {ad}).',
  'variance.fit.fits': 'fits them',
  'variance.fit.doubtful': 'fits them badly',
  'variance.fit.refuted': 'does not fit them',
  'variance.fit.tiny': '0.0000…',
  'variance.fit.meaning': 'p is the share of samples that deviate at least as far when the distribution is right.',
  'variance.kurtosis':
    'Of {count} scores the shape can be seen in the kurtosis: measured {measured}, exactly {exact} in theory, and 3 for a normal distribution.',
  'variance.kurtosis.band': '{value} (95% between {low} and {high})',

  'variance.moreDraws': 'More pictures: one draw term by term, and where many end',
  'variance.more': 'More pictures: the mean, the spread after ÷ √dₖ magnified, the weight of the strongest key',
  'variance.drawn': 'What is drawn',
  'variance.sweepWhat':
    'Fresh queries and keys for each dₖ. Click a point, or press Enter on it, to bring its dₖ into focus.',
  'variance.spread.title': 'How far scores spread',
  'variance.spread.key': 'Measured on random vectors, on log axes.',
  'variance.spread.keyTheory': 'Points measured; dashed lines: dₖ, √dₖ and 1.',
  'variance.spread.variance': 'variance',
  'variance.spread.std': 'standard deviation',
  'variance.spread.scaled': 'standard deviation after ÷ √dₖ',
  'variance.spread.varianceLine': 'variance: dₖ',
  'variance.spread.stdLine': 'standard deviation: √dₖ',
  'variance.spread.scaledLine': 'standard deviation after ÷ √dₖ: 1',
  'variance.spread.stdShort': 'spread: √dₖ',
  'variance.spread.scaledShort': 'spread after ÷ √dₖ: 1',
  'variance.spread.picture':
    'Measured variance and standard deviation of the score against dₖ on log axes, and the standard deviation after ÷ √dₖ. Enter brings the dₖ of a point into focus.',
  'variance.mean.title': 'Mean',
  'variance.mean.key': 'Measured, with 95% bands, which widen like the scores.',
  'variance.mean.keyTheory': 'Points with their 95% bands; dashed: 0.',
  'variance.mean.name': 'mean',
  'variance.mean.picture':
    'Measured mean of the score against dₖ with its 95% band. Enter brings the dₖ of a point into focus.',
  'variance.zoom.title': 'Standard deviation after ÷ √dₖ, magnified',
  'variance.zoom.key': 'Points with their 95% bands.',
  'variance.zoom.keyTheory': 'Points with their 95% bands; dashed: 1.',
  'variance.zoom.picture':
    'Measured standard deviation of the score after ÷ √dₖ with its 95% band. Enter brings the dₖ of a point into focus.',
  'variance.peak.title': 'Weight of the strongest of {keys} keys',
  'variance.peak.title.one': 'Weight of a single key',
  'variance.peak.key': 'Means with 95% bands, all rules on the same vectors.',
  'variance.peak.picture':
    'Mean weight of the strongest key against dₖ, a line for each rule shown. Enter brings the dₖ of a point into focus.',

  'variance.live.draw': 'At dₖ = {d} the {d} products of this draw add up to {score}.',
  'variance.live.draw.one': 'At dₖ = {d} the score is a single product: {score}.',
  'variance.live.few': '{count} draws at dₖ = {d} end between {low} and {high}.',
  'variance.live.thirds': 'Of {count} draws at dₖ = {d} two thirds end between {low} and {high}.',
  'variance.live.drawing': 'Drawing {count} scores at dₖ = {d} …',
  'variance.live.many': '{count} scores at dₖ = {d} have the standard deviation {std}, 95% between {low} and {high}.',
  'variance.live.size': 'The sweep measures a variance of {variance} and a standard deviation of {std} there.',
  'variance.live.sizeTheory':
    'The sweep measures a variance of {variance} (theory {theoryVariance}) and a standard deviation of {std} (theory {theoryStd}) there.',
  'variance.live.weights':
    'The strongest of {keys} keys takes {none} of the weight without scaling, {sqrt} with ÷ √dₖ and {linear} with ÷ dₖ.',
  'variance.live.weights.one':
    'A single key takes {none} of the weight without scaling, {sqrt} with ÷ √dₖ and {linear} with ÷ dₖ.',
  'variance.live.waiting': 'The sweep has not come to dₖ = {d} yet.',

  'variance.table.terms': 'Draw {draw} of seed {seed} at dₖ = {d}, term by term',
  'variance.table.someTerms': 'Draw {draw} of seed {seed} at dₖ = {d}, the first {shown} of {d} terms',
  'variance.table.scores': '{count} scores at dₖ = {d}: what lies below',
  'variance.table.histogram': '{count} scores at dₖ = {d}: histogram',
  'variance.column.index': 'i',
  'variance.column.q': 'qᵢ',
  'variance.column.k': 'kᵢ',
  'variance.column.product': 'qᵢkᵢ',
  'variance.column.sum': 'sum so far',
  'variance.column.share': 'share',
  'variance.column.score': 'score',
  'variance.column.from': 'from',
  'variance.column.to': 'to',
  'variance.column.count': 'scores',
} as const;

/** What it answers, for the page of all laboratories. Used at build time only. */
export const asks = {
  'variance.asks': 'How far do scores spread as dₖ grows?',
} as const;

type Own = typeof variance;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(variance, () => import('./words.de.ts'));

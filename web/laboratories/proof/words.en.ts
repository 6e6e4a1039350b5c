// <dk-proof>.
import { addMessages } from '../../i18n/say.ts';

export const proof = {
  'parameter.people': 'People in each group',
  'proof.label': 'Why the variance of a score is d: the products of all pairs',

  'proof.question':
    'The square of a score is a sum of dₖ² products, xᵢ xⱼ for every i and j. Average each of them over many fresh queries and keys: how many keep a mean different from 0?',
  'proof.answer.all': 'all dₖ²',
  'proof.answer.beside': 'the dₖ² − dₖ with i ≠ j',
  'proof.answer.diagonal': 'the dₖ with i = j',
  'proof.answer.none': 'none',
  'proof.outcome': 'the {d} on the diagonal',
  'proof.why':
    'A square is never negative, so xᵢ² keeps its mean, which is 1. A product of two different ones, which are independent and have mean 0, averages to 0, and so do all {others} of them. What is left is {d} times 1.',

  'proof.another': 'Another run',
  'proof.play': '▶ Play',
  'proof.stop': '❚❚ Stop',
  'proof.drawsGroup': 'Draws',
  'proof.draws': '{draws} draws',
  'proof.draws.one': '{draws} draw',
  'proof.dimensionText': 'dₖ = {d}: {all} products',
  'proof.dimensionText.one': 'dₖ = {d}: {all} product',
  'proof.divisorSpoken': 'divided by {value}',
  'proof.valuesHint': 'up to 6 numbers, with commas',
  'proof.fewer': 'At dₖ = {d} this page stops at {shown} draws, not {asked}: each has {d} times {d} products.',
  'proof.waiting': 'What becomes of these products over many draws is shown here once you have guessed.',

  'proof.axis.draws': 'draws',
  'proof.axis.variance': 'variance of the score',
  'proof.mean': 'mean',
  'proof.variance': 'variance',

  'proof.grid.title': 'xᵢ xⱼ, each averaged over {draws}',
  'proof.grid.title.one': 'xᵢ xⱼ in one draw',
  'proof.grid.key': 'xᵢ = qᵢ kᵢ. Their sum over the whole square is (q·k)².',
  'proof.grid.picture':
    'A square of {d} times {d} cells: the product of x i and x j, averaged over {draws}, shaded by sign and size.',
  'proof.grid.mark': 'x{i} · x{j}: {figure}',
  'proof.grid.markDiagonal': 'x{i} squared: {figure}',

  'proof.count.diagonal': '{terms} on the diagonal',
  'proof.count.others': '{terms} others',
  'proof.count.all': 'mean of (q·k)²',
  'proof.sum': 'Terms times their mean:',
  'proof.square': 'is the sum of all {all} cells: (q·k)².',
  'proof.square.one': 'is the one cell: (q·k)².',

  'proof.more.draws': 'More pictures: the sums as draws are added, and where each assumption enters',
  'proof.more.rule': 'More pictures: numbers and their variance, before and after division',

  'proof.sums.title': 'What the terms sum to',
  'proof.sums.key': 'Running averages, as draws are added.',
  'proof.sums.keyTheory': 'Running averages, as draws are added. Dashed: dₖ and 0.',
  'proof.sums.picture':
    'The mean of the squared score, the sum over the diagonal and the sum of all other terms, against the number of draws.',
  'proof.sums.meanSquare': 'mean of (q·k)²',
  'proof.sums.diagonalSum': 'diagonal',
  'proof.sums.offDiagonalSum': 'all others',
  'proof.sums.short.meanSquare': '(q·k)²',
  'proof.sums.short.diagonalSum': 'diagonal',
  'proof.sums.short.offDiagonalSum': 'others',
  'proof.sums.mark': '{draws}\nmean of (q·k)²: {meanSquare}\ndiagonal: {diagonalSum}\nall others: {offDiagonalSum}',

  'proof.fading.title': 'How far from 0 the others still are',
  'proof.fading.key': 'Their root mean square.',
  'proof.fading.keyTheory': 'Their root mean square. Dashed: 1/√draws.',
  'proof.fading.picture': 'The root mean square of the averages beside the diagonal, against the number of draws.',
  'proof.fading.mark': '{draws}: {rms}',
  'proof.fading.markTheory': '{draws}: {rms}\nexpected {expected}',

  'proof.live.unasked':
    'One draw at dₖ = {d}: its {all} products sum to (q·k)² = {square}, large and small ones, of either sign.',
  'proof.live.unaskedAlike':
    'One draw at dₖ = {d}: its {all} products sum to (q·k)² = {square}, large and small ones, here all of one sign.',
  'proof.live.single': 'With dₖ = 1 there is one product, x₁²; over {draws} it averages {square}.',
  'proof.live.many.one':
    'One draw: the {d} squares on the diagonal sum to {diagonal}, the {others} other products to {beside}, and (q·k)² is {square}.',
  'proof.live.many':
    'Over {draws} draws the diagonal sums to {diagonal} and the {others} other averages to {beside}; together they are the mean of (q·k)², {square}.',

  'proof.breaks.heading': 'Where each assumption enters',
  'proof.breaks.title': 'The variance at dₖ = {d} if one assumption fails',
  'proof.breaks.key': 'Entries of mean 0 and variance 1, all independent, but for what the line says. Dashed: dₖ.',
  'proof.breaks.picture': 'The variance of a score in six cases on a log axis, each with its distance from dₖ.',
  'proof.breaks.mark': '{name}: {variance}',
  'proof.breaks.score-variance': 'as assumed',
  'proof.breaks.if-query-coordinates-equal': 'all entries of q alike, those of k not',
  'proof.breaks.if-mean-shifted': 'the entries of q and k have mean ½',
  'proof.breaks.if-key-equals-query': 'k is q itself',
  'proof.breaks.if-variance-doubled': 'the entries of q and k have variance 2',
  'proof.breaks.if-coordinates-equal': 'all entries of q alike, and all of k',

  'proof.squares.heading': 'Divide by c, and the variance is divided by c²',
  'proof.squares.title': 'Each number with the square of its distance to the mean',
  'proof.squares.key': 'The variance is the mean area. Above as given, below divided by c.',
  'proof.squares.picture':
    'Numbers on a line, each with a square whose side is its distance to the mean; below the same after division. Mean area {before} before, {after} after.',
  'proof.squares.before': 'as given',
  'proof.squares.after': 'each ÷ {c}',
  'proof.squares.mean': 'mean {mean}',
  'proof.squares.mark': '{value}: {difference} from the mean, squared {square}',
  'proof.squares.table': 'The variance before and after division, step by step',
  'proof.column.value': 'number',
  'proof.column.divided': '÷ {c}',
  'proof.column.difference': '− mean',
  'proof.column.square': 'squared',

  'proof.table.grid': 'Averages of x_i x_j over {draws} at d = {d}',
  'proof.table.gridCut':
    'Averages of x_i x_j over {draws} at d = {d}, the first {shown} of each index; the file has them all',
  'proof.table.track': 'Sums of the averages as draws are added',
  'proof.table.factor': 'factor',
  'proof.table.case': 'case',
  'proof.table.rms': 'root mean square beside the diagonal',
} as const;

/** What it answers, for the page of all laboratories. Used at build time only. */
export const asks = {
  'proof.asks': 'Why is the variance of a score exactly dₖ?',
} as const;

type Own = typeof proof;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(proof, () => import('./words.de.ts'));

// <dk-precision>.
import { addMessages } from '../../i18n/say.ts';

export const precision = {
  'parameter.format': 'Selected format',
  'parameter.stage': 'Stage of the listing',
  'precision.label': 'Softmax in four number formats',

  'precision.question':
    'float32 holds numbers up to 3.4 × 10³⁸. A softmax that takes e to each score as it is: from which score on does it lose the number?',
  'precision.answer': 'from {x} on',
  'precision.why':
    'The score stands in an exponent, so a format’s range shrinks to its logarithm. The formats bfloat16 and float32 have the same range and end at the same score. The format float16 ends at {half}, and even float64 ends at {double}. Beyond that eˣ is ∞, and ∞ divided by ∞ is nan, “not a number”.',

  'precision.factorHint': 'what a divisor that was left out would multiply them by',
  'precision.factorText': 'times {factor}',
  'precision.scoresHint': 'one for each key, 12 at most, with commas',
  'precision.undivided': 'Leave the division by √dₖ out:',
  'precision.undividedAt': 'dₖ = {d}, × {root}',
  'precision.presets': 'Or try:',
  'precision.preset.published': '14, 10, 12',
  'precision.preset.below': 'all far below 0',
  'precision.preset.close': 'four of 11',
  'precision.preset.score': 'a score of 65,536',

  'precision.outcome.finished': 'works',
  'precision.outcome.score-overflowed': 'a score is infinite',
  'precision.outcome.exponential-overflowed': 'nan, eˣ is ∞',
  'precision.outcome.sum-overflowed': 'all 0, the sum is ∞',
  'precision.outcome.sum-vanished': 'nan, 0 ÷ 0',

  'precision.axis.exponent': 'x, the number that e is raised to',
  'precision.axis.key': 'key',
  'precision.axis.dimension': 'head dimension dₖ',
  'precision.lanes.title': 'Where eˣ can be written down',
  'precision.lanes.key':
    'Band: the x for which the format holds eˣ; pale where it loses digits. Orange circles: the scores as they are. Blue squares: less the largest. A cross is lost to ∞, a hollow mark has become 0.',
  'precision.lanes.keyBefore':
    'Orange circles: the scores as they are. Blue squares: less the largest. A cross is lost to ∞, a hollow mark has become 0. How far each format reaches is drawn once you have guessed.',
  'precision.lanes.picture':
    'A lane for each of four number formats shows where on the axis of x it can hold e to the x. Points are the scores as they are, and less the largest score.',
  'precision.lanes.naive': 'naive: {outcome}',
  'precision.lanes.shifted': 'shifted: {outcome}',
  'precision.lanes.vanished': '0 below {x}',
  'precision.lanes.overflowed': '∞ above {x}',
  'precision.lanes.mark.naive': '{format}, naive, key {key}: e to {exponent} is {exponential}',
  'precision.lanes.mark.shifted': '{format}, shifted, key {key}: e to {exponent} is {exponential}',

  'precision.panel.legend':
    'The weights that come out. Bars: shifted. Orange lines: naive, where it gives any. Below each name the largest relative error of a weight, in units of the format’s rounding.',
  'precision.panel.key': 'off by {naive} naive, {shifted} shifted',
  'precision.panel.keyShifted': 'off by {shifted} shifted',
  'precision.panel.keyNeither': 'no weights either way',
  'precision.panel.picture': 'The weights in {format}: of the shifted form as bars, of the naive form as lines.',
  'precision.panel.mark': 'key {key}: naive {naive}, shifted {shifted}',
  'precision.nan.naive': 'naive: no weights',
  'precision.nan.shifted': 'shifted: none either',

  'precision.steps.naive': 'Naive, in {format}: {outcome}',
  'precision.steps.shifted': 'Shifted, in {format}: {outcome}',
  'precision.sum': 'sum',
  'precision.column.key': 'key',
  'precision.column.score': 'score',
  'precision.column.difference': 'less the largest',
  'precision.column.exponential': 'e to it',
  'precision.column.weight': 'weight',
  'precision.column.format': 'format',
  'precision.column.bits': 'bits',
  'precision.column.largest': 'largest number',
  'precision.column.overflows': 'eˣ is ∞ above',
  'precision.column.vanishes': 'eˣ is 0 below',
  'precision.column.roundoff': 'unit of rounding u',
  'precision.column.naiveIn': 'naive, {format}',
  'precision.column.shiftedIn': 'shifted, {format}',
  'precision.column.naiveOutcome': 'naive',
  'precision.column.shiftedOutcome': 'shifted',
  'precision.column.naiveError': 'largest error, naive, in u',
  'precision.column.shiftedError': 'largest error, shifted, in u',
  'precision.column.naiveBound': 'bound, naive, in u',
  'precision.column.shiftedBound': 'bound, shifted, in u',
  'precision.column.maximum': 'maximum so far',
  'precision.column.rescaled': 'sum so far multiplied by',
  'precision.column.running': 'sum so far',
  'precision.column.onePass': 'weight, one pass',
  'precision.column.twoPasses': 'weight, two passes',
  'precision.column.d': 'dₖ',
  'precision.table.formats': 'The formats',
  'precision.table.weights': 'The weights in each format',
  'precision.table.errors': 'How each form ended, and its largest relative error against the exact weights',
  'precision.table.noBound': 'none: digits lost near 0',
  'precision.table.online': 'One pass, key by key, in {format}',
  'precision.table.chances': 'The chance that e to one random score overflows',

  'precision.live.fine': 'The largest score is {largest}, and the naive form works in all four formats.',
  'precision.live.fineElsewhere':
    'The largest score is {largest}, and the naive form works wherever the scores themselves can be written down.',
  'precision.live.both': 'The shifted form works as well; the two differ by rounding alone.',
  'precision.live.better':
    'The shifted form works as well, and better in {formats}: there e to a score is so small that the naive form loses digits.',
  'precision.live.overflowed':
    'With a largest score of {largest} the naive form gives no proper weights in {formats}: e to a score, or the sum, is ∞ there.',
  'precision.live.vanished':
    'All scores lie so far below 0 that every e to a score becomes 0 in {formats}, and the naive form divides 0 by 0.',
  'precision.live.shifted':
    'The shifted form works in all four: its largest exponential is e⁰ = 1, so nothing overflows, and the sum is at least 1.',
  'precision.live.scoreLost':
    'The shift comes too late in {formats}: a score is infinite there before softmax begins, and what it was cannot be told any more.',

  'precision.online.heading': 'In one pass',
  'precision.online.none':
    'In {format} a score is infinite before softmax begins: there is nothing that one pass could do about it.',
  'precision.online.title': 'After key {seen} of {keys}',
  'precision.online.key':
    'Bars: e to each score less the largest so far. Dashed: before this key came. Above: the scores. m is the largest so far, Z the sum so far.',
  'precision.online.picture':
    'Softmax in one pass: what each key seen so far counts for, as bars, relative to the largest score so far. Enter goes to a key.',
  'precision.online.mark': 'key {key}, score {score}: counts {kept}',
  'precision.online.unseen': 'key {key}, score {score}: not seen yet',
  'precision.online.back': 'Back',
  'precision.online.on': 'Next key',
  'precision.online.first': 'The first score is the largest so far, and counts 1.',
  'precision.online.moved':
    'A new largest score: all that was summed before is multiplied by {factor}, as if it had been measured from the new one.',
  'precision.online.stays': 'The largest score stays, and so does all that was summed before; one term is added.',
  'precision.online.same':
    'All keys seen. One pass ends with the sum {sum} and gives key {key} the weight {one}. Two passes end with {sumTwo} and {two}. All weights agree to the last bit.',
  'precision.online.rounded':
    'All keys seen. One pass ends with the sum {sum} and gives key {key} the weight {one}. Two passes end with {sumTwo} and {two}. On paper the two are equal; what differs is rounding.',

  'precision.chances.heading': 'How often would it happen?',
  'precision.chances.title': 'The chance that e to one random score overflows',
  'precision.chances.key': 'Entries of q and k independent N(0, 1), nothing subtracted. Exact, for a single score.',
  'precision.chances.picture':
    'The chance that e to one random score overflows, against the head dimension. Three lines: undivided in float16, undivided in float32 and bfloat16, and divided by the square root in float16. Enter sets the dimension.',
  'precision.chances.none': '{format}, undivided',
  'precision.chances.sqrt': '{format}, ÷ √dₖ',
  'precision.chances.two': 'float32, bfloat16',
  'precision.chances.mark': '{name}, dₖ = {d}: {chance}',
  'precision.chances.zero': 'less than 10⁻³⁰⁰',
  'precision.chances.told':
    'At dₖ = {d}, e to an undivided score overflows with probability {half} in float16, {brain} in bfloat16 and {single} in float32. Divided by √dₖ it is {divided} in float16. With the largest score taken off it is 0, divided or not: overflow is no reason for √dₖ.',

  'precision.more': 'More pictures: the weights in each format, softmax in one pass, how often it overflows',
  'precision.own': 'Type scores',
  'precision.listing.heading': 'Appendix: a printed listing, run as it stands',
  'precision.listing.intro':
    'A listing of this kind is printed in more than one explanation: it imports math alone, and calls what it never defines. Here it is in our own words. Fix it one step at a time.',
  'precision.listing.lines': 'The listing',
  'precision.listing.call': 'What is run',
  'precision.listing.stages': 'How far the listing is fixed',
  'precision.listing.says': 'Python answers (NumPy 1.24):',
  'precision.listing.printed.name': 'As printed',
  'precision.listing.printed.meaning':
    'math is imported, np is not. Python finds out only when the function is called, not when it is defined.',
  'precision.listing.import.name': 'Import NumPy',
  'precision.listing.import.meaning':
    'NumPy itself has no softmax, so a helper of that name would not come with the import: it has to be written, or taken from another library.',
  'precision.listing.defined.name': 'Define softmax',
  'precision.listing.defined.meaning':
    'It runs. With 5 queries and 7 keys the weights are 5 × 7, a row for each query and a column for each key. They are n × n only where queries and keys are equally many, as in self-attention.',
  'precision.listing.batch.name': 'A batch of two',
  'precision.listing.batch.meaning':
    'K.T turns all axes around: (2, 7, 4) becomes (4, 7, 2), where (2, 4, 7) was meant.',
  'precision.listing.square.name': 'A batch of equal sizes',
  'precision.listing.square.meaning':
    'Worse: with four pairs of 4 × 4 matrices every shape fits. There is no error, and the weights are wrong: False says that they are not those of the four pairs one by one.',
  'precision.listing.transposed.name': 'Swap the last two axes',
  'precision.listing.transposed.meaning': 'Only the last two axes are swapped, and a batch of two works.',
  'precision.listing.masked.name': 'Mask a whole row',
  'precision.listing.masked.meaning':
    'A query that may see no key has only −∞ for scores, and −∞ − (−∞) is nan; so the shift does not help here. Either every query keeps at least one key, or the code says what such a row should give. There is no softmax of nothing.',
} as const;

/** What it answers, for the page of all laboratories. Used at build time only. */
export const asks = {
  'precision.asks': 'When does softmax overflow?',
} as const;

type Own = typeof precision;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(precision, () => import('./words.de.ts'));

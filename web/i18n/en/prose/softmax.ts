// Chapter 5: what softmax does with it. Prose in English.

export const softmaxProse = {
  'softmax.chapter': 'Softmax',
  'softmax.title': 'What softmax does with it',
  'softmax.intro':
    'A score has standard deviation {rootDk}. Is that a lot? Ask softmax, which turns scores into weights in three steps: take the largest score off each, raise e to what is left, divide by the sum.',
  'softmax.gapRule':
    'The largest score is taken off only so that no exponential can overflow; it cancels. What remains of two scores is their difference, and it stands in an exponent:',
  'softmax.twoRules':
    'Two rules follow. <strong>Add</strong> the same number to all scores, and no weight moves. <strong>Multiply</strong> all scores by a number, and every ratio of two weights is raised to that power. A divisor is such a multiplication: ÷ {rootDk} takes the {rootDk}-th root of all odds. Try both below.',

  'softmax.saturation':
    '“Saturated” says nothing until a threshold is named. With one score x above n − 1 equal ones, the first weight reaches p at',
  'softmax.saturationAfter':
    'so for four keys it passes 90 % at ln 27, 99 % at ln 297 and 99.9 % at ln 2997. It is steepest at ln 3, where it is one half; from there on each further step of x moves it less. The dash-dotted line says how strongly the weights as a whole still react when scores change: {softmaxTrace}, which is 1 − 1/n for equal weights and goes to 0 as one weight takes all. (A single small {softmaxSlope} would not tell: it is small for equal weights over many keys too.)',
  'softmax.meaning':
    'Now put in what {toSize} and {toProof} say about scores. Take one query of length {rootDk} and two random keys. Half of all such pairs of scores lie further apart than {typicalGap}. At {dk} = 64 this typical gap is {gapAt64}: one key gets about {oddsAt64} times the weight of the other. After ÷ {rootDk} it is {gapScaled} at every {dk}, and the ratio is {oddsScaled}.',
  'softmax.caveat':
    'Typically, not always. If the two largest scores happen to lie close together, they share the weight, however far the rest has fallen behind: 9 and 8.6 get 60 % and 40 %. And no weight is ever exactly 1. Large scores make one winner likely; they do not make it certain.',
} as const;

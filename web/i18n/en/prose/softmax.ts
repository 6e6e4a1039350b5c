// Chapter 5: what softmax does with it. Prose in English.

export const softmaxProse = {
  'softmax.chapter': 'Softmax',
  'softmax.title': 'What softmax does with it',
  'softmax.intro':
    'A score has standard deviation {rootDk}. Is that a lot? Ask softmax, which turns scores into weights in three steps. Take the largest score off each, raise e to what is left, divide by the sum.',
  'softmax.gapRule':
    'The first step only keeps exponentials from overflowing; it cancels. What remains of two scores is their difference, in an exponent:',
  'softmax.twoRules':
    'Two rules follow. <strong>Add</strong> the same number to all scores, and no weight moves. <strong>Multiply</strong> all scores by a number, and every ratio of two weights is raised to that power. So ÷ {rootDk} takes the {rootDk}-th root of all ratios. Try both below.',

  'softmax.meaning':
    'Now take one query of length {rootDk} and two random keys. Half of all such pairs of scores lie further apart than {typicalGap}. At {dk} = 64 this typical gap is {gapAt64}: one key gets about {oddsAt64} times the weight of the other. After ÷ {rootDk} the gap is {gapScaled} at every {dk}, and the ratio is {oddsScaled}. The spread comes from {toSize}',
  'softmax.caveat':
    'Large scores make one winner likely, not certain. If the two largest scores happen to lie close together, they share the weight: 9 and 8.6 get 60 % and 40 %. And no weight is ever exactly 1.',
  'softmax.saturation.summary': 'When is softmax saturated?',
  'softmax.saturation':
    'Name a threshold first. With one score x above n − 1 equal ones, the first weight reaches p at',
  'softmax.saturationAfter':
    'For four keys it passes 90 % at ln 27, 99 % at ln 297 and 99.9 % at ln 2997. It is steepest at ln 3, where it is one half. From there on each further step of x moves it less. Under More pictures, the dash-dotted line says how strongly the weights as a whole react to their scores: {softmaxTrace}. It is 1 − 1/n for equal weights and goes to 0 as one weight takes all. (A single small {softmaxSlope} does not show saturation: it is small for equal weights over many keys too.)',
} as const;

// Chapter 4: why exactly d. Prose in English.

export const proofProse = {
  'proof.chapter': 'Why exactly d',
  'proof.title': 'Why exactly {dk}: the {dk}² terms',
  'proof.intro':
    'Measured, the variance of a score grows like {dk}. Why not a little faster or slower? Write {proofTerm}. The score is the sum of these products. Its mean is 0, so its variance is the mean of its square. Multiply the square out:',
  'proof.square':
    'That is {dk}² products, 4,096 of them at {dk} = 64. If all of them counted, the variance would grow like {dk}². Look at them in one draw, then averaged over many.',

  'proof.stepsTitle': 'The proof, step by step',
  'proof.assume':
    'Assume that all entries of q and k are independent, each with mean 0 and variance 1. They need not be normal.',
  'proof.stepMean':
    '<strong>The mean is 0.</strong> The mean of a sum is the sum of the means. The mean of a product of independent factors is the product of their means.',
  'proof.stepVariance':
    '<strong>So the variance is the mean of the square.</strong> Take the mean of each product and add up.',
  'proof.stepDiagonal':
    '<strong>On the diagonal</strong> each mean is 1. An entry of mean 0 and variance 1 has mean square 1, and the two factors are independent.',
  'proof.stepBeside':
    '<strong>Beside it</strong> each mean is 0: four different entries, all independent, each of mean 0. “Variances add up” holds because these {dk}² − {dk} terms vanish.',
  'proof.stepSum': '<strong>Add up.</strong> Of {dk}² products {dk} are left, each worth 1.',
  'proof.exact':
    'Under these assumptions the result is exact for every {dk}. Only the <em>shape</em> of the distribution needs many terms to look normal.',
  'proof.divideTitle': 'From variance to divisor',
  'proof.divide': 'Dividing all numbers by c divides their variance by c². A variance of {dk} becomes 1 if c² is {dk}:',
  'proof.convention': 'Why 1, and not ½ or 2? With many keys, the typical key pulls hardest at spread 1: {toSummit}',
  'proof.exactTitle': 'What the proof needs, and what breaks it',
  'proof.less':
    'Less is enough. Let q be independent of k, and let the entries of q have mean 0, variance 1 and no correlation. Then',
  'proof.lessAfter':
    'So the variance is {dk} whenever {proofLength}. One of the two vectors may have entries that depend on each other. If both do, the variance can reach {dk}².',
  'proof.notAlways':
    '“The variance of a score is always exactly {dk}” is no theorem. Take k = q with normal entries: the mean is {dk} and the variance 2{dk}. Give all entries a mean of ½, and the variance is 1.5{dk}. At the first step of training the assumptions hold as far as the initial weights are chosen for it. Once queries and keys have learned from each other, the proof no longer covers them.',
} as const;

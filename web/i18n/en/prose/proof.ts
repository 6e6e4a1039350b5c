// Chapter 4: why exactly d. Prose in English.

export const proofProse = {
  'proof.chapter': 'Why exactly d',
  'proof.title': 'Why exactly {dk}: the {dk}² terms',
  'proof.intro':
    'Measuring says that the variance of a score grows like {dk}. Why like {dk}, and not a little faster or slower? Write {proofTerm}. The score is the sum of these, its mean is 0, so its variance is the mean of its square. Multiply the square out:',
  'proof.square':
    'That is {dk}² products, 4,096 of them at {dk} = 64. If all of them counted, the variance would grow like {dk}². Look at them: first in one draw, then averaged over many.',

  'proof.stepsTitle': 'The proof, step by step',
  'proof.assume':
    'Assumed is this: all entries of q and of k are independent, each with mean 0 and variance 1. Nothing is said of their shape; they need not be normal.',
  'proof.stepMean':
    '<strong>The mean is 0.</strong> The mean of a sum is the sum of the means, always. The mean of a product is the product of the means if its factors are independent: here it is used that {proofTerm} has independent factors.',
  'proof.stepVariance':
    '<strong>So the variance is the mean of the square,</strong> and that is the mean of each product, added up.',
  'proof.stepDiagonal':
    '<strong>On the diagonal</strong> each mean is 1. An entry of mean 0 and variance 1 has mean square 1, and the two factors are independent.',
  'proof.stepBeside':
    '<strong>Beside it</strong> each mean is 0. Four different entries, all independent, each of mean 0. This is the step that a plain “variances add up” hides: they do so only because these {dk}² − {dk} terms vanish.',
  'proof.stepSum': '<strong>Add up.</strong> Of {dk}² products {dk} are left, each worth 1.',
  'proof.exactTitle': 'What is exact, and when',
  'proof.exact':
    'Under these assumptions the result is exact, for every {dk} from 1 on. It is no approximation that gets better with {dk}; only the <em>shape</em> of the law needs many terms to look normal.',
  'proof.less':
    'Less is enough. If q is independent of k, and the entries of q alone have mean 0, variance 1 and no correlation with each other, then',
  'proof.lessAfter':
    'whatever k is made of. So the variance is {dk} whenever {proofLength}: one of the two vectors may have entries that all depend on each other. If both do, the variance can reach {dk}².',
  'proof.notAlways':
    '“The variance of a score is always exactly {dk}” is therefore not a theorem. Take k = q with normal entries: the mean is {dk} and the variance 2{dk}. Give all entries a mean of ½, and it is 1.5{dk}. At the first step of training the assumptions hold by design, as far as the initial weights are chosen for it; once queries and keys have learned from each other, nothing in this proof speaks of them.',
  'proof.divideTitle': 'From variance to divisor',
  'proof.divide':
    'Dividing all numbers by c divides every distance to their mean by c, every square of a distance by c², and so the variance.',
  'proof.unit': 'A variance of {dk} becomes 1 if c² is {dk}:',
  'proof.convention':
    'Why 1, and not ½ or 2? First of all the number has to be the same for every {dk}, and for that any multiple of {rootDk} would do. Why 1 is a good place is what the chapters on <a href="#gradient">gradients</a> and <a href="#rules">other divisors</a> show: a good place, not the only one.',
} as const;

// Chapter 13: numbers that overflow. Prose in English.

export const precisionProse = {
  'precision.chapter': 'Numbers that overflow',
  'precision.title': 'Numbers that overflow',
  'precision.intro':
    'Is overflow the reason for {rootDk}? No. A computer has 16, 32 or 64 bits for e<sup>112</sup>, and past its largest number there is only ∞. But softmax does not change when the same m is taken off every score:',
  'precision.shift':
    'Take the largest score for m. Then the largest exponential is 1, and the sum lies between 1 and the number of keys. See which numbers the four usual formats lose with it and without it.',
  'precision.reason':
    'Once the largest score is taken off, undivided scores are as safe as divided ones, as long as the format can hold them. What is wrong with them stands in the chapters {toSoftmax}, {toGradient} and {toRules}.',
  'precision.late':
    'The score itself can still overflow. Two vectors of 64 entries of 32 have the product 64 · 32 · 32 = 65,536, and float16 ends at 65,504. Dividing afterwards leaves ∞. Divide first: q/8 has entries of 4, and the product is 8,192. So the divisor helps here if it comes <em>before</em> the product. Adding up the product in float32 helps too.',

  'precision.verdict.summary': 'Does subtracting the maximum give the same result?',
  'precision.verdict':
    '“Subtracting the maximum gives the same result and prevents overflow.” The verdict: {claim26}. Condition: {claim26Condition} With few bits both forms round, in different places. Where the naive form works at all, the two differ by a few units of rounding. The subtraction is rounded too. To first order that makes the error bound larger by {precisionSpread} of these units (derived here). The published analysis finds both forms equally accurate (<a href="https://doi.org/10.1093/imanum/draa038">Blanchard, Higham and Higham</a>, IMA Journal of Numerical Analysis 41, 2021). Weights too small for the format become 0.',
  'precision.onePass.summary': 'One pass is enough: online softmax',
  'precision.onePassIntro':
    'To take the largest score off, you do not need all scores first. Keep the largest so far and the sum so far. When a new largest score comes, rescale the sum by one factor:',
  'precision.onePassAfter':
    'The weighted sum of values is carried along in the same way. On paper this is the same softmax; with few bits it is equal up to rounding. It was published by <a href="https://arxiv.org/abs/1805.02867">Milakov and Gimelshein (2018)</a>. It lets <a href="https://arxiv.org/abs/2205.14135">FlashAttention (Dao and others, 2022)</a> work through the keys block by block.',
  'precision.listing.summary': 'A published listing in NumPy',
  'precision.listingVerdict':
    'It imports math, uses np and softmax, and transposes with K.T. That it runs as printed: {claim27}. With both supplied it is right for one matrix of queries and one of keys. On a batch it fails, or goes wrong silently where all sizes are equal. A query that may see no key gets nan. Its weights are n × n only where there are as many keys as queries.',
} as const;

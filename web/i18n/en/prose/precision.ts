// Chapter 13: numbers that overflow. Prose in English.

export const precisionProse = {
  'precision.chapter': 'Numbers that overflow',
  'precision.title': 'Numbers that overflow',
  'precision.intro':
    'On paper e¹¹² is a number like any other. A computer has 16, 32 or 64 bits for it, and past the largest number that they can hold there is only ∞. Softmax takes e to each score, so undivided scores are said to overflow. They do, in a softmax that is written down naively. But softmax does not change when the same m is taken off every score, whatever m is:',
  'precision.shift':
    'Take the largest score for m. Then the largest exponent is 0, the largest exponential 1, and the sum lies between 1 and the number of keys. See which numbers the four usual formats lose with it and without it.',

  'precision.verdict':
    '<strong>“Subtracting the maximum gives the same result and prevents overflow”: {claim26}.</strong> Condition: {claim26Condition} The result is exactly the same on paper. In a format of few bits both forms round, and not in the same places: where the naive form works at all, the two differ by a few units of rounding. The subtraction is rounded too. To first order that makes the error bound larger by {precisionSpread} of these units (derived here). The published analysis finds both forms equally accurate (<a href="https://doi.org/10.1093/imanum/draa038">Blanchard, Higham and Higham, “Accurately computing the log-sum-exp and softmax functions”, IMA Journal of Numerical Analysis 41, 2021</a>). Weights too small for the format become 0.',
  'precision.late':
    'And it prevents the overflow of the exponential, not of the score. Two vectors of 64 entries of 32 each have the product 64 · 32 · 32 = 65,536, and float16 ends at 65,504: the score is ∞ before softmax sees it, and dividing by 8 afterwards leaves ∞. Divided first, q/8 has entries of 4, and the product is 8,192. Here the divisor does help, if it comes <em>before</em> the product; so does adding up the product in float32.',
  'precision.reason':
    'So overflow is no reason for {rootDk}. Once the largest score has been taken off, undivided scores that the format can hold are as safe as divided ones; what is wrong with them is what the chapters {toSoftmax}, {toGradient} and {toRules} say.',
  'precision.onePassIntro':
    '<strong>One pass is enough.</strong> To take the largest score off, one seems to need all scores first. One does not. Keep the largest so far and the sum so far; when a new largest score comes, everything summed before is rescaled by one factor:',
  'precision.onePassAfter':
    'The weighted sum of values is carried along in the same way. On paper this is the same softmax, not an approximation; in a format of few bits it is equal up to rounding. It was published by <a href="https://arxiv.org/abs/1805.02867">Milakov and Gimelshein (2018)</a>, and it is what lets <a href="https://arxiv.org/abs/2205.14135">FlashAttention (Dao and others, 2022)</a> work through the keys block by block.',
  'precision.listingVerdict':
    '<strong>A listing imports math, uses np and softmax, and transposes with K.T. That it runs as printed: {claim27}.</strong> With both supplied it is right for one matrix of queries and one of keys. It fails on a batch, or goes wrong without a word where all sizes are equal; a query that may see no key gets nan; and its weights are n × n only where there are as many keys as queries. NumPy’s own answers stand above.',
} as const;

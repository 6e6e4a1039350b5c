// Chapter 11: additive attention. Prose in English.

export const additiveProse = {
  'additive.chapter': 'Additive attention',
  'additive.title': 'Additive attention',
  'additive.intro':
    'An older way to compare a query with a key adds the two and sends the sum through a small network of h hidden units (<a href="https://arxiv.org/abs/1409.0473">Bahdanau, Cho and Bengio 2015</a>):',
  'additive.boundIntro':
    'No tanh is larger than 1, so no score can pass {additiveSum}. Does this bound keep the scores small? Below, both kinds score the same vectors. Entries of q and k are N(0, 1), those of W and U are N(0, 1/{dk}), and there are as many hidden units as dimensions.',

  'additive.spread':
    '<strong>No, the bound does not.</strong> It grows like h, and under random weights scores use little of it. (Products have a bound too, {additiveNorms}, which grows like {dk}.) What counts is the spread. For independent entries of v with mean 0 it is, nearly,',
  'additive.spreadAfter':
    'Here z ~ N(0, 2) is what a hidden unit sees, and tanh² has the mean 0.52, a little less at small {dk}. With unit variance of v the standard deviation is 0.72 {additiveRootH}. It grows just as undivided products do. It stays level if the variance of v goes like 1/h, which is a divisor {additiveRootH} under another name.',
  'additive.usual':
    'Usual initialisation does just that. Glorot’s rule gives an output vector of h entries the variance 2/(h + 1), and the default of a linear layer in PyTorch gives 1/(3h). So additive attention starts with a level spread because of its initialisation, not because tanh is bounded. For products of unit-variance vectors, {rootDk} does the same.',
  'additive.verdict.summary': 'Does additive attention outperform unscaled products?',
  'additive.verdict':
    '“Additive attention outperforms dot-product attention without scaling for larger {dk}.” The verdict: {claim06}. The paper of 2017 (section 3.2.1) reports it with a reference to <a href="https://arxiv.org/abs/1703.03906">Britz, Goldie, Luong and Le (2017)</a>, who trained translation models. It suspects that undivided products grow too large. The picture fits: before training, undivided products saturate softmax as {dk} grows, and additive scores with usual weights do not. Which of the two <em>learns</em> better only training can show: {toTraining} trains both, on one small task.',
} as const;

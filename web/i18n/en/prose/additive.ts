// Chapter 11: additive attention. Prose in English.

export const additiveProse = {
  'additive.chapter': 'Additive attention',
  'additive.title': 'Additive attention',
  'additive.intro':
    'The product q·k is not the only way to compare a query with a key. The older one, of <a href="https://arxiv.org/abs/1409.0473">Bahdanau, Cho and Bengio (2015)</a>, adds the two and sends the sum through a small network of h hidden units:',
  'additive.boundIntro':
    'No tanh is larger than 1, so no score can pass {additiveSum}. The growth of {toSize} seems to be ruled out. The paper of 2017 (section 3.2.1) writes that additive attention “outperforms dot product attention without scaling for larger values of {dk}”, and suspects that undivided products grow too large. Does the bound make the difference? Below, both kinds score the same vectors; entries of q and k are N(0, 1), those of W and U N(0, 1/{dk}), and there are as many hidden units as dimensions.',

  'additive.spread':
    '<strong>The bound is not what keeps scores small.</strong> It is a sum of h terms and grows like h; under random weights scores use little of it. (Products have a bound too, {additiveNorms}, and it grows like {dk}.) What counts is the spread, and for independent entries of v with mean 0 it is, nearly,',
  'additive.spreadAfter':
    'where z ~ N(0, 2) is what a hidden unit sees, and the expectation of tanh² is 0.52; at small {dk}, where the lengths of q and k still vary, it is a little less. With unit variance of v the standard deviation is 0.72 {additiveRootH}: it grows just as undivided products do, and so do peak weights, while softmax reacts less and less to its scores. It is level where the variance of v goes like 1/h, and that is a divisor {additiveRootH} under another name.',
  'additive.usual':
    'Usual initial weights are of that level kind: Glorot’s rule gives an output vector of h entries the variance 2/(h + 1), the default of a linear layer in PyTorch gives 1/(3h). So additive attention starts with a spread that does not depend on the width, because its initialisation sees to it, not because tanh is bounded. Undivided products of unit-variance vectors have nothing of the kind; the divisor {rootDk} gives it to them.',
  'additive.verdict':
    '<strong>“Additive attention outperforms dot-product attention without scaling for larger {dk}”: {claim06}.</strong> It is an observation in training, which this picture cannot decide. The paper of 2017 reports it with a reference to <a href="https://arxiv.org/abs/1703.03906">Britz, Goldie, Luong and Le (2017)</a>, who trained translation models, and offers the growth of products as what it suspects to be the cause. What the picture shows fits: before training, undivided products saturate softmax as {dk} grows, and additive scores with usual weights do not. Which of the two <em>learns</em> better only training can show; the chapter {toTraining} trains both, on one small task.',
  'additive.takeAway':
    'To take away: a bound limits what can happen, not what does. Look at the spread, and at what it depends on.',
} as const;

// Chapter 9: does real initialisation give variance 1? Prose in English.

export const assumptionsProse = {
  'assumptions.chapter': 'Does real initialisation give variance 1?',
  'assumptions.title': 'Does real initialisation give variance 1?',
  'assumptions.answer':
    '<strong>Rarely exactly. It depends on the variance of the weights, and each model chooses its own.</strong> In GPT-2 small the divided scores start with a standard deviation of 0.3. With Xavier’s rule for each head they start with 1.8.',
  'assumptions.intro':
    'The paper of 2017 (<a href="https://arxiv.org/abs/1706.03762">Vaswani and others</a>, footnote 4) explains the divisor under an assumption: {paperFootnote}',
  'assumptions.start':
    'Before training, a query is a token times random weights. Layer norm (<a href="https://arxiv.org/abs/1607.06450">Ba, Kiros and Hinton 2016</a>) makes the squares of the token’s {dModel} entries add up to {dModel}. Independent weights of mean 0 then give',
  'assumptions.startAfter':
    'Independent normal weights of variance 1/{dModel} make the footnote true for any two tokens. Other weights do not. (This leaves out the small ε of layer norm, and its own gain and bias.)',
  'assumptions.after':
    'Each line is one way to draw the weights. Left of 1, softmax starts with more even weights than the footnote assumes. Right of 1, it starts with sharper ones. Training then changes both.',

  'assumptions.claims.summary': 'Five published answers, checked',
  'assumptions.layerNorm':
    '<strong>Do layer norm and Xavier initialisation give queries, keys and values standard deviation 1?</strong> (An answer on a statistics site, August 2023.) The verdict: {claim05}. Condition: {claim05Condition} Xavier’s rule (<a href="https://proceedings.mlr.press/v9/glorot10a.html">Glorot and Bengio</a>, AISTATS 2010) gives a weight the variance 2/(inputs + outputs). Take {dModel} = 512 and 8 heads of 64. One matrix for each head gives q the variance 16/9 and the divided score 256/81, about 3.16. {wQ}, {wK} and {wV} packed into one, as in PyTorch’s MultiheadAttention, give 1/2 and 1/4. Layer norm itself fixes the mean and the mean square of one token. It makes no entries independent or normal, and it says nothing of q once {wQ} has learned.',
  'assumptions.inputs':
    '<strong>Do q and k have variance 1 because inputs are normalised?</strong> (Amit Shekhar, Outcome School.) The verdict: {claim11}. Condition: {claim11Condition} PyTorch’s default for a linear layer gives q the variance 1/3. Weights from N(0, 0.02²), as in GPT-2, give 0.307 at {dModel} = 768 and 0.64 at 1,600. The divided scores then start with a standard deviation of 0.307 and 0.64. The Transformer of 2017 puts the norm after each layer: its first layer gets embeddings that no norm has touched.',
  'assumptions.weights':
    '<strong>Do weights start with mean 0 and variance 1?</strong> (Pranay, “Why scale the scaled dot-product attention?”, March 2025.) The verdict: {claim17}. Mean 0, yes. But no initialisation used by a released model here gives a weight variance 1. At {dModel} = 512 it would give q the variance 512, and the divided score 262,144.',
  'assumptions.always':
    '<strong>Is the variance always exactly {dk}?</strong> (Shekhar.) The verdict: {claim10}. Condition: {claim10Condition} It is enough that q is independent of k, that its entries have mean 0, variance 1 and no correlation, and that |k|² is {dk} on average. Heavy tails do no harm as long as the entries have a variance: press “heavy tails” under More pictures. A mean μ in both adds 2μ²{dk}. Another σ multiplies by σ⁴. Pairs that are alike change it too:',
  'assumptions.kurtosis':
    'Here the entries have mean 0 and variance 1, and K is their kurtosis: 1 for entries ±1, 1.8 for uniform, 3 for normal and 6 for Laplace entries. At ρ = 0.6 they give 0.64, 0.93, 1.36 and 2.44 times {dk}. At ρ = 0 all give {dk}. (Each entry of k is ρq + √(1 − ρ²) z, with an independent z of the same distribution.)',
  'assumptions.exact':
    '<strong>Is {rootDk} exactly right, and was it chosen for exactly this reason?</strong> (Shekhar.) The verdict: {claim13}. Condition: {claim13Condition} Half or twice the divisor is just as level over {dk}. The paper writes “We suspect” and reports no trial of other divisors. T5 has no divisor: its {wQ} starts smaller by {rootDk} instead.',

  'assumptions.sees.summary': 'Softmax sees less than the variance',
  'assumptions.sees':
    'Softmax sees differences within the row of one query. What all keys share cancels. If any two tokens have the cosine r, the variance within a row is 1 − r times what it was. Under More pictures, ρ = 0.6 spreads the scores more widely than ρ = 0. Yet the strongest key gets less: much of that spread comes from the length of q, which the whole row shares.',
  'assumptions.mean.summary': 'Where 1/{dk} belongs',
  'assumptions.mean':
    '{rootDk} fits products of random sign. Training can make a query and its right key alike. Their products then mostly have the same sign, and the score has the mean ρ{dk}. From about {dk} = 1/ρ² on, this mean exceeds the spread. Divided by {rootDk}, such a score still grows with {dk}. Divided by {dk}, it stays level, and the noise of the other keys dies out. This is the argument of <a href="https://arxiv.org/abs/2203.03466">Yang et al. (2021)</a>, Tensor Programs V, for 1/{dk} in models whose heads grow. Their <a href="https://github.com/microsoft/mup">code, mup,</a> advises 8/{dk}, the usual factor at {dk} = 64. Most families of models keep {dk} and add heads. Then the two rules differ by a constant.',
} as const;

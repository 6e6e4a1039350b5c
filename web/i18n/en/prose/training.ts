// Chapter 12: training with and without. Prose in English.

export const trainingProse = {
  'training.chapter': 'Training with and without',
  'training.title': 'Training with and without a divisor',
  'training.intro':
    'Here one attention layer with one head is trained in your browser. Each key is a symbol and carries a class. The query is one of these symbols, and the answer is the class of the key that matches it. Embeddings and read-out are fixed; {trainingWq} and {trainingWk} learn. Queries and keys start with entries of variance 1.',
  'training.begin':
    'Under every rule the runs start from the same weights, see the same batches and take the same learning rate. Only the factor in the score differs.',

  'training.two':
    '<strong>Too hot and too cold.</strong> At the first settings ÷ {rootDk} learns the task within a few dozen steps. Without a divisor softmax starts out sure of one key, mostly the wrong one. With ÷ {dk} all keys look alike, and the scores hardly react to the query. Both fall behind, for opposite reasons.',
  'training.whose':
    '<strong>Which gradient is small?</strong> The gradient of {trainingWq} as a whole is <em>largest</em> without a divisor. It goes to the few keys that already won. What becomes tiny is the part from the key that should have won. Training still creeps on: more steps get further.',
  'training.rates':
    '<strong>Is it the learning rate?</strong> A single rate can favour any rule, so the map tries seven, from 0.001 to 1000, with SGD and 200 steps. Without a divisor no rate brings the middle one of five runs to 90 %. (At {dk} = 64 one run of five got there.) A rate of 1 or 10 makes up for division by {dk}. You can learn from uniform attention, not from misplaced confidence.',
  'training.widths':
    '<strong>What happens as {dk} grows?</strong> One step moves the score of the right key by an amount that depends on the width. For small steps from random weights, with divisor {trainingC} and learning rate {trainingEta}:',
  'training.widthsAfter':
    'With SGD, {trainingC} = {rootDk} keeps both the first scores and the steps the same at every {dk}. One learning rate then serves all widths. Adam divides the size of the gradient away, so one factor 1/{trainingC} is lost. Its step stays the same for {trainingC} = {dk}.',
  'training.limits':
    '<strong>What this does not show.</strong> It says nothing about large language models, depth or final quality. It is the early training of one layer, on a task made for it.',

  'training.hidden.summary': 'What hides the effect, and where 1/{dk} is better',
  'training.hidden':
    'Four things hide it, and you can try all of them above. Small heads: up to {dk} of about 32 a well-chosen rate does without the divisor. Adam with a tuned rate, if the values learn too. Small initial weights: with {trainingWq} and {trainingWk} each multiplied by {trainingFourth} nothing needs dividing, and T5 starts in that spirit. A narrow model, whose symbols share directions: set {trainingModel} to 32.',
  'training.linear':
    'Once training has aligned queries with their keys, scores grow like {dk}, and with Adam so do the steps. Dividing by {dk} keeps both level as heads grow. Rules for carrying learning rates from narrow to wide models use it for that reason. In this small set-up its price is a start at which the query hardly counts.',
  'training.values.summary': 'Values that learn, and additive attention',
  'training.values':
    'A saturated row still passes gradients to the values: look at the gradient of {trainingWv} under More pictures. With “W_V learns too” the model without a divisor learns what values alone can do. That is one reason why a missing divisor may go unnoticed.',
  'training.additive':
    'The paper also says that additive attention “outperforms dot product attention without scaling for larger values of {dk}” ({toAdditive}). Put “additive” beside “no scaling” and move {dk}. What you see holds for this task and this learning rate.',
  'training.sources.summary': 'Sources',
  'training.sources':
    'A. Vaswani et al., <a href="https://arxiv.org/abs/1706.03762">Attention is all you need</a>, 2017. D. Britz, A. Goldie, M.-T. Luong and Q. Le, <a href="https://arxiv.org/abs/1703.03906">Massive exploration of neural machine translation architectures</a>, 2017, for additive attention. G. Yang, E. Hu et al., <a href="https://arxiv.org/abs/2203.03466">Tensor programs V</a>, 2022, for 1/{dk} with Adam. C. Raffel et al., <a href="https://arxiv.org/abs/1910.10683">T5</a>, 2020, for small initial weights. D. Kingma and J. Ba, <a href="https://arxiv.org/abs/1412.6980">Adam</a>, 2015.',
} as const;

// Chapter 12: training with and without. Prose in English.

export const trainingProse = {
  'training.chapter': 'Training with and without',
  'training.title': 'Training with and without a divisor',
  'training.intro':
    'So far nothing has learned anything. Now one layer with one head is trained, here in the browser, on a task that attention alone can solve: each key is a symbol and carries a class, the query is one of these symbols, and the answer is the class of the key that matches it. Embeddings are random and fixed, the read-out is fixed; {trainingWq} and {trainingWk} learn. Queries and keys start with entries of variance 1.',
  'training.begin':
    'The third exercise of the textbook says: train the same model with and without the divisor, and compare. Under every rule the runs start from the same weights, see the same batches and take the same learning rate. Only the factor in the score differs.',

  'training.two':
    '<strong>Too hot and too cold.</strong> In this set-up, at the settings on show first, ÷ {rootDk} learns the task within a few dozen steps. Without a divisor softmax starts out sure of one key, mostly the wrong one. With ÷ {dk} every key looks alike, and the scores hardly react to the query. Both fall behind, for opposite reasons. “Gradients vanish” needs a question back: whose? The gradient of {trainingWq} as a whole is <em>largest</em> without a divisor, but it goes to the few keys that already won. What becomes tiny is the part that comes from the key that should have won. Nor is training without a divisor frozen: it creeps on, and longer runs (more steps) get further.',
  'training.values':
    '<strong>The way through the values stays open.</strong> What a saturated row does not let through to scores it still lets through to values: look at the gradient of {trainingWv}. With “W_V learns too” the model without a divisor learns what can be learned from values. That is one reason why a missing divisor may go unnoticed.',
  'training.additive':
    '<strong>The other half of the paper’s sentence.</strong> Additive attention “outperforms dot product attention without scaling for larger values of {dk}” ({toAdditive}): put “additive” beside “no scaling”, and move {dk}. What you see holds for this task and this learning rate.',
  'training.widths':
    '<strong>What happens as {dk} grows.</strong> One step of training moves the score of the key that is asked for by an amount that depends on the width. For small steps from random weights, with divisor {trainingC} and learning rate {trainingEta}:',
  'training.widthsAfter':
    'With SGD it is {trainingC} = {rootDk} for which neither the first scores nor the steps change with {dk}: one learning rate serves all widths. Adam divides the size of the gradient away, one factor 1/{trainingC} is lost, and a step stays the same for {trainingC} = {dk}.',
  'training.rates':
    '<strong>Is it the learning rate?</strong> A single rate can favour any rule, so each rule deserves its best. Here are seven rates from 0.001 to 1000, with SGD and 200 steps, at {dk} = 64 and 256. Without a divisor no rate brings the middle one of five runs to 90 %; at 64 one of the five got there. A rate of 1 or 10 makes up for division by {dk}. You can learn from uniform attention, not from misplaced confidence.',

  'training.hidden':
    '<strong>What hides the effect.</strong> Small heads: up to {dk} of about 32 a well-chosen rate does without the divisor. Adam with a tuned rate together with values that learn. Weights that start small: with {trainingWq} and {trainingWk} each multiplied by {trainingFourth} nothing needs dividing, and T5 starts in that spirit. A narrow model, whose symbols share directions: set {trainingModel} to 32. All four can be tried above.',
  'training.linear':
    '<strong>Where 1/{dk} is the better choice.</strong> Once training has aligned queries with their keys, scores grow like {dk}, and with Adam the steps do: dividing by {dk} keeps both level as heads grow. Rules for carrying learning rates from narrow to wide models use it for that reason. In this toy its price is a start at which the query hardly counts.',
  'training.limits':
    '<strong>What is not shown.</strong> Nothing about large language models, about depth, or about final quality: this is the start and the early training of one layer, on one task made for it.',
  'training.sources':
    'Sources: A. Vaswani et al., <a href="https://arxiv.org/abs/1706.03762">Attention is all you need</a>, 2017. D. Britz, A. Goldie, M.-T. Luong and Q. Le, <a href="https://arxiv.org/abs/1703.03906">Massive exploration of neural machine translation architectures</a>, 2017, for additive attention. G. Yang, E. Hu et al., <a href="https://arxiv.org/abs/2203.03466">Tensor programs V</a>, 2022, for 1/{dk} with Adam. C. Raffel et al., <a href="https://arxiv.org/abs/1910.10683">T5</a>, 2020, for small first weights. D. Kingma and J. Ba, <a href="https://arxiv.org/abs/1412.6980">Adam</a>, 2015.',
} as const;

// Chapter 6: what the gradient does. Prose in English.

export const gradientProse = {
  'gradient.chapter': 'The gradient',
  'gradient.title': 'What the gradient does',
  'gradient.intro':
    'A loss reaches a key through its weight. Call the key that should win the <em>target</em>. Before training nothing tells it from the others, so choose it in advance. Then nudge the query: how far does the target’s weight {weightT} move?',
  'gradient.pull':
    'The length of this vector, times the number of keys, is the <em>target’s pull</em>. It is the target’s share {weightT}, times how strongly the scores react, 1/c. More spread shrinks the typical share. More division shrinks the reaction. Either way the pull falls.',

  'gradient.typical':
    'Take 64 keys at {dk} = 64. The typical pull is about {pullSqrt} with ÷ {rootDk}, {pullLinear} with ÷ {dk}, and {pullNone} without a divisor. Typical means the median. The mean stays up, because in a few lucky rows the target wins or nearly wins.',
  'gradient.level':
    'With ÷ {rootDk} the pull stays level from about {dk} = 16 on. With ÷ {dk} it falls like 1/{rootDk}. Without a divisor it falls faster than any power of {dk}. For many keys the typical pull depends on the spread σ of the scores alone. It is a hill with a broad top around σ = 1: {toSummit}',
  'gradient.queryAfter':
    'The whole gradient of the query tells another story. At {dk} = 64 with 64 keys its typical length is <em>larger</em> without a divisor: about {queryNone} against {querySqrt}. But it goes mostly to the keys that already won. So {rootDk} does not make gradients large. It lets the query hear the key that should have won.',
  'gradient.values':
    'The values learn under every divisor. The gradient of value j is {weightJ} times that of the output. Over all keys its length is {rootOfSquares} times as large, at least 1/√n.',
  'gradient.source':
    'The paper of 2017 (<a href="https://arxiv.org/abs/1706.03762">Vaswani and others</a>, section 3.2.1) suspects that large dot products push softmax “into regions where it has extremely small gradients”. For the typical target among random vectors, the pictures show just that.',

  'gradient.trace.summary': 'The Jacobian: how sensitive softmax is to its scores',
  'gradient.trace':
    'The Jacobian of softmax says how weight {weightI} moves with score {scoreJ}. Its trace measures the sensitivity of softmax to its scores.',
  'gradient.begin':
    'The trace is 0 where one key has all the weight and 1 − 1/n where all share it, so it is largest under ÷ {dk}. It leaves out how the scores react to the query. Explanations that give {slopeOwn} as the slope name the diagonal alone. Beside it stand the entries −pᵢpⱼ, and each row adds up to 0.',
  'gradient.query.summary': 'The whole gradient of the query, as a formula',
  'gradient.query': 'It sums over all keys. If {arrivingJ} arrives at weight j, it is',
  'gradient.limits.summary': 'How far does this go?',
  'gradient.limits':
    'The pull is one natural yardstick: the typical key, at the start of training, with steps proportional to the gradient (SGD). With 8 keys {rootDk}/1.4 does a little better; with 512 the top is at {rootDk}. Adam divides sizes away. A larger learning rate can make up for too much division, but not for too little. A loss on log p behaves differently again.',
} as const;

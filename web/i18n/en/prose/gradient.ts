// Chapter 6: what the gradient does. Prose in English.

export const gradientProse = {
  'gradient.chapter': 'The gradient',
  'gradient.title': 'What the gradient does',
  'gradient.intro':
    'A loss reaches a key through its weight. Call the key that should win the <em>target</em>. Before training nothing tells it from the others, so choose it in advance. Then nudge the query: how far does the target’s weight {weightT} move?',
  'gradient.pull':
    'That length, times the number of keys, is the <em>target’s pull</em>. It is the target’s share {weightT}, times how strongly the scores react, 1/c. More spread shrinks the typical share. More division shrinks the reaction. So the pull has two ways to lose.',

  'gradient.typical':
    'Older explanations say “large scores, tiny gradients”. For the target on the typical row that is right: without a divisor its pull is about {pullNone} at {dk} = 64 with 64 keys, against {pullSqrt} with ÷ {rootDk} and {pullLinear} with ÷ {dk}. Typical means the median. The mean tells another story, because a few lucky rows, in which the target wins or nearly does, hold it up.',
  'gradient.level':
    'With ÷ {rootDk} the pull stays level from about {dk} = 16 on. Without a divisor it falls faster than any power of {dk} on the typical row, with ÷ {dk} like 1/{rootDk}. For many keys the typical pull depends on the spread σ of the scores alone. It is a hill with a broad top, and the middle of the top is σ = 1.',
  'gradient.trace':
    'What softmax itself passes on is its Jacobian: how weight {weightI} moves with score {scoreJ}. Its trace says how sensitive softmax is to its scores.',
  'gradient.begin':
    'It is 0 where one key has all the weight and 1 − 1/n where all share it, so it is largest under ÷ {dk}. It leaves out how the scores react to the query. Explanations that give the slope of weight i as {slopeOwn} name the diagonal alone. Beside it stand the entries −pᵢpⱼ, and each row of the Jacobian adds up to 0.',
  'gradient.query': 'The whole gradient in the query sums over all keys. If {arrivingJ} arrives at weight j, it is',
  'gradient.queryAfter':
    'At {dk} = 64 with 64 keys its typical length is <em>larger</em> without a divisor: about {queryNone} against {querySqrt}. But it goes mostly to the keys that already won. So {rootDk} does not make gradients large. It lets the key that should have won be heard.',
  'gradient.values':
    'The values learn under every divisor. The gradient of value j is {weightJ} times that of the output. Over all keys its length is {rootOfSquares} of it, at least 1/√n.',
  'gradient.limits':
    'How far does this go? It is one natural yardstick: the typical key, at the start of training, with steps proportional to the gradient (SGD). With 8 keys {rootDk}/1.4 does a little better, with 512 the top is at {rootDk}. Adam divides sizes away. A larger learning rate can make up for too much division, but not for too little. A loss on log p behaves differently again.',
  'gradient.source':
    'The <a href="https://arxiv.org/abs/1706.03762">paper of 2017</a> (section 3.2.1) suspects that large dot products push softmax “into regions where it has extremely small gradients”. The pictures show where that holds: for the typical target among random vectors, as they are when training starts. The next chapter compares more divisors.',
} as const;

// Chapter 6: what the gradient does. Prose in English.

export const gradientProse = {
  'gradient.chapter': 'The gradient',
  'gradient.title': 'What the gradient does',
  'gradient.intro':
    'To learn, a loss must reach the scores, and on its way back it meets softmax. What softmax lets through is its Jacobian: how weight {weightI} moves with score {scoreJ}.',
  'gradient.trace':
    'Each row of weights has its own. Its trace sums it up in one number, 0 where one key has all the weight and 1 − 1/n where all have the same:',
  'gradient.begin':
    'Explanations that give “the” gradient of weight i as {slopeOwn} name the diagonal alone; beside it stand the entries −pᵢpⱼ, and each row of the Jacobian adds up to 0. Begin with one row, then draw many.',

  'gradient.typical':
    '“Without the divisor the gradient vanishes” is true of the <em>typical</em> row and false of the average. As {dk} grows the median of tr J falls exponentially in {rootDk}, but its mean only like 1/{rootDk}: now and then the largest scores lie close together, and such a lucky row passes as much as ever. Two rows can therefore tell opposite stories, and so can two ways of averaging.',
  'gradient.rightKey':
    'The weight of the right key shows what this does to learning. Before training, no key is preferred, so the right one gets 1/n on the mean whatever the divisor. But without one, half of all rows give it next to nothing, and a gradient that should pull it up is multiplied by just that weight.',
  'gradient.query':
    'Behind the Jacobian stands the divisor itself. With the gradient {arrivingJ} that arrives at weight j,',
  'gradient.queryAfter':
    'Two effects pull against each other: a larger c keeps the Jacobian alive and stands in the denominator. On the mean the gradient that reaches the query is <em>larger</em> without a divisor, and dividing by {dk} makes it shrink on every row. So {rootDk} is not the divisor that makes gradients large. It is the one with which they do not depend on {dk}, and with which nearly every row has one.',
  'gradient.values':
    'Nothing of this stops the rest of the network. The gradient of value j is {weightJ} times that of the output; over all keys its length is {rootOfSquares} of it, at least 1/√n. Sharp weights make it larger, not smaller.',
  'gradient.source':
    'The <a href="https://arxiv.org/abs/1706.03762">paper of 2017</a> (section 3.2.1) puts the matter as a suspicion: large scores push softmax into regions where its gradients are extremely small. The pictures above bear it out for typical rows of random vectors, as they are when training starts. They also show that this half of the story alone would ask for the largest divisor there is. The next chapter adds the other half.',
} as const;

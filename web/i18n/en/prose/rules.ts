// Chapter 7: why the square root and no other divisor. Prose in English.

export const rulesProse = {
  'scalings.chapter': 'Other divisors',
  'scalings.title': 'Why {rootInTitle} and not ln d, d, d⁵, a constant or the norms',
  'scalings.intro':
    'Put all divisors to work on the same random vectors. Two questions decide as {dk} grows. Does the query still choose among the keys? And can it still learn to choose the right one? For the second question, choose a key in advance, the target, and nudge the query. How far does the target’s weight move? That is the target’s <strong>pull</strong>.',
  'scalings.reading':
    'A line that sinks is losing the target. That happens in two ways. With no divisor, {logOfDk} or a constant, the spread of the scores grows, and the typical target keeps hardly any weight. With {dk}, {fifthPower} and {exponentialOfDk} the scores hardly react to the query. The first plot under More pictures shows the attention: a line at its bottom gives every key the same. Of all powers {powerOfDk} only p = ½ stays level in both plots, from about {dk} = 16 on.',
  'scalings.why':
    'The reason fits in a line. For independent entries of mean 0 and variance 1, a divisor {divisorOfDk} leaves the spread',
  'scalings.forced':
    'It depends on {dk}, unless {divisorOfDk} is a multiple of {rootDk}. Which multiple? For many keys the typical target’s pull is {sigma}e<sup>−{sigma}²/2</sup>, where {sigma} is the spread of the scores. That is a hill with a broad top, and the middle of the top is at {sigma} = 1. You can walk on it here: {toSummit}',
  'scalings.log':
    '<strong>The logarithm.</strong> {logOfDk} is the honest rival. At {dk} = 64 it leaves a standard deviation of {logStd}: a little too hot, no more. With 8 keys it pulls as strongly as {rootDk} at {dk} = 16 and 64. With 64 keys it is a little weaker at 16, and less than two thirds as strong at 64. As heads grow, it falls further behind.',
  'scalings.linear':
    '<strong>The dimension itself.</strong> Once training has made a query and its key alike, most of the {dk} products in their score have the same sign. Then the score grows like {dk}, and dividing by {dk} keeps <em>that</em> level. <a href="https://arxiv.org/abs/2203.03466">Rules for carrying learning rates from narrow to wide models</a> use it for this reason. At the start, with random vectors, it makes all keys look the same as the head grows.',
  'scalings.constant':
    '<strong>A constant.</strong> “Why not always 2, or 10?” A constant is right for one size of head. Eight is {rootDk} at 64. For smaller heads it is too cold, for larger ones too hot.',
  'scalings.caveat':
    'All this is measured on random vectors, as they are when training starts. It says what a rule starts from, not what training makes of it.',
  'scalings.norms.summary': 'The norms: cosine attention',
  'scalings.norms':
    'Dividing by {normsOfBoth} turns the score into a cosine between −1 and 1, which shrinks like 1/{rootDk} for random vectors. Without a gain no key can get much: among 64 keys at most 10.5 % of the weight. So models that use it learn a gain (<a href="https://arxiv.org/abs/2010.04245">Henry and others, 2020</a>). With the gain {rootDk} it is nearly the rule of this page:',
  'scalings.normsAfter': 'The last two factors are close to 1 for random vectors of many entries.',
  'scalings.yardstick.summary': 'How much does this prove?',
  'scalings.yardstick':
    'It is what one natural yardstick picks: the typical key, before training, with steps proportional to the gradient. With 8 keys {rootDk}/1.4 pulls a little harder, and {rootDk} reaches 92 % of it. The mean over all targets has no such top, because a few lucky keys lift it. Adam divides the size of a gradient away. A larger learning rate can make up for too much division, but not for too little. The paper of 2017 (<a href="https://arxiv.org/abs/1706.03762">Vaswani and others</a>, section 3.2.1) gives its reason as a suspicion and reports no experiment with other factors.',
} as const;

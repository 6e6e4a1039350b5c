// Chapter 7: why the square root and no other divisor. Prose in English.

export const rulesProse = {
  'scalings.chapter': 'Other divisors',
  'scalings.title': 'Why {rootInTitle} and not ln d, d, d⁵, a constant or the norms',
  'scalings.intro':
    '“Large scores, tiny gradients” is half a reason: it does not say whose gradient. So put all divisors to work on the same random vectors, and hold them to two tests as {dk} grows. Does the query still choose among the keys? And can it still be taught to choose the right one? For the second test, choose a key before any score is known, and call it the target. Nudge the query a little: how far does the target’s weight move? That is the target’s <strong>pull</strong>.',
  'scalings.reading':
    'A line at the bottom of the left plot has lost its attention: every key gets the same. A line that sinks in the right plot is losing the target. That happens in two ways. With no divisor, {logOfDk} or a constant, the spread of the scores grows, and the typical target is left with hardly any weight. With {dk}, {fifthPower} and {exponentialOfDk} the weight stays, but the scores hardly react to the query. Of all powers {powerOfDk} only p = ½ stays level in both plots, from about {dk} = 16 on.',
  'scalings.why':
    'The reason fits in a line. For independent entries of mean 0 and variance 1 a divisor {divisorOfDk} leaves',
  'scalings.forced':
    'and this depends on {dk} unless {divisorOfDk} is a multiple of {rootDk}. That much is forced. Which multiple? ½{rootDk} and 2{rootDk} are as level, only hotter and colder. For many keys the typical target’s pull is {sigma}e<sup>−{sigma}²/2</sup>, where {sigma} is the spread of the scores: a hill with a broad top, and its middle is at {sigma} = 1. So {rootDk} keeps every head size at the same place on that hill, and the place is the top.',
  'scalings.yardstick':
    '<strong>How much that proves.</strong> It is what one natural yardstick picks: the typical key, before training, with steps in proportion to the gradient. With few keys the top lies elsewhere: with 8 keys {rootDk}/1.4 pulls a little harder, and {rootDk} reaches 92 % of it. On average over all targets there is no such top, for a few lucky keys lift the mean. Adam divides the size of a gradient away, and a larger learning rate can make up for too much division, though not for too little. The <a href="https://arxiv.org/abs/1706.03762">paper of 2017</a> (section 3.2.1) gives its reason as a suspicion and reports no experiment with other factors.',
  'scalings.log':
    '<strong>The logarithm.</strong> {logOfDk} is the honest rival. At {dk} = 64 it leaves a standard deviation of {logStd}, a little too hot and no more. With 8 keys the target’s pull is as strong as with {rootDk} at {dk} = 16 and 64; with 64 keys it is a little weaker at 16, and less than two thirds as strong at 64. The logarithm is ruled out by where it goes as heads grow.',
  'scalings.linear':
    '<strong>The dimension itself.</strong> {dk} has a case too, but another one. Once training has made a query and its key alike, most of the {dk} products in their score have the same sign, and the score grows like {dk}. Dividing by {dk} keeps <em>that</em> level, which is why <a href="https://arxiv.org/abs/2203.03466">rules for carrying learning rates from narrow to wide models</a> use it. At the start, where vectors are still random, it silences attention as the head grows.',
  'scalings.constant':
    '<strong>A constant.</strong> “Why not always 2, or 10?” A constant is right for one size of head. Eight is what {rootDk} is at 64: for smaller heads it is too cold, for larger ones too hot.',
  'scalings.norms':
    '<strong>The norms.</strong> Dividing by {normsOfBoth} turns the score into a cosine between −1 and 1, which shrinks like 1/{rootDk} for random vectors. Without a gain no key can get much: among 64 keys at most 10.5 % of the weight. Models that use it therefore learn a gain (<a href="https://arxiv.org/abs/2010.04245">Henry and others, 2020</a>). With the gain {rootDk} it is nearly the rule of this page, as',
  'scalings.normsAfter': 'shows: the two last factors are close to 1 for random vectors of many entries.',
  'scalings.caveat':
    'All this is measured on random vectors, as they are when training starts. It says what a rule starts from, not what training makes of it.',
} as const;

// The question and the opening picture. Prose in English.

export const questionProse = {
  'opening.chapter': 'The question',
  'opening.question': 'Why does attention divide its scores by {rootInTitle}?',
  'opening.score':
    'A score is a dot product: a sum of {dk} products. If the entries are independent with mean 0 and variance 1, its standard deviation is {rootDk}.',
  'opening.twoSides':
    'Without a divisor, softmax ends up putting nearly all its weight on one random key as {dk} grows. Divide by {dk}, and every key gets nearly the same weight, whatever the query asks.',
  'opening.spine':
    '{rootDk} is the one power of {dk} that keeps the spread of the scores at exactly 1. The shape of the weights changes little: the largest of eight is {sqrtPeakAt4} at {dk} = 4 and {sqrtPeakAt1024} at 1,024.',
  'reading.title': 'Two ways to go wrong',
  'reading.picture':
    'All three pictures use the same vectors: one query and eight keys with independent entries from N(0, 1), 64 times. A larger {dk} takes more entries of the same long vectors. The weights of each draw are sorted, so the first bar is the key that happens to win.',
  'reading.pull':
    'Under each picture stands the <strong>target’s pull</strong>. A loss reaches a key through its weight. So choose one key in advance, the target, and nudge the query: how far does the target’s weight move? That is its share, times how strongly the scores react. Too much spread shrinks the share, too much division shrinks the reaction.',
  'reading.tooHot':
    '<strong>Too hot.</strong> Without a divisor the winner takes nearly everything, although all keys are equally good: the vectors are random. The target is rarely the winner. Its typical share is close to nothing at large {dk}, and so is its pull.',
  'reading.tooCold':
    '<strong>Too cold.</strong> Divided by {dk}, all keys get about one eighth, whatever the query asks. The target keeps its share, but the scores hardly react any more. Its pull falls like 1/{rootDk}.',
  'reading.between':
    '<strong>In between,</strong> {rootDk} undoes the growth exactly. The pull stays level, at about 0.7 from {dk} = 16 on. It need not be the very top: the hill is broad, and with eight keys {rootDk}/1.4 does a little better. With 64 keys the top is close to {rootDk}. All this is about random vectors, as they are when training starts. Whether the spread stays so later is another question.',
  'reading.small':
    'Does the divisor matter when {dk} is small? At {dk} = 1 it is 1 and changes nothing. At {dk} = 4 the strongest key already gets half of the weight without it.',
} as const;

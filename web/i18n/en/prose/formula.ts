// Chapter 1: the formula, by hand. Prose in English.

export const formulaProse = {
  'attention.chapter': 'The formula',
  'attention.title': 'The formula, by hand',
  'attention.intro':
    'Attention takes three matrices and returns one. It measures how well each query matches each key, turns these scores into weights, and mixes the values by them:',
  'attention.inside':
    'Read it from the inside. {products} holds the scores, one for each query and key. The divisor {rootDk} scales them. Softmax turns each row into weights. The weights mix the rows of {v} into the output.',
  'arrows.intro':
    'One score compares one query with one key. Think of both as arrows: the more they point the same way, the larger the score. Drag them. Under “More pictures” the head gets more coordinates.',
  'attention.sizes.intro': 'Four sizes are at work, and only one of them is under the root:',
  'attention.sizes.n': '<strong>{n}</strong> queries: the tokens that ask, one row of {q} each.',
  'attention.sizes.m':
    '<strong>{m}</strong> keys, and as many values: the tokens that are asked, one row of {k} and one of {v} each.',
  'attention.sizes.dk':
    '<strong>{dk}</strong> entries in each query and each key, in one head. It is neither the width of the model, which the heads share between them, nor the length of the sequence.',
  'attention.sizes.dv': '<strong>{dv}</strong> entries in each value. Often it equals {dk}; nothing requires it.',
  'attention.axes':
    'In every matrix of scores or weights a row belongs to a query and a column to a key. Softmax works along a row: the keys compete for one query’s weight. (If queries and keys are the columns of {q} and {k}, the same scores are Q<sup>T</sup>K.)',
  'attention.after':
    'The paper gives its reason in two sentences: {paperSuspects} {paperScales} This is sometimes quoted as “by √dₖ”, which would be the other way round. The divisor is one number for the whole matrix, fixed by {dk} alone. Softmax sees only differences between the scores of a row. The divisor makes these differences smaller, and that is all it does.',
} as const;

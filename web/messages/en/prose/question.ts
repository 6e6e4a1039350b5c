// The question and the opening picture. Prose in English.

export const questionProse = {
  'opening.chapter': 'The question',
  'opening.question': 'Why does attention divide its scores by {rootInTitle}?',
  'opening.score':
    'A score is a dot product, a sum of {dk} products; for independent entries of mean 0 and variance 1 its standard deviation is {rootDk}.',
  'opening.twoSides':
    'Undivided, softmax therefore comes to give all weight to one key, picked by chance, as {dk} grows; divided by {dk}, it comes to give every key the same, and the query is ignored.',
  'opening.spine': '{rootDk} is the one power of {dk} for which nothing changes, from about {dk} = 4 on.',
  'reading.title': 'Two ways to lose',
  'reading.picture':
    'All three pictures are made from the same vectors: one query and eight keys with independent entries from N(0, 1), 64 times over. A larger {dk} takes more entries of the same long vectors. The weights of each draw are sorted, so the first bar is always the key that happens to win.',
  'reading.tooHot':
    '<strong>Too hot.</strong> Without a divisor the winner takes all, although all keys are equally good: the vectors are random. The number tr J, the trace of the softmax Jacobian, says how much the weights can still answer to a change of scores. On the <em>typical</em> row it is gone. On average it is not: a few rows with two scores close together keep it up.',
  'reading.tooCold':
    '<strong>Too cold.</strong> Divided by {dk}, the weights answer readily (tr J is even larger), yet all keys get one eighth whatever the query asks. So “large scores, small gradients” is half the story: that side alone would ask for the largest divisor there is.',
  'reading.between':
    '<strong>Between the two</strong> lies the divisor that undoes the growth exactly: scores of standard deviation {rootDk}, divided by {rootDk}, have standard deviation 1 at every {dk}. That 1 is a choice; that nothing depends on {dk} any more is not. (That the divisor matters little when {dk} is small is true at {dk} = 1, where it is 1; at 4 the strongest key already gets half of the weight without it.) Whether the spread stays so once training has made queries and keys dependent is another question.',
} as const;

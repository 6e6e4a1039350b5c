// <dk-quiz>: misconceptions on the divisor and on what it does.

export const quizMisconceptions = {
  'quiz.atD': 'dₖ = {d}',
  'quiz.peak.title': 'Peak weight',

  'quiz.whyNotD.question':
    '“To be safe”, somebody divides the scores by dₖ instead of √dₖ. Entries of q and k are independent N(0, 1), and there are 8 keys. What becomes of attention as dₖ grows?',
  'quiz.whyNotD.even': 'Every key gets nearly the same weight: the query is ignored.',
  'quiz.whyNotD.even.feedback':
    'q·k grows like √dₖ only, so q·k/dₖ dies away. At dₖ = {d} the strongest of 8 keys gets {linear} on average, next to equal shares of 0.125; with √dₖ it gets {sqrt}.',
  'quiz.whyNotD.same': 'Nothing changes with dₖ, just as with √dₖ.',
  'quiz.whyNotD.same.feedback':
    'That is so with √dₖ alone: the mean peak weight is {sqrt} at dₖ = {d} too. With dₖ it has fallen to {linear}, where 0.125 means equal shares.',
  'quiz.whyNotD.spike': 'One key takes nearly all the weight.',
  'quiz.whyNotD.spike.feedback':
    'That is what comes of no divisor: {none} at dₖ = {d}. Dividing by more makes differences smaller, and dₖ leaves the strongest key {linear}.',
  'quiz.whyNotD.unit': 'The scores get variance 1.',
  'quiz.whyNotD.unit.feedback':
    'Var(q·k/c) is dₖ/c². For variance 1 that needs c = √dₖ; with c = dₖ = {d} the scores have standard deviation {left}.',
  'quiz.whyNotD.after': 'Mean peak weight at dₖ = {d}, 8 keys',
  'quiz.whyNotD.afterKey': 'The same draws under three divisors. Equal shares would be 0.125.',

  'quiz.times.question':
    'dₖ = 64, and a row of scaled scores is {scores}. Now all queries are multiplied by {factor}, and the scores are still divided by √64. What does attention do?',
  'quiz.times.spike': 'One key takes nearly all the weight.',
  'quiz.times.spike.feedback':
    'The divisor is {root} before and after: it knows how many entries q has, not how large they are. The peak weight goes from {before} to {after}.',
  'quiz.times.undone': 'The same as before: the scaling takes the factor out.',
  'quiz.times.undone.feedback':
    '√dₖ = {root} with the factor and without it, for dₖ counts entries and does not measure them. The peak weight goes from {before} to {after}.',
  'quiz.times.unseen': 'The same as before: softmax does not see a common factor.',
  'quiz.times.unseen.feedback':
    'What softmax does not see is a common summand. A factor of {factor} multiplies every difference, and the peak weight goes from {before} to {after}.',
  'quiz.times.larger': 'All weights become {factor} times as large.',
  'quiz.times.larger.feedback':
    'Weights sum to 1 whatever the scores. What happens is that the strongest goes from {before} to {after}, and the others to nothing.',
  'quiz.times.afterKey': 'The row as it was, and with larger queries; both divided by 8.',
  'quiz.times.bar.before': 'as it was',
  'quiz.times.bar.after': 'queries × {factor}',

  'quiz.which.question':
    'A layer has d_model = {model} and {heads} heads that share it evenly; the sequence is {length} tokens long. By which number are the scores of one head divided?',
  'quiz.which.label': 'Divisor',
  'quiz.which.right':
    'dₖ is what one head’s queries and keys have: {model}/{heads} = {head} entries. √{head} = {root}.',
  'quiz.which.model':
    '{wrong} is the root of d_model. A head’s score sums {head} products, not {model}, so its spread is √{head} = {root}.',
  'quiz.which.length':
    '{wrong} is the root of the sequence length. That is how many scores a row has, not how many products a score sums: {head}, and √{head} = {root}.',
  'quiz.which.heads':
    '{wrong} is the root of the number of heads. What counts is the size of each: {head} entries, and √{head} = {root}.',
  'quiz.which.head': '{head} is dₖ itself. The scores spread like its root, √{head} = {root}.',
  'quiz.which.whole': '{model} is d_model. One head has {head} of these entries, and the divisor is √{head} = {root}.',
  'quiz.which.below': 'Too small. One head has {model}/{heads} = {head} entries, and √{head} is {root}.',
  'quiz.which.above': 'Too large. One head has {model}/{heads} = {head} entries, and √{head} is {root}.',
  'quiz.which.after': 'Three roots that get mixed up',
  'quiz.which.afterKey': 'Only the first counts the products that one score sums.',
  'quiz.which.bar.head': 'head, √{head}',
  'quiz.which.bar.model': 'model width, √{model}',
  'quiz.which.bar.length': 'sequence, √{length}',

  'quiz.fourth.question':
    'In some code, q and k are each multiplied by {d}^(−1/4) before the product, dₖ = {d}, and the product is not divided any more. What is that?',
  'quiz.fourth.same': 'Dividing q·k by √dₖ, done in two halves.',
  'quiz.fourth.same.feedback':
    'Each is divided by {quarter}, and {quarter} · {quarter} ≈ {root} = √{d}. The halves are smaller numbers, which is kinder to short formats.',
  'quiz.fourth.twice': 'A bug: scaled twice, by dₖ in all.',
  'quiz.fourth.twice.feedback':
    'It would be, if each were divided by √{d} = {root}. Each is divided by {quarter}, and twice that makes {root}, not {d}.',
  'quiz.fourth.less': 'A weaker divisor, the fourth root of dₖ.',
  'quiz.fourth.less.feedback':
    'The fourth root, {quarter}, is what q and k each get. Their product gets both: {quarter} · {quarter} ≈ {root}.',
  'quiz.fourth.cancels': 'Nothing: what is done to q is undone on k.',
  'quiz.fourth.cancels.feedback':
    'It would cancel if one were multiplied and the other divided. Both are divided by {quarter}, and so the score by {root}.',
  'quiz.fourth.after': 'Divisors at dₖ = {d}',
  'quiz.fourth.afterKey': 'What q and k each get, what the score gets, and what twice √dₖ would give.',
  'quiz.fourth.bar.each': 'q and k, each',
  'quiz.fourth.bar.score': 'q·k',
  'quiz.fourth.bar.twice': '√dₖ on both',

  'quiz.axes.question':
    'These are the weights softmax(QKᵀ/√dₖ) of two queries and three keys. How much does the second query look at the first key?',
  'quiz.axes.caption': 'The weights',
  'quiz.axes.head': 'weight',
  'quiz.axes.row': 'row {row}',
  'quiz.axes.column': 'column {column}',
  'quiz.axes.right.feedback':
    'A row for each query, a column for each key: row 2, column 1, {right}. Each row sums to 1.',
  'quiz.axes.swapped.feedback':
    '{swapped} stands in row 1, column 2: the first query on the second key, axes swapped. Rows are queries, since rows sum to 1; the answer is {right}.',
  'quiz.axes.row.feedback':
    '{row} is in the right column, but in the first query’s row. The second query’s row has {right} there.',
  'quiz.axes.column.feedback':
    '{column} is in the second query’s row, but on the second key. On the first key that row has {right}.',
  'quiz.axes.after': 'The second query’s row',
  'quiz.axes.afterKey': 'Its three weights sum to 1; those of a column need not.',
  'quiz.axes.bar': 'key {key}',

  'quiz.exactly.question':
    '“The variance of q·k is always exactly dₖ.” At dₖ = {d}, for which entries is it another number? They are independent in each case.',
  'quiz.exactly.mean': 'Normal, mean {mean}, variance 1',
  'quiz.exactly.mean.feedback':
    'Variance {variance}. With a mean µ each product has variance 1 + 2µ², so the mean of 0 is what the rule needs.',
  'quiz.exactly.uniform': 'Uniform, mean 0, variance 1',
  'quiz.exactly.uniform.feedback':
    'Variance {uniform}, exactly. The shape of the distribution does not enter; only mean 0, variance 1 and independence do.',
  'quiz.exactly.signs': '+1 or −1, each as likely',
  'quiz.exactly.signs.feedback':
    'Variance {signs}, exactly: every product is +1 or −1, with mean 0 and variance 1. Nothing normal is needed.',
  'quiz.exactly.laplace': 'Laplace (heavy tails), mean 0, variance 1',
  'quiz.exactly.laplace.feedback':
    'Variance {laplace}, exactly. Heavy tails change the kurtosis of q·k and how fast a sample finds its variance, not the variance.',
  'quiz.exactly.after': 'Variance of q·k at dₖ = {d}',
  'quiz.exactly.afterKey': 'Four distributions of the entries, all of variance 1.',
  'quiz.exactly.bar.mean': 'normal, mean {mean}',
  'quiz.exactly.bar.uniform': 'uniform',
  'quiz.exactly.bar.signs': '+1 or −1',
  'quiz.exactly.bar.laplace': 'Laplace',
} as const;

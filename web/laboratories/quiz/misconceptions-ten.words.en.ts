// <dk-quiz>: misconceptions on lengths, rows, constants, and on softmax in classifiers.

export const quizMisconceptionsTen = {
  'quiz.norms.question':
    'Entries of q and k are independent N(0, 1), dₖ = {d}. Somebody says: “|q| and |k| are each about √{d}, so q·k is about |q||k| ≈ {d}, and we should divide by {d}.” How large is a typical q·k/{d}?',
  'quiz.norms.small': 'Much smaller than 1',
  'quiz.norms.small.feedback':
    'The lengths are right, but q·k = |q||k| cos θ, and two random vectors stand almost at right angles. So q·k spreads by {std}, not by {d}. Divided by {d} that leaves {left}, and every key gets nearly the same weight.',
  'quiz.norms.unit': 'About 1: that is what dividing by the lengths does.',
  'quiz.norms.unit.feedback':
    'That is the length of the product of vectors that point the same way. Random ones stand almost at right angles: q·k spreads by {std}, and {left} is left of it.',
  'quiz.norms.variance': 'Its variance is 1.',
  'quiz.norms.variance.feedback':
    'Variance 1 needs the divisor {std}, the root of {d}. Divided by {d}, the score has standard deviation {left}.',
  'quiz.norms.grows': 'It still grows with dₖ.',
  'quiz.norms.grows.feedback':
    'The other way round. q·k grows like √dₖ, here to {std}, and dₖ grows faster. At dₖ = {d} the quotient is down to {left}.',
  'quiz.norms.after': 'Typical sizes at dₖ = {d}',
  'quiz.norms.afterKey': 'The product of the lengths, the spread of the score, and what is left of it after ÷ dₖ.',

  'quiz.cross.question':
    '“A classifier’s softmax learns even when it is sure of the wrong class. So softmax does not saturate, and attention needs no divisor.” Take two keys with scores {gap} and 0; the second should win. How strongly does its weight react to its own score?',
  'quiz.cross.tiny': 'Hardly at all, unlike in the classifier.',
  'quiz.cross.tiny.feedback':
    'Its weight p is {second}, and the slope is p(1 − p) = {slope}. A classifier’s loss is −log p. Its slope has size 1 − p = {first}, since the logarithm divides by p. Attention passes the weight on to the values without a logarithm.',
  'quiz.cross.same': 'As strongly as in the classifier: softmax is softmax.',
  'quiz.cross.same.feedback':
    'Softmax is the same, the loss is not. −log p reacts with 1 − p = {first}, since the logarithm divides by p. The weight itself reacts with p(1 − p) = {slope}.',
  'quiz.cross.zero': 'Not at all: the slope is exactly 0.',
  'quiz.cross.zero.feedback':
    'Tiny is not zero. The weight is {second} and its slope p(1 − p) = {slope}. In a classifier, −log p would react with {first}.',
  'quiz.cross.larger': 'Strongly: the more wrong it is, the more it reacts.',
  'quiz.cross.larger.feedback':
    'That holds for −log p, which reacts with 1 − p = {first} here. The weight itself reacts with p(1 − p) = {slope}: the more wrong, the less.',
  'quiz.cross.after': 'How strongly each reacts to the second score',
  'quiz.cross.afterKey': 'Scores {gap} and 0. A classifier’s loss is −log p; attention uses p itself.',
  'quiz.cross.bar.classifier': '−log p',
  'quiz.cross.bar.attention': 'p',

  'quiz.each.question':
    '“Dividing by √dₖ normalises each row of scores.” A row is one query with its keys; entries are N(0, 1), dₖ = {d}. What does ÷ {root} do to a row?',
  'quiz.each.query': 'It is the same number for all rows; how far a row spreads depends on its query.',
  'quiz.each.query.feedback':
    'A row’s scores spread as far as its query is long: {lengths} in three rows of this sheet, each divided by {root}. The standard deviation is 1 over many rows, not in each.',
  'quiz.each.exactly': 'Every row gets mean 0 and variance 1, as after layer norm.',
  'quiz.each.exactly.feedback':
    'Layer norm measures each row; √dₖ measures nothing. In three rows of this sheet the queries have lengths {lengths}, and all are divided by {root}. Variance 1 holds over many rows.',
  'quiz.each.within': 'Every score ends up between −1 and 1.',
  'quiz.each.within.feedback':
    'A divisor sets the spread and bounds nothing: {above} of the scaled scores lie even above 3.',
  'quiz.each.sums': 'The scores of a row sum to 1.',
  'quiz.each.sums.feedback':
    'The weights do, after softmax. The scores are only divided by {root}, whatever they sum to.',
  'quiz.each.after': 'Three rows at dₖ = {d}: spread of the scores, and what divides them',
  'quiz.each.afterKey': 'Given its query, a row’s scores have the query’s length as their standard deviation.',
  'quiz.each.bar': 'row {row}',
  'quiz.each.bar.divisor': '√dₖ',

  'quiz.hyper.question':
    '“In a model with dₖ = {small} the divisor is always {root}. So it is just a constant that somebody tuned.” You build the next model with dₖ = {large} and keep {root}. What does its attention look like at initialisation? Entries are N(0, 1), {keys} keys.',
  'quiz.hyper.sharper': 'Sharper, as at half the temperature.',
  'quiz.hyper.sharper.feedback':
    'Longer vectors spread the scores twice as far, and the constant does not follow. The mean peak weight goes from {before} to {constant}. With √{large} = {other} it hardly changes ({followed}): that is what √dₖ says between models.',
  'quiz.hyper.same': 'The same: the divisor is {root} in both.',
  'quiz.hyper.same.feedback':
    'The divisor is the same, what it divides is not. At dₖ = {large} the scores spread twice as far, and the mean peak weight goes from {before} to {constant}.',
  'quiz.hyper.flatter': 'Flatter, as at twice the temperature.',
  'quiz.hyper.flatter.feedback':
    'It would be with a divisor that is too large. Here {other} would be right and {root} is too small, as at half the temperature: the mean peak weight goes from {before} to {constant}.',
  'quiz.hyper.learned': 'No different: W_Q and W_K adjust to any constant.',
  'quiz.hyper.learned.feedback':
    'Training may get there in time. At initialisation nothing has adjusted, and the mean peak weight is {constant} where it was {before}.',
  'quiz.hyper.after': 'Mean peak weight, {keys} keys',
  'quiz.hyper.afterKey': 'Each over {rows} fresh rows: by chance such means differ by some hundredths.',
} as const;

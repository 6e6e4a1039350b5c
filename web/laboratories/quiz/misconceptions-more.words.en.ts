// <dk-quiz>: misconceptions on softmax, gradients and beginnings.

export const quizMisconceptionsMore = {
  'quiz.bounds.question':
    '“Dividing by √dₖ keeps the scores within bounds.” At dₖ = {d}, entries N(0, 1): how often is a scaled score larger than 3?',
  'quiz.bounds.never': 'Never.',
  'quiz.bounds.never.feedback':
    'A divisor sets the spread, and no bound: the scaled score has standard deviation 1, and {three} of them lie above 3. A bound would be |q||k|/√dₖ, which is far out.',
  'quiz.bounds.three.feedback':
    '{three}: rare, and not never. A long row has such a score often enough. The divisor sets the standard deviation to 1 and bounds nothing.',
  'quiz.bounds.two.feedback': '{two} is how often it exceeds 2. Above 3 it is {three}, and still not never.',
  'quiz.bounds.one.feedback': '{one} is how often it exceeds 1, one standard deviation. Above 3 it is {three}.',
  'quiz.bounds.after': 'How often a scaled score is larger, dₖ = {d}',
  'quiz.bounds.afterKey': 'From the exact distribution of q·k.',
  'quiz.bounds.bar': 'above {threshold}',

  'quiz.half.question':
    '“√dₖ is there so that gradients do not vanish.” Whose? Take {keys} random keys at dₖ = {d} and no divisor. One of them is the key that should win, chosen in advance. Which gradient is tiny in the typical row?',
  'quiz.half.none': 'None: softmax always passes gradients on.',
  'quiz.half.target': 'The one that comes from the key that should win',
  'quiz.half.target.feedback':
    'Its pull on the query is {none} without a divisor and {sqrt} with √dₖ: other keys hold the weight. But with dₖ it falls too, to {linear}, since the scores hardly react to the query. The whole gradient of the query is not small: {wholeNone} without a divisor, {wholeSqrt} with √dₖ.',
  'quiz.half.none.feedback':
    'One does become tiny: the gradient that comes from the key that should win. Its pull on the query is {none} without a divisor, {sqrt} with √dₖ and {linear} with dₖ.',
  'quiz.half.whole': 'The whole gradient of the query',
  'quiz.half.whole.feedback':
    'With random gradients in the weights, its typical length is {wholeNone} without a divisor and {wholeSqrt} with √dₖ: it is larger, not smaller. It goes to the few keys that already won. What is tiny is the pull of the key that should win: {none}, with √dₖ {sqrt}.',
  'quiz.half.values': 'The gradient of the values',
  'quiz.half.values.feedback':
    'The values get what their weights let through, and the weights sum to 1. What is tiny is the pull of the key that should win: {none} without a divisor, {sqrt} with √dₖ.',
  'quiz.half.after': 'The pull of the key that should win, dₖ = {d}, {keys} keys',
  'quiz.half.afterKey': 'How far its weight moves when the query is nudged: number of keys × median of {rows} rows.',

  'quiz.path.question':
    'dₖ = {d}, {keys} keys, no divisor. In the typical row one key has nearly all the weight. Which matrices does such a row still teach?',
  'quiz.path.values': 'W_V, and hardly W_Q and W_K.',
  'quiz.path.values.feedback':
    'For a gradient of length 1 in the output, the values get one of length {value}: the key with the weight gets the gradient. The scores get {score}, for gradients of standard size in the weights. With many keys W_Q does learn from such rows, but for the keys that already won.',
  'quiz.path.nothing': 'None: learning stops.',
  'quiz.path.nothing.feedback':
    'In this row the scores get {score}, next to nothing. But the values get {value} of what comes in. It is W_Q and W_K that do not learn from this row.',
  'quiz.path.scores': 'W_Q and W_K, and hardly W_V.',
  'quiz.path.scores.feedback':
    'The other way round. A saturated row passes {score} to the scores, hence to W_Q and W_K, and {value} to the values.',
  'quiz.path.all': 'All three, as before.',
  'quiz.path.all.feedback':
    'W_V does learn, with {value} of what comes in. To the scores the typical row passes {score}, next to nothing; rows where two keys tie are the exception.',
  'quiz.path.after': 'Length of the gradient in the typical row',
  'quiz.path.afterKey': 'Median of {rows} rows.',
  'quiz.path.bar.values': 'in the values',
  'quiz.path.bar.scores': 'in the scores',

  'quiz.tau.question':
    'Entries of q and k are N(0, 1), {keys} keys, and scores are divided by τ√dₖ, which is 8 at first. Two ways to make it 16: dₖ from 64 to 256, or τ from 1 to 2. Which makes attention flatter on average?',
  'quiz.tau.tau': 'τ from 1 to 2 only',
  'quiz.tau.tau.feedback':
    'The mean peak weight goes from {before} to {tau}. With dₖ = 256 it is {dimension}: longer vectors bring twice the spread with them, and √dₖ takes just that out.',
  'quiz.tau.dimension': 'dₖ from 64 to 256 only',
  'quiz.tau.dimension.feedback':
    'With dₖ the scores grow as well, and √dₖ takes just that out: the mean peak weight is {before} before and {dimension} after. It is τ = 2 that flattens, to {tau}.',
  'quiz.tau.both': 'Both: 16 is 16.',
  'quiz.tau.both.feedback':
    'The divisor is the same, what is divided is not. At dₖ = 256 the scores spread twice as far and the peak hardly changes: {dimension}, before {before}. τ = 2 leaves {tau}.',
  'quiz.tau.neither': 'Neither',
  'quiz.tau.neither.feedback':
    'dₖ does not, right: {before} and {dimension}. But τ divides scores that have not grown, and the mean peak weight falls to {tau}.',
  'quiz.tau.after': 'Mean peak weight, scores ÷ τ√dₖ',
  'quiz.tau.afterKey': 'Each over {rows} fresh rows of {keys} keys: by chance such means differ by some hundredths.',

  'quiz.fixed.question':
    'A row of raw scores is {scores}, and stays so. It is divided by √dₖ, first with dₖ = 1, then with larger and larger dₖ. What does softmax make of it?',
  'quiz.fixed.flatter': 'Flatter and flatter weights',
  'quiz.fixed.flatter.feedback':
    'Fixed scores over a growing divisor: the peak weight falls from {first} to {last}. “Larger dₖ is sharper” holds for scores that grow with dₖ and are not divided; a demonstration with fixed scores shows the opposite.',
  'quiz.fixed.sharper': 'Sharper and sharper weights',
  'quiz.fixed.sharper.feedback':
    'Larger dₖ makes attention sharper since q·k grows with it, if nothing divides it. Here the scores are held fixed, and the peak weight falls from {first} to {last} at dₖ = {most}.',
  'quiz.fixed.same': 'The same weights: that is what √dₖ is for.',
  'quiz.fixed.same.feedback':
    'They would be if the scores grew like √dₖ, as those of random vectors do. These do not grow, and the peak weight falls from {first} to {last}.',
  'quiz.fixed.afterKey': 'The same raw scores divided by √dₖ.',

  'quiz.grows.question':
    'Entries of q and k are independent N(0, 1). “The dot product grows with dₖ.” What exactly grows?',
  'quiz.grows.spread': 'Its spread, like √dₖ',
  'quiz.grows.spread.feedback':
    'At dₖ = {d} the mean is {mean}, the standard deviation {std} and the mean of |q·k| {size}. Either sign is as likely.',
  'quiz.grows.mean': 'Its mean',
  'quiz.grows.mean.feedback':
    'The mean is {mean} at every dₖ, since either sign is as likely. What grows is the spread: {std} at dₖ = {d}. A growing mean takes queries and keys that are correlated.',
  'quiz.grows.linear': 'Its spread, like dₖ',
  'quiz.grows.linear.feedback':
    'That is the variance, {d}. The standard deviation is its root: {std} at dₖ = {d}. The mean of |q·k| goes like the root too: {size}.',
  'quiz.grows.nothing': 'Nothing: positive and negative products cancel.',
  'quiz.grows.nothing.feedback':
    'On average they do: {mean}. In one score they cancel only in part, and the mean of |q·k| is {size} at dₖ = {d}.',
  'quiz.grows.after': 'q·k at dₖ = {d}',
  'quiz.grows.afterKey': 'From its exact distribution.',
  'quiz.grows.bar.mean': 'mean',
  'quiz.grows.bar.size': 'mean of |q·k|',
  'quiz.grows.bar.std': 'standard deviation',

  'quiz.shift.question': 'A row of scores is {scores}. Now 100 is added to each of them. What happens to the weights?',
  'quiz.shift.none': 'Nothing.',
  'quiz.shift.none.feedback':
    'The strongest key had {before} and has {after}. Softmax sees differences only, so the size of scores says nothing: their spread does.',
  'quiz.shift.spike': 'Softmax saturates, since scores are large.',
  'quiz.shift.spike.feedback':
    'Large scores saturate nothing, large differences do. These have not changed, and neither has the peak weight: {before} and {after}.',
  'quiz.shift.flatter': 'They even out: next to 100 the differences are small.',
  'quiz.shift.flatter.feedback':
    'Ratios of weights come from differences of scores, e to the difference, and not from their ratios. The peak weight stays: {before} and {after}.',
  'quiz.shift.overflow': 'They overflow: e to the 100 is too large.',
  'quiz.shift.overflow.feedback':
    'Written naively in float32 they would, from {limit} on. That is why the largest score is subtracted first, which changes no weight: {before} and {after}. It is no reason for √dₖ either.',
  'quiz.shift.afterKey': 'Before and after.',

  'quiz.initial.question':
    '“Layer norm and Xavier give queries of variance 1.” Inputs have mean square 1 and d_model = {model}; each head has a W_Q of its own, {model} × {d}, drawn by Xavier for that shape. What is the variance of an entry of q?',
  'quiz.initial.head.feedback':
    'Xavier’s variance of a weight is 2/(in + out), and {model} · 2/({model} + {d}) is {head}. Scores then have standard deviation {scaled} after ÷ √dₖ: variance 1 is a goal that depends on how the matrix is cut.',
  'quiz.initial.fused.feedback':
    '{fused} comes of one square matrix for all heads, where in and out are equal. Told {model} × {d}, Xavier draws larger weights, and the variance is {head}.',
  'quiz.initial.packed.feedback':
    '{packed} comes of W_Q, W_K and W_V packed into one matrix, three times as many outputs as inputs. Here there are fewer outputs than inputs, and the variance is {head}.',
  'quiz.initial.linear.feedback':
    '{linear} is the default of a linear layer in one library, which is no Xavier. Xavier with {model} × {d} gives {head}.',
  'quiz.initial.after': 'Variance of an entry of q',
  'quiz.initial.afterKey': 'Four initialisations, model width 512, 8 heads.',
  'quiz.initial.bar.fused': 'Xavier, one matrix',
  'quiz.initial.bar.head': 'Xavier, each head',
  'quiz.initial.bar.packed': 'Xavier, packed',
  'quiz.initial.bar.linear': 'linear default',
} as const;

// <dk-quiz>: the five exercises.

export const quizExercises = {
  'quiz.drag': 'Drag the line, or use the slider.',
  'quiz.within': 'Right within {tolerance}.',
  'quiz.row.label': 'x',
  'quiz.row.x': 'x = {x}',
  'quiz.row.mark': 'x = {x}\n{name} {value}',

  'quiz.std.question':
    'q and k have dₖ independent entries, each with mean 0 and variance 1. At dₖ = 64 the score q·k has standard deviation {known}. What is it at dₖ = {d}?',
  'quiz.std.label': 'Standard deviation of q·k',
  'quiz.std.title': 'The distribution of q·k',
  'quiz.std.key': 'At dₖ = 64 it looks like this.',
  'quiz.std.after': 'At dₖ = {d} its standard deviation is {std}.',
  'quiz.std.picture': 'The exact density of q·k for normal entries.',
  'quiz.std.axis': 'q·k',
  'quiz.std.line': 'dₖ = {d}',
  'quiz.std.mark': '{name}\nat {x}: density {density}',
  'quiz.std.right': '{d} products, each of variance 1, make a variance of {d}; its root is {std}.',
  'quiz.std.variance': '{d} is the variance of q·k. The standard deviation is its root, {std}.',
  'quiz.std.scaled':
    '1 is what is left after dividing by √dₖ. The raw score at dₖ = {d} still spreads by {std}: that is what gets divided out.',
  'quiz.std.inverse': '{inverse} is 1/√dₖ, the factor that does the dividing. The spread that it takes out is {std}.',
  'quiz.std.logarithm':
    '{logarithm} is ln {d}. Variances of independent products add up, so the spread is a root: {std}, and no logarithm.',
  'quiz.std.known': 'That is the spread at dₖ = 64. With {d} products it is {std}.',
  'quiz.std.below':
    'Too small. The variance is {d}, one for each product, and the root of {d} is {std}. A smaller figure means that something has divided.',
  'quiz.std.above':
    'Too large. Chance makes the {d} products cancel in part: their sum spreads by {std}, and not by {d}.',

  'quiz.saturation.question':
    'A row of scores (x, 0, 0, 0). Call softmax saturated once the first weight has reached {asked}. At which x does that happen?',
  'quiz.saturation.title': 'softmax of (x, 0, 0, 0)',
  'quiz.saturation.picture': 'The first weight of softmax of x and three zeros, for x from 0 to 10.',
  'quiz.saturation.line': 'first weight',
  'quiz.saturation.right':
    'At x = {x} the first weight is {weight}. Exactly {asked} is reached where eˣ is {argument} against three times 1: ln {argument} = {value}.',
  'quiz.saturation.below':
    'At x = {x} the first weight is {weight}, short of {asked}. It takes odds of {argument} to each of the others, so x = ln {argument} = {value}.',
  'quiz.saturation.above':
    'At x = {x} the first weight is {weight}, past {asked} already. That was reached at x = ln {argument} = {value}.',
  'quiz.saturation.after': 'Three ways to say “saturated”',
  'quiz.saturation.afterKey':
    'Where the first weight reaches each share: each further nine takes x about ln 10 further.',

  'quiz.steepest.question':
    'The same row (x, 0, 0, 0). At which x does the first weight rise most steeply, so that a small change of x moves it most?',
  'quiz.steepest.line': 'slope',
  'quiz.steepest.right':
    'At x = {x} the weight is {weight} and its slope {slope}. The slope is p(1 − p), largest at p = ½, which is x = ln 3 = {value}.',
  'quiz.steepest.below':
    'At x = {x} the weight is {weight}, and its slope p(1 − p) is {slope}. It still gets steeper, up to {most} at x = ln 3 = {value}.',
  'quiz.steepest.above':
    'At x = {x} the weight is {weight}, and its slope p(1 − p) is {slope}. It was steepest before, with {most} at x = ln 3 = {value}.',
  'quiz.steepest.after': 'How steep the first weight is',
  'quiz.steepest.afterKey': 'Largest where the weight is a half; nearly nothing once it is saturated.',

  'quiz.training.question':
    'One layer of attention learns a task of recall by SGD with learning rate {rate} at dₖ = {d}. It does so without a divisor, with ÷ √dₖ, and with ÷ dₖ, from the same initial weights and on the same batches. What do {steps} steps come to?',
  'quiz.training.root': '÷ √dₖ has learned the task, and both others are far behind.',
  'quiz.training.root.feedback':
    'Accuracy after {steps} steps, median of {runs} runs: {sqrt} with ÷ √dₖ, {none} without a divisor, {linear} with ÷ dₖ. So it is in this set-up; “Training with and without” lets you change it.',
  'quiz.training.frozen':
    'Without a divisor the gradient is the smallest from the start, and nothing is learned at all.',
  'quiz.training.frozen.feedback':
    'The gradient of W_Q at step 0 was {noneGradient} without a divisor, {sqrtGradient} with ÷ √dₖ, {linearGradient} with ÷ dₖ: it was the largest. But most of it goes to the few keys that already won, not to the key that should win. And {none} after {steps} steps is slow, but not nothing.',
  'quiz.training.linear': '÷ dₖ has learned it best, since softmax is furthest from saturation.',
  'quiz.training.linear.feedback':
    'Far from saturation, with ÷ dₖ, all keys look alike and scores hardly react to the query. The gradient of W_Q at step 0 was {linearGradient}, where ÷ √dₖ had {sqrtGradient}. After {steps} steps {linear} against {sqrt}.',
  'quiz.training.alike': 'All three have learned it alike, since training makes up for a factor.',
  'quiz.training.alike.feedback':
    'Weights that make up for a factor do exist. With one learning rate {steps} steps did not find them: {none} without a divisor, {sqrt} with ÷ √dₖ, {linear} with ÷ dₖ.',
  'quiz.training.after': 'Accuracy after {steps} steps',
  'quiz.training.afterKey': 'Median of {runs} runs, trained just now.',
  'quiz.training.measuring': '{runs} runs of each are under way.',

  'quiz.sweep.question':
    'One query and {keys} keys were drawn at dₖ = {d}; their scores are divided by τ√dₖ. Find the temperature τ at which the strongest key gets a weight of {asked}.',
  'quiz.sweep.label': 'τ',
  'quiz.sweep.title': 'Peak weight against temperature',
  'quiz.sweep.picture': 'The largest weight of one row against the temperature, from a sixteenth to sixteen.',
  'quiz.sweep.axis': 'τ, on a log axis; τ = 1 is ÷ √dₖ alone',
  'quiz.sweep.line': 'peak weight',
  'quiz.sweep.mark': 'τ = {tau}\npeak weight {peak}',
  'quiz.sweep.within': 'Right if the weight there lies within {tolerance}.',
  'quiz.sweep.right': 'At τ = {tau} the strongest key has {peak}; asked was {asked}.',
  'quiz.sweep.below':
    'At τ = {tau} it is too sharp: the strongest key has {peak}. A higher temperature flattens, and τ = {value} gives {asked}.',
  'quiz.sweep.above':
    'At τ = {tau} it is too flat: the strongest key has {peak} only. A lower temperature sharpens, and τ = {value} gives {asked}.',
  'quiz.sweep.after': 'Peak weight at half, at once and at twice √dₖ',
  'quiz.sweep.afterKey': 'The same row under the three temperatures of the exercise.',
  'quiz.sweep.bar': '÷ {tau} √dₖ',

  'quiz.odds.question':
    'Two keys. At τ = 1 the first has {one} times the weight of the second. How many times as much has it at τ = ½?',
  'quiz.odds.label': 'Times the weight of the second',
  'quiz.odds.right':
    'Half the temperature doubles the difference of the scores, and that squares the odds: {one}² = {half}.',
  'quiz.odds.doubled':
    '{doubled} is twice the odds. What doubles is the difference of the scores; it stands in an exponent, so {one} becomes {one}² = {half}.',
  'quiz.odds.same': 'Dividing scores by less does change their odds: {one} becomes {half}.',
  'quiz.odds.root': '{two} is the root of {one}: that is what τ = 2 does. Colder is sharper: {half} at τ = ½.',
  'quiz.odds.below': 'Too few. Half the temperature squares the odds, and {one}² is {half}.',
  'quiz.odds.above': 'Too many. Half the temperature squares the odds and does no more: {one}² is {half}.',
  'quiz.odds.after': 'Odds of the first key against the second',
  'quiz.odds.afterKey': 'Each halving of τ squares them.',
  'quiz.odds.bar': 'τ = {tau}',
  'quiz.odds.toOne': '{odds} to 1',

  'quiz.uniform.question':
    '{keys} keys with equal scores. Raise the first score by a very small ε: its weight rises by how many times ε? (That is ∂p₁/∂s₁.)',
  'quiz.uniform.label': '∂p₁/∂s₁',
  'quiz.uniform.right': 'p(1 − p) with p = {share} is {own}.',
  'quiz.uniform.weight':
    '{share} is the weight itself. Raising a score also raises the sum that all are divided by, which leaves p(1 − p) = {own}.',
  'quiz.uniform.nothing':
    'Equal weights are not stuck. With {keys} keys the slope is p(1 − p) = {own}; it is near 0 where one key has nearly everything.',
  'quiz.uniform.other':
    '{other} is what each other key loses: −p·p. The first key gains what all others lose together, {own}.',
  'quiz.uniform.one': 'Softmax hands on only part of it: p(1 − p), which is {own} at p = {share}.',
  'quiz.uniform.below': 'Too small. p(1 − p) at p = {share} is {own}.',
  'quiz.uniform.above': 'Too large. No slope of softmax exceeds ¼; p(1 − p) at p = {share} is {own}.',
  'quiz.uniform.after': '∂p₁/∂s₁, as the first key pulls ahead',
  'quiz.uniform.afterKey': 'Uniform against peaked: the same entry of the Jacobian.',
  'quiz.uniform.equal': 'all equal',
  'quiz.uniform.ahead': 'first ahead by {by}',

  'quiz.peaked.question':
    'The trace of the Jacobian, tr J = 1 − Σp², says how strongly weights react to their scores. For (x, 0, 0, 0) it is {even} at x = 0. At which x has it fallen to {asked}?',
  'quiz.peaked.title': 'Trace of the Jacobian of softmax of (x, 0, 0, 0)',
  'quiz.peaked.picture': 'The trace of the Jacobian of softmax of x and three zeros, for x from 0 to 10.',
  'quiz.peaked.line': 'tr J',
  'quiz.peaked.within': 'Right if the trace there lies within {tolerance}.',
  'quiz.peaked.right': 'At x = {x} the trace is {trace}. A row this peaked hardly reacts to its scores any more.',
  'quiz.peaked.below': 'At x = {x} the trace is still {trace}. It takes x = {value} until it is {asked}.',
  'quiz.peaked.above': 'At x = {x} the trace is {trace}, less than {asked} already. It was {asked} at x = {value}.',
  'quiz.peaked.after': 'tr J from uniform to peaked',
  'quiz.peaked.afterKey': 'Three steps further the trace is a small fraction of what it was.',
} as const;

// <dk-training>.
import { addMessages } from '../../i18n/say.ts';

export const training = {
  'parameter.trainValues': 'Value matrix learns',
  'parameter.smallStart': 'Small start',
  'parameter.part': 'Gradient of',
  'training.label': 'Training with and without a divisor',

  'training.question':
    'One layer, one head. Queries and keys start with the same random weights under each rule, see the same batches, and learn by {optimizer} with learning rate {rate} at dₖ = {d}. In which order will the rules stand?',
  'training.question.accuracy': 'Accuracy after {steps}',
  'training.question.gradient': 'Size of the gradient of the query matrix at step 0',
  'training.result': 'accuracy {accuracy}; gradient of the query matrix at step 0: {gradient}',
  'training.lost': 'diverged',
  'training.why.surprise':
    'Without a divisor the gradient as a whole is the largest, not the smallest. But most of it goes to the few keys that already won. In the typical row nearly all weight is on one random key, so next to nothing comes from the key that should have won. (Softmax’s sensitivity tr J is {none} in that row; with ÷ √dₖ it is {sqrt}.)',
  'training.why':
    'That is what these runs gave. At step 0 softmax’s sensitivity tr J was {none} in the typical row without a divisor, and {sqrt} with ÷ √dₖ.',

  'training.more': 'Optimiser, sizes, seeds',
  'training.morePictures': 'More pictures: accuracy, gradients, sensitivity and entropy',
  'training.moreTask': 'More pictures: the task, and attention before and after',
  'training.keysHint': 'of an example',
  'training.runsHint': 'runs of each rule',
  'training.stepsHint': '64 fresh examples each',
  'training.modelWidthHint': 'entries of each of 32 symbols',
  'training.gainHint': 'of the cosine',
  'training.seedHint': 'each run takes the next',
  'training.trainValuesLabel': 'The value matrix learns too',
  'training.smallStartLabel': 'The query and key matrices start smaller, each by dₖ to the power ¼',
  'training.undefined': 'Not trained, since it is not defined at dₖ = {d}: {rules}.',
  'training.example':
    'The task: each key carries a class. Asked for {key}, the model is to answer with the class that {key} carries.',
  'training.waiting': 'Nothing has been trained yet. What attention looks like before the first step:',

  'training.step': 'One step',
  'training.begin': 'Back to step 0',
  'training.ruleCount': '{rules} rules',
  'training.ruleCount.one': '{rules} rule',
  'training.seedCount': '{seeds} seeds',
  'training.seedCount.one': '{seeds} seed',
  'training.stepCount': '{steps} steps',
  'training.stepCount.one': 'one step',
  'training.at': '{rules} × {seeds}, step {step} of {steps}',
  'training.left': '{rules} × {seeds}, step {step} of {steps}, about {seconds} s left',
  'training.done': 'Trained: {rules} × {seeds}, {steps} each.',

  'training.axis.step': 'step',
  'training.accuracy.title': 'Accuracy',
  'training.accuracy.key': 'On 1,024 new examples. Line: median of the runs; band: all runs; dashes: 90%.',
  'training.accuracy.picture': 'Accuracy of each rule against the step of training.',
  'training.gradient.title': 'Gradient of the {part}',
  'training.gradient.key': 'Norm over all weights, on a log axis. Smaller than 0.0001 leaves the picture.',
  'training.gradient.picture': 'Norm of the gradient of the {part} for each rule against the step of training.',
  'training.partLabel': 'Gradient of',
  'training.part.query': 'query matrix',
  'training.part.key': 'key matrix',
  'training.part.value': 'value matrix',
  'training.loss.title': 'Loss',
  'training.loss.key': 'Cross-entropy of each batch, in nats. Line: median of the runs; band: all runs.',
  'training.loss.picture': 'Loss of each rule against the step of training.',
  'training.entropy.title': 'Entropy of the weights',
  'training.entropy.key': 'Mean over the rows of a batch, in nats; at most {most}.',
  'training.entropy.picture': 'Mean entropy of the attention weights for each rule against the step of training.',
  'training.typical.title': 'Sensitivity of softmax',
  'training.typical.key': 'Median of tr J over the rows: how strongly weights react to scores.',
  'training.typical.picture': 'Median trace of the softmax Jacobian for each rule against the step of training.',
  'training.mark': '{name}, step {step}: {value}',
  'training.mark.band': '{name}, step {step}: {value}, over the seeds {low} to {high}',

  'training.maps': 'Attention before and after',
  'training.maps.note':
    'The first seed. In row i the key that is asked for stands at place i: a model that has learned the task shows a diagonal. The larger the square, the larger the weight.',
  'training.map.before': 'before',
  'training.map.after': 'after {steps}',
  'training.map.diverged': 'diverged at step {step}',
  'training.map.picture': 'Attention weights under {name}, {when}.',
  'training.map.mark': 'row {row}, key {key}: {weight}',
  'training.map.right': 'row {row}, key {key}, the one asked for: {weight}',

  'training.live.open': 'The initial weights are drawn, and the same for all rules. Guess, then watch them learn.',
  'training.live.done.one': 'After {steps} of {optimizer} with learning rate {rate} at dₖ = {d}, one run each: {what}.',
  'training.live.done': 'After {steps} of {optimizer} with learning rate {rate} at dₖ = {d}, {runs} runs each: {what}.',
  'training.clause.all': '{rule} reached 90% after {when} steps and ended at {accuracy}',
  'training.clause.some': '{rule} reached 90% in {count} of {runs} runs and ended at {accuracy}',
  'training.clause.none': '{rule} did not reach 90% and ended at {accuracy}',
  'training.clause.diverged': '{rule} diverged in {count} of {runs} runs, at step {when}',
  'training.clause.alsoDiverged': 'diverged in {count} of {runs} runs, at step {when}',
  'training.clause.diverged.one': '{rule} diverged at step {when}',
  'training.never': 'not reached',
  'training.someRuns': '{when}, {count} of {runs} runs',
  'training.atStep': 'at step {step}',

  'training.table.results': 'What happened in these runs, {steps}',
  'training.table.rule': '{rule}: medians of {runs} runs',
  'training.table.rule.one': '{rule}: the one run',
  'training.column.accuracy': 'accuracy at the end',
  'training.column.reached': 'steps to 90%',
  'training.column.diverged': 'diverged',
  'training.column.gradient': 'gradient of the query matrix at step 0',
  'training.column.trace': 'median tr J at step 0',
  'training.figure.accuracy': 'accuracy',
  'training.figure.loss': 'loss',
  'training.figure.entropy': 'entropy',
  'training.figure.peak': 'peak weight',
  'training.figure.scoreStd': 'score std',
  'training.figure.medianTrace': 'median tr J',
  'training.figure.medianRightWeight': 'median weight of the right key',
  'training.figure.queryGradient': 'gradient of the query matrix',
  'training.figure.keyGradient': 'gradient of the key matrix',
  'training.figure.valueGradient': 'gradient of the value matrix',
  'training.figure.gain': 'gain',
} as const;

/** What it answers, for the page of all laboratories. Used at build time only. */
export const asks = {
  'training.asks': 'Does a small model learn without the divisor?',
} as const;

type Own = typeof training;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(training, () => import('./words.de.ts'));

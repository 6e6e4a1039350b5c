// <dk-rate-map>.
import { addMessages } from '../../i18n/say.ts';

export const rateMap = {
  'parameter.rates': 'Learning rates',
  'rate-map.label': 'Rules and learning rates',
  'rate-map.question':
    'A single learning rate can favour any rule. So each rule is trained with {rates} rates, by {optimizer} at dₖ = {d}, for {steps} steps. Which rule will none of them bring to 90% accuracy?',
  'rate-map.question.none': 'no scaling',
  'rate-map.question.linear': '÷ dₖ',
  'rate-map.question.both': 'neither of the two',
  'rate-map.question.neither': 'each has a rate that does',
  'rate-map.why.none':
    '÷ dₖ starts with nearly uniform attention and small gradients, and a larger rate makes up for small gradients. Without a divisor softmax starts out sure of one key, mostly a wrong one. In the typical row next to nothing comes from the key that should have won, and in wide heads none of these rates makes up for that. You can learn from uniform attention, not from misplaced confidence.',
  'rate-map.why':
    'That is what these runs gave. How much a missing divisor costs depends on the head: up to dₖ of about 24 a well-chosen rate does without it in 200 steps of this set-up.',

  'rate-map.more': 'Rates, seeds, steps',
  'rate-map.rates.decades': 'whole decades',
  'rate-map.rates.halves': 'half decades',
  'rate-map.runsHint': 'runs of each cell',
  'rate-map.stepsHint': '64 fresh examples each',
  'rate-map.gainHint': 'of the cosine',
  'rate-map.seedHint': 'each run takes the next',
  'rate-map.waiting': 'Nothing has been trained yet.',

  'rate-map.title': 'Accuracy at the end',
  'rate-map.key': 'Median of the seeds, on 1,024 examples never trained on. A cross: every run diverged.',
  'rate-map.allKey': 'every run reached 90%',
  'rate-map.picture': 'Accuracy at the end of training, a row for each rule, a column for each learning rate.',
  'rate-map.axis.rate': 'learning rate η',
  'rate-map.mark': '{name}, rate {rate}: {found}',
  'rate-map.accuracy': 'accuracy {accuracy}',
  'rate-map.never': '90% not reached',
  'rate-map.reached': '90% reached in {count} of {runs} runs',
  'rate-map.steps': '90% after {median} steps in {count} of {runs} runs',
  'rate-map.steps.one': '90% after {median} steps',
  'rate-map.stepsBand': '90% after {median} steps ({least} to {most})',
  'rate-map.diverged': '{count} of {runs} runs diverged at step {step}',
  'rate-map.diverged.one': 'diverged at step {step}',

  'rate-map.live':
    'In this set-up, at dₖ = {d}, with {optimizer} and {steps} steps, {runs} runs for each cell: {what}.',
  'rate-map.live.one':
    'In this set-up, at dₖ = {d}, with {optimizer} and {steps} steps, one run for each cell: {what}.',
  'rate-map.helped': 'some rate brings every run to 90% under {rules}',
  'rate-map.notHelped': 'none of these rates does so under {rules}',
  'rate-map.helps': '{name} ({rates})',
  'rate-map.rest': '{name} (at best {accuracy}, at rate {rate})',
  'rate-map.rest.atTimes': '{name} (at best {accuracy} in the median, at rate {rate}, though single runs got there)',
  'rate-map.rest.diverged': '{name} (every run diverged)',
  'rate-map.note':
    'Said of these rates, this task and this many steps. No scaling goes on learning, slowly. The wider the head, the larger the rates that ÷ dₖ⁵ needs: at dₖ = 64 about 10⁸ with SGD and 10 to 100 with Adam. This map does not hold those.',

  'rate-map.table': 'What became of each rule with each rate, {steps} steps',
} as const;

/** What it answers, for the page of all laboratories. Used at build time only. */
export const asks = {
  'rate-map.asks': 'Can another learning rate replace the divisor?',
} as const;

type Own = typeof rateMap;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(rateMap, () => import('./words.de.ts'));

// <dk-width-sweep>.
import { addMessages } from '../../i18n/say.ts';

export const widthSweep = {
  'width-sweep.label': 'Steps to 90% accuracy over the head dimension',
  'width-sweep.question':
    'Models with heads from {least} to {most} learn the same task by {optimizer}, all with the learning rate {rate}. Under which rule do they need about as many steps to 90% accuracy at every dₖ?',
  'width-sweep.question.nobody': 'under none of these',
  'width-sweep.result': '{name}: its slowest dₖ took {ratio} times the steps of its fastest',
  'width-sweep.result.nobody': 'no rule reached 90% at every dₖ in these runs',
  'width-sweep.why.sgd':
    'From random weights, a step of SGD moves a score in proportion to η · d_model · dₖ / c². With c = √dₖ that stays the same as heads grow, and so do the first scores. With c = dₖ steps fade like 1/dₖ. Without a divisor scores begin with a spread of √dₖ, and most rows are certain of a wrong key before they have learned anything.',
  'width-sweep.why.adam':
    'Adam divides the size of the gradient away: from random weights, a step moves a score in proportion to η · d_model · dₖ / c. With c = dₖ that stays the same as heads grow; with c = √dₖ it grows like √dₖ, and wider heads need fewer steps. Without a divisor the start is as certain of wrong keys as with SGD.',

  'width-sweep.more': 'Head dimensions, seeds, steps',
  'width-sweep.dimensionsHint': 'up to 8, from 2 to 1024',
  'width-sweep.runsHint': 'runs of each point',
  'width-sweep.stepsHint': 'then a run is given up',
  'width-sweep.gainHint': 'of the cosine',
  'width-sweep.seedHint': 'each run takes the next',
  'width-sweep.waiting': 'Nothing has been trained yet.',

  'width-sweep.title': 'Steps to 90% accuracy',
  'width-sweep.key':
    'Median of the seeds, with the least and the greatest. On the shelf: rules under which half of the runs or more had not got there after {steps} steps, with the accuracy of those.',
  'width-sweep.picture': 'Steps to 90% accuracy against the head dimension, one line for each rule.',
  'width-sweep.axis.steps': 'steps',
  'width-sweep.shelf': 'not after {steps} steps: accuracy',
  'width-sweep.mark': '{name} at dₖ = {d}: {found}',
  'width-sweep.mark.open': 'dₖ = {d}: not trained yet',
  'width-sweep.steps': '{steps} steps, {count} of {runs} runs',
  'width-sweep.steps.one': '{steps} steps',
  'width-sweep.stepsBand': '{steps} steps ({least} to {most}), {count} of {runs} runs',
  'width-sweep.open': 'never',
  'width-sweep.short': '{count} of {runs} runs reached 90%',
  'width-sweep.short.one': '90% not reached',
  'width-sweep.shortAccuracy': 'otherwise accuracy {accuracy}',
  'width-sweep.shortAccuracy.one': 'accuracy {accuracy}',
  'width-sweep.undefined': 'not defined',

  'width-sweep.live':
    '{optimizer}, learning rate {rate}, up to {steps} steps, {runs} runs for each point. Steps to 90%, medians: {what}. {flat}',
  'width-sweep.live.one':
    '{optimizer}, learning rate {rate}, up to {steps} steps, one run for each point. Steps to 90%: {what}. {flat}',
  'width-sweep.live.flat':
    'Flattest in these runs: {name}, whose slowest dₖ took {ratio} times the steps of its fastest.',
  'width-sweep.live.none': 'No rule got there at every dₖ.',
  'width-sweep.clause.all': '{name} {steps} at every dₖ',
  'width-sweep.clause.some': '{name} {steps} at dₖ = {there}, not reached at {short}',
  'width-sweep.clause.never': '{name} nowhere',

  'width-sweep.table': 'Steps to 90% accuracy, at most {steps}',
  'width-sweep.column': 'dₖ = {d}',
} as const;

/** What it answers, for the page of all laboratories. Used at build time only. */
export const asks = {
  'width-sweep.asks': 'Under which rule does every head size learn equally fast?',
} as const;

type Own = typeof widthSweep;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(widthSweep, () => import('./words.de.ts'));

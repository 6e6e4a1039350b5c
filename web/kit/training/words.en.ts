// Trained rules and many training runs: what several laboratories say of them.
import { addMessages } from '../../i18n/say.ts';

export const training = {
  'parameter.optimizer': 'Optimiser',
  'parameter.rate': 'Learning rate η',
  'parameter.steps': 'Steps',
  'runs.at': '{done} of {total} runs have ended',
  'runs.at.one': 'The run has not ended yet',
  'runs.left': '{done} of {total} runs have ended, about {seconds} s left',
  'runs.left.one': 'The run ends in about {seconds} s',
  'runs.done': 'All {total} runs have ended.',
  'runs.done.one': 'The run has ended.',
  'runs.recorded': 'Recorded: all {total} runs were made by this code before the page was.',
  'runs.recorded.one': 'Recorded: the run was made by this code before the page was.',
  'runs.here': 'Run them here',
  'runs.same': 'All {total} runs have ended here, each exactly as recorded.',
  'runs.same.one': 'The run has ended here, exactly as recorded.',
  'runs.diverged': 'diverged at step {step}',
  'training.rule.cosine': 'cosine × g',
  'training.rule.cosine.filled': 'cosine × {value}',
  'training.rule.learned-sqrt': 'g learned from 1/√dₖ',
  'training.rule.learned-none': 'g learned from 1',
  'training.rule.learned-cosine': 'cosine, g learned',
  'training.rule.learned-cosine.filled': 'cosine, g from {value}',
  'training.rule.additive': 'additive',
  'training.rules': 'Side by side',
  'training.optimizer.sgd': 'SGD',
  'training.optimizer.adam': 'Adam',
  'training.dimensionSpoken': 'head dimension {value}',
  'training.rateSpoken': 'learning rate {value}',
  'training.noRule': 'Choose at least one rule.',
  'training.continue': 'Continue',
  'training.pause': 'Pause',
  'training.start': 'Start',
  'training.progress': 'Progress of the training',
  'training.live.waiting': 'The runs wait.',
  'training.live.running': 'The runs are under way.',
  'training.between': '{least} to {most}',
  'training.spread': '{median} ({least} to {greatest})',
  'training.column.rule': 'rule',
} as const;

type Own = typeof training;

declare module '../../i18n/say.ts' {
  interface Messages extends Own {}
}

addMessages(training, () => import('./words.de.ts'));

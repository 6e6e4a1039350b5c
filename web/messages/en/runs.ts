// Many training runs: where they stand.

export const runs = {
  'runs.at': '{done} of {total} runs have ended',
  'runs.left': '{done} of {total} runs have ended, about {seconds} s left',
  'runs.done': 'All {total} runs have ended.',
  'runs.diverged': 'diverged at step {step}',
} as const;

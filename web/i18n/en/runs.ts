// Many training runs: where they stand.

export const runs = {
  'runs.at': '{done} of {total} runs have ended',
  'runs.left': '{done} of {total} runs have ended, about {seconds} s left',
  'runs.done': 'All {total} runs have ended.',
  'runs.recorded': 'Recorded: all {total} runs were made by this code before the page was.',
  'runs.here': 'Run them here',
  'runs.same': 'All {total} runs have ended here, each exactly as recorded.',
  'runs.diverged': 'diverged at step {step}',
} as const;

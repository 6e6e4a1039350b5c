// What all sides train: associative recall as the core draws it, scores divided by √d, plain gradient descent, one start, equal batches.

export const steps = 50;

export const unwrap = ({ value, error }) => {
  if (error) throw new Error(JSON.stringify(error));
  return value;
};

/** The sizes of the default comparison. One held-out example: the other sides look at none. */
const settingsOf = (d) => ({
  seed: '2017',
  rule: { id: 'sqrt', parameter: 0 },
  d,
  modelDimension: 128,
  symbols: 32,
  keys: 16,
  classes: 16,
  batch: 64,
  heldOut: 1,
  optimizer: 'sgd',
  rate: 0.1,
  trainValues: false,
  smallStart: false,
});

/** {settings, start, batches: one for each step}, from the core's training module. */
export function taskOf(module, d) {
  const settings = settingsOf(d);
  return {
    settings,
    start: unwrap(module.trainingStart(settings)),
    batches: Array.from({ length: steps }, (_, step) => unwrap(module.trainingBatch(settings, step))),
  };
}

/** Ours: the losses of all steps. It draws its batches itself and takes all records on the way; the others get theirs made. */
export function ours(module, { settings }) {
  const state = unwrap(module.startTraining(settings));
  const figures = unwrap(module.trainingFigures());
  const column = figures.indexOf('loss');
  return {
    name: 'ours',
    run: () => {
      const { records } = unwrap(module.trainSteps(settings, state, steps, steps, null));
      return Array.from({ length: steps }, (_, step) => records[step * figures.length + column]);
    },
  };
}

/** Two sides that took the same steps differ by the rounding of floats alone. */
export function prove(name, d, losses, right) {
  losses.forEach((loss, step) => {
    if (!(Math.abs(loss - right[step]) < 1e-3)) {
      throw new Error(`wrong answer: ${name}, d = ${d}, step ${step}: ${loss} instead of ${right[step]}`);
    }
  });
  if (!(right[steps - 1] < right[0])) throw new Error(`wrong answer: nothing was learned at d = ${d}`);
}

/** Milliseconds for one step of a contender. */
export function timed({ run }) {
  const begun = performance.now();
  run();
  return (performance.now() - begun) / steps;
}

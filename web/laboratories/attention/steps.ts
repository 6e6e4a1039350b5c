// The steps of the calculation in their order: what each one fills in, and what it starts from. No drawing.

export const steps = ['scores', 'scaled', 'mask', 'softmax', 'output', 'all'] as const;
export type Step = (typeof steps)[number];

/** The matrices that are computed. */
export const computedNames = ['scores', 'scaled', 'weights', 'output'] as const;
export type ComputedName = (typeof computedNames)[number];

export type PartName = ComputedName | 'q' | 'k' | 'v';

/** What is looked at in each step. */
const inView: Readonly<Record<Step, readonly PartName[]>> = {
  scores: ['q', 'k', 'scores'],
  scaled: ['scores', 'scaled'],
  mask: ['scaled'],
  softmax: ['scaled', 'weights'],
  output: ['weights', 'v', 'output'],
  all: ['q', 'k', 'v', 'scores', 'scaled', 'weights', 'output'],
};

/** The step that fills a matrix in. */
const filledBy: Readonly<Record<ComputedName, Step>> = {
  scores: 'scores',
  scaled: 'scaled',
  weights: 'softmax',
  output: 'output',
};

export const isInView = (step: Step, part: PartName): boolean => inView[step].includes(part);

export const isFilled = (step: Step, part: ComputedName): boolean =>
  steps.indexOf(step) >= steps.indexOf(filledBy[part]);

/** The matrix whose cells a step works out; in the last one any. */
export function worksOut(step: Step, picked: ComputedName): ComputedName {
  if (step === 'mask') return 'scaled';
  return computedNames.find((name) => filledBy[name] === step) ?? picked;
}

/** The step before or after; undefined at the ends. */
export function stepBeside(step: Step, by: -1 | 1): Step | undefined {
  return steps[steps.indexOf(step) + by];
}

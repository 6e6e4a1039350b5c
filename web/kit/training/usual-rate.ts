// The learning rates with which experiments begin, each for its optimiser.
export type OptimizerName = 'sgd' | 'adam';

const usual: Readonly<Record<OptimizerName, number>> = { sgd: 0.1, adam: 0.003 };

export function optimizerOf(name: string): OptimizerName {
  return name === 'adam' ? 'adam' : 'sgd';
}

export function usualRate(optimizer: string): number {
  return usual[optimizerOf(optimizer)];
}

/** The rate after a change of optimiser: the usual one of the new where it was the usual one of the old. */
export function rateAfter(rate: number, from: string, to: string): number {
  return rate === usual[optimizerOf(from)] ? usual[optimizerOf(to)] : rate;
}

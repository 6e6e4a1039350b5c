// A stand-in for the compiled training module: a state that any change of order, number or place of steps would show in.
import type { TrainingModule, TrainingSettings } from '../../../web/core/training-client.ts';

export const settings: TrainingSettings = {
  seed: '1',
  rule: { id: 'sqrt', parameter: 0 },
  d: 16,
  modelDimension: 8,
  symbols: 4,
  keys: 2,
  classes: 2,
  batch: 2,
  heldOut: 8,
  optimizer: 'sgd',
  rate: 0.1,
  trainValues: false,
  smallStart: false,
};

export const figures = ['step', 'loss', 'accuracy'] as const;
export const stepsPerSlice = 4;

/** Steps for which a rate of 13 stays finite. */
const finiteSteps = 6;

/**
 * Only the functions of a run. d = 13 is refused, d = 666 makes the module break down, a rate of 13 diverges at step 6; the accuracy
 * after s steps is s %.
 */
export function fakeTraining(): TrainingModule {
  const training: Partial<TrainingModule> = {
    trainingFigures: () => ({ value: [...figures] }),
    stepsPerSlice: () => ({ value: stepsPerSlice }),
    startTraining({ seed, d }) {
      if (d === 13) return { error: { code: 'out-of-range', parameter: 'd', value: '13', range: 'not 13' } };
      return { value: Float64Array.of(0, Number(seed) / 3) };
    },
    trainSteps({ d, rate }, state, steps, _heldOutEvery, until) {
      if (d === 666) throw new Error('unreachable');
      const records: number[] = [];
      let [step = 0, at = 0] = [...Array.from(state)];
      let divergedAt: number | null = null;
      for (let count = 0; count < steps; count += 1) {
        if (rate === 13 && step === finiteSteps) divergedAt = step;
        records.push(step, divergedAt === null ? at : Infinity, step / 100);
        if (divergedAt !== null || (until !== null && step / 100 >= until)) break;
        at = (at * 1.75 + d / (step + 3)) % 1;
        step += 1;
      }
      return { value: { records: Float64Array.from(records), state: Float64Array.of(step, at), step, divergedAt } };
    },
  };
  return training as TrainingModule;
}

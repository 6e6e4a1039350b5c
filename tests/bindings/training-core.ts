// The module of training in Node, started as the page starts it, and one good call of each of its functions.
import { readFile } from 'node:fs/promises';
import {
  type TrainingModule,
  type TrainingSettings,
  instantiateTraining,
  trainingClient,
} from '../../web/core/training-client.ts';

const binary = await readFile(new URL('../../web/core/generated/sqrt-dk-training.wasm', import.meta.url));

/** The bound functions as they are. */
export const boundTraining = await instantiateTraining(await WebAssembly.compile(binary));

/** The same as the page calls them. */
export const training = trainingClient(boundTraining);

/** A task so small that a step takes microseconds. */
export const tiny: TrainingSettings = {
  seed: '2017',
  rule: { id: 'learned-cosine', parameter: 5 },
  d: 4,
  modelDimension: 8,
  symbols: 6,
  keys: 3,
  classes: 2,
  batch: 5,
  heldOut: 20,
  optimizer: 'adam',
  rate: 0.01,
  trainValues: true,
  smallStart: false,
};

/** The task of the headline comparison. */
export const headline: TrainingSettings = {
  seed: '1',
  rule: { id: 'sqrt', parameter: 0 },
  d: 256,
  modelDimension: 128,
  symbols: 32,
  keys: 16,
  classes: 16,
  batch: 64,
  heldOut: 1024,
  optimizer: 'sgd',
  rate: 0.1,
  trainValues: false,
  smallStart: false,
};

const state = training.startTraining(tiny);
const { records } = training.trainSteps(tiny, state, 3, 1, null);

export const goodTraining: { [Name in keyof TrainingModule]: Parameters<TrainingModule[Name]> } = {
  trainingRules: [],
  trainingLimits: [],
  trainingFigures: [],
  startTraining: [tiny],
  trainSteps: [tiny, state, 4, 2, 0.99],
  measureTraining: [tiny, state],
  stepsPerSlice: [tiny],
  trainingMap: [tiny, state],
  trainingBands: [[records, records]],
  stepsToAccuracy: [records, 0.5],
  paceToAccuracy: [[records, records], 0.5],
  unevenness: [[20, 45]],
  trainingStart: [tiny],
  trainingBatch: [tiny, 2],
};

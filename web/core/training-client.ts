// Training runs as they cross the boundary: settings and a state in, records and the next state out; the module keeps nothing between calls. And its
// client, which checks the sizes of arrays on their way out, with an instance that page and workers start when a run is first asked for. The only
// import of its generated glue.
import { instantiate } from './compile.ts';
import createTraining from './generated/sqrt-dk-training.js';
import { promised, unwrap, unwrapped, withSizes } from './refusal.ts';
import type { Answers, Range, RuleChoice } from './types.ts';

/** Everything that a run depends on: equal settings give equal bits. */
export interface TrainingSettings {
  seed: string;
  /** Of trainingRules(), with the gain that it starts from where it takes one. */
  rule: RuleChoice;
  /** Head dimension; hidden units for additive attention. 1 … 1024. */
  d: number;
  /** Components of an embedding, 8 … 512. */
  modelDimension: number;
  /** Symbols there are, 2 … 128; keys of an example are that many different ones, 2 … 64, at most all. */
  symbols: number;
  keys: number;
  /** Values that a key may carry, 2 … 64. */
  classes: number;
  /** Fresh examples per step, 1 … 256. */
  batch: number;
  /** Examples that accuracy is measured on, 1 … 4096: drawn once, never trained on. */
  heldOut: number;
  optimizer: 'sgd' | 'adam';
  /** Learning rate, 1e-6 … 1000. */
  rate: number;
  /** Whether W_V learns too; it starts as the identity. */
  trainValues: boolean;
  /** Whether W_Q and W_K start d^(-1/4) times as large: the divisor √d moved into the initialisation. */
  smallStart: boolean;
}

export interface TrainingRule {
  id: string;
  /** The scaled score in plain text. */
  formula: string;
  /** The gain that a reader may choose, or null. */
  parameter: ({ name: string; initial: number } & Range) | null;
  /** Whether the gain g (the inverse of a temperature) is learned, as its logarithm. */
  learns: boolean;
  reference: string;
}

/** Figures of one step, taken before its update: the names of a record's columns, in order. */
export type TrainingFigure =
  | 'step'
  | 'loss'
  | 'batchAccuracy'
  | 'accuracy'
  | 'entropy'
  | 'peak'
  | 'scoreStd'
  | 'medianTrace'
  | 'medianRightWeight'
  | 'queryGradient'
  | 'keyGradient'
  | 'valueGradient'
  | 'gain';

export interface TrainingSlice {
  /** A record for each step done: rows × columns, as trainingFigures() names them. */
  records: Float64Array;
  /** What to go on from. */
  state: Float64Array;
  /** Steps done in all. */
  step: number;
  /** The step whose loss or weights were no longer finite, or null. A diverged run does no further step. */
  divergedAt: number | null;
}

/** Weights of made examples in which key i is the right one in row i: a trained model's map is its diagonal. */
export interface TrainingMap {
  keys: number;
  /** keys × keys, row-major. */
  weights: Float64Array;
}

/** Over the runs that have come so far at each step. */
export interface TrainingBands {
  /** Rows; row r belongs to the r-th record of the runs. */
  rows: number;
  /** rows × columns each. */
  median: Float64Array;
  least: Float64Array;
  greatest: Float64Array;
  /** Runs that have this row. */
  runs: Float64Array;
}

/** Steps to an accuracy over runs; a run that does not reach it is later than all that do. */
export interface TrainingPace {
  /** Runs that reach it. */
  reached: number;
  /** Null where half of the runs or more do not. */
  median: number | null;
  /** Null where no run does. */
  least: number | null;
  /** Null where a run does not. */
  greatest: number | null;
}

/** What a run starts from, for repeating it elsewhere. */
export interface TrainingStart {
  /** symbols × modelDimension, each row of mean 0 and variance 1. */
  embeddings: Float64Array;
  /** modelDimension × d each. */
  queryMap: Float64Array;
  keyMap: Float64Array;
  /** v of additive attention, d; empty for all other rules. */
  additiveVector: Float64Array;
  gain: number;
}

/** The examples of one step. */
export interface TrainingBatch {
  /** batch × keys: which symbol each key is, and which class it carries. */
  symbols: Float64Array;
  classes: Float64Array;
  /** Of each example: the place of the key that is asked for. Its symbol is the query, its class the answer. */
  asked: Float64Array;
}

export interface TrainingCalls {
  /** The rules that training compares. */
  trainingRules(): TrainingRule[];
  /** The permitted range of each setting, by name. */
  trainingLimits(): Record<string, Range>;
  trainingFigures(): TrainingFigure[];
  /** The state before the first step. */
  startTraining(settings: TrainingSettings): Float64Array;
  /**
   * Does up to so many steps (1 … 2000), fewer where the run diverges or its held-out accuracy reaches `until` (then no update is made).
   * A client does them on this thread: steps that are many belong to the pool.
   *
   * heldOutEvery  accuracy is measured at the multiples of it; records between repeat the last value
   * until         0 … 1, or null: never stop early
   */
  trainSteps(
    settings: TrainingSettings,
    state: ArrayLike<number>,
    steps: number,
    heldOutEvery: number,
    until: number | null,
  ): TrainingSlice;
  /** The figures of a state as it stands, by trainingFigures(), on the batch of its next step; no update. null where it has diverged. */
  measureTraining(settings: TrainingSettings, state: ArrayLike<number>): Float64Array | null;
  /** Steps that take a worker about 10 ms: what a job should hold. */
  stepsPerSlice(settings: TrainingSettings): number;
  trainingMap(settings: TrainingSettings, state: ArrayLike<number>): TrainingMap;
  /** Of records of 1 … 32 runs, each rows × columns; rows may differ. */
  trainingBands(runs: readonly ArrayLike<number>[]): TrainingBands;
  /** The first step whose held-out accuracy is at least so much, or null. */
  stepsToAccuracy(records: ArrayLike<number>, accuracy: number): number | null;
  /** How soon 1 … 32 runs reach an accuracy, from records of each, rows × columns. */
  paceToAccuracy(runs: readonly ArrayLike<number>[], accuracy: number): TrainingPace;
  /** How many times the least of 1 … 32 numbers of steps the greatest is: 1 is even; null where the least is 0. */
  unevenness(steps: ArrayLike<number>): number | null;
  trainingStart(settings: TrainingSettings): TrainingStart;
  trainingBatch(settings: TrainingSettings, step: number): TrainingBatch;
}

export type TrainingModule = Answers<TrainingCalls>;

/** Training as the page calls it: small calls on the main thread, each giving its value or throwing CoreRefusal. */
export interface TrainingClient extends TrainingCalls {
  /** Columns of a record. */
  readonly columns: number;
  /** Which column of a record holds a figure. */
  column(figure: TrainingFigure): number;
}

export function trainingClient(module: TrainingModule): TrainingClient {
  const names = unwrap(module.trainingFigures());
  const columns = names.length;
  return unwrapped<TrainingCalls, Pick<TrainingClient, 'columns' | 'column'>>(module, {
    columns,
    column: (figure) => names.indexOf(figure),
    measureTraining(settings, state) {
      const figures = unwrap(module.measureTraining(settings, state));
      return figures && promised('measureTraining', figures, columns);
    },
    trainingMap(settings, state) {
      const map = unwrap(module.trainingMap(settings, state));
      return withSizes(map, { weights: map.keys * map.keys });
    },
    trainingBands(runs) {
      const bands = unwrap(module.trainingBands(runs));
      const size = bands.rows * columns;
      return withSizes(bands, { median: size, least: size, greatest: size, runs: bands.rows });
    },
    trainingStart(settings) {
      const { symbols, modelDimension, d } = settings;
      const map = modelDimension * d;
      const sizes = { embeddings: symbols * modelDimension, queryMap: map, keyMap: map };
      return withSizes(unwrap(module.trainingStart(settings)), sizes);
    },
    trainingBatch(settings, step) {
      const { batch, keys } = settings;
      const sizes = { symbols: batch * keys, classes: batch * keys, asked: batch };
      return withSizes(unwrap(module.trainingBatch(settings, step)), sizes);
    },
  });
}

/** Rejects CoreUnavailable "not-started". */
export function instantiateTraining(compiled: WebAssembly.Module): Promise<TrainingModule> {
  return instantiate(createTraining, compiled);
}

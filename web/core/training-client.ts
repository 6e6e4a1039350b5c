// Training as the page calls it: small calls on the main thread, each giving its value or throwing CoreRefusal.
import { type Unwrapped, promised, unwrap } from './refusal.ts';
import type {
  TrainingBands,
  TrainingBatch,
  TrainingFigure,
  TrainingMap,
  TrainingModule,
  TrainingPace,
  TrainingRule,
  TrainingSettings,
  TrainingSlice,
  TrainingStart,
} from './training-types.ts';
import type { Range } from './types.ts';

export class TrainingClient implements Unwrapped<TrainingModule> {
  readonly #module: TrainingModule;
  #figures: readonly TrainingFigure[] | undefined;

  constructor(module: TrainingModule) {
    this.#module = module;
  }

  /** The rules that training compares. */
  trainingRules(): TrainingRule[] {
    return unwrap(this.#module.trainingRules());
  }

  /** The permitted range of each setting, by name. */
  trainingLimits(): Record<string, Range> {
    return unwrap(this.#module.trainingLimits());
  }

  trainingFigures(): TrainingFigure[] {
    return unwrap(this.#module.trainingFigures());
  }

  /** Columns of a record. */
  get columns(): number {
    return this.#names.length;
  }

  /** Which column of a record holds a figure. */
  column(figure: TrainingFigure): number {
    return this.#names.indexOf(figure);
  }

  startTraining(settings: TrainingSettings): Float64Array {
    return unwrap(this.#module.startTraining(settings));
  }

  /** On this thread: steps that are many belong to the pool. */
  trainSteps(
    settings: TrainingSettings,
    state: ArrayLike<number>,
    steps: number,
    heldOutEvery: number,
    until: number | null,
  ): TrainingSlice {
    return unwrap(this.#module.trainSteps(settings, state, steps, heldOutEvery, until));
  }

  /** One record of the state as it stands; null where it has diverged. */
  measureTraining(settings: TrainingSettings, state: ArrayLike<number>): Float64Array | null {
    const figures = unwrap(this.#module.measureTraining(settings, state));
    return figures && promised('measureTraining', figures, this.columns);
  }

  stepsPerSlice(settings: TrainingSettings): number {
    return unwrap(this.#module.stepsPerSlice(settings));
  }

  trainingMap(settings: TrainingSettings, state: ArrayLike<number>): TrainingMap {
    const map = unwrap(this.#module.trainingMap(settings, state));
    promised('weights', map.weights, map.keys * map.keys);
    return map;
  }

  trainingBands(runs: readonly ArrayLike<number>[]): TrainingBands {
    const bands = unwrap(this.#module.trainingBands(runs));
    const size = bands.rows * this.columns;
    promised('median', bands.median, size);
    promised('least', bands.least, size);
    promised('greatest', bands.greatest, size);
    promised('runs', bands.runs, bands.rows);
    return bands;
  }

  stepsToAccuracy(records: ArrayLike<number>, accuracy: number): number | null {
    return unwrap(this.#module.stepsToAccuracy(records, accuracy));
  }

  paceToAccuracy(runs: readonly ArrayLike<number>[], accuracy: number): TrainingPace {
    return unwrap(this.#module.paceToAccuracy(runs, accuracy));
  }

  unevenness(steps: ArrayLike<number>): number | null {
    return unwrap(this.#module.unevenness(steps));
  }

  trainingStart(settings: TrainingSettings): TrainingStart {
    const { symbols, modelDimension, d } = settings;
    const start = unwrap(this.#module.trainingStart(settings));
    promised('embeddings', start.embeddings, symbols * modelDimension);
    promised('queryMap', start.queryMap, modelDimension * d);
    promised('keyMap', start.keyMap, modelDimension * d);
    return start;
  }

  trainingBatch(settings: TrainingSettings, step: number): TrainingBatch {
    const { batch, keys } = settings;
    const drawn = unwrap(this.#module.trainingBatch(settings, step));
    promised('symbols', drawn.symbols, batch * keys);
    promised('classes', drawn.classes, batch * keys);
    promised('asked', drawn.asked, batch);
    return drawn;
  }

  get #names(): readonly TrainingFigure[] {
    this.#figures ??= this.trainingFigures();
    return this.#figures;
  }
}

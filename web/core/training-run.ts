// One training run on the pool, slice by slice: it can be paused, stepped, taken up again and copied.
// Its bits are those of its settings, whatever worker did which slice, and wherever it was interrupted.
import type { WorkerPool } from './pool.ts';
import { type Call, call, partOf } from './protocol.ts';
import type { TrainingClient, TrainingSettings, TrainingSlice } from './training-client.ts';

// The records of a run as they come: rows are added at the end, and what has been handed out never changes.

class TrainingRecords {
  readonly columns: number;
  #buffer = new Float64Array(0);
  #length = 0;

  constructor(columns: number) {
    this.columns = columns;
  }

  /** rows × columns. */
  get all(): Float64Array {
    return this.#buffer.subarray(0, this.#length);
  }

  get rows(): number {
    return this.#length / this.columns;
  }

  /** After the first so many. Those that a run does again are the same, to the last bit. */
  addAfter(kept: number, rows: Float64Array): void {
    const start = kept * this.columns;
    const length = start + rows.length;
    if (length > this.#buffer.length) {
      const larger = new Float64Array(Math.max(length, 2 * this.#buffer.length));
      larger.set(this.all);
      this.#buffer = larger;
    }
    this.#buffer.set(rows, start);
    this.#length = length;
  }
}

export interface TrainingMeans {
  training: Pick<TrainingClient, 'columns' | 'stepsPerSlice'>;
  pool: Pick<WorkerPool, 'runAll'>;
}

export interface TrainingPlan {
  settings: TrainingSettings;
  /** Held-out accuracy is measured at the multiples of it. */
  heldOutEvery: number;
  /** Held-out accuracy at which the run ends by itself, or null. */
  until?: number | null;
}

export interface AdvanceOptions {
  /** Aborting it is the pause: the promise rejects, and the run stands where its last slice ended. */
  signal?: AbortSignal | undefined;
  /** Called after each slice. */
  onProgress?: ((run: TrainingRun) => void) | undefined;
  /** Steps after which the state is kept, though the run goes on. */
  mark?: number | undefined;
  /** Whether nobody waits to see it begin: its first message asks for more than a slice, too. */
  unseen?: boolean | undefined;
  /**
   * Whether nobody goes on from the last of these steps: its state, half a megabyte, say, stays where it was made. A run that goes on all
   * the same does again what it did since the state before.
   */
  last?: boolean | undefined;
}

/** Products and exponentials per millisecond that even the slowest machine reaches. */
const productsPerMillisecond = 20_000;

/**
 * Numbers of a state from which on a run goes on in longer slices, up to so many times as long: the state goes to the worker with each, and
 * the page takes longer to send half a megabyte of it than for all else that a slice asks of it.
 */
const largeState = 4096;
const longest = 12;

/** Slices of the core's own size that go into one message, of a run with such a state. */
function slicesAtOnce(state: Float64Array | null): number {
  return Math.min(longest, Math.max(1, Math.floor((state?.length ?? 0) / largeState)));
}

/**
 * Whether the state after the first slice is made again by the worker that goes on from it: ten milliseconds of its time. To and fro through
 * the page it would take three of the page's, and half a megabyte each way to be collected.
 */
const madeAgain = ({ d, modelDimension }: TrainingSettings): boolean => d * modelDimension >= largeState;

/** Milliseconds that a slice of so many steps may take. */
function patienceFor(
  { d, modelDimension, symbols, keys, classes, batch, heldOut }: TrainingSettings,
  steps: number,
): number {
  const ofStep = symbols * d * (8 * modelDimension + symbols) + (batch + heldOut) * keys * (classes + d);
  return (steps * ofStep) / productsPerMillisecond;
}

export class TrainingRun {
  readonly plan: TrainingPlan;
  readonly #means: TrainingMeans;
  /** Asked of the core once, with the first slice. */
  #stepsPerSlice: number | undefined;
  readonly #records: TrainingRecords;
  /** What the next slice goes on from; null before the first. */
  state: Float64Array | null = null;
  /** Steps done before it. */
  #stateAt = 0;
  /** The state that was kept on the way. */
  marked: { readonly step: number; readonly state: Float64Array } | null = null;
  /** Steps done. */
  step = 0;
  /** The step whose loss or weights were no longer finite. */
  divergedAt: number | null = null;
  /** Whether the accuracy was reached that ends the run. */
  reached = false;
  #busy = false;

  constructor(plan: TrainingPlan, means: TrainingMeans) {
    this.plan = plan;
    this.#means = means;
    this.#records = new TrainingRecords(means.training.columns);
  }

  /** A row for each step done, as trainingFigures() names the columns. Grows; what was handed out before stays as it is. */
  get records(): Float64Array {
    return this.#records.all;
  }

  get rows(): number {
    return this.#records.rows;
  }

  /** Whether no further step is to be had. */
  get ended(): boolean {
    return this.reached || this.divergedAt !== null;
  }

  /**
   * Goes on until so many steps are done in all, or the run ends. One slice is under way at a time, so that runs which advance
   * side by side share the workers alike.
   *
   * rejects  the reason of the signal; CoreRefusal; CoreUnavailable
   */
  async advance(steps: number, { onProgress, ...options }: AdvanceOptions = {}): Promise<void> {
    if (this.#busy) throw new Error('the run is under way');
    const { signal, mark } = options;
    signal?.throwIfAborted();
    this.#busy = true;
    this.#keep(mark);
    try {
      while (this.step < steps && !this.ended) {
        await this.#slice(steps, options);
        onProgress?.(this);
        signal?.throwIfAborted();
      }
    } finally {
      this.#busy = false;
    }
  }

  /** Another run that stands where this one does. */
  copy(): TrainingRun {
    const copied = new TrainingRun(this.plan, this.#means);
    copied.#records.addAfter(0, this.records);
    copied.state = this.state;
    copied.#stateAt = this.#stateAt;
    copied.marked = this.marked;
    copied.step = this.step;
    copied.divergedAt = this.divergedAt;
    copied.reached = this.reached;
    return copied;
  }

  /** In stretches, by one message: a long one ends, so that it can be dropped, and one at the step that is marked, whose state is asked for. */
  async #slice(upTo: number, options: AdvanceOptions): Promise<void> {
    const { signal, mark, unseen = false, last = false } = options;
    const { settings, heldOutEvery, until: accuracy = null } = this.plan;
    const { training, pool } = this.#means;
    this.#stepsPerSlice ??= Math.max(1, training.stepsPerSlice(settings));
    const before = this.#stateAt;
    const first = this.step === 0;
    const slices = before > 0 || (first && !unseen) ? slicesAtOnce(this.state) : 2 * longest;
    const until = Math.min(upTo, before + this.#stepsPerSlice * slices);
    const ends = [...new Set([mark ?? before, before + longest * this.#stepsPerSlice, until])]
      .filter((end) => end > before && end <= until)
      .sort((a, b) => a - b);
    const left = until === upTo ? last : first && !unseen && madeAgain(settings);
    const start = call('training', 'startTraining', settings);
    const calls: Call[] = this.state ? [] : [start];
    let from = this.state ?? partOf(start);
    for (const [place, end] of ends.entries()) {
      const stretch = call(
        'training',
        'trainSteps',
        settings,
        from,
        end - (ends[place - 1] ?? before),
        heldOutEvery,
        accuracy,
      );
      if (end !== mark && (end < until || left)) stretch.leaves = 'state';
      calls.push(stretch);
      from = partOf(stretch, 'state');
    }
    // A curve is seen to begin before others have.
    const values = await pool.runAll(calls, {
      signal,
      patience: patienceFor(settings, until - before),
      prompt: first,
    });
    this.step = before;
    for (const [place, value] of values.slice(-ends.length).entries()) {
      const { records, state, step, divergedAt } = value as Omit<TrainingSlice, 'state'> & {
        state: Float64Array | null;
      };
      if (this.ended) break;
      this.reached = divergedAt === null && step < (ends[place] ?? 0);
      this.#records.addAfter(this.step, records);
      [this.step, this.divergedAt] = [step, divergedAt];
      if (state) [this.state, this.#stateAt] = [state, step];
      this.#keep(mark);
    }
  }

  #keep(mark: number | undefined): void {
    if (this.state && this.#stateAt === mark) this.marked = { step: mark, state: this.state };
  }
}

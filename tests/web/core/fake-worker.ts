// Workers that answer from the stand-in core, with faults on demand.
import {
  ModuleHost,
  type Starts,
  type Call,
  type FromWorker,
  type ToWorker,
  type WorkerPort,
  call,
} from '../../../web/core/protocol.ts';
import type { WorkerKind, WorkerSource } from '../../../web/core/workers.ts';
import type { TrainingSettings } from '../../../web/core/training-client.ts';
import type { SweepSpecification } from '../../../web/core/types.ts';
import { fakeCore } from './fake-core.ts';
import { fakeTraining } from './fake-training.ts';

/** Chunks of one d that follow each other, as a sweep asks for them. */
export interface SweepJob {
  specification: SweepSpecification;
  d: number;
  /** The first of them. */
  chunk: number;
  /** How many; one where nothing is said. */
  count?: number;
}

/** Some steps of a training run. */
interface TrainingJob {
  settings: TrainingSettings;
  steps: number;
}

/** The call that a sweep makes for one chunk. */
export const chunkOf = ({ specification, d, chunk }: SweepJob): Call<Float64Array> =>
  call('core', 'sweepChunk', specification, d, chunk);

function sweepJob(calls: readonly Call[]): SweepJob | undefined {
  const [first] = calls;
  if (first?.function !== 'sweepChunk') return undefined;
  const [specification, d, chunk] = first.arguments as [SweepSpecification, number, number];
  return { specification, d, chunk, count: calls.length };
}

function trainingJob(calls: readonly Call[]): TrainingJob | undefined {
  const slice = calls.find((each) => each.function === 'trainSteps');
  if (!slice) return undefined;
  const [settings, , steps] = slice.arguments as [TrainingSettings, Float64Array, number];
  return { settings, steps };
}

export interface Faults {
  /** Milliseconds until a job is answered. */
  delay?: (job: SweepJob, worker: number) => number;
  /** What a worker does instead of answering. */
  instead?: (job: SweepJob, worker: number) => 'die' | 'silence' | undefined;
  /** The same for slices of training runs. */
  insteadOfSlice?: (job: TrainingJob, worker: number) => 'die' | 'silence' | undefined;
  /** Whether the training module fails to start. */
  untrainable?: boolean;
  /** What a worker does at its start. */
  atStart?: (worker: number) => 'fail' | 'die' | 'silence' | 'throw' | undefined;
  kind?: WorkerKind;
}

/** The stand-ins for the compiled modules. */
export function fakeStarts({ untrainable = false }: Pick<Faults, 'untrainable'> = {}): Starts {
  return {
    core: () => Promise.resolve(fakeCore()),
    chapters: () => Promise.reject(new Error('no chapters')),
    training: () => (untrainable ? Promise.reject(new Error('no memory')) : Promise.resolve(fakeTraining())),
  };
}

/** One worker: jobs one after another, as a real one does them. */
class FakeWorker implements WorkerPort {
  onMessage: ((message: FromWorker) => void) | null = null;
  onFailure: ((detail: string) => void) | null = null;
  stopped = false;
  readonly jobs: SweepJob[] = [];
  readonly slices: TrainingJob[] = [];
  /** How often it was sent the training module. */
  taught = 0;
  readonly #host: ModuleHost;
  readonly #number: number;
  readonly #faults: Faults;
  #last: Promise<void> = Promise.resolve();

  constructor(number: number, faults: Faults) {
    this.#number = number;
    this.#faults = faults;
    this.#host = new ModuleHost(fakeStarts(faults));
  }

  send(message: ToWorker): void {
    if (message.kind === 'calls') {
      const { id, calls } = message;
      this.#last = this.#last.then(() => this.#work(id, calls));
      return;
    }
    if (message.kind === 'drop') return;
    const started = this.#host.start(message.module, message.compiled);
    if (message.module !== 'core') {
      this.taught += 1;
      return;
    }
    void started.then(() => {
      this.#start();
    });
  }

  stop(): void {
    this.stopped = true;
  }

  #start(): void {
    const fault = this.#faults.atStart?.(this.#number);
    setTimeout(() => {
      if (fault === 'fail') this.#tell({ kind: 'failed', detail: 'no core' });
      else if (fault === 'die') this.onFailure?.('refused by the host');
      else if (fault !== 'silence') this.#tell({ kind: 'ready' });
    });
  }

  async #work(id: number, calls: readonly Call[]): Promise<void> {
    if (this.stopped) return;
    const [job, slice] = [sweepJob(calls), trainingJob(calls)];
    if (job) this.jobs.push(job);
    if (slice) this.slices.push(slice);
    if (job) await new Promise((resolve) => setTimeout(resolve, this.#faults.delay?.(job, this.#number) ?? 0));
    const answer = await this.#host.prepared(calls);
    const fault = job
      ? this.#faults.instead?.(job, this.#number)
      : slice && this.#faults.insteadOfSlice?.(slice, this.#number);
    await this.#end(fault, () => {
      const answers = answer(id);
      for (;;) {
        const { done, value } = answers.next();
        if (done) return value;
      }
    });
  }

  async #end(fault: 'die' | 'silence' | undefined, answer: () => FromWorker): Promise<void> {
    if (fault === 'die') this.onFailure?.('killed');
    if (fault === undefined) this.#tell(answer());
    else await new Promise(() => undefined);
  }

  #tell(message: FromWorker): void {
    if (!this.stopped) this.onMessage?.(message);
  }
}

/** A way of starting fake workers, which keeps all that it started. */
export function fakeSource(faults: Faults = {}): WorkerSource & { workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  return {
    workers,
    kind: faults.kind ?? 'url',
    create() {
      if (faults.atStart?.(workers.length) === 'throw') throw new Error('forbidden');
      const worker = new FakeWorker(workers.length, faults);
      workers.push(worker);
      return worker;
    },
  };
}

/** The smallest module there is, in place of the compiled core. */
export const emptyBinary = Promise.resolve(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));

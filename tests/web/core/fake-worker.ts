// Workers that answer from the stand-in core, with faults on demand.
import { LateTraining, answerJob } from '../../../web/core/answer-job.ts';
import { trains } from '../../../web/core/protocol.ts';
import type { FromWorker, SweepJob, ToWorker, TrainingJob, WorkerPort } from '../../../web/core/protocol.ts';
import type { WorkerKind, WorkerSource } from '../../../web/core/worker-port.ts';
import { fakeCore } from './fake-core.ts';
import { fakeTraining } from './fake-training.ts';

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

/** One worker: jobs one after another, as a real one does them. */
class FakeWorker implements WorkerPort {
  onMessage: ((message: FromWorker) => void) | null = null;
  onFailure: ((detail: string) => void) | null = null;
  stopped = false;
  readonly jobs: SweepJob[] = [];
  readonly slices: TrainingJob[] = [];
  /** How often it was sent the training module. */
  taught = 0;
  readonly #training: LateTraining;
  readonly #number: number;
  readonly #faults: Faults;
  #last: Promise<void> = Promise.resolve();

  constructor(number: number, faults: Faults) {
    this.#number = number;
    this.#faults = faults;
    this.#training = new LateTraining(() =>
      faults.untrainable === true ? Promise.reject(new Error('no memory')) : Promise.resolve(fakeTraining()),
    );
  }

  send(message: ToWorker): void {
    if (message.kind === 'start') {
      this.#start();
      return;
    }
    if (message.kind === 'training') {
      this.taught += 1;
      this.#training.start(message.compiled);
      return;
    }
    const { id, job } = message;
    this.#last = this.#last.then(() => (trains(job) ? this.#slice(id, job) : this.#work(id, job)));
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

  async #slice(id: number, job: TrainingJob): Promise<void> {
    if (this.stopped) return;
    this.slices.push(job);
    await this.#training.started;
    await this.#end(this.#faults.insteadOfSlice?.(job, this.#number), () => this.#training.answer(id, job));
  }

  async #work(id: number, job: SweepJob): Promise<void> {
    if (this.stopped) return;
    this.jobs.push(job);
    await new Promise((resolve) => setTimeout(resolve, this.#faults.delay?.(job, this.#number) ?? 0));
    await this.#end(this.#faults.instead?.(job, this.#number), () => answerJob(fakeCore(), id, job));
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

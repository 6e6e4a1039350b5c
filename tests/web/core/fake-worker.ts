// Workers that answer from the stand-in core, with faults on demand.
import { answerJob } from '../../../web/core/answer-job.ts';
import type { FromWorker, Job, ToWorker, WorkerPort } from '../../../web/core/protocol.ts';
import type { WorkerKind, WorkerSource } from '../../../web/core/worker-port.ts';
import { fakeCore } from './fake-core.ts';

export interface Faults {
  /** Milliseconds until a job is answered. */
  delay?: (job: Job, worker: number) => number;
  /** What a worker does instead of answering. */
  instead?: (job: Job, worker: number) => 'die' | 'silence' | undefined;
  /** What a worker does at its start. */
  atStart?: (worker: number) => 'fail' | 'die' | 'silence' | 'throw' | undefined;
  kind?: WorkerKind;
}

/** One worker: jobs one after another, as a real one does them. */
class FakeWorker implements WorkerPort {
  onMessage: ((message: FromWorker) => void) | null = null;
  onFailure: ((detail: string) => void) | null = null;
  stopped = false;
  readonly jobs: Job[] = [];
  readonly #number: number;
  readonly #faults: Faults;
  #last: Promise<void> = Promise.resolve();

  constructor(number: number, faults: Faults) {
    this.#number = number;
    this.#faults = faults;
  }

  send(message: ToWorker): void {
    if (message.kind === 'start') {
      this.#start();
      return;
    }
    this.#last = this.#last.then(() => this.#work(message.id, message.job));
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

  async #work(id: number, job: Job): Promise<void> {
    if (this.stopped) return;
    this.jobs.push(job);
    await new Promise((resolve) => setTimeout(resolve, this.#faults.delay?.(job, this.#number) ?? 0));
    const fault = this.#faults.instead?.(job, this.#number);
    if (fault === 'die') this.onFailure?.('killed');
    if (fault === undefined) this.#tell(answerJob(fakeCore(), id, job));
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

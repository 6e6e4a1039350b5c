// Workers with weight files as the service sees them: each has a module of its own in this process, and faults on demand.
import { readFile } from 'node:fs/promises';
import { ModelHost } from '../../web/core/model/model-host.ts';
import type { FromModelWorker, ModelPort, PassJob, ToModelWorker } from '../../web/core/model/model-connection.ts';
import type { ModelSetup } from '../../web/core/model/model-service.ts';
import type { WorkerKind, WorkerSource } from '../../web/core/workers.ts';

const binary = await WebAssembly.compile(
  await readFile(new URL('../../web/core/generated/sqrt-dk-transformer.wasm', import.meta.url)),
);

export interface ModelFaults {
  /** What a worker does instead of running a job; `run` counts the jobs of all workers. */
  instead?: (run: number, worker: number) => 'die' | 'break' | undefined;
  /** Whether a worker cannot be started. */
  refused?: (worker: number) => boolean;
  kind?: WorkerKind;
  /** Workers that the service may have; one where nothing is said. */
  workers?: number;
}

class WorkerHere implements ModelPort {
  onMessage: ((message: FromModelWorker) => void) | null = null;
  onFailure: ((detail: string) => void) | null = null;
  stopped = false;
  readonly jobs: PassJob[] = [];
  readonly cancelled: number[] = [];
  readonly #host: ModelHost;
  readonly #fault: () => 'die' | 'break' | undefined;

  constructor(fault: () => 'die' | 'break' | undefined) {
    this.#fault = fault;
    this.#host = new ModelHost((message) => {
      // A message is copied, and comes later.
      const copy = structuredClone(message);
      setTimeout(() => {
        if (!this.stopped) this.onMessage?.(copy);
      });
    });
  }

  send(message: ToModelWorker): void {
    if (message.kind === 'cancel') this.cancelled.push(message.id);
    if (message.kind === 'ask' && message.ask === 'run') {
      this.jobs.push(message.given);
      const fault = this.#fault();
      if (fault === 'die') setTimeout(() => this.onFailure?.('killed'));
      if (fault === 'break')
        setTimeout(() => this.onMessage?.({ kind: 'broken', id: message.id, detail: 'no memory' }));
      if (fault !== undefined) return;
    }
    this.#host.receive(message);
  }

  stop(): void {
    this.stopped = true;
    this.#host.stop();
  }
}

export function modelSetup({ instead, refused, kind = 'url', workers = 1 }: ModelFaults = {}): ModelSetup & {
  started: WorkerHere[];
} {
  const started: WorkerHere[] = [];
  let runs = 0;
  let tried = 0;
  const source: WorkerSource<ModelPort> = {
    kind,
    create() {
      const number = tried;
      tried += 1;
      if (refused?.(number) === true) throw new Error('forbidden');
      const worker = new WorkerHere(() => {
        runs += 1;
        return instead?.(runs - 1, number);
      });
      started.push(worker);
      return worker;
    },
  };
  return { started, sources: [source], compiled: () => Promise.resolve(binary), workers };
}

// The training module beside a started core: it comes with the first job that needs it. The same in a worker and on the main thread.
import { answerTraining } from './answer-job.ts';
import type { FromWorker, TrainingJob } from './protocol.ts';
import type { TrainingModule } from './training-types.ts';

export class LateTraining {
  readonly #instantiate: (compiled: WebAssembly.Module) => Promise<TrainingModule>;
  #started: Promise<void> = Promise.resolve();
  #module: TrainingModule | null = null;
  /** Why there is none. */
  #detail = 'the training module was not sent';

  constructor(instantiate: (compiled: WebAssembly.Module) => Promise<TrainingModule>) {
    this.#instantiate = instantiate;
  }

  start(compiled: WebAssembly.Module): void {
    this.#started = this.#instantiate(compiled).then(
      (module) => {
        this.#module = module;
      },
      (thrown: unknown) => {
        this.#detail = String(thrown);
      },
    );
  }

  /** Resolves once the module is there, or is known not to come. */
  get started(): Promise<void> {
    return this.#started;
  }

  /** The module's answer as a message; without a module the job is unserved, and others need not suffer for it. */
  answer(id: number, job: TrainingJob): FromWorker {
    return this.#module ? answerTraining(this.#module, id, job) : { kind: 'unserved', id, detail: this.#detail };
  }
}

/** Fetches the glue when it is needed. */
export async function fetchTraining(compiled: WebAssembly.Module): Promise<TrainingModule> {
  return (await import('./load-training.ts')).instantiateTraining(compiled);
}

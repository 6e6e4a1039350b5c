// What started modules say to a job, training fetched with the first that needs it: the same in a worker and on the main
// thread.
import { together } from './chunk-merge.ts';
import type { FromWorker, SweepJob, TrainingJob } from './protocol.ts';
import type { TrainingModule, TrainingSlice } from './training-types.ts';
import type { Answer, CoreModule } from './types.ts';

/** The core's answer as a message; a trap or exhausted memory becomes "broken". */
export function answerJob(core: CoreModule, id: number, { specification, d, chunk, count = 1 }: SweepJob): FromWorker {
  return message(id, () => {
    const summaries: Float64Array[] = [];
    for (let place = 0; place < count; place += 1) {
      const answer = core.sweepChunk(specification, d, chunk + place);
      if ('error' in answer) return answer;
      summaries.push(answer.value);
    }
    return { value: together(summaries) };
  });
}

/** The same of a slice of a training run. */
function answerTraining(training: TrainingModule, id: number, job: TrainingJob): FromWorker {
  const { settings, steps, heldOutEvery, until } = job;
  return message(id, () => {
    const start: Answer<ArrayLike<number>> = job.state ? { value: job.state } : training.startTraining(settings);
    return 'error' in start ? start : training.trainSteps(settings, start.value, steps, heldOutEvery, until);
  });
}

function message(id: number, ask: () => Answer<Float64Array | TrainingSlice>): FromWorker {
  try {
    const answer = ask();
    return 'error' in answer
      ? { kind: 'refused', id, refusal: answer.error }
      : { kind: 'done', id, result: answer.value };
  } catch (thrown) {
    return { kind: 'broken', id, detail: String(thrown) };
  }
}

/** The buffers that travel with a message instead of being copied. */
export function transferable(message: FromWorker): ArrayBuffer[] {
  if (message.kind !== 'done') return [];
  const { result } = message;
  const arrays = 'state' in result ? [result.records, result.state] : [result];
  return arrays.map(({ buffer }) => buffer as ArrayBuffer);
}

// The training module beside a started core: it comes with the first job that needs it. The same in a worker and on the main thread.

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

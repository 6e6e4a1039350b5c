// The core on the main thread behind a worker's port: where no worker may run. One chunk at a time, in short slices.
import { LateTraining, answerJob, fetchTraining } from './answer-job.ts';
import { trains, type FromWorker, type Job, type WorkerPort } from './protocol.ts';
import type { CoreModule } from './types.ts';

/** How long the page may be kept from its own work, in milliseconds; a single chunk of large d and many keys can take longer. */
export const slice = 8;

/**
 * A port whose jobs run on this thread.
 *
 * instantiate  starts a core on a compiled module
 * training     what trains, which starts later
 */
export function mainThreadPort(
  instantiate: (compiled: WebAssembly.Module) => Promise<CoreModule>,
  training = new LateTraining(fetchTraining),
): WorkerPort {
  const waiting: { id: number; job: Job }[] = [];
  let core: CoreModule | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let stopped = false;

  const tell = (message: FromWorker): void => {
    if (!stopped) port.onMessage?.(message);
  };
  const work = (): void => {
    timer = null;
    const until = performance.now() + slice;
    do {
      const next = waiting.shift();
      if (next === undefined || core === null) return;
      const { id, job } = next;
      tell(trains(job) ? training.answer(id, job) : answerJob(core, id, job));
    } while (performance.now() < until);
    proceed();
  };
  const proceed = (): void => {
    if (!stopped && waiting.length > 0) timer ??= setTimeout(work);
  };

  const port: WorkerPort = {
    onMessage: null,
    onFailure: null,
    send(message) {
      if (message.kind === 'training') {
        training.start(message.compiled);
        return;
      }
      if (message.kind === 'job') {
        const { id, job } = message;
        const queue = (): void => {
          waiting.push({ id, job });
          proceed();
        };
        if (trains(job)) void training.started.then(queue);
        else queue();
        return;
      }
      instantiate(message.compiled).then(
        (started) => {
          core = started;
          tell({ kind: 'ready' });
        },
        (thrown: unknown) => {
          tell({ kind: 'failed', detail: String(thrown) });
        },
      );
    },
    stop() {
      stopped = true;
      waiting.length = 0;
      if (timer !== null) clearTimeout(timer);
    },
  };
  return port;
}

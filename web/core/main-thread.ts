// The compiled modules on the main thread behind a worker's port: where no worker may run. One message of calls at a time, in short slices.
import { ModuleHost, type Starts, starts } from './answer-calls.ts';
import type { FromWorker, WorkerPort } from './protocol.ts';

/** How long the page may be kept from its own work, in milliseconds; a single chunk of large d and many keys can take longer. */
export const slice = 8;

/** A port whose calls run on this thread. */
export function mainThreadPort(given: Starts = starts): WorkerPort {
  const host = new ModuleHost(given);
  const waiting: (() => FromWorker)[] = [];
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
      if (next === undefined) return;
      tell(next());
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
      if (message.kind === 'calls') {
        void host.prepared(message.calls).then((answer) => {
          waiting.push(() => answer(message.id));
          proceed();
        });
        return;
      }
      const { module, compiled } = message;
      void host.start(module, compiled).then((failure) => {
        if (module === 'core') tell(failure === null ? { kind: 'ready' } : { kind: 'failed', detail: failure });
      });
    },
    stop() {
      stopped = true;
      waiting.length = 0;
      if (timer !== null) clearTimeout(timer);
    },
  };
  return port;
}

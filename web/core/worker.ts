// The worker's script: starts the core on the module it is sent, then answers one job after another.
import { answerJob, transferable } from './answer-job.ts';
import { instantiateCore } from './load.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import type { CoreModule } from './types.ts';

// The few names of a worker's scope that are used here; the page's own types describe a window.
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker, transfer: ArrayBuffer[]): void;
};

let core: CoreModule | null = null;

function reply(message: FromWorker): void {
  scope.postMessage(message, transferable(message));
}

scope.onmessage = ({ data }) => {
  if (data.kind === 'job') {
    if (core !== null) reply(answerJob(core, data.id, data.job));
    return;
  }
  instantiateCore(data.compiled).then(
    (started) => {
      core = started;
      reply({ kind: 'ready' });
    },
    (thrown: unknown) => {
      reply({ kind: 'failed', detail: String(thrown) });
    },
  );
};

// The worker's script: starts the core on the module it is sent, then answers one job after another; training comes when it is sent.
import { LateTraining, answerJob, fetchTraining, transferable } from './answer-job.ts';
import { instantiateCore } from './load.ts';
import { trains, type FromWorker, type ToWorker } from './protocol.ts';
import type { CoreModule } from './types.ts';

// The few names of a worker's scope that are used here; the page's own types describe a window.
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker, transfer: ArrayBuffer[]): void;
};

let core: CoreModule | null = null;
const training = new LateTraining(fetchTraining);

function reply(message: FromWorker): void {
  scope.postMessage(message, transferable(message));
}

scope.onmessage = ({ data }) => {
  if (data.kind === 'job') {
    const { id, job } = data;
    if (trains(job)) {
      void training.started.then(() => {
        reply(training.answer(id, job));
      });
    } else if (core !== null) reply(answerJob(core, id, job));
    return;
  }
  if (data.kind === 'training') {
    training.start(data.compiled);
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

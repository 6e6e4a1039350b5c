// The worker's script: starts the modules that it is sent, the core first, and answers one message of calls after another.
import { ModuleHost, type FromWorker, type ToWorker } from './protocol.ts';
import { transferable } from './worker-port.ts';

// The few names of a worker's scope that are used here; the page's own types describe a window.
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker, transfer: ArrayBuffer[]): void;
};

const host = new ModuleHost();

function reply(message: FromWorker): void {
  scope.postMessage(message, message.kind === 'done' ? transferable(message.values) : []);
}

scope.onmessage = ({ data }) => {
  if (data.kind === 'calls') {
    void host.prepared(data.calls).then((answer) => reply(answer(data.id)));
    return;
  }
  const { module, compiled } = data;
  void host.start(module, compiled).then((failure) => {
    if (module === 'core') reply(failure === null ? { kind: 'ready' } : { kind: 'failed', detail: failure });
  });
};

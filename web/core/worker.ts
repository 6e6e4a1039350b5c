// The worker's script: starts the modules that it is sent, the core first, and answers one message of calls after another.
import { type FromWorker, ModuleHost, type ToWorker } from './protocol.ts';
import { transferable } from './workers.ts';

// The few names of a worker's scope that are used here; the page's own types describe a window.
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker, transfer: ArrayBuffer[]): void;
};

const host = new ModuleHost();

scope.onmessage = ({ data }) => {
  void host.receive(data, (message) => {
    scope.postMessage(message, message.kind === 'done' ? transferable(message.values) : []);
  });
};

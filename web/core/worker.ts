// The worker's script: starts the modules that it is sent, the core first, and answers one message of calls after another.
import { type FromWorker, ModuleHost, type ToWorker } from './protocol.ts';
import { transferable } from './workers.ts';

// The few names of a worker's scope that are used here; the page's own types describe a window.
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker, transfer: ArrayBuffer[]): void;
};

const host = new ModuleHost();

// Before each call the worker hears what else it has been sent; a timer in place of this port would wait four milliseconds.
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

scope.onmessage = ({ data }) => {
  const reply = (message: FromWorker): void =>
    scope.postMessage(message, message.kind === 'done' ? transferable(message.values) : []);
  void host.receive(data, reply, (work, goesOn) => {
    waiting.splice(goesOn ? 0 : waiting.length, 0, work);
    port2.postMessage(null);
  });
};

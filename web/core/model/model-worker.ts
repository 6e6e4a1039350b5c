// The worker's script for a weight file: hands messages to what reads it, and its answers back.
import { ModelHost } from './model-host.ts';
import type { FromModelWorker, ToModelWorker } from './model-connection.ts';
import { transferable } from '../protocol.ts';

// The few names of a worker's scope that are used here; the page's own types describe a window.
const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ToModelWorker>) => void) | null;
  postMessage(message: FromModelWorker, transfer: ArrayBuffer[]): void;
};

const host = new ModelHost((message) =>
  scope.postMessage(message, message.kind === 'done' ? transferable(message.value) : []),
);

scope.onmessage = ({ data }) => host.receive(data);

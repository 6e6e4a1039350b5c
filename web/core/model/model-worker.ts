// The worker's script for a weight file: hands messages to what reads it, and its answers back.
import { ModelHost } from './model-host.ts';
import type { ToModelWorker } from './model-connection.ts';
import { transferable } from '../protocol.ts';

// What is global in a worker has these names of a Worker; the page's own types describe a window.
const scope = globalThis as unknown as Pick<Worker, 'onmessage' | 'postMessage'>;

const host = new ModelHost((message) =>
  scope.postMessage(message, message.kind === 'done' ? transferable(message.value) : []),
);

scope.onmessage = ({ data }: MessageEvent<ToModelWorker>) => host.receive(data);

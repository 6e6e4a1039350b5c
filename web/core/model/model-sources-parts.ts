// Where workers for weight files come from in classic scripts, which have no worker script of their own: made of these scripts' text.
import type { ModelPort } from './model-connection.ts';
import { type WorkerSource, portOf } from '../workers.ts';
import { blobAddress } from '../worker-sources-parts.ts';

export const sources: readonly WorkerSource<ModelPort>[] = [
  { kind: 'blob', create: () => portOf(new Worker(blobAddress('model-worker.js'))) },
  { kind: 'main-thread', create: async () => (await import('./model-host.ts')).modelOnPage() },
];

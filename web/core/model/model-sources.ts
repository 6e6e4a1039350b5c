// Where workers for weight files come from: the best way first.
import type { ModelPort } from './model-connection.ts';
import modelWorkerAddress from './model-worker.ts?worker&url';
import { type WorkerSource, byAddress, portOf } from '../workers.ts';

export const sources: readonly WorkerSource<ModelPort>[] = [
  ...byAddress(modelWorkerAddress, '../assets/model-worker.js'),
  {
    kind: 'blob',
    // The script as text is fetched only where it is needed.
    create: async () => portOf(new (await import('./model-worker.ts?worker&inline')).default()),
  },
  { kind: 'main-thread', create: async () => (await import('./model-host.ts')).modelOnPage() },
];

// Where the page's workers come from: the best way first.
import { mainThreadPort } from './protocol.ts';
import { type WorkerSource, byAddress, portOf } from './workers.ts';
import workerAddress from './worker.ts?worker&url';

export const sources: readonly WorkerSource[] = [
  ...byAddress(workerAddress, '../assets/worker.js'),
  {
    kind: 'blob',
    // The script as text is fetched only where it is needed.
    create: async () => portOf(new (await import('./worker.ts?worker&inline')).default()),
  },
  { kind: 'main-thread', create: () => mainThreadPort() },
];

// Where the page's workers come from: the best way first.
import { isLeftBehind } from './assets.ts';
import { mainThreadPort } from './protocol.ts';
import { type WorkerSource, portOf, scriptAddress } from './workers.ts';
import workerAddress from './worker.ts?worker&url';

/** As vite serves it, the script is a module; as it is built, it is none. */
const type = import.meta.env.DEV ? 'module' : 'classic';

const byAddress: WorkerSource = {
  kind: 'url',
  create: () => portOf(new Worker(scriptAddress(workerAddress), { type })),
};

export const sources: readonly WorkerSource[] = [
  ...(isLeftBehind(workerAddress, '../assets/worker.js') ? [] : [byAddress]),
  {
    kind: 'blob',
    // The script as text is fetched only where it is needed.
    create: async () => portOf(new (await import('./worker.ts?worker&inline')).default()),
  },
  { kind: 'main-thread', create: () => mainThreadPort() },
];

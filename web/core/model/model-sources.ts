// Where workers for weight files come from: the best way first.
import { isLeftBehind } from '../assets.ts';
import type { FromModelWorker, ModelPort, ToModelWorker } from './model-connection.ts';
import modelWorkerAddress from './model-worker.ts?worker&url';
import { type WorkerSource, portOf, scriptAddress } from '../workers.ts';

/** As vite serves it, the script is a module; as it is built, it is none. */
const type = import.meta.env.DEV ? 'module' : 'classic';

const byAddress: WorkerSource<ModelPort> = {
  kind: 'url',
  create: () => portOf<ToModelWorker, FromModelWorker>(new Worker(scriptAddress(modelWorkerAddress), { type })),
};

export const sources: readonly WorkerSource<ModelPort>[] = [
  ...(isLeftBehind(modelWorkerAddress, '../assets/model-worker.js') ? [] : [byAddress]),
  {
    kind: 'blob',
    // The script as text is fetched only where it is needed.
    create: async () => portOf(new (await import('./model-worker.ts?worker&inline')).default()),
  },
  { kind: 'main-thread', create: async () => (await import('./model-host.ts')).modelOnPage() },
];

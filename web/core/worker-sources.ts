// Where the page's workers come from: the best way first.
import { instantiateCore } from './load.ts';
import { mainThreadPort } from './main-thread.ts';
import { portOf } from './worker-port.ts';
import type { WorkerSource } from './worker-port.ts';
import ScriptWorker from './worker.ts?worker';

export const sources: readonly WorkerSource[] = [
  { kind: 'url', create: () => portOf(new ScriptWorker()) },
  {
    kind: 'blob',
    // The script as text is fetched only where it is needed.
    create: async () => portOf(new (await import('./worker.ts?worker&inline')).default()),
  },
  { kind: 'main-thread', create: () => mainThreadPort(instantiateCore) },
];

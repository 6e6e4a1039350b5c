// Where workers come from in the single file and the classic script, which have no worker script of their own: made of this one's text.
import { mainThreadPort } from './protocol.ts';
import { type WorkerSource, portOf } from './workers.ts';

/** What web/packaging/parts.ts hands to each module. */
declare const parts: { workerScript: (entry: string) => string; scriptAddress: (address: string) => string };

const addresses = new Map<string, string>();

/** entry  the module that a worker begins with */
export function blobAddress(entry: string): string {
  const address =
    addresses.get(entry) ?? URL.createObjectURL(new Blob([parts.workerScript(entry)], { type: 'text/javascript' }));
  addresses.set(entry, address);
  return parts.scriptAddress(address);
}

export const sources: readonly WorkerSource[] = [
  { kind: 'blob', create: () => portOf(new Worker(blobAddress('worker.js'))) },
  { kind: 'main-thread', create: () => mainThreadPort() },
];

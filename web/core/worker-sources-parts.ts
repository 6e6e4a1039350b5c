// Where workers come from in the single file and the classic script, which have no worker script of their own: made of this one's text.
import { mainThreadPort } from './main-thread.ts';
import { portOf } from './worker-port.ts';
import type { WorkerSource } from './worker-port.ts';

/** What web/packaging/parts.ts hands to each module. */
declare const parts: { workerScript: () => string; scriptAddress: (address: string) => string };

let address: string | null = null;

function blobAddress(): string {
  address ??= URL.createObjectURL(new Blob([parts.workerScript()], { type: 'text/javascript' }));
  return parts.scriptAddress(address);
}

export const sources: readonly WorkerSource[] = [
  { kind: 'blob', create: () => portOf(new Worker(blobAddress())) },
  { kind: 'main-thread', create: () => mainThreadPort() },
];

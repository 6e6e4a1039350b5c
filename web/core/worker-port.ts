// A Worker as a port, and where workers come from: each way of starting one that a host may allow or forbid.
import type { FromWorker, ToWorker, WorkerPort } from './protocol.ts';

export type WorkerKind = 'url' | 'blob' | 'main-thread';

/** One way of starting workers; `create` may throw, at once or later, where the host forbids it. */
export interface WorkerSource<Port = WorkerPort> {
  kind: WorkerKind;
  create(): Port | Promise<Port>;
}

/** Wraps a browser's Worker. */
export function portOf<To = ToWorker, From = FromWorker>(worker: Worker): WorkerPort<To, From> {
  const port: WorkerPort<To, From> = {
    onMessage: null,
    onFailure: null,
    send(message) {
      worker.postMessage(message);
    },
    stop() {
      port.onMessage = null;
      port.onFailure = null;
      worker.terminate();
    },
  };
  worker.onmessage = ({ data }: MessageEvent<From>) => port.onMessage?.(data);
  // Some engines report a forbidden worker by an empty error event.
  worker.onerror = (event) => {
    event.preventDefault();
    port.onFailure?.(event.message || 'the worker failed');
  };
  worker.onmessageerror = () => port.onFailure?.('a message of the worker could not be read');
  return port;
}

// Addresses of scripts as hosts that require Trusted Types want them; the addresses are our own, never a reader's.

interface Policy {
  createScriptURL: (address: string) => string;
}

interface Factory {
  createPolicy: (name: string, rules: Policy) => Policy;
}

const asItIs: Policy = { createScriptURL: (address) => address };
let policy: Policy | undefined;

/** The address, trusted where the browser asks for it and the host lets a policy "sqrt-dk" be made. */
export function scriptAddress(address: string): string {
  policy ??= made();
  return policy.createScriptURL(address);
}

function made(): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  try {
    return trustedTypes?.createPolicy('sqrt-dk', asItIs) ?? asItIs;
  } catch {
    return asItIs;
  }
}

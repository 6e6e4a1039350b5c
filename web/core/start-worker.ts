// Starts one worker and waits until its core is ready; a worker that stays silent counts as failed.
import { Deadline } from './deadline.ts';
import type { WorkerPort } from './protocol.ts';
import { CoreUnavailable } from './refusal.ts';
import type { WorkerSource } from './worker-port.ts';

/**
 * A worker that has said "ready".
 *
 * within   milliseconds it may take to say so
 * throws   CoreUnavailable "not-started", or what `create` threw
 */
export async function startWorker(
  source: WorkerSource,
  compiled: Promise<WebAssembly.Module>,
  within: number,
): Promise<WorkerPort> {
  // The script loads while the binary compiles.
  const port = await source.create();
  try {
    // An error event may come before the binary is there.
    const ready = readiness(port);
    const failedEarly = new Promise<never>((_, reject) => {
      ready.catch(reject);
    });
    port.send({ kind: 'start', compiled: await Promise.race([compiled, failedEarly]) });
    await timeLimit(ready, within);
  } catch (thrown) {
    port.stop();
    throw thrown;
  }
  port.onMessage = null;
  port.onFailure = null;
  return port;
}

function readiness(port: WorkerPort): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (detail: string): void => {
      reject(new CoreUnavailable('not-started', detail));
    };
    port.onFailure = refuse;
    port.onMessage = (message) => {
      if (message.kind === 'ready') resolve();
      else if (message.kind === 'failed') refuse(message.detail);
    };
  });
}

function timeLimit(ready: Promise<void>, within: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const deadline = new Deadline(within, () => {
      reject(new CoreUnavailable('not-started', `the worker was silent for ${String(within)} ms`));
    });
    ready.then(resolve, reject).finally(() => {
      deadline.end();
    });
  });
}

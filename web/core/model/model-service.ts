// The page's side of a trained model: a worker or two with its file, what is asked of which, and a worker in the place of one that died.
import {
  ModelConnection,
  mostKept,
  WorkerLost,
  type ModelPort,
  type OpenedFile,
  type PassFigures,
} from './model-connection.ts';
import { jobsOf, type SharedJob, tokenLosses, variantFigures } from './model-jobs.ts';
import { CoreUnavailable, refuse } from '../refusal.ts';
import { Spawner, type WorkerSource } from '../workers.ts';
import type { ModelRequest, OpenedModel, RunOptions, VariantFigures } from './trained-model.ts';
import { sources } from './model-sources.ts';
import { compiledTransformer } from './transformer-binary.ts';
import type { TransformerSizes } from './transformer-client.ts';

/** Milliseconds a worker may take to load its script and start its module. */
const startsWithin = 10_000;

/** Milliseconds that a worker may be silent, whatever it does. */
const usual = 20_000;

/** What the slowest machine does in a millisecond: operations of a pass, and bytes that it reads. */
const slowest = { operations: 1e6, bytes: 1e4 };

/** A reading is given up when it has cost this many workers. */
const deathsPerJob = 2;

/** How a service is set up. */
export interface ModelSetup {
  sources: readonly WorkerSource<ModelPort>[];
  compiled: () => Promise<WebAssembly.Module>;
  /** Workers that share the texts. */
  workers: number;
}

/** Resolves as the promise does, or rejects with the signal's reason as soon as it aborts. */
function unlessAborted<T>(signal: AbortSignal | undefined, promise: Promise<T>): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason as Error);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

/** What anything thrown is to those who asked: the death of a worker is said as what cannot run here. */
const said = (thrown: unknown): unknown =>
  thrown instanceof WorkerLost ? new CoreUnavailable('not-started', thrown.message) : thrown;

function requireSome(name: string, list: readonly unknown[]): void {
  if (list.length === 0) refuse('too-few', name, '0', '1 …');
}

/** As the core refuses it, before anything of the file is read: a list that is too long for the model it calls by another name. */
function requireLengths(texts: ModelRequest['texts'], { context }: TransformerSizes): void {
  const wrong = texts.find(({ length }) => length < 2 || length > context);
  if (wrong) refuse('out-of-range', 'tokens', String(wrong.length), `2 … ${String(context)}`);
}

/** Milliseconds that the slowest machine may be silent over a job: its largest stage runs at once. */
function patienceFor({ width }: TransformerSizes, { tokens, variants }: SharedJob): number {
  const rows = tokens.length * variants.length;
  return usual + (rows * (24 * width * width + 4 * tokens.length * width)) / slowest.operations;
}

class Model implements OpenedModel {
  readonly sizes: TransformerSizes;
  readonly unused: readonly string[];
  readonly #opened: OpenedFile;
  readonly #file: Blob;
  readonly #spawner: Spawner<ModelPort>;
  /** By their number; the first reads every file, the second where there is work for two. */
  readonly #workers: (Promise<ModelConnection> | undefined)[];
  /** All that may still have a worker. */
  readonly #connections = new Set<ModelConnection>();
  #runs = 0;
  #closed: CoreUnavailable | undefined;

  constructor(file: Blob, opened: OpenedFile, spawner: Spawner<ModelPort>, first: ModelConnection, workers: number) {
    this.#file = file;
    this.#opened = opened;
    this.#spawner = spawner;
    this.#workers = Array.from({ length: workers }, (_, number) => (number === 0 ? Promise.resolve(first) : undefined));
    this.#connections.add(first);
    this.sizes = opened.sizes;
    this.unused = opened.unused;
  }

  async run(request: ModelRequest, { onProgress, signal }: RunOptions = {}): Promise<VariantFigures[]> {
    signal?.throwIfAborted();
    requireSome('texts', request.texts);
    requireSome('variants', request.variants);
    requireLengths(request.texts, this.sizes);
    const cancel = new AbortController();
    const onAbort = (): void => cancel.abort(signal?.reason);
    signal?.addEventListener('abort', onAbort);
    this.#runs += 1;
    try {
      const jobs = jobsOf(request, this.#opened, this.#workers.length);
      const found = await this.#allOf(jobs, cancel, onProgress);
      const worker = await this.#worker(0);
      const asked = { patience: usual, signal: cancel.signal };
      const joint = await worker.ask('join', tokenLosses(request, found), asked);
      onProgress?.(1);
      return variantFigures(found, joint);
    } catch (thrown) {
      throw said(thrown);
    } finally {
      signal?.removeEventListener('abort', onAbort);
      this.#runs -= 1;
      // What was read of a large file lies in its worker until it is collected, which no script can ask for: the next run has new workers.
      if (this.#runs === 0 && this.#file.size > mostKept) this.#end(new WorkerLost('its run is over'));
    }
  }

  close(): void {
    this.#closed = new CoreUnavailable('not-started', 'the model is closed');
    this.#end(this.#closed);
  }

  #end(reason: Error): void {
    for (const connection of this.#connections) connection.end(reason);
    this.#connections.clear();
  }

  /** Each job by the next worker that is free; the first failure ends all. */
  async #allOf(
    jobs: readonly SharedJob[],
    cancel: AbortController,
    onProgress: ((done: number) => void) | undefined,
  ): Promise<Map<SharedJob, PassFigures[]>> {
    const found = new Map<SharedJob, PassFigures[]>();
    const shares = new Map<SharedJob, number>();
    let most = 0;
    const advance = (job: SharedJob, done: number): void => {
      shares.set(job, done * job.share);
      const sum = [...shares.values()].reduce((total, share) => total + share, 0);
      // What a dead worker had done is done again.
      if (sum > most) onProgress?.((most = Math.min(1, sum)));
    };
    const waiting = [...jobs];
    const serve = async (number: number): Promise<void> => {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        const own = job;
        try {
          const options = {
            signal: cancel.signal,
            onProgress: (done: number) => advance(own, done),
          };
          found.set(job, await this.#surely(number, job, options));
          advance(job, 1);
        } catch (thrown) {
          if (number > 0 && thrown instanceof NoSuchWorker) {
            waiting.unshift(job);
            return;
          }
          cancel.abort(thrown);
          throw thrown;
        }
      }
    };
    const results = await Promise.allSettled(this.#workers.slice(0, jobs.length).map((_, number) => serve(number)));
    // The reason that the others were cancelled for.
    if (results.some(({ status }) => status === 'rejected')) throw cancel.signal.reason;
    // A second worker that could not be had may have left its job behind.
    if (waiting.length > 0) await serve(0);
    return found;
  }

  /** A job's figures, by another worker where the first one dies over it. */
  async #surely(
    number: number,
    job: SharedJob,
    { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number) => void },
  ): Promise<PassFigures[]> {
    const { tokens, variants, patterns, heads } = job;
    for (let deaths = 1; ; deaths += 1) {
      try {
        const worker = await unlessAborted(signal, this.#worker(number));
        const patience = patienceFor(this.sizes, job);
        return await worker.ask('run', { tokens, variants, patterns, heads }, { patience, signal, onProgress });
      } catch (thrown) {
        if (!(thrown instanceof WorkerLost) || deaths >= deathsPerJob) throw thrown;
      }
    }
  }

  /** The worker of a number, a new one where there is none yet or where it has died. */
  #worker(number: number): Promise<ModelConnection> {
    const known = this.#workers[number];
    const worker = (async () => {
      const open = await known?.catch(() => undefined);
      if (this.#closed) throw this.#closed;
      return open && !open.over ? open : this.#replacement(number);
    })();
    this.#workers[number] = worker;
    return worker;
  }

  async #replacement(number: number): Promise<ModelConnection> {
    const port = await this.#spawner.spawn(number).catch((thrown: unknown) => {
      throw number > 0 ? new NoSuchWorker() : thrown;
    });
    const worker = new ModelConnection(port);
    this.#connections.add(worker);
    try {
      if (this.#closed) throw this.#closed;
      // What the file is has been checked.
      const given = { file: this.#file, heads: this.sizes.heads, compare: false };
      await worker.ask('open', given, { patience: usual });
      return worker;
    } catch (thrown) {
      worker.end(thrown as Error);
      throw thrown;
    }
  }
}

/** A second worker that the host does not let start: the first does its work. */
class NoSuchWorker extends Error {}

/** Rejects with the signal's reason, CoreRefusal, CoreUnavailable. */
export async function serveModel(
  file: Blob,
  heads: number | null,
  { sources, compiled, workers }: ModelSetup,
  signal?: AbortSignal,
): Promise<OpenedModel> {
  signal?.throwIfAborted();
  const spawner = new Spawner<ModelPort>({ sources, compiled: compiled(), within: startsWithin });
  const starting = spawner.spawn(0);
  try {
    const first = new ModelConnection(await unlessAborted(signal, starting));
    try {
      const patience = usual + file.size / slowest.bytes;
      const opened = await first.ask('open', { file, heads, compare: true }, { patience, signal });
      return new Model(file, opened, spawner, first, workers);
    } catch (thrown) {
      first.end(thrown as Error);
      throw thrown;
    }
  } catch (thrown) {
    // One that starts after all is not needed any more.
    if (signal?.aborted === true)
      starting.then(
        (port) => port.stop(),
        () => undefined,
      );
    throw said(thrown);
  }
}

/** More workers than this gain little beside the memory that each takes. */
const most = 2;

/** Rejects as serveModel. */
export function openOnPage(file: Blob, heads: number | null, signal?: AbortSignal): Promise<OpenedModel> {
  const workers = Math.min(navigator.hardwareConcurrency || 1, most);
  return serveModel(file, heads, { sources, compiled: compiledTransformer, workers }, signal);
}

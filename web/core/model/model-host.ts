// A weight file where it is read: opens it, feeds passes slice by slice, and answers one thing after another. The same in a worker and on the page.
import { feed, type Gpt2Weights, gpt2Weights } from './gpt2-weights.ts';
import {
  instantiateTransformer,
  transformerClient,
  type TransformerClient,
  type TransformerPass,
  type TransformerSizes,
} from './transformer-client.ts';
import { mostKept } from './model-connection.ts';
import type {
  Ask,
  Asks,
  FromModelWorker,
  HeadFigures,
  PassFigures,
  PassJob,
  ToModelWorker,
  ModelPort,
} from './model-connection.ts';
import { CoreRefusal, detailOf } from '../refusal.ts';
import { openWeightFile, readable, slicedBytes } from './safetensors.ts';

/** Bytes that are read at once: beyond this a pass is no faster, and slices that wait to be collected fill the memory. */
const slice = 1 << 20;

/** Milliseconds between two messages about progress. */
const betweenMessages = 50;

type Told = (message: FromModelWorker) => void;

export class ModelHost {
  readonly #tell: Told;
  #core: TransformerClient | undefined;
  #weights: Gpt2Weights | undefined;
  /** What is under way or waits, by its number. */
  readonly #open = new Map<number, AbortController>();
  #last: Promise<void> = Promise.resolve();

  constructor(tell: Told) {
    this.#tell = tell;
  }

  receive(message: ToModelWorker): void {
    if (message.kind === 'cancel') {
      this.#open.get(message.id)?.abort();
      return;
    }
    if (message.kind === 'start') {
      void this.#begin(message.compiled);
      return;
    }
    const cancel = new AbortController();
    this.#open.set(message.id, cancel);
    this.#last = this.#last.then(() => this.#answer(message, cancel.signal));
  }

  /** Cancels all that is under way or waits. */
  stop(): void {
    for (const cancel of this.#open.values()) cancel.abort();
  }

  async #begin(compiled: WebAssembly.Module): Promise<void> {
    try {
      this.#core = transformerClient(await instantiateTransformer(compiled));
      this.#tell({ kind: 'ready' });
    } catch (thrown) {
      this.#tell({ kind: 'failed', detail: detailOf(thrown) });
    }
  }

  async #answer(asked: Extract<ToModelWorker, { kind: 'ask' }>, signal: AbortSignal): Promise<void> {
    const { id } = asked;
    try {
      signal.throwIfAborted();
      this.#tell({ kind: 'done', id, value: await this.#value(asked, signal) });
    } catch (thrown) {
      if (signal.aborted) this.#tell({ kind: 'cancelled', id });
      else if (thrown instanceof CoreRefusal) {
        const { code, parameter, value, range } = thrown;
        this.#tell({ kind: 'refused', id, refusal: { code, parameter, value, range } });
      } else this.#tell({ kind: 'broken', id, detail: detailOf(thrown) });
    } finally {
      this.#open.delete(id);
    }
  }

  #value(asked: Extract<ToModelWorker, { kind: 'ask' }>, signal: AbortSignal): Promise<Asks[Ask]['gives']> {
    const core = this.#core;
    if (!core) throw new Error('the module was not sent');
    switch (asked.ask) {
      case 'open':
        return this.#opened(core, asked.given);
      case 'run':
        return this.#run(core, asked.given, asked.id, signal);
      case 'join':
        return Promise.resolve(asked.given.map((losses) => core.jointLoss(losses)));
    }
  }

  async #opened(
    core: TransformerClient,
    { file, heads, compare }: Asks['open']['given'],
  ): Promise<Asks['open']['gives']> {
    const sliced = file.size > mostKept ? file : slicedBytes(await readable(file));
    this.#weights = await gpt2Weights(core, await openWeightFile(sliced), heads, compare);
    const { sizes, unused } = this.#weights;
    return { sizes, unused, limits: core.transformerLimits() };
  }

  async #run(core: TransformerClient, job: PassJob, id: number, signal: AbortSignal): Promise<PassFigures[]> {
    const weights = this.#weights;
    if (!weights) throw new Error('no file is open');
    const { sizes, tensors } = weights;
    const wanted = core.transformerTensors(sizes).flat();
    const widthOf = (name: string): number => tensors.get(name)?.width ?? 0;
    const all = wanted.reduce((sum, { name, rows, columns }) => sum + rows * columns * widthOf(name), 0);
    let read = 0;
    let told = performance.now();
    const { tokens, variants, patterns } = job;
    const pass = core.startPass({ sizes, tokens, variants, patterns });
    try {
      await feed(pass, weights, {
        mostBytes: Math.min(slice, core.transformerLimits().bytes.most),
        signal,
        onSlice: (_, bytes) => {
          read += bytes;
          const now = performance.now();
          if (now - told < betweenMessages) return;
          told = now;
          this.#tell({ kind: 'progress', id, done: read / all });
        },
      });
      return variants.map((_, variant) => ({
        loss: pass.loss(variant),
        heads: job.heads ? headFigures(pass, sizes, variant, patterns.length) : null,
      }));
    } finally {
      pass.end();
    }
  }
}

function headFigures(pass: TransformerPass, sizes: TransformerSizes, variant: number, patterns: number): HeadFigures {
  const { layers, heads } = sizes;
  return {
    divisors: pass.divisors(variant),
    heads: pass.heads(variant),
    histograms: Array.from({ length: layers * heads }, (_, at) =>
      pass.histograms(variant, Math.floor(at / heads), at % heads),
    ),
    patterns: Array.from({ length: patterns }, (_, place) => pass.pattern(variant, place)),
  };
}

// On the page's own thread, where no worker may run: between two slices the page has a turn; a block takes as long as it takes.

export function modelOnPage(): ModelPort {
  let stopped = false;
  const host = new ModelHost((message) => {
    if (!stopped) port.onMessage?.(message);
  });
  const port: ModelPort = {
    onMessage: null,
    onFailure: null,
    send(message) {
      host.receive(message);
    },
    stop() {
      stopped = true;
      host.stop();
    },
  };
  return port;
}

// What compiled modules say to calls, each module started when it is sent: the same in a worker and on the main thread, where calls are
// answered behind a worker's port.
import { instantiateCore } from './client.ts';
import {
  type Call,
  type FromWorker,
  type ModuleName,
  type Modules,
  type WorkerPort,
  argumentsOf,
  takenWhole,
} from './protocol.ts';
import type { Answer } from './types.ts';

/** How each module is started from its binary. */
export type Starts = { readonly [Name in ModuleName]: (compiled: WebAssembly.Module) => Promise<Modules[Name]> };

/** The glue of all but the core is fetched when it is needed. */
export const starts: Starts = {
  core: instantiateCore,
  chapters: async (compiled) => (await import('./chapters-client.ts')).instantiateChapters(compiled),
  training: async (compiled) => (await import('./load-training.ts')).instantiateTraining(compiled),
};

type Bound = Readonly<Record<string, (...given: readonly unknown[]) => Answer<unknown>>>;

/** What became of a module's start: its functions, or why there are none. */
type Started = { functions: Bound } | { detail: string };

export class ModuleHost {
  readonly #starts: Starts;
  readonly #started = new Map<ModuleName, Promise<Started>>();

  constructor(given: Starts = starts) {
    this.#starts = given;
  }

  /** Starts a module; gives why that failed, or null. */
  async start(module: ModuleName, compiled: WebAssembly.Module): Promise<string | null> {
    const started = this.#starts[module](compiled).then(
      (functions): Started => ({ functions: functions as unknown as Bound }),
      (thrown: unknown): Started => ({ detail: String(thrown) }),
    );
    this.#started.set(module, started);
    const state = await started;
    return 'detail' in state ? state.detail : null;
  }

  /** How the calls are answered, once their module has started or is known not to. */
  async prepared(calls: readonly Call[]): Promise<(id: number) => FromWorker> {
    const module = calls[0]?.module ?? 'core';
    const state = (await this.#started.get(module)) ?? { detail: `the module ${module} was not sent` };
    return (id) =>
      'detail' in state ? { kind: 'unserved', id, detail: state.detail } : answerCalls(state.functions, id, calls);
  }
}

/** The values of all calls as a message, or the first refusal; a trap or exhausted memory becomes "broken". */
function answerCalls(functions: Bound, id: number, calls: readonly Call[]): FromWorker {
  try {
    const values = new Map<Call, unknown>();
    for (const one of calls) {
      const answer = functions[one.function]?.(...argumentsOf(one, values));
      if (answer === undefined) throw new TypeError(`no function ${one.function}`);
      if ('error' in answer) return { kind: 'refused', id, refusal: answer.error };
      values.set(one, answer.value);
    }
    return { kind: 'done', id, values: calls.map((one) => (takenWhole(one, calls) ? null : values.get(one))) };
  } catch (thrown) {
    return { kind: 'broken', id, detail: String(thrown) };
  }
}

// The compiled modules on the main thread behind a worker's port: where no worker may run. One message of calls at a time, in short slices.

/** How long the page may be kept from its own work, in milliseconds; a single chunk of large d and many keys can take longer. */
export const slice = 8;

/** A port whose calls run on this thread. */
export function mainThreadPort(given: Starts = starts): WorkerPort {
  const host = new ModuleHost(given);
  const waiting: (() => FromWorker)[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let stopped = false;

  const tell = (message: FromWorker): void => {
    if (!stopped) port.onMessage?.(message);
  };
  const work = (): void => {
    timer = null;
    const until = performance.now() + slice;
    do {
      const next = waiting.shift();
      if (next === undefined) return;
      tell(next());
    } while (performance.now() < until);
    proceed();
  };
  const proceed = (): void => {
    if (!stopped && waiting.length > 0) timer ??= setTimeout(work);
  };

  const port: WorkerPort = {
    onMessage: null,
    onFailure: null,
    send(message) {
      if (message.kind === 'calls') {
        void host.prepared(message.calls).then((answer) => {
          waiting.push(() => answer(message.id));
          proceed();
        });
        return;
      }
      const { module, compiled } = message;
      void host.start(module, compiled).then((failure) => {
        if (module === 'core') tell(failure === null ? { kind: 'ready' } : { kind: 'failed', detail: failure });
      });
    },
    stop() {
      stopped = true;
      waiting.length = 0;
      if (timer !== null) clearTimeout(timer);
    },
  };
  return port;
}

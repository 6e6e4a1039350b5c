// What page and worker say to each other: functions of the compiled modules by name, with their arguments, and what comes of them. And how
// calls are answered, each module started when it is sent: in a worker, whose script is no more than that, and on the main thread.
import type { ChaptersModule } from './chapters-client.ts';
import { instantiateCore } from './client.ts';
import type { TrainingModule } from './training-client.ts';
import type { Answer, CoreModule, Refusal } from './types.ts';

/** The modules that workers answer from. All but the core come with the first call that needs them. */
export interface Modules {
  core: CoreModule;
  chapters: ChaptersModule;
  training: TrainingModule;
}

export type ModuleName = keyof Modules;
export type LateModule = Exclude<ModuleName, 'core'>;

/** One call of a bound function: plain values in, plain values and typed arrays out. */
export interface Call<Value = unknown> {
  module: ModuleName;
  function: string;
  arguments: readonly unknown[];
  /** A part of what it gives that only calls after it take: null comes in its place. */
  leaves?: string;
  /** What it gives; a type alone. */
  readonly gives?: Value;
}

type Arguments<Bound> = Bound extends (...given: infer Given) => unknown ? Given : never;
type Given<Bound> = Bound extends (...given: never[]) => Answer<infer Value> ? Value : never;

/** A call that the compiler has compared with the module's own table of functions. */
export function call<Name extends ModuleName, Bound extends keyof Modules[Name] & string>(
  module: Name,
  bound: Bound,
  ...given: Arguments<Modules[Name][Bound]>
): Call<Given<Modules[Name][Bound]>> {
  return { module, function: bound, arguments: given };
}

/** In place of an argument: what an earlier call in the same message gave, or a part of it. The worker has it already. */
interface FromBefore {
  fromBefore: string | null;
  /** That call itself: a message keeps which of its objects are one. */
  of: Call;
}

/** Of the value that this call gives, all or a part, for a call that follows it in one message. */
export function partOf<Value, Part extends keyof Value & string>(before: Call<Value>, part: Part): Value[Part];
export function partOf<Value>(before: Call<Value>): Value;
export function partOf(of: Call, part: string | null = null): unknown {
  return { fromBefore: part, of } satisfies FromBefore;
}

/** What an argument asks of an earlier call; nothing where it is a value. */
const asked = (argument: unknown): Partial<FromBefore> => argument ?? {};

/** The arguments of a call, given the values of those before it. */
export function argumentsOf(one: Call, values: ReadonlyMap<Call, unknown>): unknown[] {
  return one.arguments.map((each) => {
    const { fromBefore, of } = asked(each);
    if (!of) return each;
    const value = values.get(of);
    return typeof fromBefore === 'string' ? (value as Record<string, unknown>)[fromBefore] : value;
  });
}

/** The calls of which another takes the whole of what they give: half a megabyte, say, that nobody else asks for. */
function takenWhole(calls: readonly Call[]): ReadonlySet<Call | undefined> {
  const all = calls.flatMap((each) => each.arguments.map(asked));
  return new Set(all.filter(({ fromBefore }) => fromBefore === null).map(({ of }) => of));
}

/** The core comes first, any other module before the first call that needs it. */
export interface StartMessage {
  kind: 'start';
  module: ModuleName;
  compiled: WebAssembly.Module;
}

/** What a worker answers to the first. */
export type StartedMessage =
  | { kind: 'ready' }
  /** The module could not be started. */
  | { kind: 'failed'; detail: string };

export type ToWorker =
  | StartMessage
  /** Calls of one module, answered together: one after another until one is refused. */
  | { kind: 'calls'; id: number; calls: readonly Call[] }
  /** Nobody waits for these calls any more: those that are not begun are left out. */
  | { kind: 'drop'; id: number };

export type FromWorker =
  | StartedMessage
  /** A value for each call; null where another call takes all of it. */
  | { kind: 'done'; id: number; values: readonly unknown[] }
  | { kind: 'refused'; id: number; refusal: Refusal }
  /** The module that the calls need could not be started here; the worker serves other modules as before. */
  | { kind: 'unserved'; id: number; detail: string }
  /** The module broke down (a trap, no memory): this worker is of no more use. */
  | { kind: 'broken'; id: number; detail: string };

/** The page's side of a worker; a Worker is one, and so is a core on the main thread. */
export interface WorkerPort<To = ToWorker, From = FromWorker> {
  send(message: To): void;
  /** Called for each message, until stopped. */
  onMessage: ((message: From) => void) | null;
  /** Called when the worker fails as a whole. */
  onFailure: ((detail: string) => void) | null;
  stop(): void;
}

/** The buffers that travel with a message instead of being copied: those of all arrays in a value. */
export function transferable(value: unknown): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  const collect = (part: unknown): void => {
    if (ArrayBuffer.isView(part)) buffers.add(part.buffer as ArrayBuffer);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(collect);
  };
  collect(value);
  return [...buffers];
}

// What compiled modules say to calls.

/** How each module is started from its binary. */
export type Starts = { readonly [Name in ModuleName]: (compiled: WebAssembly.Module) => Promise<Modules[Name]> };

/** The glue of all but the core is fetched when it is needed. */
export const starts: Starts = {
  core: instantiateCore,
  chapters: async (compiled) => (await import('./chapters-client.ts')).instantiateChapters(compiled),
  training: async (compiled) => (await import('./training-client.ts')).instantiateTraining(compiled),
};

type Bound = Readonly<Record<string, (...given: readonly unknown[]) => Answer<unknown>>>;

/** What became of a module's start: its functions, or why there are none. */
type Started = { functions: Bound } | { detail: string };

export class ModuleHost {
  readonly #starts: Starts;
  readonly #started = new Map<ModuleName, Promise<Started>>();
  /** Messages of calls that somebody waits for. */
  readonly #open = new Set<number>();

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

  /**
   * Answers a message of the page.
   *
   * turn  begins each call whose module is there when this thread has nothing better to do, such as to hear that it is dropped;
   *       calls that go on with a message come before others
   */
  async receive(
    message: ToWorker,
    reply: (answer: FromWorker) => void,
    turn: (work: () => void, goesOn: boolean) => void,
  ): Promise<void> {
    if (message.kind === 'drop') this.#open.delete(message.id);
    if (message.kind === 'calls') {
      const { id, calls } = message;
      this.#open.add(id);
      const answers = (await this.prepared(calls))(id);
      const next = (): void => {
        const { done, value } = this.#open.has(id) ? answers.next() : answers.return({ kind: 'done', id, values: [] });
        if (!done) turn(next, true);
        else {
          this.#open.delete(id);
          reply(value);
        }
      };
      turn(next, false);
    }
    if (message.kind !== 'start') return;
    const failure = await this.start(message.module, message.compiled);
    if (message.module === 'core') reply(failure === null ? { kind: 'ready' } : { kind: 'failed', detail: failure });
  }

  /** How the calls are answered, one in each step, once their module has started or is known not to. */
  async prepared(calls: readonly Call[]): Promise<(id: number) => Answering> {
    const module = calls[0]?.module ?? 'core';
    const state = (await this.#started.get(module)) ?? { detail: `the module ${module} was not sent` };
    return (id) => answerCalls(state, id, calls);
  }
}

type Answering = Generator<undefined, FromWorker, undefined>;

/** The values of all calls as a message, or the first refusal; a trap or exhausted memory becomes "broken". */
function* answerCalls(state: Started, id: number, calls: readonly Call[]): Answering {
  if ('detail' in state) return { kind: 'unserved', id, detail: state.detail };
  const { functions } = state;
  try {
    const values = new Map<Call, unknown>();
    for (const one of calls) {
      if (values.size > 0) yield;
      const answer = functions[one.function]?.(...argumentsOf(one, values));
      if (answer === undefined) throw new TypeError(`no function ${one.function}`);
      if ('error' in answer) return { kind: 'refused', id, refusal: answer.error };
      values.set(one, answer.value);
    }
    const taken = takenWhole(calls);
    const heard = (one: Call): unknown =>
      one.leaves === undefined ? values.get(one) : { ...(values.get(one) as object), [one.leaves]: null };
    return { kind: 'done', id, values: calls.map((one) => (taken.has(one) ? null : heard(one))) };
  } catch (thrown) {
    return { kind: 'broken', id, detail: String(thrown) };
  }
}

/** Answers the page from this worker: all that its script, worker.ts, does. */
export function serve(): void {
  // What is global in a worker has these names of a Worker; the page's own types describe a window.
  const scope = globalThis as unknown as Pick<Worker, 'onmessage' | 'postMessage'>;
  const host = new ModuleHost();
  // Before each call the worker hears what else it has been sent; a timer in place of this port would wait four milliseconds.
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  const reply = (message: FromWorker): void =>
    scope.postMessage(message, message.kind === 'done' ? transferable(message.values) : []);
  scope.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    void host.receive(data, reply, (work, goesOn) => {
      waiting.splice(goesOn ? 0 : waiting.length, 0, work);
      port2.postMessage(null);
    });
  };
}

// The compiled modules on the main thread behind a worker's port: where no worker may run. One message of calls at a time, in short slices.

/** How long the page may be kept from its own work, in milliseconds; a single chunk of large d and many keys can take longer. */
export const slice = 8;

/** A port whose calls run on this thread. */
export function mainThreadPort(given: Starts = starts): WorkerPort {
  const host = new ModuleHost(given);
  const waiting: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let stopped = false;

  const proceed = (): void => {
    if (!stopped && waiting.length > 0) timer ??= setTimeout(work);
  };
  const work = (): void => {
    timer = null;
    const until = performance.now() + slice;
    do waiting.shift()?.();
    while (waiting.length > 0 && performance.now() < until);
    proceed();
  };
  const reply = (message: FromWorker): void => {
    if (!stopped) port.onMessage?.(message);
  };

  const port: WorkerPort = {
    onMessage: null,
    onFailure: null,
    send(message) {
      void host.receive(message, reply, (answer, goesOn) => {
        waiting.splice(goesOn ? 0 : waiting.length, 0, answer);
        proceed();
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

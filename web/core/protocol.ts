// What page and worker say to each other: functions of the compiled modules by name, with their arguments, and what comes of them.
// No logic but which buffers travel with a message.
import type { ChaptersModule } from './chapters-client.ts';
import type { TrainingModule } from './training-types.ts';
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

/** Whether one of the calls takes the whole of what another gives: half a megabyte, say, that nobody else asks for. */
export function takenWhole(one: Call, calls: readonly Call[]): boolean {
  return calls.some((each) =>
    each.arguments.map(asked).some(({ fromBefore, of }) => of === one && fromBefore === null),
  );
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
  | { kind: 'calls'; id: number; calls: readonly Call[] };

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

// The buffers that travel with a message instead of being copied: those of all arrays in a value.

export function transferable(value: unknown): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  const collect = (part: unknown): void => {
    if (ArrayBuffer.isView(part)) buffers.add(part.buffer as ArrayBuffer);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(collect);
  };
  collect(value);
  return [...buffers];
}

// What compiled modules say to calls, each module started when it is sent: the same in a worker and on the main thread.
import { instantiateCore } from './load.ts';
import type { Call, FromWorker, ModuleName, Modules } from './protocol.ts';
import type { Answer } from './types.ts';

/** How each module is started from its binary. */
export type Starts = { readonly [Name in ModuleName]: (compiled: WebAssembly.Module) => Promise<Modules[Name]> };

/** The glue of all but the core is fetched when it is needed. */
export const starts: Starts = {
  core: instantiateCore,
  chapters: async (compiled) => (await import('./load-chapters.ts')).instantiateChapters(compiled),
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
    const values: unknown[] = [];
    for (const { function: name, arguments: given } of calls) {
      const answer = functions[name]?.(...given);
      if (answer === undefined) throw new TypeError(`no function ${name}`);
      if ('error' in answer) return { kind: 'refused', id, refusal: answer.error };
      values.push(answer.value);
    }
    return { kind: 'done', id, values };
  } catch (thrown) {
    return { kind: 'broken', id, detail: String(thrown) };
  }
}

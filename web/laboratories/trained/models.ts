// The models behind the pictures: the small one before and after training, and a file of the reader's own; and what is asked of them.
import type { ReactiveControllerHost } from 'lit';
import { passed } from '../../core/frame.ts';
import { fetchBinary } from '../../core/assets.ts';
import { CoreRefusal, CoreUnavailable } from '../../core/refusal.ts';
import { type ModelRequest, type OpenedModel, type VariantFigures, openModel } from '../../core/model/trained-model.ts';
import { Job, type JobHost, type Running } from '../../kit/job.ts';
import { type Weights, addresses } from './weight-files.ts';

/** Weights of our small model have so many heads, which no tensor says. */
const smallHeads = 2;

export interface Own {
  /** Tells it from others of its name. */
  id: string;
  name: string;
  model: OpenedModel;
}

/** How the last file of the reader's fares. */
export type Standing =
  | { kind: 'none' }
  /** `left-out`: what reads files is not there, as in the single file. */
  | { kind: 'opening' | 'open' | 'left-out'; file: File }
  | { kind: 'refused'; file: File; refused: CoreRefusal };

type Host = Pick<ReactiveControllerHost, 'requestUpdate'>;

/** Those that are open. */
export class Models {
  small: Readonly<Record<Weights, OpenedModel>> | undefined;
  own: Own | undefined;
  standing: Standing = { kind: 'none' };
  readonly loading: Job;
  readonly #host: Host;
  readonly #onChange: () => void;
  readonly #onFailure: (thrown: unknown) => void;
  #opening: AbortController | undefined;
  #opened = 0;

  constructor(host: Host, onChange: () => void, onFailure: (thrown: unknown) => void) {
    this.#host = host;
    this.#onChange = onChange;
    this.#onFailure = onFailure;
    // It goes on while the laboratory is moved about.
    this.loading = new Job({ requestUpdate: host.requestUpdate.bind(host) }, onFailure);
  }

  /** Whether the small model can be fetched. */
  get within(): boolean {
    return addresses !== undefined;
  }

  /** Fetches the small model, before and after training. */
  async load(): Promise<void> {
    if (!addresses || this.small || this.loading.running) return;
    const from = addresses;
    await this.loading.begin(async ({ signal, progress }) => {
      let done = 0;
      const open = async (weights: Weights): Promise<OpenedModel> => {
        const response = await fetchBinary(from[weights]);
        const model = await openModel(await response.blob(), smallHeads, signal);
        progress((done += 1), 2);
        return model;
      };
      const [start, trained] = await Promise.all([open('start'), open('trained')]);
      signal.throwIfAborted();
      this.small = { start, trained };
      this.#onChange();
    });
  }

  /** Opens a file of the reader's; what was open stays until it is known to be good. */
  async openOwn(file: File, heads: number | null): Promise<void> {
    this.#opening?.abort();
    const { signal } = (this.#opening = new AbortController());
    this.#tell({ kind: 'opening', file });
    try {
      const model = await openModel(file, heads, signal);
      if (signal.aborted) {
        model.close();
        return;
      }
      this.own?.model.close();
      this.own = { id: `own ${String((this.#opened += 1))}`, name: file.name, model };
      this.#tell({ kind: 'open', file });
      this.#onChange();
    } catch (thrown) {
      if (signal.aborted) return;
      if (thrown instanceof CoreRefusal) {
        this.#tell({ kind: 'refused', file, refused: thrown });
        return;
      }
      const missing = thrown instanceof CoreUnavailable && thrown.code === 'not-fetched';
      if (missing && !this.within) {
        this.#tell({ kind: 'left-out', file });
        return;
      }
      this.#tell({ kind: 'none' });
      this.#onFailure(thrown);
    }
  }

  closeOwn(): void {
    this.#opening?.abort();
    this.own?.model.close();
    this.own = undefined;
    this.#tell({ kind: 'none' });
    this.#onChange();
  }

  #tell(standing: Standing): void {
    this.standing = standing;
    this.#host.requestUpdate();
  }
}

/** What is asked of a model. */
export interface Asked<About> {
  /** Tells it from all others. */
  key: string;
  model: OpenedModel;
  /** Milliseconds without another question before a file is read through. */
  rest?: number;
  /** What is to be run, and what it is about. */
  request: () => Promise<{ request: ModelRequest; about: About }>;
}

export interface Answer<About> {
  key: string;
  about: About;
  figures: readonly VariantFigures[];
}

/** Answers that are kept: those before and after training, say. */
const mostKept = 8;

/** One question at a time: another takes its place, and the last answer stays on show until the next is there. */
export class Run<About> extends Job {
  answer: Answer<About> | undefined;
  readonly #known = new Map<string, Answer<About>>();
  readonly #onAnswer: () => void;
  readonly #onFailure: (thrown: unknown) => void;
  #key = '';
  #refusal: CoreRefusal | undefined;

  constructor(host: JobHost, onAnswer: () => void, onFailure: (thrown: unknown) => void) {
    super(host, onFailure);
    this.#onAnswer = onAnswer;
    this.#onFailure = onFailure;
  }

  /** Whether the core refused the last question: it would do so again. */
  get refused(): boolean {
    return this.#refusal !== undefined;
  }

  /** `again`: also where this was cancelled or failed. */
  ask(asked: Asked<About>, again = false): void {
    const { key } = asked;
    if (key === this.#key && !again) {
      // What is refused stays so, whatever else the laboratory is set to.
      if (this.#refusal) this.#onFailure(this.#refusal);
      return;
    }
    this.#key = key;
    this.#refusal = undefined;
    const known = this.#known.get(key);
    if (known) {
      this.answer = known;
      this.finish();
      return;
    }
    void this.begin(async (running) => {
      try {
        this.answer = await this.#answered(asked, running);
      } catch (thrown) {
        if (!running.signal.aborted && thrown instanceof CoreRefusal) this.#refusal = thrown;
        throw thrown;
      }
      this.#keep(this.answer);
      this.#onAnswer();
    });
  }

  async #answered({ key, model, rest, request: ask }: Asked<About>, running: Running): Promise<Answer<About>> {
    const { signal, progress } = running;
    if (rest) await passed(rest);
    signal.throwIfAborted();
    const { request, about } = await ask();
    signal.throwIfAborted();
    const onProgress = (share: number): void => progress(share, 1);
    const figures = await model.run(request, { onProgress, signal });
    signal.throwIfAborted();
    return { key, about, figures };
  }

  override interrupt(): void {
    if (this.running) this.#key = '';
    super.interrupt();
  }

  /** Nothing is on show any more. */
  forget(): void {
    this.cancel();
    this.#key = '';
    this.#refusal = undefined;
    this.answer = undefined;
    this.#known.clear();
  }

  #keep(answer: Answer<About>): void {
    const [oldest] = this.#known.keys();
    if (this.#known.size >= mostKept && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(answer.key, answer);
  }
}

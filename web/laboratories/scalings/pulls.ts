// The target's pull behind <dk-scalings>: measured in workers, from few rows first and then from all; what is known stays known.
import type { PullFigures, PullsAsked } from '../../core/chapters-gradients.ts';
import { passed } from '../../core/frame.ts';
import { blockWork, pullFiguresRun } from '../../core/pull-run.ts';
import { sharedPool } from '../../core/shared-pool.ts';
import { focusOrder } from '../../core/sweep-chunks.ts';
import type { RuleChoice } from '../../core/types.ts';
import { Job, type JobHost } from '../../kit/job.ts';
import { type Draws, type PullsWanted, drawsName } from './sweeps.ts';

/** Rows from which a first picture is drawn. */
const firstRows = 256;

const isFirst = ({ rows }: PullsAsked): boolean => rows <= firstRows;

/** Rows · keys · d of one d: what takes about a second. Beyond it rows are fewer, and intervals wider. */
const mostEntries = 2 ** 27;
const leastRows = 64;
/** More rows than this the core does not have. */
const mostRows = 65_536;

/** The rows of one d: as many as samples are asked for, fewer where vectors are long and keys many. */
export function pullRows({ samples, keys }: Pick<Draws, 'samples' | 'keys'>, d: number): number {
  return Math.min(samples, mostRows, Math.max(leastRows, Math.floor(mostEntries / (keys * d))));
}

/** Rules of one request, so that a single row of long vectors and many keys does not hold the page up. */
function rulesAtOnce(keys: number, d: number): number {
  return Math.min(16, Math.max(1, Math.floor(blockWork / (keys * (d + 128))) - 4));
}

const nameOf = ({ id, parameter }: RuleChoice, d: number): string => `${id} ${String(parameter)} ${String(d)}`;

/** The figures of one set of draws. */
export class PullBook {
  readonly draws: Draws;
  readonly #figures = new Map<string, PullFigures>();

  constructor(draws: Draws) {
    this.draws = draws;
  }

  of(rule: RuleChoice, d: number): PullFigures | undefined {
    return this.#figures.get(nameOf(rule, d));
  }

  take(rule: RuleChoice, d: number, figures: PullFigures): void {
    const known = this.of(rule, d);
    if (!known || known.count <= figures.count) this.#figures.set(nameOf(rule, d), figures);
  }

  /** Requests for what is missing: a few rows of every d, then all rows, the d in focus first. */
  missing({ dimensions, focus, rules }: Omit<PullsWanted, 'ahead'>): PullsAsked[] {
    const order = focusOrder(dimensions, focus);
    const all = order.flatMap((d) => this.#lacking(rules, d, pullRows(this.draws, d)));
    const first = order.filter((d) => pullRows(this.draws, d) > firstRows).flatMap((d) => this.#lacking(rules, d));
    return [...first, ...all];
  }

  /** The same of what is made ready: a few rows. */
  missingAhead({ dimensions, focus, ahead }: PullsWanted): PullsAsked[] {
    return focusOrder(dimensions, focus).flatMap((d) => this.#lacking(ahead, d));
  }

  #lacking(rules: PullsWanted['rules'], d: number, most = firstRows): PullsAsked[] {
    const { seed, keys } = this.draws;
    const rows = Math.min(most, pullRows(this.draws, d));
    const lacking = rules.filter(({ choice, least }) => d >= least && (this.of(choice, d)?.count ?? 0) < rows);
    const at = rulesAtOnce(keys, d);
    return Array.from({ length: Math.ceil(lacking.length / at) }, (_, part) => ({
      seed,
      draw: 0,
      d,
      keys,
      rows,
      rules: lacking.slice(part * at, (part + 1) * at).map(({ choice }) => choice),
    }));
  }
}

/** Tells of rows done, of all under way. */
export class Pulls extends Job {
  /** Nobody waits for it, and nothing on show comes of it. */
  readonly #ahead: Job;
  #book: PullBook | undefined;
  /** Grows with each result. */
  edition = 0;
  /** Until when the last that was asked for runs. */
  over: Promise<void> | undefined;
  /** Requests of the first picture, from few rows, of which nothing has come. */
  #first = 0;

  constructor(host: JobHost, onFailure: (thrown: unknown) => void) {
    super(host, onFailure);
    this.#ahead = new Job({ ...host, requestUpdate: () => undefined }, onFailure);
  }

  /** Whether points of the picture are still to come; else intervals become narrower. */
  get begins(): boolean {
    return this.running && this.#first > 0;
  }

  /** What is known for these draws; nothing for others. */
  known(draws: Draws): PullBook | undefined {
    return this.#book && drawsName(this.#book.draws) === drawsName(draws) ? this.#book : undefined;
  }

  /** Measures what is missing, after so many milliseconds and in place of what was under way, then what is made ready. */
  ask(wanted: PullsWanted, after = 0): void {
    const book = (this.#book = this.known(wanted.draws) ?? new PullBook(wanted.draws));
    const measure = (
      job: Job,
      requests: readonly PullsAsked[],
      onResult?: (asked: PullsAsked) => void,
    ): Promise<void> =>
      job.begin(async ({ signal, progress }) => {
        progress(
          0,
          requests.reduce((sum, { rows }) => sum + rows, 0),
        );
        await passed(job === this ? after : 0);
        await pullFiguresRun(await sharedPool(), requests, {
          signal,
          onFigures: (place, figures) => {
            const asked = requests[place];
            if (!asked) return;
            asked.rules.forEach((rule, at) => {
              const found = figures[at];
              if (found) book.take(rule, asked.d, found);
            });
            onResult?.(asked);
          },
          onProgress: progress,
        });
      });
    const ahead = (): void => {
      if (this.state === 'done') void measure(this.#ahead, book.missingAhead(wanted));
    };
    this.#ahead.cancel();
    const requests = book.missing(wanted);
    if (requests.length === 0) {
      this.finish();
      ahead();
      return;
    }
    this.#first = requests.filter(isFirst).length;
    this.over = measure(this, requests, (asked) => {
      this.edition += 1;
      if (isFirst(asked)) this.#first -= 1;
    });
    void this.over.then(ahead);
  }

  override cancel(): void {
    super.cancel();
    this.#ahead.cancel();
  }
}

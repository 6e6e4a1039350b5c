// The sweeps behind <dk-scalings>: what is wanted, what is missing and is run on the pool of workers, and the book that keeps
// what came.
import type { CoreClient } from '../../core/client.ts';
import { passed } from '../../core/frame.ts';
import { sharedPool } from '../../core/shared-pool.ts';
import { type SweepRequest, runSweep } from '../../core/sweep.ts';
import type { DimensionReport, RuleChoice, RuleReport, ScaleRule } from '../../core/types.ts';
import { Job, type JobHost, type JobState } from '../../kit/job.ts';
import { gridWith } from '../../kit/sweep/sweep-run.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import { constantStops, exponentStops, type scalingsParameters } from './parameters.ts';

// What the reader's settings ask of the sweeps and of the pull: the draws, the grid, and the rules, those on show first.

/** What decides the random vectors. */
export type Draws = Pick<ScalingsSettings, 'seed' | 'samples' | 'keys'>;

type Wanted = ReturnType<typeof wanted>;

/** What is to be measured of the target's pull: rules, each with the least d at which it is defined. */
export type PullsWanted = ReturnType<typeof pullsWanted>;

export type ScalingsSettings = ValuesOf<typeof scalingsParameters>;

/** Every rule of the table, with the reader's parameter or the table's. */
export function choicesOf(rules: readonly ScaleRule[], settings: ScalingsSettings): RuleChoice[] {
  const own: Readonly<Record<string, number>> = {
    power: settings.exponent,
    constant: settings.constant,
    cosine: settings.gain,
  };
  return rules.map(({ id, parameter }) => ({ id, parameter: own[id] ?? parameter?.initial ?? 0 }));
}

/** What the question, the sentence and the notes speak of, on show or not. */
const told = ['none', 'sqrt', 'linear', 'log'];

/** The pull costs more than what a sweep measures: only rules on show are asked for, and those that are spoken of. */
export function pullsWanted(rules: readonly ScaleRule[], settings: ScalingsSettings) {
  const { draws, dimensions, focus } = wanted(rules, settings);
  const choices = choicesOf(rules, settings);
  return {
    draws,
    dimensions,
    focus,
    rules: rules.flatMap(({ id, leastDimension: least }, index) => {
      const choice = choices[index];
      return choice && (settings.shown.includes(id) || told.includes(id)) ? [{ choice, least }] : [];
    }),
    /** What is made ready for a slider that the reader may move: a few rows of each. */
    ahead: exponents.map((choice) => ({ choice, least: 1 })),
  };
}

const exponents = exponentStops.map((parameter) => ({ id: 'power', parameter }));
const constants = constantStops.map((parameter) => ({ id: 'constant', parameter }));

/** `ahead`: whether rules are made ready for sliders that the reader may move. */
export function wanted(rules: readonly ScaleRule[], settings: ScalingsSettings, { ahead = false } = {}) {
  const { seed, samples, keys, dimensions, focus } = settings;
  return {
    draws: { seed, samples, keys },
    dimensions: gridWith(dimensions, focus),
    focus,
    /** Sets of rules that are run one after another, each at most 16. */
    batches: [choicesOf(rules, settings), ...(ahead ? [exponents, constants] : [])],
  };
}

// What sweeps on one set of random vectors have measured: of each rule with its parameter, at each d. No drawing.

const nameOf = ({ id, parameter }: RuleChoice): string => `${id} ${String(parameter)}`;

interface Missing extends SweepRequest {
  /** Whether it is only made ready for a slider that the reader may move. */
  ahead: boolean;
}

/** The draws as one text: equal for equal vectors. */
export const drawsName = ({ seed, samples, keys }: Draws): string => `${seed} ${String(samples)} ${String(keys)}`;

export class Book {
  readonly draws: Draws;
  /** The scores themselves, which no rule touches. */
  readonly #scores = new Map<number, DimensionReport>();
  readonly #rules = new Map<string, Map<number, RuleReport>>();
  /** What is measured to the last sample. */
  readonly #complete = new Set<string>();

  constructor(draws: Draws) {
    this.draws = draws;
  }

  /** Takes reports of a sweep on these draws, also early ones. */
  take(reports: Iterable<DimensionReport | null>): void {
    for (const report of reports) {
      if (!report) continue;
      const known = this.#scores.get(report.d);
      if (!known || known.samples <= report.samples) this.#scores.set(report.d, report);
      for (const rule of report.rules) this.#of(rule.rule).set(report.d, rule);
    }
  }

  /** A sweep is done: what it was asked for need not be asked again. */
  finish({ specification, dimensions }: SweepRequest): void {
    for (const rule of specification.rules) {
      for (const d of dimensions) this.#complete.add(`${nameOf(rule)} ${String(d)}`);
    }
  }

  /** The first set of rules of which something is missing, as a sweep over what is missing; undefined where nothing is. */
  missing({ draws, dimensions, focus, batches }: Wanted): Missing | undefined {
    for (const [index, batch] of batches.entries()) {
      const lacks = (rule: RuleChoice, d: number): boolean => !this.#complete.has(`${nameOf(rule)} ${String(d)}`);
      const rules = batch.filter((rule) => dimensions.some((d) => lacks(rule, d)));
      const grid = dimensions.filter((d) => rules.some((rule) => lacks(rule, d)));
      if (rules.length > 0) return { specification: { ...draws, rules }, dimensions: grid, focus, ahead: index > 0 };
    }
    return undefined;
  }

  /** The report of one d with these rules in it, as far as they are measured. */
  report(d: number, rules: readonly RuleChoice[]): DimensionReport | undefined {
    const scores = this.#scores.get(d);
    return scores && { ...scores, rules: rules.flatMap((rule) => this.#rules.get(nameOf(rule))?.get(d) ?? []) };
  }

  #of(rule: RuleChoice): Map<number, RuleReport> {
    const name = nameOf(rule);
    const known = this.#rules.get(name) ?? new Map<number, RuleReport>();
    this.#rules.set(name, known);
    return known;
  }
}

/** Tells of chunks done, of all of the batch under way. Where its pictures are folded, all but the d in focus waits for what is in sight. */
export class RuleSweeps extends Job {
  /** What is on show: that of the last draws, until new ones have given something. */
  book: Book | undefined;
  /** Grows when reports are shown that have come. */
  edition = 0;
  #next: Book | undefined;
  #wanted: Wanted | undefined;
  /** Of what is under way, also where it is only made ready and nobody waits for it. */
  #signal: AbortSignal | undefined;
  /** Whether somebody looks at early reports of every d; else at those of the d in focus. */
  #looked = false;
  readonly #inSight: () => Promise<void> | undefined;
  #waits = false;
  /** Whether reports have come since it was drawn. */
  #fresh = false;

  /** inSight   until when something runs that is in sight */
  constructor(host: JobHost, onFailure: (thrown: unknown) => void, inSight: () => Promise<void> | undefined) {
    super(host, onFailure);
    this.#inSight = inSight;
  }

  override hostDisconnected(): void {
    this.cancel();
  }

  /**
   * Runs what is missing of it, if anything is; a sweep under way goes on as long as it is of use.
   *
   * looked  whether its pictures are unfolded
   * after   milliseconds that a new one waits
   */
  ask(wanted: Wanted, core: CoreClient, { looked = false, after = 0 } = {}): void {
    this.#wanted = wanted;
    this.#looked = looked;
    const known = this.#next && drawsName(this.#next.draws) === drawsName(wanted.draws) ? this.#next : undefined;
    const book = (this.#next = known ?? new Book(wanted.draws));
    const underWay = this.#signal?.aborted === false && !(looked && this.#waits);
    if (known && (underWay || (this.state === 'done' && !book.missing(wanted)))) return;
    void this.begin(async ({ signal }) => {
      await passed(after);
      if (!signal.aborted) await this.#work(core, book, signal);
    });
  }

  override cancel(): void {
    if (this.state === 'done') this.finish();
    else super.cancel();
  }

  async #work(core: CoreClient, book: Book, signal: AbortSignal): Promise<void> {
    this.#signal = signal;
    this.#waits = false;
    const next = (): Missing | undefined => this.#wanted && book.missing(this.#wanted);
    for (let request = next(); request; request = next()) {
      const { ahead, focus, dimensions: lacking } = request;
      const dimensions = this.#looked || !lacking.includes(focus) ? lacking : [focus];
      const until = this.#looked || dimensions !== lacking ? undefined : this.#inSight();
      if (until) {
        this.#waits = true;
        await until;
        signal.throwIfAborted();
        this.#waits = false;
        continue;
      }
      if (ahead) this.show('done');
      else if (!this.running) this.#standing(0, 0);
      request = { ...request, dimensions };
      const all = this.#wanted?.dimensions.length ?? 0;
      const means = { core, pool: await sharedPool() };
      const known = book.report(focus, []);
      const reports = await runSweep(request, means, {
        signal,
        early: (d) => this.#looked || (d === this.#wanted?.focus && !known),
        onProgress: ({ done, total, reports, changed }) => {
          book.take(reports);
          this.book = book;
          this.#fresh ||= changed.length > 0;
          const each = total / dimensions.length;
          if (!ahead) this.#standing(done + each * (all - lacking.length), each * all);
        },
      });
      book.take(reports);
      book.finish(request);
      this.#fresh = true;
    }
  }

  #standing(done: number, total: number): void {
    [this.done, this.total] = [done, total];
    this.show('running');
  }

  protected override show(state: JobState): void {
    if (this.#fresh) this.edition += 1;
    this.#fresh = false;
    super.show(state);
  }
}

// A laboratory of many training runs: asked for by what is chosen, started by a guess, a link or the button, told when all have
// ended; with its bar.
import { type TemplateResult, html, nothing } from 'lit';
import { sharedTraining } from '../../core/shared.ts';
import type { TrainingClient, TrainingRule } from '../../core/training-client.ts';
import type { TrainingPlan } from '../../core/training-run.ts';
import { whole } from '../../i18n/numbers.ts';
import { sayCounted, say } from '../../i18n/say.ts';
import type { Selection, ValuesOf } from '../../schema/parameter.ts';
import { button } from '../buttons.ts';
import { type DataTable, tablesLater } from '../data-table.ts';
import type { Cell, FileFigures } from '../export/csv.ts';
import { PlottedLaboratory } from '../plotted.ts';
import type { Outcome, Question } from '../guess/question.ts';
import { initialValues } from '../settings.ts';
import { standing } from '../job.ts';
import { symbols } from '../symbols.ts';
import { ManyRuns, Starting } from './many-runs.ts';
import { Slices } from './plans.ts';
import { type RecordedEnd, endFrom } from './run-end.ts';
import { type Along, type AskedRow, type FoundRow, FoundRows, runsFile } from './rule-rows.ts';

// Where many runs stand: start and stop, a bar, words, and the time that is left.

interface RunsTargets {
  onStart: () => void;
  onPause: () => void;
  /** Runs again here what was recorded. */
  onRenew: () => void;
  /** They start by themselves, or the reader has started them. */
  going: boolean;
}

function runsBar(runs: ManyRuns, { onStart, onPause, onRenew, going }: RunsTargets): TemplateResult {
  const { state, total, recorded } = runs;
  const running = state === 'running';
  const name = recorded
    ? 'runs.here'
    : running
      ? 'training.pause'
      : runs.progress > 0 && state !== 'done'
        ? 'training.continue'
        : 'training.start';
  const press = (): void => {
    if (recorded) onRenew();
    else if (running) onPause();
    else onStart();
  };
  return html`<div class="run" data-state=${state === 'idle' && !going ? 'paused' : state}>
    ${button(say(name), press, { look: 'main', disabled: (state === 'done' && !recorded) || total === 0 })}
    ${standing({ done: runs.progress, total: 1, label: say('training.progress'), text: words(runs) })}
  </div>`;
}

function words(runs: ManyRuns): string {
  const { state, left, total } = runs;
  const of = { done: whole(runs.done), total: whole(total) };
  if (runs.recorded) return sayCounted('runs.recorded', total, of);
  if (state === 'done') return sayCounted(runs.asRecorded ? 'runs.same' : 'runs.done', total, of);
  if (left === undefined) return sayCounted('runs.at', total, of);
  return sayCounted('runs.left', total, { ...of, seconds: whole(Math.max(1, Math.ceil(left / 1000))) });
}

/** What is to be trained, in the form of its picture, and the runs in the order of their turns. */
export interface Order<By extends Along> {
  asked: readonly AskedRow<By>[];
  plans: readonly TrainingPlan[];
  steps: number;
}

export abstract class RunsLaboratory<S extends Selection, By extends Along> extends PlottedLaboratory<S> {
  protected readonly many = new ManyRuns(this, this.fail.bind(this), this.retry.bind(this));
  /** There before anything is asked or drawn. */
  protected training!: TrainingClient;
  protected slices!: Slices;
  protected ruleTable: TrainingRule[] = [];
  protected asked: readonly AskedRow<By>[] = [];
  /** What came out after the reader's guess, and with which settings. */
  protected told: { question: Question; outcome: Outcome } | undefined;
  readonly #starting = new Starting(this.many);
  #ended = false;
  #found: FoundRows<By> | undefined;
  #key = '';
  #settled: readonly unknown[] = [];

  /** How the runs of the start values ended, in the order of their turns. */
  protected abstract readonly recorded: readonly RecordedEnd[];
  /** What the cells of a row differ by. */
  protected abstract readonly by: By;
  protected abstract order(values: ValuesOf<S>): Order<By>;
  protected abstract question(): Question;
  /** Asked for once all runs have ended. */
  protected abstract outcome(): Outcome | undefined;

  protected override async prepare(): Promise<void> {
    this.training = await sharedTraining();
    this.slices = new Slices(this.training);
    this.ruleTable = this.training.trainingRules();
    const { plans, steps } = this.order(initialValues(this.settings.table));
    this.many.recall(
      plans,
      steps,
      this.recorded.map((end) => endFrom(this.training, end)),
    );
  }

  /** What is to be trained: the settings, unless a laboratory adds to them. */
  protected get wanted(): ValuesOf<S> {
    return this.settings.values;
  }

  protected override follow(): void {
    if (!this.revealed) this.told = undefined;
    const { asked, plans, steps } = this.order(this.wanted);
    const key = JSON.stringify([steps, plans]);
    if (key !== this.#key) {
      this.many.ask(plans, steps, { training: this.training, slices: this.slices });
      this.#key = key;
      this.asked = asked;
    }
    this.#starting.follow({
      revealed: this.revealed,
      // Other settings than everybody starts with come from a link or from the page's author.
      asked: this.guessing.value !== undefined || this.settings.differs(initialValues(this.settings.table)),
    });
  }

  protected override forget(): void {
    this.#starting.forget();
  }

  protected override rest(): void {
    this.#starting.rest();
  }

  protected override ask(): { question: Question; outcome: Outcome | undefined } {
    if (this.told) return this.told;
    const question = this.question();
    const outcome = this.revealed && this.many.state === 'done' ? this.outcome() : undefined;
    if (outcome && this.guessing.value !== undefined) this.told = { question, outcome };
    return { question, outcome };
  }

  /** What the runs have shown so far. */
  protected get found(): FoundRow<By>[] {
    this.#found ??= new FoundRows(this.by);
    return this.#found.of(this.training, this.asked, this.many);
  }

  /** A file of the runs; `shared`: the settings that are those of all. */
  protected file(shared: Readonly<Record<string, Cell>>): FileFigures {
    return { parameters: Object.entries(shared), ...runsFile(this.training, this.asked, this.many, this.by) };
  }

  /** Start, stop and how far it is; nothing before the answer may be shown. */
  protected bar(): TemplateResult | typeof nothing {
    if (!this.revealed) return nothing;
    return runsBar(this.many, {
      going: this.#starting.going,
      onStart: () => this.#starting.start(),
      onPause: () => this.#starting.stop(),
      onRenew: () => {
        this.many.renew();
        this.#starting.start();
      },
    });
  }

  /**
   * A note from when all runs have first ended, folded settings, and the tables, which stay as they are while runs are under way. The note stays
   * too: what stands below a slider does not move with it.
   */
  protected further(note: string, tables: () => DataTable[], settings: unknown = nothing): unknown {
    const { state, done } = this.many;
    this.#ended = this.revealed && (this.#ended || state === 'done');
    if (!this.revealed) return settings;
    if (state !== 'running' || this.#settled.length === 0) this.#settled = [this.#key, state, done];
    return html`${this.#ended ? html`<p class="about">${symbols(note)}</p>` : nothing} ${settings}
    ${tablesLater(this.#settled, tables)}`;
  }
}

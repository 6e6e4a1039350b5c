// A laboratory of many training runs: asked for by what is chosen, started by a guess, a link or the button, told when all have ended.
import { html, nothing, type TemplateResult } from 'lit';
import { sharedTraining } from '../../core/shared.ts';
import type { TrainingClient } from '../../core/training-client.ts';
import type { TrainingPlan } from '../../core/training-run.ts';
import type { TrainingRule } from '../../core/training-types.ts';
import { say } from '../../i18n/say.ts';
import type { Selection, ValuesOf } from '../../schema/parameter.ts';
import { tablesLater, type DataTable } from '../data-table.ts';
import { Laboratory } from '../laboratory.ts';
import type { Options } from '../options.ts';
import { initialValues } from '../settings.ts';
import type { Outcome, Question } from '../question.ts';
import { symbols } from '../symbols.ts';
import { asLinked } from './as-linked.ts';
import { ManyRuns } from './many-runs.ts';
import { endFrom, type RecordedEnd } from './recorded.ts';
import { runsBar } from './runs-bar.ts';
import { Starting } from './starting.ts';

/** What is to be trained, in the form of its picture, and the runs in the order of their turns. */
export interface Order<Asked> {
  asked: readonly Asked[];
  plans: readonly TrainingPlan[];
  steps: number;
}

export abstract class RunsLaboratory<S extends Selection, Asked> extends Laboratory<S> {
  protected readonly many = new ManyRuns(this, this.fail.bind(this), this.retry.bind(this));
  protected training: TrainingClient | undefined;
  protected ruleTable: TrainingRule[] = [];
  protected asked: readonly Asked[] = [];
  /** What came out after the reader's guess, and with which settings. */
  protected told: { question: Question; outcome: Outcome } | undefined;
  readonly #selection: S;
  readonly #recorded: readonly RecordedEnd[];
  readonly #starting = new Starting(this.many);
  #key = '';
  #settled: readonly unknown[] = [];

  /** recorded  how the runs of the start values ended, in the order of their turns */
  protected constructor(selection: S, { recorded, ...options }: Options<S> & { recorded: readonly RecordedEnd[] }) {
    super(selection, { ...options, onApproach: true, guessBeside: true });
    this.#selection = selection;
    this.#recorded = recorded;
  }

  protected abstract order(training: TrainingClient, values: ValuesOf<S>): Order<Asked>;
  protected abstract question(): Question;
  /** Asked for once all runs have ended. */
  protected abstract outcome(): Outcome | undefined;
  protected abstract laboratory(training: TrainingClient): TemplateResult;

  protected override async prepare(): Promise<void> {
    this.training = await sharedTraining();
    this.ruleTable = this.training.trainingRules();
    const { training } = this;
    const { plans, steps } = this.order(training, initialValues(this.#selection));
    this.many.recall(
      plans,
      steps,
      this.#recorded.map((end) => endFrom(training, end)),
    );
  }

  /** What is to be trained: the settings, unless a laboratory adds to them. */
  protected get wanted(): ValuesOf<S> {
    return this.settings.values;
  }

  protected override follow(): void {
    const { training } = this;
    if (!training) return;
    if (!this.revealed) this.told = undefined;
    const { asked, plans, steps } = this.order(training, this.wanted);
    const key = JSON.stringify([steps, plans]);
    if (key !== this.#key) {
      this.many.ask(plans, steps, training);
      this.#key = key;
      this.asked = asked;
    }
    this.#starting.follow({
      revealed: this.revealed,
      asked: this.guessing.value !== undefined || asLinked(this.#selection, this.settings.values),
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

  protected override content(): TemplateResult {
    return this.training ? this.laboratory(this.training) : html`<p class="waiting">${say('laboratory.starting')}</p>`;
  }

  /** Start, stop and how far it is; nothing before the answer may be shown. */
  protected bar(): TemplateResult | typeof nothing {
    if (!this.revealed) return nothing;
    return runsBar(this.many, {
      onStart: () => {
        this.#starting.start();
      },
      onPause: () => {
        this.#starting.stop();
      },
      onRenew: () => {
        this.many.renew();
        this.#starting.start();
      },
    });
  }

  /** A note once all runs have ended, and the tables, which stay as they are while runs are under way. */
  protected further(note: string, tables: () => DataTable[]): TemplateResult | typeof nothing {
    if (!this.revealed) return nothing;
    const { state, done } = this.many;
    if (state !== 'running' || this.#settled.length === 0) this.#settled = [this.#key, state, done];
    return html`${state === 'done' ? html`<p class="about">${symbols(note)}</p>` : nothing}
    ${tablesLater(this.#settled, tables)}`;
  }
}

// <dk-rate-map>: rules against learning rates: which rules some rate brings to learn the task, and which none does.
import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import { sharedTraining } from '../../core/shared.ts';
import type { TrainingClient } from '../../core/training-client.ts';
import type { TrainingRule } from '../../core/training-types.ts';
import type { Csv } from '../../export/csv.ts';
import { say } from '../../messages/say.ts';
import '../../messages/subjects/rate-map.ts';
import { rateMapParameters } from '../../parameters/laboratories/rate-map.ts';
import { plotStyles } from '../../plot/styles.ts';
import { trainingCode } from '../dk-training/code.ts';
import type { CodeLanguage } from '../laboratory/code.ts';
import { tablesLater } from '../laboratory/data-table.ts';
import { Laboratory, attributesOf, laboratoryStyles } from '../laboratory/laboratory.ts';
import type { Outcome, Question } from '../laboratory/question.ts';
import { symbols } from '../laboratory/symbols.ts';
import { Width } from '../laboratory/width.ts';
import { asLinked } from '../training/as-linked.ts';
import { codeValues } from '../training/code-values.ts';
import { ManyRuns } from '../training/many-runs.ts';
import { ruleChoicesOf } from '../training/rule.ts';
import { runsBar } from '../training/runs-bar.ts';
import runsStyles from '../training/runs.css?inline';
import { Starting } from '../training/starting.ts';
import { usualRate } from '../training/usual-rate.ts';
import { inTurn, ratesOf, rowsOf, type AskedRow, type MapValues } from './asked.ts';
import { controls } from './controls.ts';
import styles from './dk-rate-map.css?inline';
import { mapCsv, mapTable } from './figures.ts';
import { mapPicture } from './picture.ts';
import { askedRules, outcome, question } from './question.ts';
import { FoundRows, type MapRow } from './rows.ts';
import { sentence } from './sentence.ts';

/**
 * The map of rules and learning rates.
 *
 * attributes  shown, dimension, optimizer, rates, runs, steps, gain, seed: the first values; guess="off"
 * keyboard    check boxes, a slider, menus, fields, a button; one stop for the picture, where arrow keys read its cells
 */
export class DkRateMap extends Laboratory<typeof rateMapParameters> {
  static override styles = [...laboratoryStyles, plotStyles, unsafeCSS(runsStyles), unsafeCSS(styles)];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...attributesOf(rateMapParameters)];
  }

  protected override get label(): string {
    return say('rate-map.label');
  }

  readonly #runs = new ManyRuns(this, (thrown) => {
    this.fail(thrown);
  });
  readonly #starting = new Starting(this.#runs);
  readonly #width = new Width(this);
  readonly #found = new FoundRows();
  #training: TrainingClient | undefined;
  #rules: TrainingRule[] = [];
  #asked: readonly AskedRow[] = [];
  #key = '';
  #settled: readonly unknown[] = [];
  /** What came out after the reader's guess, and with which settings. */
  #told: { question: Question; outcome: Outcome } | undefined;

  constructor() {
    super(rateMapParameters, { namespace: 'rates', onApproach: true });
  }

  protected override async prepare(): Promise<void> {
    this.#training = await sharedTraining();
    this.#rules = this.#training.trainingRules();
  }

  protected override follow(): void {
    const training = this.#training;
    if (!training) return;
    if (!this.revealed) this.#told = undefined;
    const { values } = this.settings;
    const asked = rowsOf(training, this.#rules, { ...values, shown: this.#wanted });
    const plans = inTurn(training, asked);
    const key = JSON.stringify([values.steps, plans]);
    if (key !== this.#key) {
      this.#runs.ask(plans, values.steps, training);
      this.#key = key;
      this.#asked = asked;
    }
    this.#starting.follow({
      revealed: this.revealed,
      asked: this.guess.value !== undefined || asLinked(rateMapParameters, values),
    });
  }

  protected override forget(): void {
    this.#starting.forget();
  }

  protected override rest(): void {
    this.#starting.rest();
  }

  protected override ask(): { question: Question; outcome: Outcome | undefined } {
    if (this.#told) return this.#told;
    const asked = question(this.settings.values);
    const found = this.revealed && this.#runs.state === 'done' ? outcome(this.#rows()) : undefined;
    if (found && this.guess.value !== undefined) this.#told = { question: asked, outcome: found };
    return { question: asked, outcome: found };
  }

  protected override content(): TemplateResult {
    if (!this.#training) return html`<p class="waiting">${say('laboratory.starting')}</p>`;
    const { values } = this.settings;
    const rows = this.#rows();
    return html`${controls({
      values,
      bound: (name) => ({
        text: this.settings.text(name),
        error: this.error(name),
        onType: (text) => {
          this.type(name, text);
        },
        onSettle: () => {
          this.settle(name);
        },
      }),
      onSet: (given) => {
        this.set(given);
      },
    })}
    ${this.revealed ? this.#bar() : nothing}
    ${mapPicture({
      rows,
      rates: ratesOf(values),
      width: this.#width.value,
      runs: values.runs,
      revealed: this.revealed,
    })}
    ${this.spoken.render(this.revealed ? sentence(this.#runs.state, rows, values) : say('rate-map.waiting'))}
    ${this.revealed ? this.#further(rows, values) : nothing}`;
  }

  protected override csv(core: CoreClient): Csv {
    if (!this.#training) throw new Error('nothing has been trained yet');
    return mapCsv(this.#training, this.#asked, this.#runs, this.settings.values, core.version());
  }

  /** The program trains with one rate: the usual one of the optimiser. */
  protected override code(language: CodeLanguage): string {
    const { values } = this.settings;
    return trainingCode(
      language,
      codeValues({ ...values, rate: usualRate(values.optimizer) }),
      ruleChoicesOf(this.#rules, values.shown, values.gain),
    );
  }

  /** Whoever has guessed is told what comes out, whatever rules are chosen. */
  get #wanted(): readonly string[] {
    const { shown } = this.settings.values;
    return this.revealed && this.guess.value !== undefined && !this.#told ? [...shown, ...askedRules] : shown;
  }

  #rows(): MapRow[] {
    return this.#training ? this.#found.of(this.#training, this.#asked, this.#runs) : [];
  }

  #bar(): TemplateResult {
    return runsBar(this.#runs, {
      onStart: () => {
        this.#starting.start();
      },
      onPause: () => {
        this.#starting.stop();
      },
    });
  }

  #further(rows: readonly MapRow[], values: MapValues): TemplateResult {
    const { state, done } = this.#runs;
    if (state !== 'running' || this.#settled.length === 0) this.#settled = [this.#key, state, done];
    return html`${state === 'done' ? html`<p class="about">${symbols(say('rate-map.note'))}</p>` : nothing}
    ${tablesLater(this.#settled, () => [mapTable(rows, ratesOf(values), values)])}`;
  }
}

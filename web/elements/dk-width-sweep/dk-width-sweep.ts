// <dk-width-sweep>: the same task at several head dimensions with one learning rate for all: which rule learns it equally fast everywhere.
import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import { sharedTraining } from '../../core/shared.ts';
import type { TrainingClient } from '../../core/training-client.ts';
import type { TrainingRule } from '../../core/training-types.ts';
import type { Csv } from '../../export/csv.ts';
import { say } from '../../messages/say.ts';
import '../../messages/subjects/width-sweep.ts';
import { widthSweepParameters } from '../../parameters/laboratories/width-sweep.ts';
import { plotStyles } from '../../plot/styles.ts';
import { trainingCode } from '../dk-training/code.ts';
import type { CodeLanguage } from '../laboratory/code.ts';
import { tablesLater } from '../laboratory/data-table.ts';
import { Laboratory, attributesOf, laboratoryStyles } from '../laboratory/laboratory.ts';
import type { Outcome, Question } from '../laboratory/question.ts';
import { symbols } from '../laboratory/symbols.ts';
import { Width } from '../laboratory/width.ts';
import { asLinked } from '../training/as-linked.ts';
import { ManyRuns } from '../training/many-runs.ts';
import { ruleChoicesOf } from '../training/rule.ts';
import { runsBar } from '../training/runs-bar.ts';
import runsStyles from '../training/runs.css?inline';
import { codeValues } from '../training/code-values.ts';
import { Starting } from '../training/starting.ts';
import { optimizerOf } from '../training/usual-rate.ts';
import { inTurn, linesOf, type AskedLine, type WidthValues } from './asked.ts';
import { controls } from './controls.ts';
import styles from './dk-width-sweep.css?inline';
import { widthCsv, widthTable } from './figures.ts';
import { FoundLines, flattest, type Flat, type WidthLine } from './lines.ts';
import { widthPicture } from './picture.ts';
import { outcome, question } from './question.ts';
import { sentence } from './sentence.ts';

/** The program that is given trains at one head dimension: the widest of these up to this one, so that it ends soon. */
const programUpTo = 256;

/**
 * Steps to 90 % accuracy over the head dimension.
 *
 * attributes  shown, dimensions, optimizer, rate, runs, steps, gain, seed: the first values; guess="off"
 * keyboard    check boxes, a menu, a slider, fields, a button; one stop for the picture, where arrow keys read it
 */
export class DkWidthSweep extends Laboratory<typeof widthSweepParameters> {
  static override styles = [...laboratoryStyles, plotStyles, unsafeCSS(runsStyles), unsafeCSS(styles)];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...attributesOf(widthSweepParameters)];
  }

  protected override get label(): string {
    return say('width-sweep.label');
  }

  readonly #runs = new ManyRuns(this, (thrown) => {
    this.fail(thrown);
  });
  readonly #starting = new Starting(this.#runs);
  readonly #width = new Width(this);
  readonly #found = new FoundLines();
  #training: TrainingClient | undefined;
  #rules: TrainingRule[] = [];
  #asked: readonly AskedLine[] = [];
  #key = '';
  #settled: readonly unknown[] = [];
  /** What came out after the reader's guess, and with which settings. */
  #told: { question: Question; outcome: Outcome } | undefined;

  constructor() {
    super(widthSweepParameters, { namespace: 'widths', onApproach: true });
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
    const asked = linesOf(training, this.#rules, values);
    const plans = inTurn(asked);
    const key = JSON.stringify([values.steps, plans]);
    if (key !== this.#key) {
      this.#runs.ask(plans, values.steps, training);
      this.#key = key;
      this.#asked = asked;
    }
    this.#starting.follow({
      revealed: this.revealed,
      asked: this.guess.value !== undefined || asLinked(widthSweepParameters, values),
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
    const { values } = this.settings;
    const asked = question(this.#asked, values);
    const found =
      this.revealed && this.#runs.state === 'done' ? outcome(this.#flattest(this.#lines()), values) : undefined;
    if (found && this.guess.value !== undefined) this.#told = { question: asked, outcome: found };
    return { question: asked, outcome: found };
  }

  protected override content(): TemplateResult {
    if (!this.#training) return html`<p class="waiting">${say('laboratory.starting')}</p>`;
    const { values } = this.settings;
    const lines = this.#lines();
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
    ${widthPicture({
      lines,
      dimensions: values.dimensions,
      steps: values.steps,
      width: this.#width.value,
      revealed: this.revealed,
    })}
    ${this.spoken.render(this.revealed ? this.#sentence(lines, values) : say('width-sweep.waiting'))}
    ${this.revealed ? this.#further(lines, values) : nothing}`;
  }

  protected override csv(core: CoreClient): Csv {
    if (!this.#training) throw new Error('nothing has been trained yet');
    return widthCsv(this.#training, this.#asked, this.#runs, this.settings.values, core.version());
  }

  protected override code(language: CodeLanguage): string {
    const { values } = this.settings;
    const { dimensions, shown, gain } = values;
    const dimension = dimensions.findLast((d) => d <= programUpTo) ?? dimensions[0] ?? programUpTo;
    return trainingCode(language, codeValues({ ...values, dimension }), ruleChoicesOf(this.#rules, shown, gain));
  }

  #lines(): WidthLine[] {
    return this.#training ? this.#found.of(this.#training, this.#asked, this.#runs) : [];
  }

  #flattest(lines: readonly WidthLine[]): Flat | undefined {
    return this.#training && flattest(this.#training, lines);
  }

  #sentence(lines: readonly WidthLine[], values: WidthValues): string {
    const { state } = this.#runs;
    return sentence(state, lines, state === 'done' ? this.#flattest(lines) : undefined, values);
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

  #further(lines: readonly WidthLine[], values: WidthValues): TemplateResult {
    const { state, done } = this.#runs;
    if (state !== 'running' || this.#settled.length === 0) this.#settled = [this.#key, state, done];
    return html`${
      state === 'done'
        ? html`<p class="about">${symbols(say(`width-sweep.why.${optimizerOf(values.optimizer)}`))}</p>`
        : nothing
    }
    ${tablesLater(this.#settled, () => [widthTable(lines, values)])}`;
  }
}

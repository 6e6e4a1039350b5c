// <dk-variance>: one draw of q·k component by component, then many; then random vectors over a grid of d: how large scores are.
import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import { sharedChapters } from '../../core/shared.ts';
import type { SweepRequest } from '../../core/sweep.ts';
import type { DimensionReport, ScaleRule } from '../../core/types.ts';
import type { Csv } from '../../kit/export/csv.ts';
import { say } from '../../i18n/say.ts';
import '../../kit/sweep/words.en.ts';
import './words.en.ts';
import { varianceParameters } from './parameters.ts';
import { plotStyles } from '../../figure/styles.ts';
import type { CodeLanguage } from '../../kit/code.ts';
import { tablesLater } from '../../kit/data-table.ts';
import { field } from '../../kit/field.ts';
import { Kept, Turns } from '../../kit/turns.ts';
import { Laboratory, attributesOf, laboratoryStyles } from '../../kit/laboratory.ts';
import progressStyles from '../../kit/progress.css?inline';
import type { Outcome, Question } from '../../kit/question.ts';
import { symbols } from '../../kit/symbols.ts';
import { Width } from '../../kit/width.ts';
import { sweepCsv, sweepTables } from '../../kit/sweep/figures.ts';
import { SweepRun, answers, gridWith, sweepRequest } from '../../kit/sweep/sweep-run.ts';
import { adoption, drawControls, hintOf } from './controls.ts';
import { sizeCode } from './program.ts';
import styles from './laboratory.css?inline';
import { type Draws, drawFormula, drawsOf, drawsOfSeed, manyDraws, reportOn, single } from './draws.ts';
import { drawPicture } from './draw-picture.ts';
import { fitText, sweepPart, theoryOf } from './sweep-part.ts';
import { askedDimension, drawSentence, sizeQuestion, sweepSentence } from './sentence.ts';
import { endsTable, termsTable, withDraws } from './tables.ts';
import { viewOf, type View } from './view.ts';

const selection = varianceParameters;
type Name = keyof typeof selection;

/** Milliseconds without a change before a new sweep starts. */
const pause = 400;

/**
 * How large a score is.
 *
 * attributes  focus, seed, draw, draws, theory, samples, keys, dimensions, shown, exponent, constant: the first values; guess="off"
 * keyboard    sliders, text fields, buttons; one stop for each picture, where arrow keys read it and Enter moves the d in focus
 */
export class DkVariance extends Laboratory<typeof selection> {
  static override styles = [...laboratoryStyles, plotStyles, unsafeCSS(progressStyles), unsafeCSS(styles)];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...attributesOf(selection)];
  }

  protected override get label(): string {
    return say('variance.label');
  }

  /** Over the grid of d. */
  readonly #run = new SweepRun(this, this.fail.bind(this), this.retry.bind(this));
  /** At the d in focus, where draws are too many to be told apart. */
  readonly #many = new SweepRun(this, this.fail.bind(this), this.retry.bind(this));
  readonly #width = new Width(this);
  readonly #turns = new Turns(this);
  readonly #drawn = new Kept<Draws>();
  readonly #spoken = new Kept<string>();
  #chapters: ChaptersClient | undefined;
  #rules: ScaleRule[] = [];
  #settled: readonly unknown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super(selection, { namespace: 'variance', onApproach: true, adoption });
  }

  protected override async prepare(): Promise<void> {
    this.#chapters = await sharedChapters();
  }

  protected override follow(core: CoreClient): void {
    const first = this.#rules.length === 0;
    if (first) this.#rules = core.scaleRules().filter(({ spotlight }) => spotlight);
    clearTimeout(this.#timer);
    if (!this.revealed || (this.#measured && this.#counted)) return;
    this.#timer = setTimeout(this.#start, first || this.#run.asked === undefined ? 0 : pause);
  }

  protected override rest(): void {
    clearTimeout(this.#timer);
    this.#run.interrupt();
    this.#many.interrupt();
  }

  protected override ask(): { question: Question; outcome: Outcome | undefined } {
    return sizeQuestion(this.#run.reports.get(askedDimension));
  }

  protected override content(core: CoreClient): TemplateResult {
    const chapters = this.#chapters;
    if (!chapters) return html`<p class="waiting">${say('laboratory.starting')}</p>`;
    const draws = this.#draws(chapters);
    const report = reportOn(draws, this.#many);
    const view = this.#view(core);
    const ends = this.#spoken.of('draws', [draws, report], () => drawSentence(chapters, draws, report));
    return html`${this.#controls()}
      <div class="whole">${this.#drawPicture(core, chapters, draws, report)}</div>
      ${draws.walks[0] ? drawFormula(draws.walks[0]) : nothing}
      ${this.spoken.render(this.revealed ? `${ends} ${sweepSentence(view)}` : ends)}
      ${this.revealed ? html`${this.#fit(core, chapters, draws, report)} ${this.#sweep(view)}` : nothing}
      ${this.#tables(chapters, draws, report, view)}`;
  }

  protected override csv(core: CoreClient): Csv {
    // The rows of the table, and none before the sweep may be shown.
    const { grid, reports } = this.#view(core);
    return withDraws(sweepCsv(this.revealed ? reports : [], this.#shownAs(grid), core.version()), this.settings.values);
  }

  protected override code(language: CodeLanguage): string {
    return sizeCode(language, this.settings.values);
  }

  get #asked(): ReturnType<typeof sweepRequest> {
    const { values } = this.settings;
    // A reader who has guessed is told what comes out, whatever the grid.
    const more = this.guessing.value === undefined ? [] : [askedDimension];
    return sweepRequest({ ...values, dimensions: [...values.dimensions, ...more] }, this.#rules);
  }

  /** What the reports on show were asked with, of the grid on show. */
  #shownAs(dimensions: readonly number[]): SweepRequest {
    return { ...(this.#run.request ?? this.#asked), dimensions };
  }

  get #count(): number {
    return this.revealed ? Number(this.settings.values.draws) : 1;
  }

  /** Whether the sweep that is asked for runs or has run. */
  get #measured(): boolean {
    return answers(this.#run.asked, this.#asked);
  }

  /** The same of the many draws, where they are asked for. */
  get #counted(): boolean {
    const asked = this.#drawsAsked;
    return single(asked) || answers(this.#many.asked, manyDraws(asked));
  }

  get #drawsAsked(): { seed: string; draw: number; d: number; count: number } {
    const { seed, draw, focus } = this.settings.values;
    return { seed, draw, d: focus, count: this.#count };
  }

  #draws(chapters: ChaptersClient): Draws {
    const asked = this.#drawsAsked;
    return this.#drawn.of('draws', Object.values(asked), () => drawsOf(chapters, asked));
  }

  readonly #start = (): void => {
    const { core } = this;
    if (!core) return;
    if (!this.#measured) void this.#run.start(this.#asked, core);
    if (!this.#counted) void this.#many.start(manyDraws(this.#drawsAsked), core);
  };

  /** Runs what is known already once more, for a reader who wants to see it. */
  readonly #again = (): void => {
    const { core } = this;
    if (!core) return;
    if (this.#run.state === 'done') void this.#run.repeat(this.#asked, core);
    else void this.#run.start(this.#asked, core);
  };

  readonly #focus = (focus: number): void => {
    this.set({ focus });
  };

  readonly #another = (): void => {
    this.set({ draw: (this.settings.values.draw + 1) % drawsOfSeed });
  };

  #view(core: CoreClient): View {
    const { dimensions, focus, theory } = this.settings.values;
    const keys = this.#run.request?.specification.keys ?? this.settings.values.keys;
    return viewOf(core, this.#run.reports, { grid: gridWith(dimensions, focus), focus, keys, theory });
  }

  #controls(): TemplateResult {
    const { focus, theory } = this.settings.values;
    const many = {
      count: this.#count,
      theory,
      onCount: (draws: string) => {
        this.set({ draws });
      },
      onTheory: (on: boolean) => {
        this.set({ theory: on });
      },
    };
    return drawControls({
      focus: {
        value: focus,
        ...this.bound('focus'),
        onSlide: this.#focus,
      },
      fields: this.#fields(['seed', 'draw']),
      onAnother: this.#another,
      many: this.revealed ? many : undefined,
    });
  }

  #drawPicture(
    core: CoreClient,
    chapters: ChaptersClient,
    draws: Draws,
    report: DimensionReport | undefined,
  ): TemplateResult | undefined {
    const { revealed } = this;
    const { theory } = this.settings.values;
    const width = this.#width.value;
    return this.#turns.of('draw', [draws, report, revealed, theory, width], () =>
      drawPicture(draws, {
        width,
        revealed,
        report,
        theory: revealed && theory ? theoryOf(core, chapters, draws) : null,
      }),
    );
  }

  /** How well the draws fit their law: only for readers who want to see what theory says. */
  #fit(core: CoreClient, chapters: ChaptersClient, draws: Draws, report: DimensionReport | undefined): unknown {
    if (!this.settings.values.theory) return nothing;
    const law = core.scoreLaw(draws.d);
    const text = this.#turns.of('fit', [draws, report], () => fitText(chapters, draws, report, law));
    return text ? html`<p class="fit">${symbols(text)}</p>` : nothing;
  }

  #sweep(view: View): TemplateResult {
    return sweepPart(view, {
      run: this.#run,
      turns: this.#turns,
      rules: this.#rules,
      shown: this.settings.values.shown,
      width: this.#width.value,
      heading: this.heading(say('variance.sweep')),
      fields: (names) => this.#fields(names),
      refused: (['samples', 'keys', 'dimensions'] as const).some((name) => this.error(name) !== undefined),
      onAgain: this.#again,
      onFocus: this.#focus,
      onShown: (shown) => {
        this.set({ shown });
      },
    });
  }

  /** While a sweep runs the tables wait: they are long, and nobody reads figures that change all the time. */
  #tables(chapters: ChaptersClient, draws: Draws, report: DimensionReport | undefined, view: View): unknown {
    const { state, reports } = this.#run;
    if (state !== 'running' || this.#settled.length === 0)
      this.#settled = [draws, report, this.revealed, reports, view.grid.join(' ')];
    return tablesLater(this.#settled, () => [
      ...termsTable(draws),
      ...(this.revealed ? endsTable(chapters, draws, report) : []),
      ...(this.revealed && view.reports.length > 0 ? sweepTables(view.reports, this.#shownAs(view.grid)) : []),
    ]);
  }

  #fields(names: readonly Name[]): TemplateResult[] {
    return names.map((name) =>
      field({
        id: name,
        label: say(`parameter.${name}`),
        hint: hintOf(name),
        ...this.bound(name),
        wide: name === 'dimensions',
      }),
    );
  }
}

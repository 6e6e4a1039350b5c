// <dk-variance>: random vectors over a grid of d: how large scores are; and one draw of q·k component by component, then many.
import { html, nothing, type TemplateResult } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import { sharedChapters } from '../../core/shared.ts';
import type { SweepRequest } from '../../core/sweep.ts';
import type { DimensionReport, ScaleRule } from '../../core/types.ts';
import { whole } from '../../i18n/numbers.ts';
import { sayCounted, say } from '../../i18n/say.ts';
import '../../kit/sweep/words.en.ts';
import './words.en.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import { varianceParameters } from './parameters.ts';
import { another } from '../../kit/settings.ts';
import { buttons } from '../../kit/buttons.ts';
import { type Adoption, type ChosenModel, knownRule } from '../../kit/chosen-model.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { controls, folded, strip } from '../../kit/controls.ts';
import { tablesLater } from '../../kit/data-table.ts';
import { more } from '../../kit/more-pictures.ts';
import progressStyles from '../../kit/progress.css?inline';
import { plottedLaboratory } from '../../kit/plotted.ts';
import { roomOf } from '../../kit/room.ts';
import { symbols } from '../../kit/symbols.ts';
import { sweepCsv, sweepTables } from '../../kit/sweep/figures.ts';
import { SweepRun, answers, gridWith, sweepRequest } from '../../kit/sweep/sweep-run.ts';
import { sizeCode } from './program.ts';
import styles from './laboratory.css?inline';
import {
  type Draws,
  type DrawsAsked,
  drawFormula,
  drawsOf,
  fitText,
  manyDraws,
  reportOn,
  single,
  theoryOf,
} from './draws.ts';
import { drawPicture, pending } from './draw-picture.ts';
import { type SweepPart, furtherPart, leadingPart, viewOf, type View } from './sweep-part.ts';
import {
  askedDimension,
  drawSentence,
  sizeQuestion,
  sweepSentence,
  endsTable,
  termsTable,
  withDraws,
} from './figures.ts';

/** What the draws at the d in focus are shown by. */
interface InFocus {
  core: CoreClient;
  chapters: ChaptersClient;
  draws: Draws;
  /** Of draws that are too many to be told apart. */
  report: DimensionReport | undefined;
}

/** Milliseconds without a change before a new sweep starts. */
const pause = 400;

/** Keyboard: sliders, text fields, buttons; one stop for each picture, where arrow keys read it and Enter moves the d in focus. */
export class DkVariance extends plottedLaboratory('variance', varianceParameters, {
  adoption,
  styles: [progressStyles, styles],
}) {
  /** Over the grid of d. */
  readonly #run = new SweepRun(this, this.fail.bind(this), this.retry.bind(this));
  /** At the d in focus, where draws are too many to be told apart. */
  readonly #many = new SweepRun(this, this.fail.bind(this), this.retry.bind(this));
  #chapters: ChaptersClient | undefined;
  #rules: ScaleRule[] = [];
  #settled: readonly unknown[] = [];

  /** The sweep takes the core alone; the draws join it. */
  protected override async complete(): Promise<void> {
    this.#chapters = await sharedChapters();
  }

  protected override follow(core: CoreClient): void {
    const first = this.#rules.length === 0;
    if (first) this.#rules = core.scaleRules().filter(({ spotlight }) => spotlight);
    // Nobody waits for a first picture who has set nothing yet.
    if (first || this.#run.asked === undefined) this.#start();
    else this.#run.after(pause, this.#start);
  }

  /** Reset measures what was cancelled, as a first visit would. */
  protected override forget(): void {
    if (this.#run.state === 'cancelled') this.#run.asked = undefined;
  }

  protected override ask() {
    return sizeQuestion(this.#run.reports.get(askedDimension));
  }

  protected override content(core: CoreClient): TemplateResult {
    const view = this.#view(core);
    const { revealed } = this;
    const drawn = this.#chapters && this.#inFocus(core, this.#chapters, view);
    const draws = (): TemplateResult => html`${this.#drawControls()} ${drawn ? drawn.picture() : pending()}`;
    const part = this.#part;
    return html`${revealed ? html`${strip(this.binding, ['focus', 'theory'])} ${leadingPart(view, part)}` : draws()}
    ${this.spoken.render([drawn?.sentence, revealed ? sweepSentence(view) : ''].filter(Boolean).join(' '))}
    ${
      revealed
        ? html`${more(say('variance.moreDraws'), draws)} ${more(say('variance.more'), () => furtherPart(view, part))}
          ${folded(this.binding, { summary: say('variance.drawn'), names: ['seed', 'samples', 'keys', 'dimensions'] })}`
        : nothing
    }
    ${drawn?.tables}`;
  }

  protected override csv(core: CoreClient) {
    // The rows of the table, and none before the sweep may be shown.
    const { grid, reports } = this.#view(core);
    return withDraws(sweepCsv(this.revealed ? reports : [], this.#shownAs(grid)), this.settings.values);
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

  get #drawsAsked(): DrawsAsked {
    const { seed, draw, focus, draws } = this.settings.values;
    return { seed, draw, d: focus, count: this.revealed ? Number(draws) : 1 };
  }

  #draws(chapters: ChaptersClient): Draws {
    const asked = this.#drawsAsked;
    return this.memo.of('draws', Object.values(asked), () => drawsOf(chapters, asked));
  }

  readonly #start = (): void => {
    const { core } = this;
    if (!core || !this.revealed) return;
    const [sweep, draws] = [this.#asked, this.#drawsAsked];
    // What runs or has run is not started again.
    if (!answers(this.#run.asked, sweep)) void this.#run.start(sweep, core);
    const many = manyDraws(draws);
    if (!single(draws) && !answers(this.#many.asked, many)) void this.#many.start(many, core);
  };

  /** Runs what is known already once more, for a reader who wants to see it. */
  readonly #again = (): void => {
    if (this.core) void this.#run.again(this.#asked, this.core);
  };

  #view(core: CoreClient): View {
    const { dimensions, focus, theory } = this.settings.values;
    const keys = this.#run.request?.specification.keys ?? this.settings.values.keys;
    return viewOf(core, this.#run.reports, { grid: gridWith(dimensions, focus), focus, keys, theory });
  }

  /** What decides the draws alone; before the guess with what decides all, since nothing else is there. */
  #drawControls(): TemplateResult {
    const of = this.binding;
    const { revealed } = this;
    const many = (): TemplateResult =>
      buttons(of, 'draws', {
        look: 'keys-choice counts',
        text: (count) => sayCounted('variance.times', count, { count: whole(count) }),
      });
    return html`<div class="controls">
      ${controls(of, revealed ? ['draw'] : ['focus', 'seed', 'draw'])} ${another(of)} ${revealed ? many() : nothing}
    </div>`;
  }

  /** What the draws at the d in focus are shown by; the picture is made where it is to be seen. */
  #inFocus(core: CoreClient, chapters: ChaptersClient, view: View) {
    const draws = this.#draws(chapters);
    const report = reportOn(draws, this.#many);
    const shown = { core, chapters, draws, report };
    return {
      picture: () =>
        html`<div class="whole">${this.#drawPicture(shown)}</div>
          ${draws.walks[0] ? drawFormula(draws.walks[0]) : nothing} ${this.revealed ? this.#fit(shown) : nothing}`,
      sentence: this.memo.of('sentence', [draws, report], () => drawSentence(chapters, draws, report)),
      tables: this.#tables(shown, view),
    };
  }

  #drawPicture({ core, chapters, draws, report }: InFocus): TemplateResult | undefined {
    const { revealed } = this;
    const { theory } = this.settings.values;
    const width = this.space.value;
    const room = roomOf(this, 'draw');
    return this.scheduler.of('draw', [draws, report, revealed, theory, width, room], () =>
      drawPicture(draws, {
        width,
        ...room,
        revealed,
        report,
        theory: revealed && theory ? theoryOf(core, chapters, draws) : null,
      }),
    );
  }

  /** How well the draws fit their law: only for readers who want to see what theory says. */
  #fit({ core, chapters, draws, report }: InFocus): unknown {
    if (!this.settings.values.theory) return nothing;
    const law = core.scoreLaw(draws.d);
    const text = this.scheduler.of('fit', [draws, report], () => fitText(chapters, draws, report, law));
    return text ? html`<p class="fit">${symbols(text)}</p>` : nothing;
  }

  get #part(): SweepPart {
    return {
      run: this.#run,
      scheduler: this.scheduler,
      rules: this.#rules,
      of: this.binding,
      width: this.space.value,
      room: roomOf(this, 'spread'),
      onAgain: this.#again,
    };
  }

  /** While a sweep runs the tables wait: they are long, and nobody reads figures that change all the time. */
  #tables({ chapters, draws, report }: InFocus, view: View): unknown {
    const { state, reports } = this.#run;
    if (state !== 'running' || this.#settled.length === 0)
      this.#settled = [draws, report, this.revealed, reports, view.grid.join(' ')];
    return tablesLater(this.#settled, () => [
      ...termsTable(draws),
      ...(this.revealed ? endsTable(chapters, draws, report) : []),
      ...(this.revealed && view.reports.length > 0 ? sweepTables(view.reports, this.#shownAs(view.grid)) : []),
    ]);
  }
}

/** Its head size, the keys, and its divisor among the rules on show. */
function adoption(model: ChosenModel, own: ValuesOf<typeof varianceParameters>): Adoption<typeof varianceParameters> {
  const shown = knownRule(model, ({ id }) => ['none', 'sqrt', 'linear', 'constant'].includes(id));
  return {
    dimension: 'focus',
    keys: 'keys',
    rule: shown && {
      shown,
      values: {
        shown: varianceParameters.shown.parse([...own.shown, shown.id].join(',')),
        constant: shown.id === 'constant' ? shown.parameter : own.constant,
      },
    },
  };
}

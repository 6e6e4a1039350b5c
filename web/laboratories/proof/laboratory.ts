// <dk-proof>: the square of the sum as a map of running averages, the rule for Var(x/c), and why a range is not a variance.
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { SquareTermsInput } from '../../core/chapters-experiments.ts';
import type { CoreClient } from '../../core/client.ts';
import { sharedChapters, sharedExamples } from '../../core/shared.ts';
import type { About } from '../../kit/about.ts';
import type { Csv } from '../../kit/export/csv.ts';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
import { proofParameters } from './parameters.ts';
import { another } from '../../kit/another.ts';
import type { CodeLanguage } from '../../kit/code.ts';
import { control, strip } from '../../kit/controls.ts';
import { tablesLater } from '../../kit/data-table.ts';
import { later } from '../../kit/later.ts';
import { Laboratory } from '../../kit/laboratory.ts';
import { plotted } from '../../kit/plotted.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import { Width } from '../../kit/width.ts';
import { type SumsOptions, breaksPicture, fadingPicture, sumsPicture } from './pictures.ts';
import { proofCode } from './program.ts';
import styles from './laboratory.css?inline';
import { Examples, type Rule, type View, viewOf } from './view.ts';
import { type GridView, counts, gridPicture, squareFormula, sumFormula } from './grid-picture.ts';
import { heightsPicture, heightsText, type Heights } from './heights-picture.ts';
import { Play, Track, type TrackPoint, drawsControls, mostDraws, stepAfter } from './play.ts';
import { outcome, question, sentence } from './sentence.ts';
import { squaresPicture } from './squares-picture.ts';
import { breaksTable, gridTable, heightsTable, proofCsv, ruleFormula, trackTable, varianceTable } from './tables.ts';

const selection = proofParameters;

/** Below this width the pictures stand under each other. */
const twoColumns = 720;
const gap = 40;

/**
 * The d² terms of a squared score.
 *
 * attributes  seed, draw, dimension, draws, theory, values, divisor, people: the first values
 * keyboard    sliders, fields, buttons and pictures in reading order
 */
export class DkProof extends Laboratory<typeof selection> {
  static override readonly about: About<typeof selection> = {
    key: 'proof',
    parameters: selection,
    adoption: () => ({ dimension: 'dimension', rule: null }),
  };
  static override styles = plotted(styles);

  readonly #width = new Width(this);
  readonly #track = new Track(() => {
    this.requestUpdate();
  });
  readonly #play = new Play(this, {
    step: () => this.#step(),
    toEnd: () => {
      this.set({ draws: this.#most });
    },
  });
  #chapters: ChaptersClient | undefined;
  #examples: Examples | undefined;
  #shown: View | undefined;
  #asked = '';
  /** Whether a guess has been answered by playing. */
  #played = false;
  /** Whether playing was stopped on its way: it then goes on from there. */
  #halted = false;

  protected override async prepare(): Promise<void> {
    const [chapters, examples] = await Promise.all([sharedChapters(), sharedExamples()]);
    this.#chapters = chapters;
    this.#examples = new Examples(examples);
  }

  protected override follow(): void {
    if (!this.#chapters || !this.#examples) return;
    this.#shown = viewOf(this.#examples, this.#grid(this.#chapters), this.settings.values, this.#shown);
    // A committed guess is answered by the draws themselves.
    if (this.revealed && !this.#played && this.guessing.value !== undefined) {
      this.#played = true;
      this.#playFromOne();
    }
  }

  protected override ask(): { question: Question; outcome: Outcome | undefined } {
    return { question: question(), outcome: this.#shown && outcome(this.#shown.grid.terms) };
  }

  protected override content(): TemplateResult {
    const shown = this.#shown;
    if (!shown) return html`<p class="waiting">${say('laboratory.starting')}</p>`;
    const { revealed } = this;
    const { terms } = shown.grid;
    return html`<div class="controls">
        ${control(this.binding, 'dimension', { spoken: this.#products })} ${another(this.binding)}
      </div>
      ${revealed ? drawsControls(this.binding, this.#playing) : nothing} ${this.#note()} ${this.#pictures(shown)}
      ${this.spoken.render(sentence(shown.grid, revealed))}
      ${revealed ? guard([terms], () => sumFormula(terms)) : nothing} ${revealed ? this.#breaks(shown) : nothing}
      ${this.heading(say('proof.squares.heading'))}
      ${guard([shown.rule, this.#width.value], () => this.#squares(shown.rule))}
      ${strip(this.binding, ['values', 'divisor'])} ${this.#heights(shown.heights)} ${this.#tables(shown)}`;
  }

  protected override csv(core: CoreClient): Csv {
    if (!this.#shown) throw new Error('no picture yet');
    return proofCsv({ ...this.settings.values, ...this.#shown, ...this.#shown.rule }, core.version());
  }

  protected override code(language: CodeLanguage): string {
    const { seed, dimension, values, divisor, people } = this.settings.values;
    return proofCode(language, { seed, d: dimension, draws: this.#draws, values, divisor, people });
  }

  protected override rest(): void {
    this.#play.stop();
    this.#track.stop();
  }

  get #most(): number {
    return mostDraws(this.settings.values.dimension);
  }

  /** Before the answer may be seen there is one draw; a large d has room for fewer than were asked for. */
  get #draws(): number {
    return this.revealed ? Math.min(this.settings.values.draws, this.#most) : 1;
  }

  #grid(chapters: ChaptersClient): GridView {
    const { seed, draw, dimension: d } = this.settings.values;
    const input: SquareTermsInput = { seed, draw, d, samples: this.#draws };
    const asked = JSON.stringify(input);
    if (asked === this.#asked && this.#shown) return this.#shown.grid;
    const terms = chapters.squareTerms(input);
    this.#asked = asked;
    this.#track.take(chapters, input, terms);
    return { d, draws: input.samples, terms };
  }

  #step(): boolean {
    const next = stepAfter(this.#draws, this.#most);
    if (next === undefined) return false;
    this.set({ draws: next });
    return true;
  }

  get #products(): string {
    const { dimension: d } = this.settings.values;
    return say('proof.dimensionText', { d: whole(d), all: whole(d ** 2) });
  }

  #playFromOne(): void {
    this.set({ draws: 1 });
    this.#play.start();
  }

  get #playing(): Parameters<typeof drawsControls>[1] {
    return {
      running: this.#play.running,
      onPlay: () => {
        if (this.#halted && stepAfter(this.#draws, this.#most) !== undefined) this.#play.start();
        else this.#playFromOne();
        this.#halted = false;
      },
      onStop: () => {
        this.#halted = this.#play.running;
        this.#play.stop();
      },
    };
  }

  #note(): TemplateResult | typeof nothing {
    const { draws, dimension } = this.settings.values;
    if (!this.revealed || draws <= this.#most) return nothing;
    const values = { asked: whole(draws), shown: whole(this.#most), d: whole(dimension) };
    return html`<p class="fewer">${say('proof.fewer', values)}</p>`;
  }

  #pictures({ grid }: View): TemplateResult {
    const available = this.#width.value;
    const width = available < twoColumns ? available : (available - gap) / 2;
    const { revealed } = this;
    const options = { d: grid.d, width, theory: this.settings.values.theory };
    const track = this.#track.points();
    return html`<div class="pictures">
      ${guard([grid, width], () => gridPicture(grid, width))}
      <div class="beside">
        ${
          revealed
            ? guard([grid, track.length, width, options.theory], () => this.#sums(grid, track, options))
            : html`${squareFormula(grid.d, grid.terms)}
                <p>${say('proof.square', { all: whole(grid.d * grid.d) })}</p>
                <p class="unasked">${say('proof.waiting')}</p>`
        }
      </div>
    </div>`;
  }

  #sums(grid: GridView, track: readonly TrackPoint[], options: SumsOptions): TemplateResult {
    return html`${counts(grid.terms)} ${sumsPicture(track, options)}
    ${grid.d > 1 ? fadingPicture(track, options) : nothing} ${control(this.binding, 'theory')}`;
  }

  #breaks({ breaks, grid }: View): TemplateResult {
    return html`${this.heading(say('proof.breaks.heading'))}
      <div class="small">
        ${guard([grid.d, this.#width.value], () => breaksPicture(breaks, { d: grid.d, width: this.#width.value }))}
      </div>`;
  }

  #squares({ before, after, divisor, check }: Rule): TemplateResult {
    const available = this.#width.value;
    const width = available < twoColumns ? available : (available - gap) / 2;
    return html`<div class="rule small">
      ${squaresPicture({ before, after, divisor, width })}
      ${later([before, after], () => html`<div>${varianceTable(before, after, divisor)} ${ruleFormula(check, after, divisor)}</div>`)}
    </div>`;
  }

  #heights(heights: Heights): TemplateResult {
    const text = heightsText(heights);
    return html`${this.heading(say('proof.heights.heading'))}
      <div class="small">${guard([heights, this.#width.value], () => heightsPicture(heights, this.#width.value))}</div>
      <p>${text}</p>
      ${strip(this.binding, ['people'], { people: { spoken: text } })}`;
  }

  /** While the draws are played the tables wait: nobody reads figures that change at every beat. */
  #tables({ grid, breaks, heights }: View): TemplateResult {
    const { revealed } = this;
    const track = this.#track.points();
    const still = this.#play.running ? [true] : [grid, heights, revealed, track.length];
    return tablesLater(
      still,
      () => [
        gridTable(grid),
        ...(revealed ? [trackTable(track), breaksTable(breaks, grid.d)] : []),
        heightsTable(heights),
      ],
      strip(this.binding, revealed ? ['draws', 'seed', 'draw'] : ['seed', 'draw']),
    );
  }
}

// <dk-proof>: the square of the sum as a map of running averages, and the rule for Var(x/c).
import { html, nothing, type TemplateResult } from 'lit';
import { passed } from '../../core/frame.ts';
import { guard } from 'lit/directives/guard.js';
import { sharedExamples } from '../../core/shared.ts';
import { whole } from '../../i18n/numbers.ts';
import { sayCounted, say } from '../../i18n/say.ts';
import './words.en.ts';
import { proofParameters } from './parameters.ts';
import { another } from '../../kit/settings.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { control, strip } from '../../kit/controls.ts';
import { tablesLater } from '../../kit/data-table.ts';
import { more } from '../../kit/more-pictures.ts';
import { debounced } from '../../kit/debounce.ts';
import { Job } from '../../kit/job.ts';
import { chaptersLaboratory } from '../../kit/plotted.ts';
import { columnOf, roomOf } from '../../kit/room.ts';
import { holds, scrolls } from '../../kit/watched-box.ts';
import { type Break, breaksOf, breaksPicture, fadingPicture, sumsPicture } from './pictures.ts';
import { proofCode } from './program.ts';
import styles from './laboratory.css?inline';
import { Examples, type GridView, type Rule, type View, ruleOf } from './view.ts';
import { counts, gridPicture, squareFormula, sumFormula } from './grid-picture.ts';
import { Track, drawsControls, mostDraws, stepAfter } from './play.ts';
import {
  outcome,
  question,
  sentence,
  breaksTable,
  gridTable,
  proofCsv,
  ruleFormula,
  trackTable,
  varianceTable,
} from './figures.ts';
import { squaresPicture } from './squares-picture.ts';

/** Milliseconds that a step is looked at. */
const beat = 130;

/** Keyboard: sliders, fields, buttons and pictures in reading order. */
export class DkProof extends chaptersLaboratory('proof', proofParameters, {
  adoption: () => ({ dimension: 'dimension', rule: null }),
  styles: [styles],
}) {
  readonly #track = new Track(() => this.requestUpdate());
  /** Shows one step after another while the reader watches. */
  readonly #play = new Job(this, this.fail.bind(this));
  #examples!: Examples;
  #shown: View | undefined;
  /** Whether a guess has been answered by playing. */
  #played = false;
  /** Whether playing was stopped on its way: it then goes on from there. */
  #halted = false;

  protected override async prepare(): Promise<void> {
    const [examples] = await Promise.all([sharedExamples(), super.prepare()]);
    this.#examples = new Examples(examples);
  }

  protected override follow(): void {
    const { values, divisor } = this.settings.values;
    const rule = this.memo.of('rule', [values, divisor], () => ruleOf(this.#examples, values, divisor));
    this.#shown = { grid: this.#grid(), rule };
    // A committed guess is answered by the draws themselves.
    if (this.revealed && !this.#played && this.guessing.value !== undefined) {
      this.#played = true;
      this.#playFromOne();
    }
  }

  protected override ask() {
    return { question: question(), outcome: this.#shown && outcome(this.#shown.grid.terms) };
  }

  protected override content(): TemplateResult {
    const shown = this.present(this.#shown);
    const { revealed } = this;
    return html`<div class="controls">
        ${control(this.binding, 'dimension', { spoken: this.#products })} ${another(this.binding)}
      </div>
      ${revealed ? drawsControls(this.binding, this.#playing) : nothing} ${this.#note()} ${this.#map(shown.grid)}
      ${this.spoken.render(sentence(shown.grid, revealed))}
      ${revealed ? more(say('proof.more.draws'), () => this.#further(shown.grid)) : nothing}
      ${more(say('proof.more.rule'), () => this.#squares(shown.rule))} ${this.#tables(shown.grid)}`;
  }

  protected override csv() {
    const shown = this.present(this.#shown);
    return proofCsv({ ...this.settings.values, ...shown, ...shown.rule });
  }

  protected override code(language: CodeLanguage): string {
    const { seed, dimension, values, divisor } = this.settings.values;
    return proofCode(language, { seed, d: dimension, draws: this.#draws, values, divisor });
  }

  protected override rest(): void {
    this.#play.cancel();
    this.#track.stop();
  }

  get #most(): number {
    return mostDraws(this.settings.values.dimension);
  }

  /** Before the answer may be seen there is one draw; a large d has room for fewer than were asked for. */
  get #draws(): number {
    return this.revealed ? Math.min(this.settings.values.draws, this.#most) : 1;
  }

  #grid(): GridView {
    const { seed, draw, dimension: d } = this.settings.values;
    const samples = this.#draws;
    return this.memo.of('grid', [seed, draw, d, samples], () => {
      const input = { seed, draw, d, samples };
      const terms = this.chapters.squareTerms(input);
      this.#track.take(this.chapters, input, terms);
      return { d, draws: samples, terms };
    });
  }

  /** Goes on to the end; at once for readers who asked for less motion. */
  #start(): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.set({ draws: this.#most });
    else
      void this.#play.begin(async ({ signal }) => {
        for (let next = this.#next; next !== undefined && !signal.aborted; next = this.#next) {
          this.set({ draws: next });
          await passed(beat);
        }
      });
  }

  get #next(): number | undefined {
    return stepAfter(this.#draws, this.#most);
  }

  get #products(): string {
    const { dimension: d } = this.settings.values;
    return sayCounted('proof.dimensionText', d ** 2, { d: whole(d), all: whole(d ** 2) });
  }

  #playFromOne(): void {
    this.set({ draws: 1 });
    this.#start();
  }

  get #playing(): Parameters<typeof drawsControls>[1] {
    return {
      running: this.#play.running,
      onPlay: () => {
        if (this.#halted && this.#next !== undefined) this.#start();
        else this.#playFromOne();
        this.#halted = false;
      },
      onStop: () => {
        this.#halted = this.#play.running;
        this.#play.cancel();
      },
    };
  }

  #note(): TemplateResult | typeof nothing {
    const { draws, dimension } = this.settings.values;
    if (!this.revealed || draws <= this.#most) return nothing;
    const values = { asked: whole(draws), shown: whole(this.#most), d: whole(dimension) };
    return html`<p class="fewer remark">${say('proof.fewer', values)}</p>`;
  }

  /** Of a picture that shares a line with what stands beside it. */
  get #column(): number {
    return columnOf(this.space.value, 40);
  }

  #map(grid: GridView): TemplateResult {
    const { width, height } = roomOf(this, 'grid') ?? { width: this.#column, height: undefined };
    return html`<div class="pictures">
      ${guard([grid, width, height], () => gridPicture(grid, width, height))}
      <div class="beside held" ${holds()}>
        ${
          this.revealed
            ? guard([grid.terms], () => [counts(grid.terms), sumFormula(grid.terms)])
            : html`${squareFormula(grid.d, grid.terms)}
                <p>${sayCounted('proof.square', grid.d * grid.d, { all: whole(grid.d * grid.d) })}</p>
                <p class="unasked">${say('proof.waiting')}</p>`
        }
      </div>
    </div>`;
  }

  /** What the sums become as draws are added, and where an assumption fails. */
  #further(grid: GridView): TemplateResult {
    const { d } = grid;
    const width = this.#column;
    const { theory } = this.settings.values;
    const track = this.#track.points();
    return html`<div class="pictures">
        ${guard([grid, track.length, width, theory], () => [
          sumsPicture(track, { d, width, theory }),
          d > 1 ? fadingPicture(track, { d, width, theory }) : nothing,
        ])}
      </div>
      ${control(this.binding, 'theory')} ${this.heading(say('proof.breaks.heading'))}
      <div class="small">
        ${guard([d, this.space.value], () => breaksPicture(this.#breaks(d), { d, width: this.space.value }))}
      </div>`;
  }

  #breaks(d: number): Break[] {
    return breaksOf(this.#examples.scoreVariance(d));
  }

  #squares(rule: Rule): TemplateResult {
    const { before, after, divisor } = rule;
    const width = this.#column;
    return html`${this.heading(say('proof.squares.heading'))} ${strip(this.binding, ['values', 'divisor'])}
      <div class="rule small">
        ${guard([before, after, width], () => squaresPicture({ before, after, divisor }, width))}
        ${debounced([before, after], () => html`<div ${scrolls()}>${varianceTable(before, after, divisor)} ${ruleFormula(rule)}</div>`)}
      </div>`;
  }

  /** While the draws are played the tables wait: nobody reads figures that change at every beat. */
  #tables(grid: GridView): TemplateResult {
    const { revealed } = this;
    const still = this.#play.running ? [true] : [grid, revealed, this.#track.known];
    return tablesLater(
      still,
      () => [
        gridTable(grid),
        ...(revealed ? [trackTable(this.#track.points()), breaksTable(this.#breaks(grid.d), grid.d)] : []),
      ],
      strip(this.binding, revealed ? ['draws', 'seed', 'draw'] : ['seed', 'draw']),
    );
  }
}

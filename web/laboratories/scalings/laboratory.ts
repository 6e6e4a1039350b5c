// <dk-scalings>: every scale rule on the same random vectors; which one keeps attention and the target's pull level.
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { CoreClient } from '../../core/client.ts';
import { betweenMore } from '../../core/frame.ts';
import type { ExponentialLimits, ScaleRule } from '../../core/types.ts';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
import '../../kit/sweep/words.en.ts';
import { scalingsParameters } from './parameters.ts';
import { buttons } from '../../kit/buttons.ts';
import { chaptersLaboratory, DebouncedValue, Pace } from '../../kit/plotted.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { control, folded } from '../../kit/controls.ts';
import { tablesLater } from '../../kit/data-table.ts';
import { more } from '../../kit/more-pictures.ts';
import type { JobHost } from '../../kit/job.ts';
import progressStyles from '../../kit/progress.css?inline';
import { columnOf, roomOf } from '../../kit/room.ts';
import { symbols } from '../../kit/symbols.ts';
import { adoption, powerFormula, ruleChoices, viewOf } from './view.ts';
import { atDimension } from './at-dimension.ts';
import { scalingsCode } from '../../kit/sweep/program.ts';
import { type FocusPicture, type View, focusing } from '../../kit/sweep/focus-picture.ts';
import ruleStyles from '../../kit/sweep/rule-pictures.css?inline';
import styles from './laboratory.css?inline';
import { scalingsCsv, scalingsTables, question, sentence } from './figures.ts';
import { type Measured, furtherPictures, peakPicture, pullPicture } from './pictures.ts';
import { limitsSection, notes, otherVectors, standing, together } from './standing.ts';
import { Pulls } from './pulls.ts';
import { type Draws, RuleSweeps, choicesOf, pullsWanted, wanted } from './sweeps.ts';

/** Milliseconds without a change before what is missing is measured. */
const pause = 200;

/** Milliseconds from one picture to the next while intervals become narrower; points are drawn as they come. */
const betweenNarrower = 1500;

/** Keyboard: check boxes, sliders, text fields; one stop for each picture, where arrow keys read it and Enter moves the focus. */
export class DkScalings extends chaptersLaboratory('scalings', scalingsParameters, {
  adoption,
  styles: [progressStyles, ruleStyles, styles],
}) {
  readonly #pace = new Pace(this, () =>
    this.#pulls.begins || this.#unfolded ? betweenMore(this.#began) : betweenNarrower,
  );
  /** When it was last asked what is missing. */
  #began = 0;
  /** Of the two measurements: what becomes more exact waits for its time, and one that ends for the other. */
  readonly #measuring: JobHost = {
    addController: (controller) => this.addController(controller),
    requestUpdate: () => {
      const stage = this.#pulls.begins ? 'begins' : together(this.#sweeps, this.#pulls).state;
      if (stage === this.#stage) this.#pace.requestUpdate();
      else this.requestUpdate();
      this.#stage = stage;
    },
  };
  readonly #sweeps = new RuleSweeps(this.#measuring, this.fail.bind(this), () =>
    this.#pulls.running ? this.#pulls.over : undefined,
  );
  readonly #pulls = new Pulls(this.#measuring, this.fail.bind(this));
  #stage = '';
  #rules: ScaleRule[] = [];
  readonly #debounced = new DebouncedValue<number>(this);
  #settled: unknown[] = [];
  /** Whether the reader has had a look at more than the leading picture. */
  #unfolded = false;

  protected override follow(core: CoreClient): void {
    const first = this.#rules.length === 0;
    if (first) this.#rules = core.scaleRules();
    this.#measure(first ? 0 : pause);
  }

  protected override rest(): void {
    this.#cancel();
  }

  protected override ask() {
    const { values } = this.settings;
    return question(this.#pulls.known(values), wanted(this.#rules, values).dimensions);
  }

  protected override content(core: CoreClient): TemplateResult {
    const view = this.#view(core);
    return html`<div class="choices">${buttons(this.binding, 'keys')} ${ruleChoices(this.binding, this.#rules)}</div>
      ${this.#pictures(core, view)} ${this.#draw()} ${this.revealed ? this.#tables(core, view) : nothing}`;
  }

  protected override csv(core: CoreClient) {
    return scalingsCsv(this.#view(core), this.#draws);
  }

  protected override code(language: CodeLanguage): string {
    const { dimensions, samples, keys, seed, shown } = this.settings.values;
    const rules = choicesOf(this.#rules, this.settings.values).filter(({ id }) => shown.includes(id));
    return scalingsCode(language, { dimensions, samples, keys, seed, rules });
  }

  get #draws(): Draws {
    const { seed, samples, keys } = this.#sweeps.book?.draws ?? this.settings.values;
    return { seed, samples, keys };
  }

  #view(core: CoreClient): View {
    const { values: settings } = this.settings;
    const { dimensions: grid } = wanted(this.#rules, settings);
    const [book, pulls] = [this.#sweeps.book, this.#pulls];
    const divisor: CoreClient['divisor'] = (rule, d) =>
      this.memo.of(rule.id, [rule.parameter, d], () => core.divisor(rule, d));
    return viewOf({ divisor }, { rules: this.#rules, settings, grid, book, pulls, revealed: this.revealed });
  }

  /** What waits counts as under way already: that need not be drawn apart. */
  #measure(after = 0): void {
    const { values } = this.settings;
    const ahead = this.#unfolded;
    this.#began = performance.now() + after;
    this.#pulls.ask(pullsWanted(this.#rules, values), after);
    if (this.core) this.#sweeps.ask(wanted(this.#rules, values, { ahead }), this.core, { looked: ahead, after });
  }

  readonly #cancel = (): void => {
    this.#sweeps.cancel();
    this.#pulls.cancel();
  };

  #pictures(core: CoreClient, view: View): TemplateResult {
    const { revealed } = this;
    const { exponent, shown } = this.settings.values;
    const width = this.space.value;
    const column = columnOf(width, 32);
    const room = roomOf(this, 'pull');
    return html`<div class="whole">
        ${this.#over(view, 'pull', { of: 'pulls', focus: view.focus, make: () => pullPicture(view, { width, height: 360, ...room }) })}
      </div>
      ${revealed ? html`<div class="controls finding">${this.#finding('exponent', 'power')}</div>` : nothing}
      ${revealed && shown.includes('power') ? powerFormula(core, view, exponent) : nothing} ${this.#standing(view)}
      ${this.spoken.render(sentence(view))}
      ${more(say('scalings.more'), () => {
        this.#look();
        return html`<div class="pictures">
            ${this.#over(view, 'peak', { of: 'sweeps', focus: view.focus, make: () => peakPicture(view, { width: column, height: 330 }) })}
            <div class="controls finding">
              ${revealed ? [this.#finding('constant', 'constant'), control(this.binding, 'gain')] : nothing}
            </div>
          </div>
          ${revealed ? this.#behind(core, view, width, column) : nothing}`;
      })}`;
  }

  /** What the folded pictures alone need is measured once they are looked at. */
  #look(): void {
    if (this.#unfolded) return;
    this.#unfolded = true;
    // After the update that has unfolded them.
    queueMicrotask(() => this.#measure(pause));
  }

  /** A picture over d, which is made anew when the figures are, not when the focus moves. */
  #over(
    view: View,
    name: string,
    { of, focus, make }: { of: Measured; focus: number; make: () => FocusPicture },
  ): unknown {
    const { edition } = of === 'pulls' ? this.#pulls : this.#sweeps;
    const drawn = this.scheduler.of(name, [edition, ...this.#from(view)], make);
    return guard([drawn, focus], () => (drawn ? focusing(drawn, focus, this.binding) : nothing));
  }

  /** What all pictures are made from, besides their figures and the d in focus. */
  #from({ grid, keys, pulls }: View): unknown[] {
    const { shown, exponent, constant, gain, dimensions } = this.settings.values;
    const chosen = [shown, exponent, constant, gain, dimensions, grid.length];
    return [keys, pulls, this.#sweeps.book, this.space.value, roomOf(this, 'pull'), this.revealed, ...chosen];
  }

  /** The same with the figures of both measurements. */
  #fromBoth(view: View): unknown[] {
    return [this.#sweeps.edition, this.#pulls.edition, ...this.#from(view)];
  }

  /** What is there once the reader has guessed or does not want to. */
  #behind(core: CoreClient, view: View, width: number, column: number): TemplateResult {
    const focus = this.#debounced.of(view.focus);
    const limits = this.#limitsOf(core, view);
    return html`<div class="whole">${this.#atDimension(core, view, width)}</div>
      <div class="pictures">
        ${Object.entries(furtherPictures).map(([name, { of, make }]) => this.#over(view, name, { of, focus, make: () => make(view, column) }))}
      </div>
      ${this.scheduler.of('limits', [limits, width], () => limitsSection(limits, view.keys, width))}`;
  }

  #limitsOf(core: CoreClient, { keys }: View): ExponentialLimits[] {
    return this.memo.of('limits', [keys], () => core.exponentialLimits(keys));
  }

  #atDimension(core: CoreClient, view: View, width: number): TemplateResult {
    return html`<div class="at">
        ${control(this.binding, 'focus', {
          label: say('parameter.dimension'),
          spoken: say('scalings.focusSpoken', { d: whole(view.focus) }),
          stops: view.open,
        })}
      </div>
      ${this.scheduler.of('at', [...this.#fromBoth(view), view.focus], () => atDimension(view, width))}
      ${notes(core, view).map((note) => html`<p class="rule-note">${symbols(note)}</p>`)}`;
  }

  /** While a sweep runs the tables wait: they are long, and nobody reads figures that change all the time. */
  #tables(core: CoreClient, view: View): TemplateResult {
    const limits = this.#limitsOf(core, view);
    if (together(this.#sweeps, this.#pulls).state !== 'running') this.#settled = [...this.#fromBoth(view), limits];
    return tablesLater(this.#settled, () => scalingsTables(view, this.#draws, limits));
  }

  /** Moving a rule brings it on show. */
  #finding(name: 'exponent' | 'constant', rule: string): unknown {
    return control(this.binding, name, {
      onSet: (value) => {
        const shown = [...this.settings.values.shown, rule].join(',');
        this.set({ [name]: value, shown: scalingsParameters.shown.parse(shown) });
      },
    });
  }

  #standing({ grid }: View): TemplateResult {
    return standing(together(this.#sweeps, this.#pulls), {
      draws: this.#draws,
      dimensions: grid.length,
      onRun: () => this.#measure(),
      onCancel: this.#cancel,
    });
  }

  #draw(): TemplateResult {
    return folded(this.binding, {
      summary: say('scalings.draws'),
      names: ['keys', 'samples', 'seed', 'dimensions'],
      below: otherVectors(() => {
        this.set({ seed: String(BigInt.asUintN(64, BigInt(this.settings.values.seed) + 1n)) });
      }),
    });
  }
}

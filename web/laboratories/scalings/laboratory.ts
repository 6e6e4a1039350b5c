// <dk-scalings>: every scale rule on the same random vectors; which one keeps attention and the target's pull level.
import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import { sharedChapters } from '../../core/shared.ts';
import type { ExponentialLimits, ScaleRule } from '../../core/types.ts';
import type { Csv } from '../../kit/export/csv.ts';
import { short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
import '../../kit/sweep/words.en.ts';
import { scalingsParameters } from './parameters.ts';
import { plotStyles } from '../../figure/styles.ts';
import type { CodeLanguage } from '../../kit/code.ts';
import { tablesLater } from '../../kit/data-table.ts';
import { field } from '../../kit/field.ts';
import { keysChoice } from '../../kit/choice.ts';
import { Kept, Rested, Turns } from '../../kit/turns.ts';
import { Laboratory, attributesOf, laboratoryStyles } from '../../kit/laboratory.ts';
import { quantity } from '../../kit/quantity.ts';
import progressStyles from '../../kit/progress.css?inline';
import type { Outcome, Question } from '../../kit/question.ts';
import { symbols } from '../../kit/symbols.ts';
import { Width } from '../../kit/width.ts';
import { type View, adoption, powerFormula, ruleChoices, viewOf } from './view.ts';
import { atDimension } from './at-dimension.ts';
import { scalingsCode } from '../../kit/sweep/program.ts';
import { inFocus, type Drawn } from '../../kit/sweep/curves.ts';
import ruleStyles from '../../kit/sweep/rule-pictures.css?inline';
import styles from './laboratory.css?inline';
import { scalingsCsv, scalingsTables } from './figures.ts';
import { furtherPictures, peakPicture, pullPicture } from './pictures.ts';
import { limitsSection, notes, standing, together } from './standing.ts';
import { Pulls } from './pulls.ts';
import { question, sentence } from './sentence.ts';
import { RuleSweeps, choicesOf, constantStops, exponentStops, pullsWanted, wanted } from './sweeps.ts';

type Name = keyof typeof scalingsParameters;

/** Milliseconds without a change before what is missing is measured. */
const pause = 200;

/** Below this width the pictures stand under each other. */
const twoColumns = 700;
const gap = 32;

/**
 * All scale rules on the same random vectors.
 *
 * attributes  shown, focus, exponent, constant, gain, keys, samples, seed, dimensions: the first values; guess="off"
 * keyboard    check boxes, sliders, text fields; one stop for each picture, where arrow keys read it and Enter moves the focus
 */
export class DkScalings extends Laboratory<typeof scalingsParameters> {
  static override styles = [...laboratoryStyles, plotStyles, ...[progressStyles, ruleStyles, styles].map(unsafeCSS)];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...attributesOf(scalingsParameters)];
  }

  protected override get label(): string {
    return say('scalings.label');
  }

  readonly #sweeps = new RuleSweeps(this, (thrown) => {
    this.fail(thrown);
  });
  readonly #pulls = new Pulls(this, (thrown) => {
    this.fail(thrown);
  });
  readonly #width = new Width(this);
  #chapters: ChaptersClient | undefined;
  #rules: ScaleRule[] = [];
  readonly #turns = new Turns(this);
  readonly #rested = new Rested<number>(this);
  readonly #limits = new Kept<ExponentialLimits[]>();
  #settled: unknown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super(scalingsParameters, { namespace: 'scalings', onApproach: true, adoption });
  }

  protected override async prepare(): Promise<void> {
    this.#chapters = await sharedChapters();
  }

  protected override follow(core: CoreClient): void {
    const first = this.#rules.length === 0;
    if (first) this.#rules = core.scaleRules();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#measure, first ? 0 : pause);
  }

  protected override rest(): void {
    clearTimeout(this.#timer);
    this.#cancel();
  }

  protected override ask(): { question: Question; outcome: Outcome | undefined } {
    const { values } = this.settings;
    return question(this.#pulls.known(values), wanted(this.#rules, values).dimensions);
  }

  protected override content(core: CoreClient): TemplateResult {
    const view = this.#view(core);
    const { shown } = this.settings.values;
    return html`<div class="choices">
        ${keysChoice(this.settings.values.keys, (keys) => {
          this.set({ keys });
        })}
        ${ruleChoices(this.#rules, shown, (ids) => {
          this.set({ shown: ids });
        })}
      </div>
      ${this.#pictures(core, view)}`;
  }

  protected override csv(core: CoreClient): Csv {
    return scalingsCsv(this.#view(core), this.#draws, core.version());
  }

  protected override code(language: CodeLanguage): string {
    const { dimensions, samples, keys, seed, shown } = this.settings.values;
    const rules = choicesOf(this.#rules, this.settings.values).filter(({ id }) => shown.includes(id));
    return scalingsCode(language, { dimensions, samples, keys, seed, rules });
  }

  get #draws(): { seed: string; samples: number; keys: number } {
    const { seed, samples, keys } = this.#sweeps.book?.draws ?? this.settings.values;
    return { seed, samples, keys };
  }

  #view(core: CoreClient): View {
    const { values: settings } = this.settings;
    const { dimensions: grid } = wanted(this.#rules, settings);
    const [book, pulls] = [this.#sweeps.book, this.#pulls];
    return viewOf(core, { rules: this.#rules, settings, grid, book, pulls, revealed: this.revealed });
  }

  readonly #measure = (): void => {
    const { values } = this.settings;
    if (this.core) this.#sweeps.ask(wanted(this.#rules, values), this.core);
    if (this.#chapters) this.#pulls.ask(pullsWanted(this.#rules, values), this.#chapters);
  };

  readonly #cancel = (): void => {
    this.#sweeps.cancel();
    this.#pulls.cancel();
  };

  readonly #focus = (focus: number): void => {
    this.set({ focus });
  };

  #pictures(core: CoreClient, view: View): TemplateResult {
    const { revealed } = this;
    const width = this.#width.value;
    const column = width < twoColumns ? width : (width - gap) / 2;
    const hero = { width: column, height: 330 };
    return html`<div class="pictures heroes">
        ${this.#over(view, 'peak', { focus: view.focus, make: () => peakPicture(view, hero) })}
        ${this.#over(view, 'pull', { focus: view.focus, make: () => pullPicture(view, hero) })}
      </div>
      ${revealed ? this.#finding(core, view) : nothing} ${this.#standing(view)} ${this.spoken.render(sentence(view))}
      ${revealed ? this.#further(core, view, width, column) : nothing}`;
  }

  /** A picture over d, which is made anew when the figures are, not when the focus moves. */
  #over(view: View, name: string, { focus, make }: { focus: number; make: () => Drawn }): unknown {
    const drawn = this.#turns.of(name, this.#from(view), make);
    return guard([drawn, focus], () => (drawn ? inFocus(drawn, { focus, onFocus: this.#focus }) : nothing));
  }

  /** What all pictures are made from, besides the d in focus. */
  #from({ grid }: View): unknown[] {
    const { shown, exponent, constant, gain, dimensions } = this.settings.values;
    const editions = [this.#sweeps.edition, this.#pulls.edition];
    return [...editions, this.#width.value, this.revealed, shown, exponent, constant, gain, dimensions, grid.length];
  }

  /** What is there once the reader has guessed or does not want to. */
  #further(core: CoreClient, view: View, width: number, column: number): TemplateResult {
    const focus = this.#rested.of(view.focus);
    const limits = this.#limits.of('limits', [view.keys], () => core.exponentialLimits(view.keys));
    return html`<div class="whole">${this.#atDimension(core, view, width)}</div>
      <div class="pictures">
        ${Object.entries(furtherPictures).map(([name, make]) => this.#over(view, name, { focus, make: () => make(view, column) }))}
      </div>
      ${this.#turns.of('limits', [limits, width], () => limitsSection(limits, view.keys, width))}
      ${this.#tables(view, limits)}`;
  }

  #atDimension(core: CoreClient, view: View, width: number): TemplateResult {
    return html`<div class="at">
        ${this.#slider('focus', view.open, {
          label: say('parameter.dimension'),
          hint: say('scalings.focusHint'),
          spoken: say('scalings.focusSpoken', { d: whole(view.focus) }),
        })}
      </div>
      ${this.#turns.of('at', [...this.#from(view), view.focus], () => atDimension(view, width))}
      ${notes(core, view).map((note) => html`<p class="rule-note">${symbols(note)}</p>`)}`;
  }

  /** While a sweep runs the tables wait: they are long, and nobody reads figures that change all the time. */
  #tables(view: View, limits: readonly ExponentialLimits[]): TemplateResult {
    if (together(this.#sweeps, this.#pulls).state !== 'running') this.#settled = [...this.#from(view), limits];
    return tablesLater(this.#settled, () => scalingsTables(view, this.#draws, limits));
  }

  #finding(core: CoreClient, view: View): TemplateResult {
    const { shown, exponent, constant } = this.settings.values;
    const parameters = { exponent: 'power', constant: 'constant' } as const;
    /** Moving a rule brings it on show. */
    const show = (name: keyof typeof parameters, value: number): void => {
      this.set({ [name]: value, shown: scalingsParameters.shown.parse([...shown, parameters[name]].join(',')) });
    };
    return html`<div class="controls finding">
        ${this.#slider('exponent', exponentStops, {
          hint: say('scalings.exponentHint'),
          spoken: say('scalings.exponentSpoken', { p: short(exponent) }),
          onSlide: (value) => {
            show('exponent', value);
          },
        })}
        ${this.#slider('constant', constantStops, {
          hint: say('scalings.constantHint'),
          spoken: say('scalings.constantSpoken', { c: short(constant) }),
          onSlide: (value) => {
            show('constant', value);
          },
        })}
        ${shown.includes('cosine') ? this.#field('gain', say('scalings.gainHint')) : nothing}
      </div>
      ${shown.includes('power') ? powerFormula(core, view, exponent) : nothing}`;
  }

  #standing({ grid }: View): TemplateResult {
    return html`${standing(together(this.#sweeps, this.#pulls), {
        draws: this.#draws,
        dimensions: grid.length,
        onRun: this.#measure,
        onCancel: this.#cancel,
        onOther: () => {
          this.set({ seed: String((BigInt(this.settings.values.seed) + 1n) % 2n ** 64n) });
        },
      })}
      <details class="draws">
        <summary>${say('scalings.draws')}</summary>
        <div class="controls">
          ${this.#field('keys', say('scalings.keysHint'))} ${this.#field('samples', say('scalings.samplesHint'))}
          ${this.#field('seed')} ${this.#field('dimensions', say('scalings.dimensionsHint'))}
        </div>
      </details>`;
  }

  #slider(
    name: 'focus' | 'exponent' | 'constant',
    stops: readonly number[],
    more: { label?: string; hint: string; spoken: string; onSlide?: (value: number) => void },
  ): TemplateResult {
    return quantity({
      id: name,
      label: say(`parameter.${name}`),
      value: this.settings.values[name],
      ...this.bound(name),
      stops,
      onSlide: (value) => {
        this.set({ [name]: value });
      },
      ...more,
    });
  }

  #field(name: Name, hint?: string): TemplateResult {
    return field({
      id: name,
      label: say(`parameter.${name}`),
      hint,
      ...this.bound(name),
      wide: name === 'dimensions',
    });
  }
}

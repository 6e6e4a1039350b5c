// <dk-variance>: random vectors over a grid of d; measured variance, its histogram, and the peak weight under each rule.
import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import type { ScaleRule } from '../../core/types.ts';
import type { Csv } from '../../export/csv.ts';
import { say } from '../../messages/say.ts';
import '../../messages/subjects/sweep.ts';
import '../../messages/subjects/variance.ts';
import { laboratories } from '../../parameters/table.ts';
import { plotStyles } from '../../plot/styles.ts';
import type { CodeLanguage } from '../laboratory/code.ts';
import { tables } from '../laboratory/data-table.ts';
import { field } from '../laboratory/field.ts';
import { Laboratory, attributesOf, laboratoryStyles } from '../laboratory/laboratory.ts';
import { Width } from '../laboratory/width.ts';
import styles from './dk-variance.css?inline';
import { sweepCode } from '../sweep/code.ts';
import { sweepCsv, sweepTables } from '../sweep/figures.ts';
import { histogramPlot } from './histogram-plot.ts';
import { peakPlot } from './peak-plot.ts';
import { progress } from '../sweep/progress.ts';
import { answers, gridWith, sweepRequest } from '../sweep/request.ts';
import { rulesShown } from '../sweep/rules-shown.ts';
import { sentence } from './sentence.ts';
import { spreadPlot } from './spread-plot.ts';
import { SweepRun } from '../sweep/sweep-run.ts';
import { viewOf, type View } from './view.ts';
import { zoomPlot } from './zoom-plot.ts';

const selection = laboratories.variance;
type Name = keyof typeof selection;

/** Milliseconds without a change before a new sweep starts. */
const pause = 400;

/** Below this width the pictures stand under each other. */
const twoColumns = 720;
const gap = 40;

/**
 * The random-vector sweep.
 *
 * attributes  seed, samples, keys, dimensions, focus, shown, exponent, constant: the first values
 * keyboard    text fields, one button, and one stop for each picture over d, where arrow keys move the focus
 */
export class DkVariance extends Laboratory<typeof selection> {
  static override styles = [...laboratoryStyles, plotStyles, unsafeCSS(styles)];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...attributesOf(selection)];
  }

  protected override readonly label = say('variance.label');
  readonly #run = new SweepRun(this, (thrown) => {
    this.fail(thrown);
  });
  readonly #width = new Width(this);
  #rules: ScaleRule[] = [];
  #written: TemplateResult | typeof nothing = nothing;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super(selection, { namespace: 'variance', onApproach: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override follow(core: CoreClient): void {
    const first = this.#rules.length === 0;
    if (first) this.#rules = core.scaleRules().filter(({ spotlight }) => spotlight);
    clearTimeout(this.#timer);
    if (answers(this.#run.asked, this.#asked)) return;
    this.#timer = setTimeout(this.#start, first ? 0 : pause);
  }

  protected override content(core: CoreClient): TemplateResult {
    const { dimensions, focus } = this.settings.values;
    const keys = this.#run.request?.specification.keys ?? this.settings.values.keys;
    const view = viewOf(core, this.#run.reports, { grid: gridWith(dimensions, focus), focus, keys });
    return html`<div class="controls">${this.#fields(['seed', 'samples', 'keys', 'focus', 'dimensions'])}</div>
      ${progress(this.#run, this.#start)} ${this.spoken.render(sentence(view))} ${this.#pictures(core, view)}
      ${this.#tables(view)}`;
  }

  protected override csv(core: CoreClient): Csv {
    const { request = this.#asked, reports } = this.#run;
    return sweepCsv([...reports.values()], request, core.version());
  }

  protected override code(language: CodeLanguage): string {
    const { dimensions, samples, keys, seed, exponent, constant } = this.settings.values;
    const divisors = { none: '1', sqrt: 'd**0.5', linear: 'd' };
    return sweepCode(language, {
      dimensions,
      samples,
      keys,
      seed,
      divisors: { ...divisors, power: `d**${String(exponent)}`, constant: String(constant) },
    });
  }

  protected override rest(): void {
    this.#run.interrupt();
  }

  get #asked(): ReturnType<typeof sweepRequest> {
    return sweepRequest(this.settings.values, this.#rules);
  }

  readonly #start = (): void => {
    if (this.core) void this.#run.start(this.#asked, this.core);
  };

  readonly #focus = (focus: number): void => {
    this.set({ focus });
  };

  #pictures(core: CoreClient, view: View): TemplateResult {
    const whole = this.#width.value;
    const width = whole < twoColumns ? whole : (whole - gap) / 2;
    const { shown } = this.settings.values;
    return html`<div class="pictures">
      ${spreadPlot(view, width, this.#focus)} ${histogramPlot(core, view, width)} ${zoomPlot(view, width, this.#focus)}
      <div>
        ${peakPlot(view, { shown, width, onFocus: this.#focus })}
        ${rulesShown(this.#rules, shown, (ids) => {
          this.set({ shown: ids });
        })}
        <div class="controls parameters">
          ${this.#fields([
            ...(shown.includes('power') ? (['exponent'] as const) : []),
            ...(shown.includes('constant') ? (['constant'] as const) : []),
          ])}
        </div>
      </div>
    </div>`;
  }

  /** While a sweep runs the tables wait: they are long, and nobody reads figures that change at every frame. */
  #tables({ reports }: View): TemplateResult | typeof nothing {
    const { request, state } = this.#run;
    if (request && (state !== 'running' || this.#written === nothing)) {
      this.#written = tables(sweepTables(reports, request));
    }
    return this.#written;
  }

  #fields(names: readonly Name[]): TemplateResult[] {
    return names.map((name) =>
      field({
        id: name,
        label: say(`parameter.${name}`),
        hint: hints[name]?.(),
        text: this.settings.text(name),
        error: this.error(name),
        wide: name === 'dimensions',
        onType: (text) => {
          this.type(name, text);
        },
        onSettle: () => {
          this.settle(name);
        },
      }),
    );
  }
}

const hints: Partial<Record<Name, () => string>> = {
  samples: () => say('variance.samplesHint'),
  keys: () => say('variance.keysHint'),
  dimensions: () => say('variance.dimensionsHint'),
};

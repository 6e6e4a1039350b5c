// <dk-assumptions>: how layers begin against the variance 1 that is assumed; folded, entries that the reader sets.
import { html, nothing, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import { latePool } from '../../core/shared-pool.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
import '../../kit/sweep/words.en.ts';
import { assumptionsParameters } from './parameters.ts';
import { chaptersLaboratory } from '../../kit/plotted.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { control, folded } from '../../kit/controls.ts';
import { tablesLater } from '../../kit/data-table.ts';
import { more } from '../../kit/more-pictures.ts';
import progressStyles from '../../kit/progress.css?inline';
import { roomOf } from '../../kit/room.ts';
import { progress } from '../../kit/sweep/sweep-run.ts';
import { unparted } from '../../kit/symbols.ts';
import { type View, breakButtons, viewOf } from './view.ts';
import { type LayerRow, chain, isXavier, layerInput, layerRows, measuredFigure } from './layers.ts';
import { assumptionsCode } from './program.ts';
import { type PanelName, layerPicture } from './layer-pictures.ts';
import styles from './laboratory.css?inline';
import {
  type SlidName,
  consequence,
  entrySentence,
  layerSentence,
  outcome,
  question,
  assumptionsCsv,
  entriesTable,
  layerTable,
  publishedTable,
} from './figures.ts';
import { EntrySweeps, LayerMeasurements } from './measurements.ts';
import { entryFormulas, noBand } from './formulas.ts';
import { entriesPart } from './pictures.ts';

/** Milliseconds that the sentence waits for what is measured anew, or it would be said twice. */
const measuring = 1500;

/** Keyboard: sliders with fields, two menus, buttons; one stop for each picture, where arrow keys read and Enter picks a line or a d. */
export class DkAssumptions extends chaptersLaboratory('assumptions', assumptionsParameters, {
  words: ['assumptions', 'sweep'],
  adoption: () => ({ dimension: 'focus', keys: 'keys', rule: null }),
  styles: [progressStyles, styles],
}) {
  readonly #sweeps = new EntrySweeps(this, this.fail.bind(this), this.retry.bind(this));
  readonly #measured = new LayerMeasurements(this, this.fail.bind(this));
  #settled: readonly unknown[] = [];

  protected override follow(core: CoreClient): void {
    const all = this.memo.of('initializers', [], () => this.chapters.initializers());
    this.#measured.ask(
      latePool,
      all.map(({ id }) => layerInput(this.settings.values, id)),
    );
    this.#sweeps.ask(core, this.settings.values);
  }

  protected override ask() {
    return { question: question(), outcome: this.memo.of('outcome', [], () => outcome(this.chapters)) };
  }

  protected override content(core: CoreClient): TemplateResult {
    const rows = this.#rows;
    const row = rows.find(({ id }) => id === this.settings.values.initializer);
    const view = this.#view;
    const done = this.#done(rows, view);
    const told = row && (this.revealed || !isXavier(row.id)) ? row : undefined;
    const words = [told ? layerSentence(told) : '', entrySentence(view, this.settings.values.focus)].join(' ').trim();
    const rest = told && !measuredFigure(told, 'score') ? measuring : undefined;
    return html`<p class="what">${unparted(say('assumptions.layersWhat'))}</p>
      <div class="controls layer-controls">${this.#sliders(['modelWidth', 'heads', 'headDimension'], told, view)}</div>
      ${this.#layers('scores', rows)} ${this.spoken.render(words, rest)}
      <p class="what measured" data-state=${done ? 'done' : 'running'}>
        ${done ? say('assumptions.measured') : nothing}
      </p>
      ${more(
        say('assumptions.moreLayers'),
        () =>
          html`<div class="controls layer-controls">
              ${this.#sliders(['cosine'], told, view)} ${control(this.binding, 'norm')}
            </div>
            ${this.#layers('entries', rows)} ${chain(core, told, this.settings.values)}`,
      )}
      ${more(say('assumptions.moreEntries'), () => this.#entries(core, view, told))}
      ${folded(this.binding, {
        summary: say('assumptions.drawn'),
        names: ['seed', 'samples', 'keys', 'focus', 'dimensions'],
      })}
      ${this.#tables(rows, view)}`;
  }

  #layers(panel: PanelName, rows: readonly LayerRow[]): TemplateResult | undefined {
    const { initializer: picked, cosine } = this.settings.values;
    const { revealed } = this;
    const room = roomOf(this, panel);
    const width = this.space.value;
    return this.scheduler.of(panel, [rows, picked, revealed, width, room], () =>
      layerPicture({
        panel,
        rows,
        picked,
        revealed,
        common: cosine > 0,
        width,
        ...room,
        onPick: (initializer) => this.set({ initializer }),
      }),
    );
  }

  /** What the reader makes of the entries, and the pictures of it. */
  #entries(core: CoreClient, view: View, row: LayerRow | undefined): TemplateResult {
    return html`<p class="what">${say('assumptions.entriesWhat')}</p>
      ${breakButtons(this.binding)}
      <div class="controls entry-controls">
        ${control(this.binding, 'law')} ${this.#sliders(['freedom', 'shape', 'mean', 'std', 'correlation'], row, view)}
      </div>
      ${entriesPart(view, {
        core,
        chapters: this.chapters,
        scheduler: this.scheduler,
        memo: this.memo,
        of: this.binding,
        width: this.space,
      })}
      ${entryFormulas(view)} ${noBand(view)}
      ${progress(this.#sweeps.own, () => this.#sweeps.again(core, this.settings.values))}`;
  }

  protected override csv() {
    const { seed, dimensions, ...values } = this.settings.values;
    const parameters = Object.entries({ ...values, dimensions: dimensions.join(' ') });
    return { seed, ...assumptionsCsv(this.#shownRows(this.#rows), this.#view, parameters) };
  }

  protected override code(language: CodeLanguage): string {
    return assumptionsCode(language, this.settings.values);
  }

  get #rows(): LayerRow[] {
    const { seed, modelWidth, heads, headDimension, norm, cosine } = this.settings.values;
    const sizes = { seed, modelWidth, heads, headDimension, norm, cosine };
    const from = [...Object.values(sizes), this.#measured.edition];
    return this.memo.of('rows', from, () => layerRows(this.chapters, sizes, (input) => this.#measured.of(input)));
  }

  /** Those of which the question does not ask, until the reader has guessed. */
  #shownRows(rows: readonly LayerRow[]): readonly LayerRow[] {
    return this.revealed ? rows : rows.filter(({ id }) => !isXavier(id));
  }

  get #view(): View {
    return viewOf(this.chapters, this.memo, { sweeps: this.#sweeps, settings: this.settings.values });
  }

  /** Whether everything on show is measured. */
  #done(rows: readonly LayerRow[], { grid, reports, usual }: View): boolean {
    const all = [reports, usual].every(({ length }) => length === grid.length);
    return all && this.#sweeps.done && rows.every(({ measured }) => measured);
  }

  /** While something runs the tables wait: they are long, and nobody reads figures that change all the time. */
  #tables(rows: readonly LayerRow[], view: View): TemplateResult {
    if (!this.#sweeps.running || this.#settled.length === 0) this.#settled = [rows, ...view.from, this.revealed];
    return tablesLater(this.#settled, () => [
      layerTable(this.#shownRows(rows)),
      ...(this.revealed ? [publishedTable(this.chapters.initialVariances())] : []),
      entriesTable(view),
    ]);
  }

  /** Each says what it does. */
  #sliders(names: readonly SlidName[], row: LayerRow | undefined, { nearPredicted: predicted }: View): unknown[] {
    return names.map((name) =>
      control(this.binding, name, {
        spoken: consequence(name, this.settings.values[name], { row, predicted }),
      }),
    );
  }
}

// <dk-models>: what released models multiply their scores by, what that does at the start, and every other laboratory set to one of them.
import { html, nothing, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
import { modelsParameters } from './parameters.ts';
import { button } from '../../kit/buttons.ts';
import { chosenModels } from '../../kit/chosen-model.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { control, strip } from '../../kit/controls.ts';
import { tables } from '../../kit/data-table.ts';
import { more } from '../../kit/more-pictures.ts';
import { plottedLaboratory } from '../../kit/plotted.ts';
import { roomOf } from '../../kit/room.ts';
import { symbols } from '../../kit/symbols.ts';
import { SweepRun, answers } from '../../kit/sweep/sweep-run.ts';
import { allTable, effectsTable, modelsCsv, followed, outcome, question, sentence, card } from './figures.ts';
import {
  type Band,
  type Effect,
  type EffectsAsked,
  type Entry,
  bandsOf,
  effects,
  modelOf,
  ownRequest,
  request,
} from './effects.ts';
import { type Model, models } from './models.ts';
import { modelsCode } from './program.ts';
import styles from './laboratory.css?inline';
import { effectFigures, effectsPicture, factorsPicture, figureText } from './pictures.ts';

interface Shown {
  model: Model;
  rows: readonly Effect[];
  asked: EffectsAsked;
}

const nowhere = modelsParameters.everywhere.initial;

/** Milliseconds without a change before the figures are measured. */
const pause = 200;

/** Below this width the three pictures stand under each other. */
const threeColumns = 720;

/** Keyboard: a menu, a button; folded, a slider with its field; one stop for each picture, where arrow keys read it and Enter chooses a model. */
export class DkModels extends plottedLaboratory('models', modelsParameters, { styles: [styles] }) {
  readonly #run = new SweepRun(this, this.fail.bind(this));
  /** The same with entries as small as the model's weights start with. */
  readonly #own = new SweepRun(this, this.fail.bind(this));
  #given = nowhere;
  /** The last figures that were measured; they stay until others have come. */
  #shown: Shown | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    chosenModels.addEventListener('change', this.#taken);
    this.#give(true);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    chosenModels.removeEventListener('change', this.#taken);
  }

  protected override follow(): void {
    this.#give(false);
    this.#run.after(this.#run.asked === undefined ? 0 : pause, this.#measure);
  }

  protected override ask() {
    return { question: question(), outcome: outcome() };
  }

  protected override content(core: CoreClient): TemplateResult {
    const bands = this.#bandsOf(core);
    const entry = this.#entry(bands);
    const { model } = entry;
    const rows = this.#rows(model);
    if (rows) this.#shown = { model, rows, asked: this.settings.values };
    const { revealed } = this;
    const shown = revealed ? this.#shown : undefined;
    return html`${this.#factors(bands, model)} ${this.#controls(model)} ${card(entry, revealed, rows !== undefined)}
    ${this.spoken.render(this.#sentence(model, rows))}
    ${
      revealed
        ? html`${more(say('models.more'), () => html`${this.#keys(rows)} ${this.#effects(shown)}`)}
            <details class="all-models">
              <summary>${say('models.table.all')}</summary>
              ${allTable()}
            </details>`
        : nothing
    }
    ${shown ? tables(() => [effectsTable(shown.rows, shown.model, shown.asked)], strip(this.binding, ['samples', 'seed'])) : nothing}`;
  }

  protected override csv(core: CoreClient) {
    const bands = this.#bandsOf(core);
    const { model } = this.#entry(bands);
    return modelsCsv(bands, this.#rows(model) ?? [], model, this.settings.values);
  }

  protected override code(language: CodeLanguage): string {
    return modelsCode(language, modelOf(this.settings.values.model), this.settings.values);
  }

  /** The choice of the address or of the button, once, to all laboratories. */
  #give(gently: boolean): void {
    const { everywhere, keys } = this.settings.values;
    if (everywhere === this.#given) return;
    this.#given = everywhere;
    if (everywhere === nowhere) chosenModels.forget();
    else chosenModels.choose({ ...modelOf(everywhere), keys }, { gently });
  }

  readonly #everywhere = (): void => {
    // Pressed again it is given again: laboratories may have moved on.
    this.#given = nowhere;
    this.set({ everywhere: this.settings.values.model });
    this.#give(false);
  };

  readonly #taken = (): void => this.requestUpdate();

  readonly #measure = (): void => {
    const { core } = this;
    if (!core || !this.revealed) return;
    const model = modelOf(this.settings.values.model);
    const asked = request(model, this.settings.values);
    const own = ownRequest(model, this.settings.values);
    if (!answers(this.#run.asked, asked)) void this.#run.start(asked, core);
    if (own && !answers(this.#own.asked, own)) void this.#own.start(own, core);
  };

  #bandsOf(core: CoreClient): Band[] {
    return this.memo.of('bands', [], () => bandsOf(core));
  }

  #entry(bands: readonly Band[]): Entry {
    const { model } = this.settings.values;
    const entry = bands.flatMap(({ entries }) => entries).find((each) => each.model.id === model);
    if (!entry) throw new RangeError(`no model ${model}`);
    return entry;
  }

  /** The figures, as far as they are those of the model on show. */
  #rows(model: Model): Effect[] | undefined {
    const { values } = this.settings;
    const own = ownRequest(model, values);
    const reportOf = (run: SweepRun, asked: ReturnType<typeof request>): ReturnType<SweepRun['reports']['get']> =>
      run.state === 'done' && answers(run.request, asked) ? run.reports.get(model.dimension) : undefined;
    return effects(model, reportOf(this.#run, request(model, values)), own && reportOf(this.#own, own));
  }

  #factors(bands: readonly Band[], model: Model): TemplateResult | undefined {
    const { revealed } = this;
    const width = this.space.value;
    const room = roomOf(this, 'factors');
    return this.scheduler.of('factors', [bands, model, revealed, width, room], () =>
      factorsPicture(bands, { width, ...room, chosen: model.id, revealed, onModel: (id) => this.set({ model: id }) }),
    );
  }

  #controls(model: Model): TemplateResult {
    return html`<div class="controls">
      ${control(this.binding, 'model', { options: models.map(({ id, name }) => ({ value: id, name })) })}
      <div class="everywhere" data-parameter="everywhere">
        ${button(say('models.everywhere', { name: model.name }), this.#everywhere)}
        <small>${say('models.everywhere.hint')}</small>
      </div>
    </div>`;
  }

  #keys(rows: readonly Effect[] | undefined): TemplateResult {
    const keys = whole(this.settings.values.keys);
    const peak = rows?.find((row) => row.own)?.report.peakWeight ?? null;
    const spoken =
      peak === null
        ? say('models.keysAlone', { keys })
        : say('models.keysSpoken', { keys, peak: figureText('peakWeight', peak) });
    return strip(this.binding, ['keys'], { keys: { spoken } });
  }

  #sentence(model: Model, rows: readonly Effect[] | undefined): string {
    const { keys, everywhere } = this.settings.values;
    const own = sentence(model, rows, keys, this.revealed);
    const given = chosenModels.model;
    if (everywhere === nowhere || given?.id !== everywhere) return own;
    return `${followed(modelOf(everywhere), chosenModels.taken, given.keys)} ${own}`;
  }

  #effects(shown: Shown | undefined): TemplateResult {
    if (!shown) return html`<p class="measuring remark">${say('models.effects.waiting')}</p>`;
    const { model, rows } = shown;
    const width = this.space.column(3, threeColumns);
    const note =
      model.entries === undefined
        ? say('models.effects.note')
        : say('models.effects.noteWeights', { name: model.name });
    return html`${this.heading(say('models.effects.heading', { d: whole(model.dimension) }))}
      <div class="effects">${effectFigures.map((name) => effectsPicture(rows, name, width))}</div>
      <p class="note-on remark">${symbols(note)}</p>`;
  }
}

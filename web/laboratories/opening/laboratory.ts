// <dk-opening>: one query, eight keys, a slider for d; the same vectors undivided, divided by √d and by d.
import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import { fetchModule } from '../../core/fetch-module.ts';
import type { Opening } from '../../core/types.ts';
import type { About } from '../../kit/page/properties.ts';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
import { openingParameters } from './parameters.ts';
import { another, field } from '../../kit/settings.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { tables } from '../../kit/data-table.ts';
import { figureAt, nearestIn } from '../../kit/figure-at.ts';
import { symbols } from '../../kit/symbols.ts';
import { laboratoryStyles } from '../../kit/laboratory-styles.ts';
import { Laboratory } from '../../kit/laboratory.ts';
import { legend, row } from './row.ts';
import { openingRows, openingTable, viewAt, pullRows, said } from './view.ts';
import styles from './laboratory.css?inline';
import { slider } from './slider.ts';

/** Milliseconds after the first picture in which the page does what else it has to. */
const settled = 300;

/** Keyboard: one slider, one button; seed and draw can be typed under "The numbers as a table". */
export class DkOpening extends Laboratory<typeof openingParameters> {
  static override readonly about: About<typeof openingParameters> = {
    key: 'opening',
    parameters: openingParameters,
    atOnce: true,
    adoption: () => ({ dimension: 'dimension', rule: null }),
  };
  static override styles = [...laboratoryStyles, unsafeCSS(styles)];

  #opening: Opening | undefined;
  #partial = false;
  #asked: { seed: string; draw: number; dimension: number } | undefined;
  #stops: Float64Array = new Float64Array();

  protected override follow(core: CoreClient): void {
    const { seed, draw, dimension } = this.settings.values;
    const asked = { seed, draw, dimension };
    const before = this.#asked;
    this.#asked = asked;
    if (before?.seed === seed && before.draw === draw) {
      if (before.dimension !== dimension) this.#complete(core);
      return;
    }
    this.#partial = true;
    if (before) {
      this.#complete(core);
      return;
    }
    // The first picture does not wait for the stops that nobody looks at yet.
    this.#stops = core.openingStops();
    this.#opening = core.openingAt(seed, draw, figureAt(this.#stops, nearestIn(this.#stops, dimension)));
    setTimeout(() => {
      this.guard(() => this.#complete(core));
      this.requestUpdate();
    }, settled);
  }

  /** All stops, where so far only the first picture's are there. */
  #complete(core: CoreClient): Opening {
    const { seed, draw } = this.settings.values;
    if (this.#partial || !this.#opening) this.#opening = core.opening(seed, draw);
    this.#partial = false;
    return this.#opening;
  }

  protected override content(core: CoreClient): TemplateResult {
    const opening = this.present(this.#opening);
    const { dimension } = this.settings.values;
    const view = viewAt(opening, dimension, this.#stops);
    // What the pull is, and what eight keys are no measure of.
    const about = say('opening.about', { keys: whole(view.keys), rows: whole(pullRows) });
    return html`<div class="head">
        ${slider(view, this.#stops, (d) => this.set({ dimension: d }))} ${another(this.binding)}
      </div>
      <div class="panels" part="pictures">${view.rows.map((each) => row(each, view))}</div>
      ${dimension === view.d ? nothing : html`<p class="note">${say('opening.nearest', { asked: whole(dimension), d: whole(view.d) })}</p>`}
      ${legend(view, this.settings.values)}
      <p class="about" part="aside">${symbols(about)}</p>
      ${this.spoken.render(say('opening.live', said(view)))}
      ${tables(() => [openingTable(this.#complete(core), this.settings.values.seed)], this.#fields())}`;
  }

  protected override csv(core: CoreClient) {
    const { dimension, draw } = this.settings.values;
    const opening = this.#complete(core);
    return { parameters: Object.entries({ dimension, draw, draws: opening.draws }), ...openingRows(opening) };
  }

  protected override async code(language: CodeLanguage): Promise<string> {
    // The first screen does without.
    const { openingCode } = await fetchModule(() => import('./program.ts'));
    const { seed, dimension } = this.settings.values;
    const { keys, draws } = this.#opening ?? { keys: 8, draws: 64 };
    return openingCode(language, { d: dimension, keys, draws, rows: pullRows, seed });
  }

  #fields(): TemplateResult {
    return html`<div class="controls">
      ${(['seed', 'draw'] as const).map((name) =>
        field({
          id: name,
          label: say(`parameter.${name}`),
          ...this.bound(name),
        }),
      )}
    </div>`;
  }
}

// <dk-additive>: additive beside dot-product attention on the same vectors, one draw closely and the spread of both as dₖ grows.
import { html, nothing, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import { latePool } from '../../core/shared-pool.ts';
import { whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
import { additiveParameters } from './parameters.ts';
import { formula } from '../../kit/formula/mathml.ts';
import { another } from '../../kit/settings.ts';
import { buttons } from '../../kit/buttons.ts';
import { chaptersLaboratory } from '../../kit/plotted.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { control, strip } from '../../kit/controls.ts';
import { tablesLater } from '../../kit/data-table.ts';
import { more } from '../../kit/more-pictures.ts';
import { columnOf, roomOf } from '../../kit/room.ts';
import { symbols } from '../../kit/symbols.ts';
import { type Bound, Measurement, boundsOf, networks } from './measurement.ts';
import { additiveCode } from './program.ts';
import styles from './laboratory.css?inline';
import { done, outcome, question, sentence, told, additiveCsv, drawTable, sweepTables, type Sweep } from './figures.ts';
import { scoresPicture, sweepPicture, weightsPicture } from './pictures.ts';
import { drawView, keys as eight, kindOf, kinds, type DrawView } from './view.ts';

const none: Bound[] = [];

/** Keyboard: one slider with its field, buttons; one stop for each picture. */
export class DkAdditive extends chaptersLaboratory('additive', additiveParameters, {
  adoption: () => ({ dimension: 'dimension', rule: null }),
  styles: [styles],
}) {
  readonly #measurement = new Measurement(this, this.fail.bind(this));
  #view: DrawView | undefined;

  protected override follow(core: CoreClient): void {
    const { chapters } = this;
    const { seed, draw, dimension: d, keys } = this.settings.values;
    this.#view = this.memo.of('view', [seed, draw, d], () => drawView(core, chapters, { seed, draw, d }));
    this.#measurement.follow({ chapters, workers: latePool }, { seed, keys });
  }

  protected override ask() {
    const { spreads, spreadsComplete } = this.#measurement;
    return { question: question(), outcome: outcome(spreads, spreadsComplete) };
  }

  protected override content(): TemplateResult {
    const view = this.present(this.#view);
    const { width, height } = roomOf(this, 'scores') ?? { width: this.space.value, height: undefined };
    const sweep = this.#swept;
    return html`${this.#controls()}
    ${this.scheduler.of('scores', [view, width, height], () => html`<div class="draw">${scoresPicture(view, width, height)}</div>`)}
    ${this.spoken.render(sentence(view))} ${this.revealed ? this.#progress() : nothing}
    ${more(
      say('additive.more'),
      () =>
        html`${this.#weights(view)} ${this.heading(say('additive.heading'))}
        ${this.revealed ? this.#sweep() : html`<p class="unasked">${say('additive.waiting')}</p>`}`,
      { answers: true },
    )}
    ${tablesLater(
      [view, sweep.spreads, sweep.rows, sweep.keys, this.settings.values.seed, this.revealed],
      () => [drawTable(view), ...(this.revealed ? sweepTables(sweep, this.#limits()) : [])],
      strip(this.binding, ['keys', 'seed', 'draw']),
    )}`;
  }

  protected override csv() {
    const { draw, dimension, keys } = this.settings.values;
    const sweep = this.revealed ? this.#swept : { spreads: [], rows: [], keys };
    return additiveCsv(this.present(this.#view), sweep, Object.entries({ dimension, draw, networks, keys }));
  }

  protected override code(language: CodeLanguage): string {
    const { seed, dimension: d, keys } = this.settings.values;
    return additiveCode(language, { seed, d, networks, keys });
  }

  get #swept(): Sweep {
    const { spreads, rows } = this.#measurement;
    return { spreads, rows, keys: this.settings.values.keys };
  }

  #controls(): TemplateResult {
    return html`<div class="controls">
      ${control(this.binding, 'dimension', { spoken: `dₖ = ${whole(this.settings.values.dimension)}` })}
      ${another(this.binding)}
    </div>`;
  }

  #weights(view: DrawView): TemplateResult {
    const limit = (kind: 'additive' | 'additive-scaled'): string => kindOf(view, kind).limit?.toPrecision(4) ?? '';
    const width = this.space.value;
    return html`${this.scheduler.of('weights', [view, width], () => html`<div class="draw">${weightsPicture(view, width)}</div>`)}
      <p class="bounds">
        ${symbols(say('additive.bounds'))}
        ${formula(`${limit('additive')} / sqrt(${String(view.d)}) ≈ ${limit('additive-scaled')}`)}
      </p>`;
  }

  #sweep(): TemplateResult {
    // In a turn of their own.
    const limits = this.scheduler.of('bounds', [this.settings.values.seed], () => this.#limits()) ?? none;
    const { spreads, rows, complete } = this.#measurement;
    const { keys } = this.settings.values;
    const full = this.space.value;
    const half = columnOf(full, 32);
    const part = (figure: 'peakWeight' | 'jacobianTrace'): TemplateResult | undefined =>
      this.scheduler.of(figure, [rows, keys, full], () =>
        sweepPicture({ figure, measured: rows, keys, bounds: [], width: half, height: 250, named: false }),
      );
    return html`${this.scheduler.of('scoreStd', [spreads, limits, full], () =>
        sweepPicture({
          figure: 'scoreStd',
          measured: spreads,
          keys: eight,
          bounds: limits,
          width: full,
          height: 320,
          named: half < full,
        }),
      )}
      <p class="legend wraps">${this.#legend()}</p>
      ${buttons(this.binding, 'keys')}
      <div class="pictures">${part('peakWeight')} ${part('jacobianTrace')}</div>
      ${complete ? html`<p class="told">${symbols(told(this.#swept))}</p>` : ''}`;
  }

  /** Of what is drawn once it is unfolded, and saved in any case. */
  #progress(): TemplateResult {
    const { done: finished, total, complete } = this.#measurement;
    const measuring = say('additive.measuring', { done: whole(finished), total: whole(total) });
    const state = complete ? 'done' : 'running';
    return html`<p class="progress remark" data-state=${state}>
      ${complete ? done(this.settings.values.keys) : measuring}
    </p>`;
  }

  #legend(): TemplateResult[] {
    return kinds.map((kind) => html`<span class="name ${kind}">${symbols(say(`additive.kind.${kind}`))}</span>`);
  }

  #limits(): Bound[] {
    const { core, chapters } = this;
    const { seed } = this.settings.values;
    return core ? this.memo.of('bounds', [seed], () => boundsOf(core, chapters, seed)) : none;
  }
}

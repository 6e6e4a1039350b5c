// <dk-temperature>: the same vectors at four temperatures, each half of the one before; odds that are squared; and what dₖ has to do with it.
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { CoreClient } from '../../core/client.ts';
import { percent, short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
import { temperatureParameters } from './parameters.ts';
import { another } from '../../kit/settings.ts';
import { buttons } from '../../kit/buttons.ts';
import { chaptersLaboratory } from '../../kit/plotted.ts';
import { type Adoption, type ChosenModel, knownRule } from '../../kit/chosen-model.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { control, controls, strip } from '../../kit/controls.ts';
import { tablesLater } from '../../kit/data-table.ts';
import { more } from '../../kit/more-pictures.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { debounced } from '../../kit/debounce.ts';
import { roomOf } from '../../kit/room.ts';
import { symbols, unparted } from '../../kit/symbols.ts';
import { temperatureCode } from './program.ts';
import { dimensionPicture, ladder } from './dimensions.ts';
import styles from './laboratory.css?inline';
import { temperatureCsv, temperatureTables, outcome, question, sentence } from './figures.ts';
import { type Figures, Fresh, figuresAt } from './shown.ts';
import { patternPicture, responseGround, responsePicture, widthFor } from './pictures.ts';
import { queries, queriesInFull, rowOf, type Pattern } from './view.ts';

/** Below these widths fewer pictures stand side by side. */
const fourColumns = 720;
const twoColumns = 620;

/** Pixels that the leading pattern takes at most. */
const leading = 440;

/** Keyboard: two sliders with fields, buttons, two switches; one stop for each picture, where arrow keys read it and Enter picks a query or τ. */
export class DkTemperature extends chaptersLaboratory('temperature', temperatureParameters, {
  adoption,
  styles: [styles],
}) {
  readonly #fresh = new Fresh(this, this.fail.bind(this));
  #figures: Figures | undefined;

  protected override follow(core: CoreClient): void {
    this.#figures = figuresAt(core, this.chapters, this.settings.values, this.memo);
  }

  protected override ask() {
    return { question: question(), outcome: this.memo.of('outcome', [], () => outcome(this.chapters)) };
  }

  protected override content(): TemplateResult {
    const figures = this.present(this.#figures);
    const { own, usual } = figures;
    const room = roomOf(this, 'pattern');
    const width = room ? Math.min(room.width, widthFor(room.height)) : Math.min(this.space.value, leading);
    return html`${this.#controls(figures)}
      <div class="lead">
        ${this.#pattern(own, figures, { width, beside: usual })}
        <div>
          <p class="legend remark">
            ${this.#legend(figures)} ${this.revealed && own !== usual ? unparted(say('temperature.outlined')) : nothing}
          </p>
          ${this.spoken.render(sentence(figures))}
        </div>
      </div>
      ${more(
        say('temperature.more'),
        () =>
          html`${this.#patterns(figures)}
            <div class="pictures">${this.#responses(figures)}</div>
            ${this.#dimensions(figures)}`,
        { answers: true },
      )}
      ${this.#tables(figures)}`;
  }

  /** What the reader's own pattern is compared with, and how it is made. */
  #patterns(figures: Figures): TemplateResult {
    const { patterns, odds, query } = figures;
    const width = this.space.column(this.space.value < fourColumns ? 2 : 4);
    // One key alone has no odds.
    const several = figureAt(figures.seen, query) > 1;
    const rungs = (): TemplateResult => ladder(patterns, several ? odds : [], query);
    return html`<div class="patterns four">
        ${patterns.slice(0, -1).map((pattern) => this.#pattern(pattern, figures, { width }))}
        <div class="side">
          ${another(this.binding)} ${control(this.binding, 'eachQuery')} ${control(this.binding, 'causal')}
        </div>
      </div>
      ${this.revealed ? debounced([patterns, odds], rungs) : nothing}`;
  }

  #legend({ keys, columns, query, full }: Figures): string {
    const words = { shown: whole(columns.length), keys: whole(keys), query: String(query + 1) };
    const legend =
      columns.length === keys
        ? say('temperature.legend')
        : say('temperature.legendStrongest', { ...words, full: short(full) });
    return this.settings.values.causal ? `${legend} ${say('temperature.causal', words)}` : legend;
  }

  #tables(figures: Figures): TemplateResult {
    const fields = strip(this.binding, ['keys', 'seed', 'draw', 'query']);
    return tablesLater(
      [figures, this.#fresh.peaks],
      () => temperatureTables({ ...figures, fresh: this.#peaks(figures) }),
      fields,
    );
  }

  protected override csv() {
    const { eachQuery, dimension, keys, causal, draw } = this.settings.values;
    const asked = { dimension, keys, ...(causal && { causal: 'on' }), draw, 'each query': eachQuery ? 'on' : 'off' };
    return temperatureCsv(this.present(this.#figures), Object.entries(asked));
  }

  protected override code(language: CodeLanguage): string {
    const figures = this.present(this.#figures);
    const { keys, query } = figures;
    const rows = queriesInFull(keys, query);
    return temperatureCode(language, {
      raw: rows.map((row) => rowOf(figures.raw, row)),
      only: rows.length < queries ? query + 1 : undefined,
      d: figures.d,
      seen: this.settings.values.causal ? rows.map((row) => figureAt(figures.seen, row)) : undefined,
      lengths: figures.eachQuery ? rows.map((row) => figureAt(figures.lengths, row)) : undefined,
      temperatures: figures.patterns.map(({ temperature }) => temperature),
    });
  }

  #controls({ own, usual, query, d }: Figures): TemplateResult {
    const peak = (pattern: Pattern): string => percent(figureAt(pattern.rows.peak, query));
    const words = { query: String(query + 1), usualPeak: peak(usual), peak: peak(own), d: String(d) };
    const temperature = short(this.settings.values.temperature);
    return html`<div class="controls">
      ${controls(this.binding, ['temperature', 'dimension'], {
        temperature: { spoken: say('temperature.temperatureText', { ...words, temperature }) },
        dimension: { spoken: say('temperature.dimensionText', words) },
      })}
      ${buttons(this.binding, 'keys')}
    </div>`;
  }

  /** Three of the patterns stay as they are while the reader's own temperature moves. */
  #pattern(pattern: Pattern, figures: Figures, size: { width: number; beside?: Pattern }): unknown {
    const { query, eachQuery, full } = figures;
    const { revealed } = this;
    return guard([pattern, size.beside, query, eachQuery, full, size.width, revealed], () => {
      const drawn = patternPicture(pattern, figures, { of: this.binding, bars: revealed, ...size });
      return html`<div class=${size.beside ? 'own-pattern dk-role-scaled' : 'dk-role-scaled'}>${drawn}</div>`;
    });
  }

  #responses(figures: Figures): TemplateResult[] {
    const width = this.space.column(2, twoColumns);
    return (['peak', 'entropy'] as const).map((name) => {
      const ground = this.memo.of(`ground ${name}`, [figures.responses, figures.query, width], () =>
        responseGround(figures, name, width),
      );
      return responsePicture(ground, figures, { of: this.binding, name });
    });
  }

  /** Fresh vectors are measured once they are looked at, in the picture or in the table: among as many keys as the query has, if they are several. */
  #peaks({ seen, query }: Figures): Fresh['peaks'] {
    const keys = figureAt(seen, query);
    if (keys < 2) return [];
    if (this.core) this.#fresh.follow(this.core, { seed: this.settings.values.seed, keys });
    return this.#fresh.peaks;
  }

  #dimensions(figures: Figures): TemplateResult {
    const { fixed, query, seen } = figures;
    const keys = figureAt(seen, query);
    if (keys < 2)
      return html`<p class="verdict">${say('temperature.dimension.alone', { query: String(query + 1) })}</p>`;
    const peaks = this.#peaks(figures);
    const words = { width: this.space.value, query: String(query + 1), keys };
    return html`<div class="dimensions">
      ${guard([fixed, peaks, words.width, query], () => dimensionPicture({ fixed, fresh: peaks }, words))}
      <p class="verdict">${symbols(say('temperature.dimension.verdict'))}</p>
    </div>`;
  }
}

/** Its head size, its keys, and where its factor stands beside √dₖ the temperature that it amounts to; else the reader's own stays. */
function adoption(model: ChosenModel): Adoption<typeof temperatureParameters> {
  const shown = knownRule(model, ({ id }) => id === 'sqrt' || id === 'temperature');
  const temperature = shown?.id === 'temperature' ? shown.parameter : 1;
  return { dimension: 'dimension', keys: 'keys', rule: shown && { shown, values: { temperature } } };
}

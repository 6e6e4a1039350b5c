// <dk-temperature>: the same vectors at four temperatures, each half of the one before; odds that are squared; and what dₖ has to do with it.
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { CoreClient } from '../../core/client.ts';
import type { About } from '../../kit/about.ts';
import type { Csv } from '../../kit/export/csv.ts';
import type { DrawnXy } from '../../figure/xy.ts';
import { percent, short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
import { temperatureParameters } from './parameters.ts';
import { another } from '../../kit/settings.ts';
import { buttons } from '../../kit/buttons.ts';
import { ChaptersLaboratory } from '../../kit/chapters-laboratory.ts';
import { type Adoption, type ChosenModel, knownRule } from '../../kit/chosen-model.ts';
import type { CodeLanguage } from '../../kit/code.ts';
import { control, controls, strip } from '../../kit/controls.ts';
import { tablesLater } from '../../kit/data-table.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { Memo } from '../../kit/scheduler.ts';
import { debounced } from '../../kit/debounce.ts';
import { plotted } from '../../kit/plotted.ts';
import { roomOf, Width } from '../../kit/room.ts';
import type { Outcome, Question } from '../../kit/question.ts';
import { symbols } from '../../kit/symbols.ts';
import { more } from '../../kit/more-pictures.ts';
import { temperatureCode } from './program.ts';
import { dimensionPicture, ladder } from './dimensions.ts';
import styles from './laboratory.css?inline';
import { temperatureCsv, temperatureTables, outcome, question, sentence } from './figures.ts';
import { type Figures, Fresh, Shown } from './shown.ts';
import { patternPicture, responseGround, responsePicture, widthFor } from './pictures.ts';
import { fullWeight, queries, queriesInFull, rowOf, type Pattern } from './view.ts';

const selection = temperatureParameters;

/** With the weight that full colour stands for in all patterns. */
type Scaled = Figures & { full: number };

/** Pixels between pictures, and the widths below which fewer stand side by side. */
const gap = 28;
const fourColumns = 720;
const twoColumns = 620;

/** Pixels that the leading pattern takes at most. */
const leading = 440;

/**
 * Temperatures.
 *
 * attributes  temperature, each-query, dimension, keys, causal, query, seed, draw: the first values
 * keyboard    two sliders with fields, buttons, two switches; one stop for each picture, where arrow keys read it and Enter picks query or temperature
 */
export class DkTemperature extends ChaptersLaboratory<typeof selection> {
  static override readonly about: About<typeof selection> = { key: 'temperature', parameters: selection, adoption };
  static override styles = plotted(styles);

  readonly #width = new Width(this);
  readonly #fresh = new Fresh(this, this.fail.bind(this));
  readonly #grounds = new Memo<DrawnXy>();
  #shown: Shown | undefined;
  #figures: Figures | undefined;
  #outcome: Outcome | undefined;

  protected override follow(core: CoreClient): void {
    if (!this.chapters) return;
    this.#shown ??= new Shown(core, this.chapters);
    this.#figures = this.#shown.at(this.settings.values);
  }

  protected override rest(): void {
    this.#fresh.interrupt();
  }

  protected override ask(): { question: Question; outcome: Outcome | undefined } {
    this.#outcome ??= this.chapters && outcome(this.chapters);
    return { question: question(), outcome: this.#outcome };
  }

  protected override content(): TemplateResult {
    const figures = this.#figures;
    if (!figures) return html`<p class="waiting">${say('laboratory.starting')}</p>`;
    const { query } = figures;
    const full = fullWeight(figures.patterns, query);
    const own = ownOf(figures.patterns);
    const usual = usualOf(figures.patterns);
    const length = figures.eachQuery ? figureAt(figures.lengths, query) : undefined;
    const width = this.#width.value;
    const room = roomOf(this, 'pattern');
    const leadingWidth = room ? Math.min(room.width, widthFor(room.height)) : Math.min(width, leading);
    return html`${this.#controls(figures)}
      <div class="lead">
        ${this.#memo(own, { ...figures, full }, { width: leadingWidth, beside: usual })}
        <div>
          <p class="legend">
            ${this.#legend(figures, full)} ${this.revealed && own !== usual ? say('temperature.outlined') : nothing}
          </p>
          ${this.spoken.render(sentence({ usual, own, query, d: figures.d, length }))}
        </div>
      </div>
      ${more(
        say('temperature.more'),
        () =>
          html`${this.#patterns({ ...figures, full })}
            <div class="responses">${this.#responses(figures)}</div>
            ${this.#dimensions(figures)}`,
        { answers: true },
      )}
      ${this.#tables(figures)}`;
  }

  /** What the reader's own pattern is compared with, and how it is made. */
  #patterns(figures: Scaled): TemplateResult {
    const { patterns, odds, query } = figures;
    const width = this.#width.value;
    const columns = width < fourColumns ? 2 : 4;
    const each = Math.floor((width - (columns - 1) * gap) / columns);
    // One key alone has no odds.
    const several = figureAt(figures.seen, query) > 1;
    const rungs = (): TemplateResult => ladder(patterns, several ? odds : [], query);
    return html`<div class="patterns">
        ${patterns.slice(0, -1).map((pattern) => this.#memo(pattern, figures, { width: each }))}
        <div class="side">
          ${another(this.binding)} ${control(this.binding, 'eachQuery')} ${control(this.binding, 'causal')}
        </div>
      </div>
      ${this.revealed ? debounced([patterns, odds], rungs) : nothing}`;
  }

  #legend({ keys, columns, query }: Figures, full: number): string {
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

  protected override csv(core: CoreClient): Csv {
    const { eachQuery, dimension, keys, causal, draw, seed } = this.settings.values;
    if (!this.#figures) throw new Error('no picture yet');
    const asked = { dimension, keys, ...(causal && { causal: 'on' }), draw, 'each query': eachQuery ? 'on' : 'off' };
    return temperatureCsv(this.#figures, { parameters: Object.entries(asked), seed, version: core.version() });
  }

  protected override code(language: CodeLanguage): string {
    const figures = this.#figures;
    if (!figures) throw new Error('no picture yet');
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

  #controls({ patterns, query, d }: Figures): TemplateResult {
    const { temperature } = this.settings.values;
    const peak = (pattern: Pattern): string => percent(figureAt(pattern.rows.peak, query));
    const words = { query: String(query + 1), usualPeak: peak(usualOf(patterns)) };
    const own = { temperature: short(temperature), peak: peak(ownOf(patterns)) };
    return html`<div class="controls">
      ${controls(this.binding, ['temperature', 'dimension'], {
        temperature: { spoken: say('temperature.temperatureText', { ...words, ...own }) },
        dimension: { spoken: say('temperature.dimensionText', { ...words, d: String(d) }) },
      })}
      ${buttons(this.binding, 'keys')}
    </div>`;
  }

  /** Three of the patterns stay as they are while the reader's own temperature moves. */
  #memo(pattern: Pattern, figures: Scaled, { width, beside }: { width: number; beside?: Pattern }): unknown {
    const { query, columns, eachQuery, full } = figures;
    const own = beside !== undefined;
    return guard([pattern, beside, query, eachQuery, full, width, this.revealed], () => {
      const temperature = short(pattern.temperature);
      return html`<div class=${own ? 'own-pattern dk-role-scaled' : 'dk-role-scaled'}>
        ${patternPicture(pattern, {
          of: this.binding,
          title: say(own ? 'temperature.pattern.own' : 'temperature.pattern.title', { temperature }),
          key:
            eachQuery || pattern.divisor === null
              ? say('temperature.pattern.keyEach', { temperature })
              : say('temperature.pattern.key', { divisor: short(pattern.divisor, 4) }),
          width,
          query,
          columns,
          full,
          bars: this.revealed,
          beside: beside === pattern ? undefined : beside,
        })}
      </div>`;
    });
  }

  #responses({ patterns, responses, query, seen, even, mostEntropy }: Figures): TemplateResult[] {
    const full = this.#width.value;
    const width = full < twoColumns ? full : Math.floor((full - gap) / 2);
    return (['peak', 'entropy'] as const).map((name) => {
      const most = name === 'peak' ? 1 : mostEntropy;
      const ground = this.#grounds.of(name, [responses, query, width], () =>
        responseGround({
          name: say(`temperature.${name}.name`),
          curves: responses.map((response) => response[name]),
          query,
          most,
          level: even[name],
          width,
        }),
      );
      return responsePicture(ground, {
        of: this.binding,
        name,
        title: say(`temperature.${name}.title`),
        key: say(`temperature.${name}.key`, { query: String(query + 1), keys: whole(figureAt(seen, query)) }),
        label: say(`temperature.${name}.picture`),
        shown: patterns.map(({ temperature, rows }) => ({ temperature, value: figureAt(rows[name], query) })),
      });
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
    const words = { width: this.#width.value, query: String(query + 1), keys };
    return html`<div class="dimensions">
      ${guard([fixed, peaks, words.width, query], () => dimensionPicture({ fixed, fresh: peaks }, words))}
      <p class="verdict">${symbols(say('temperature.dimension.verdict'))}</p>
    </div>`;
  }
}

function ownOf(patterns: readonly Pattern[]): Pattern {
  const own = patterns.at(-1);
  if (!own) throw new RangeError('no pattern');
  return own;
}

function usualOf(patterns: readonly Pattern[]): Pattern {
  return patterns.find(({ temperature }) => temperature === 1) ?? ownOf(patterns);
}

/** Its head size, its keys, and where its factor stands beside √dₖ the temperature that it amounts to; else the reader's own stays. */
function adoption(model: ChosenModel): Adoption<typeof selection> {
  const shown = knownRule(model, ({ id }) => id === 'sqrt' || id === 'temperature');
  const temperature = shown?.id === 'temperature' ? shown.parameter : 1;
  return { dimension: 'dimension', keys: 'keys', rule: shown && { shown, values: { temperature } } };
}

// <dk-walks>: a score as a random walk of dₖ products, two hundred of them, and where they end.
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import { sharedChapters } from '../../core/shared.ts';
import { significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
import type { About } from '../../kit/about.ts';
import { check } from '../../kit/choice.ts';
import type { CodeLanguage } from '../../kit/code.ts';
import { tablesLater } from '../../kit/data-table.ts';
import type { Csv } from '../../kit/export/csv.ts';
import { field } from '../../kit/field.ts';
import { Laboratory } from '../../kit/laboratory.ts';
import { plotted } from '../../kit/plotted.ts';
import { quantity } from '../../kit/quantity.ts';
import { symbols } from '../../kit/symbols.ts';
import { Kept } from '../../kit/turns.ts';
import { Width } from '../../kit/width.ts';
import styles from './laboratory.css?inline';
import { walkCount, walksParameters } from './parameters.ts';
import { rootText, walksPicture } from './picture.ts';
import { walksCode } from './program.ts';
import { sentence } from './sentence.ts';
import { walksCsv, walksTables } from './tables.ts';
import { type View, viewOf } from './view.ts';

const selection = walksParameters;

/** Powers of two, so that two steps of the slider double the spread. */
const stops = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024];

/**
 * A score as a random walk.
 *
 * attributes  dimension, coins, seed, draw: the first values
 * keyboard    a slider, a field, a check box, a button; one stop for the picture, where arrow keys read it; seed and draw under the tables
 */
export class DkWalks extends Laboratory<typeof selection> {
  static override readonly about: About<typeof selection> = {
    key: 'walks',
    parameters: selection,
    adoption: () => ({ dimension: 'dimension', rule: null }),
  };
  static override styles = plotted(styles);

  readonly #width = new Width(this);
  readonly #kept = new Kept<View>();
  #chapters: ChaptersClient | undefined;
  #view: View | undefined;

  protected override async prepare(): Promise<void> {
    this.#chapters = await sharedChapters();
  }

  protected override follow(): void {
    const chapters = this.#chapters;
    if (!chapters) return;
    const { values } = this.settings;
    this.#view = this.#kept.of('walks', Object.values(values), () => viewOf(chapters, values));
  }

  protected override content(): TemplateResult {
    const view = this.#view;
    if (!view) return html`<p class="waiting">${say('laboratory.starting')}</p>`;
    return html`${this.#controls(view)} ${guard([view, this.#width.value], () => walksPicture(view, this.#width.value))}
    ${facts(view)} ${this.spoken.render(sentence(view))} ${tablesLater([view], () => walksTables(view), this.#fields())}`;
  }

  protected override csv(core: CoreClient): Csv {
    if (!this.#view) throw new Error('no picture yet');
    return walksCsv(this.#view, this.settings.values, core.version());
  }

  protected override code(language: CodeLanguage): string {
    const { dimension, coins, seed } = this.settings.values;
    return walksCode(language, { d: dimension, walks: walkCount, coins, seed });
  }

  readonly #another = (): void => {
    const { bounds } = this.settings.table.draw;
    const next = this.settings.values.draw + walkCount;
    this.set({ draw: bounds && next > bounds.most ? bounds.least : next });
  };

  #controls({ std, walks }: View): TemplateResult {
    const { dimension, coins } = this.settings.values;
    return html`<div class="controls">
      ${quantity({
        ...this.bound('dimension'),
        id: 'dimension',
        label: say('parameter.dimension'),
        value: dimension,
        stops,
        spoken: say('walks.spoken', { d: whole(dimension), walks: whole(walks), std: significant(std, 2) }),
        onSlide: (to) => {
          this.set({ dimension: to });
        },
      })}
      <button type="button" class="another" data-parameter="draw" @click=${this.#another}>
        ${say('walks.another')}
      </button>
      ${check({
        id: 'coins',
        label: say('parameter.coins'),
        checked: coins,
        onChange: (on) => {
          this.set({ coins: on });
        },
      })}
    </div>`;
  }

  #fields(): TemplateResult {
    return html`<div class="controls">
      ${(['seed', 'draw'] as const).map((name) =>
        field({ id: name, label: say(`parameter.${name}`), ...this.bound(name) }),
      )}
    </div>`;
  }
}

/** Three figures to compare: what is measured, √d, and d itself. */
function facts({ d, std, root }: View): TemplateResult {
  const all = [
    { name: say('walks.fact.std'), text: significant(std, 3), role: 'measured' },
    { name: say('walks.fact.root'), text: rootText(root), role: nothing },
    { name: say('walks.fact.straight'), text: whole(d), role: 'straight-fact' },
  ];
  return html`<dl class="facts">
    ${all.map(
      ({ name, text, role }) =>
        html`<div class=${role}>
          <dt>${symbols(name)}</dt>
          <dd>${text}</dd>
        </div>`,
    )}
  </dl>`;
}

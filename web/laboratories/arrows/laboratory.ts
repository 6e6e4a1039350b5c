// <dk-arrows>: two arrows to drag, their score as lengths and an angle and as a sum, and a head with dₖ such coordinates.
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import { sharedChapters } from '../../core/shared.ts';
import { fixed, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
import type { About } from '../../kit/about.ts';
import type { CodeLanguage } from '../../kit/code.ts';
import { tablesLater } from '../../kit/data-table.ts';
import type { Csv } from '../../kit/export/csv.ts';
import { field } from '../../kit/field.ts';
import { Laboratory } from '../../kit/laboratory.ts';
import { plotted } from '../../kit/plotted.ts';
import { quantity } from '../../kit/quantity.ts';
import { Kept } from '../../kit/turns.ts';
import { Width } from '../../kit/width.ts';
import { equations } from './formulas.ts';
import styles from './laboratory.css?inline';
import { arrowsParameters } from './parameters.ts';
import { planePicture } from './plane.ts';
import { productsPicture } from './products.ts';
import { arrowsCode } from './program.ts';
import { sentence } from './sentence.ts';
import { arrowsCsv, arrowsTables } from './tables.ts';
import { type Place, type View, viewOf } from './view.ts';

const selection = arrowsParameters;

const stops = [2, 4, 8, 16, 32, 64, 128, 256];

/** Left free beside a picture that catches every touch, so that a thumb can scroll the page. */
const thumb = 48;

/** Below this width the plane stands above what is said of it; beside it, its widest. */
const twoColumns = 720;
const widest = 250;

/** Arrows worth trying, by the ends of their messages: q, then k. */
const presets = {
  same: [2, 1, 2.4, 1.2],
  across: [2, 1, -1, 2],
  opposite: [2, 1, -2, -1],
} as const;

/**
 * What a score is.
 *
 * attributes  query-across, query-up, key-across, key-up, dimension, seed, draw: the first values
 * keyboard    each tip is a slider that arrow keys move both ways; text fields for its coordinates, buttons, a slider, a picture to read
 */
export class DkArrows extends Laboratory<typeof selection> {
  static override readonly about: About<typeof selection> = { key: 'arrows', parameters: selection };
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
    this.#view = this.#kept.of('arrows', Object.values(values), () => viewOf(chapters, values));
  }

  protected override content(): TemplateResult {
    const view = this.#view;
    if (!view) return html`<p class="waiting">${say('laboratory.starting')}</p>`;
    const width = this.#width.value;
    return html`<div class="pair-of-arrows">
        <div class="seen">
          ${guard([view, width], () =>
            planePicture(view, {
              width: Math.min(widest, width < twoColumns ? width - thumb : width * 0.44),
              onMove: this.#move,
            }),
          )}
        </div>
        <div class="said">${equations(view)} ${this.#arrows()} ${this.#presets()}</div>
      </div>
      ${this.#head(view)} ${guard([view, width], () => productsPicture(view, width))}
      ${this.spoken.render(sentence(view))}
      ${tablesLater([view], () => arrowsTables(view), this.#fields(['seed', 'draw']))}`;
  }

  protected override csv(core: CoreClient): Csv {
    if (!this.#view) throw new Error('no picture yet');
    return arrowsCsv(this.#view, this.settings.values, core.version());
  }

  protected override code(language: CodeLanguage): string {
    if (!this.#view) throw new Error('no picture yet');
    return arrowsCode(language, this.#view);
  }

  readonly #move = (arrow: 'query' | 'key', [across, up]: Place): void => {
    this.set(arrow === 'query' ? { queryAcross: across, queryUp: up } : { keyAcross: across, keyUp: up });
  };

  readonly #another = (): void => {
    const { bounds } = this.settings.table.draw;
    const next = this.settings.values.draw + 1;
    this.set({ draw: bounds && next > bounds.most ? bounds.least : next });
  };

  #arrows(): TemplateResult {
    return this.#fields(['queryAcross', 'queryUp', 'keyAcross', 'keyUp']);
  }

  #presets(): TemplateResult {
    const names = Object.keys(presets) as (keyof typeof presets)[];
    return html`<div class="presets" role="group" aria-label=${say('arrows.presets')}>
      <span>${say('arrows.presets')}</span>
      ${names.map(
        (name) =>
          html`<button
            type="button"
            class="quiet"
            data-parameter="keyAcross"
            @click=${() => {
              const [queryAcross, queryUp, keyAcross, keyUp] = presets[name];
              this.set({ queryAcross, queryUp, keyAcross, keyUp });
            }}
          >
            ${say(`arrows.preset.${name}`)}
          </button>`,
      )}
    </div>`;
  }

  #head({ d, head }: View): TemplateResult {
    return html`<div class="controls head">
      ${quantity({
        ...this.bound('dimension'),
        id: 'dimension',
        label: say('parameter.dimension'),
        value: d,
        stops,
        spoken: say('arrows.spoken', { d: whole(d), score: fixed(head.score, 1) }),
        onSlide: (to) => {
          this.set({ dimension: to });
        },
      })}
      <button type="button" class="another" data-parameter="draw" @click=${this.#another}>
        ${say('arrows.another')}
      </button>
    </div>`;
  }

  #fields(names: readonly (keyof typeof selection)[]): TemplateResult {
    return html`<div class="controls">
      ${names.map((name) => field({ id: name, label: say(`parameter.${name}`), ...this.bound(name) }))}
    </div>`;
  }
}

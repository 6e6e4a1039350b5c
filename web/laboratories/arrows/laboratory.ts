// <dk-arrows>: two arrows to drag, their score as lengths and an angle and as a sum, and a head with dₖ such coordinates.
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { fixed, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
import { another } from '../../kit/settings.ts';
import { presets } from '../../kit/buttons.ts';
import { chaptersLaboratory } from '../../kit/plotted.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { control, folded, strip } from '../../kit/controls.ts';
import { tablesLater } from '../../kit/data-table.ts';
import { more } from '../../kit/more-pictures.ts';
import { asksFor } from '../../schema/parameter.ts';
import { equations, arrowsCsv, arrowsTables } from './figures.ts';
import styles from './laboratory.css?inline';
import { arrowsParameters } from './parameters.ts';
import { planePicture } from './plane.ts';
import { productsPicture } from './products.ts';
import { arrowsCode } from './program.ts';
import { sentence, type Place, type View, viewOf } from './view.ts';

const coordinates = ['queryAcross', 'queryUp', 'keyAcross', 'keyUp'] as const;

/** Left free beside a picture that catches every touch, so that a thumb can scroll the page. */
const thumb = 48;

/** Below this width the plane stands above what is said of it; its widest there and beside. */
const twoColumns = 720;
const widest = { beside: 250, above: 216 };

/** Arrows worth trying, by the ends of their messages. */
const tries = {
  same: { queryAcross: 2, queryUp: 1, keyAcross: 2.4, keyUp: 1.2 },
  across: { queryAcross: 2, queryUp: 1, keyAcross: -1, keyUp: 2 },
  opposite: { queryAcross: 2, queryUp: 1, keyAcross: -2, keyUp: -1 },
} as const;

/**
 * attributes  open: all of it at once
 * keyboard    each tip is a slider that arrow keys move both ways; buttons; folded, text fields for its coordinates, a slider, a picture to read
 */
export class DkArrows extends chaptersLaboratory('arrows', arrowsParameters, {
  attributes: ['open'],
  styles: [styles],
}) {
  #view: View | undefined;

  protected override follow(): void {
    const { values } = this.settings;
    this.#view = this.memo.of('arrows', Object.values(values), () => viewOf(this.chapters, values));
  }

  protected override content(): TemplateResult {
    const view = this.present(this.#view);
    const width = this.space.value;
    const open = asksFor(this.getAttribute('open'));
    const head = (): TemplateResult =>
      html`${this.#head(view)} ${guard([view, width], () => productsPicture(view, width))}`;
    return html`<div class="pair-of-arrows">
        <div class="seen">
          ${guard([view, width], () =>
            planePicture(view, {
              width: width < twoColumns ? Math.min(widest.above, width - thumb) : Math.min(widest.beside, width * 0.44),
              onMove: this.#move,
            }),
          )}
        </div>
        <div class="said">
          ${equations(view)} ${open ? strip(this.binding, coordinates) : nothing} ${this.#presets()}
        </div>
      </div>
      ${open ? head() : nothing} ${this.spoken.render(sentence(view))}
      ${
        open
          ? nothing
          : html`${more(say('arrows.more'), head)}
            ${folded(this.binding, { summary: say('arrows.coordinates'), look: 'coordinates', names: coordinates })}`
      }
      ${tablesLater([view], () => arrowsTables(view), strip(this.binding, ['seed', 'draw']))}`;
  }

  protected override csv() {
    return arrowsCsv(this.present(this.#view), this.settings.values);
  }

  protected override code(language: CodeLanguage): string {
    return arrowsCode(language, this.present(this.#view));
  }

  readonly #move = (arrow: 'query' | 'key', [across, up]: Place): void =>
    this.set(arrow === 'query' ? { queryAcross: across, queryUp: up } : { keyAcross: across, keyUp: up });

  #presets(): TemplateResult {
    const names = Object.keys(tries) as (keyof typeof tries)[];
    const all = names.map((name) => ({ text: say(`arrows.preset.${name}`), values: tries[name] }));
    return presets(this.binding, 'keyAcross', say('arrows.presets'), all);
  }

  #head({ d, head }: View): TemplateResult {
    return html`<div class="controls head">
      ${control(this.binding, 'dimension', {
        spoken: say('arrows.spoken', { d: whole(d), score: fixed(head.score, 1) }),
      })}
      ${another(this.binding)}
    </div>`;
  }
}

// <dk-walks>: a score as a random walk of dₖ products, two hundred of them, and where they end.
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
import { another } from '../../kit/settings.ts';
import { chaptersLaboratory } from '../../kit/plotted.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { control, strip } from '../../kit/controls.ts';
import { tablesLater } from '../../kit/data-table.ts';
import { roomOf } from '../../kit/room.ts';
import { symbols } from '../../kit/symbols.ts';
import styles from './laboratory.css?inline';
import { walkCount, walksParameters } from './parameters.ts';
import { walksPicture } from './picture.ts';
import { walksCode } from './program.ts';
import { endsOf, rootText, sentence, type View, viewOf, walksCsv, walksTables } from './view.ts';

/** Keyboard: a slider, a field, a check box, a button; one stop for the picture, where arrow keys read it; seed and draw under the tables. */
export class DkWalks extends chaptersLaboratory('walks', walksParameters, {
  adoption: () => ({ dimension: 'dimension', rule: null }),
  styles: [styles],
}) {
  #view: View | undefined;

  /** Where the walks end, the bold one first; undefined before the first picture. */
  get ends(): Float64Array | undefined {
    return this.#view && endsOf(this.#view);
  }

  protected override follow(): void {
    this.#view = viewOf(this.chapters, this.settings.values);
  }

  protected override content(): TemplateResult {
    const view = this.present(this.#view);
    const { width, height } = roomOf(this) ?? { width: this.space.value, height: undefined };
    return html`${this.#controls(view)} ${guard([view, width, height], () => walksPicture(view, width, height))}
    ${facts(view)} ${this.spoken.render(sentence(view))}
    ${tablesLater([view], () => walksTables(view), strip(this.binding, ['seed', 'draw']))}`;
  }

  protected override csv() {
    return walksCsv(this.present(this.#view), this.settings.values);
  }

  protected override code(language: CodeLanguage): string {
    const { dimension, coins, seed } = this.settings.values;
    return walksCode(language, { d: dimension, walks: walkCount, coins, seed });
  }

  #controls({ std, walks }: View): TemplateResult {
    const d = whole(this.settings.values.dimension);
    return html`<div class="controls">
      ${control(this.binding, 'dimension', {
        spoken: say('walks.spoken', { d, walks: whole(walks), std: significant(std, 2) }),
      })}
      ${another(this.binding, { by: walkCount })} ${control(this.binding, 'coins')}
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

// <dk-softmax>: scores that can be dragged, their weights, e^x in between, and how far one score must lie above others.
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { CoreClient } from '../../core/client.ts';
import { percent, short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
import { softmaxParameters } from './parameters.ts';
import type { Interval } from '../../figure/scale.ts';
import { onePicture } from '../../kit/page/author.ts';
import { buttons, presets } from '../../kit/buttons.ts';
import { chaptersLaboratory } from '../../kit/plotted.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { controls, folded, strip } from '../../kit/controls.ts';
import { tablesLater } from '../../kit/data-table.ts';
import { more } from '../../kit/more-pictures.ts';
import { debounced } from '../../kit/debounce.ts';
import { figure, figureOf } from '../../kit/picture.ts';
import { type Room, roomOf } from '../../kit/room.ts';
import { softmaxCode } from './program.ts';
import { type Curve, curveGround, curveOf, curvePicture, leadAt, leadFormula } from './curve.ts';
import styles from './laboratory.css?inline';
import { exponentialCurve, exponentialLeast, exponentialPicture, exponentialTable } from './exponential.ts';
import { type RowView, facts, givenOf, rowView } from './view.ts';
import { curveTable, odds, rowTable, softmaxCsv, outcome, question, sentence } from './figures.ts';
import { scoreDomain, scoresPicture, tallest, weightsPicture } from './pictures.ts';

/** Below this width the pictures stand under each other. */
const twoColumns = 720;
const gap = 40;

/** Rows worth trying, by the ends of their messages. */
const tries = {
  example: [14, 10, 12],
  spike: [4, 0, 0, 0],
  tie: [9, 8.6, 0, 0],
  equal: [1, 1, 1, 1, 1, 1, 1, 1],
} as const;

/** Keyboard: each score is a slider; further sliders, fields and pictures in reading order. */
export class DkSoftmax extends chaptersLaboratory('softmax', softmaxParameters, { styles: [styles] }) {
  #curve: Curve | undefined;
  #row: RowView | undefined;
  /** The axis of scores while a handle is held: it must not move under the hand. */
  #held: Interval | undefined;

  protected override follow(core: CoreClient): void {
    const { chapters } = this;
    this.#curve ??= curveOf(chapters);
    const { values } = this.settings;
    const { scores, factor, shift, nudge } = values;
    const given = this.memo.of('given', [scores], () => givenOf(chapters, scores));
    this.#row = this.memo.of('row', [given, factor, shift, nudge], () => rowView(core, chapters, values, given));
  }

  protected override ask() {
    return { question: question(), outcome: this.#curve && outcome(this.#curve) };
  }

  protected override content(): TemplateResult {
    const [row, curve] = [this.present(this.#row), this.present(this.#curve)];
    const alone = onePicture(this);
    const room = roomOf(this, alone ? 'weights' : undefined);
    // What has not changed is not drawn again: a drag asks for a picture at every event.
    return html`${guard([row, this.#held, this.space.value, alone, room], () => this.#pictures(row, alone, room))}
    ${this.#changes(row)} ${this.spoken.render(sentence(row))}
    ${more(
      say('softmax.more'),
      () =>
        html`${debounced([row, this.space.value], () => this.#between(row))}
        ${this.revealed ? html`${this.heading(say('softmax.curve.heading'))} ${this.#lead(curve)}` : nothing}`,
      { answers: true },
    )}
    ${this.revealed ? nothing : html`<p class="unasked">${say('softmax.curve.waiting')}</p>`}
    ${folded(this.binding, { summary: say('softmax.own'), names: ['scores'], below: guard([], () => this.#tries()) })}
    ${tablesLater([row, this.revealed], () => [rowTable(row), ...(this.revealed ? curveTable(curve) : [])])}`;
  }

  protected override csv() {
    const { lead } = this.settings.values;
    return softmaxCsv(this.present(this.#row), this.revealed && this.#curve ? this.#curve.points : [], { lead });
  }

  protected override code(language: CodeLanguage): string {
    return softmaxCode(language, this.settings.values);
  }

  #tries(): TemplateResult {
    const names = Object.keys(tries) as (keyof typeof tries)[];
    const all = names.map((name) => ({ text: say(`softmax.preset.${name}`), values: { scores: tries[name] } }));
    return presets(this.binding, 'scores', say('softmax.presets'), all);
  }

  #changes({ seen }: RowView): TemplateResult {
    const { factor, shift, nudge, scores } = this.settings.values;
    const weight = percent(seen.peak);
    return html`<div class="controls changes">
      ${controls(this.binding, ['factor', 'shift'], {
        factor: { spoken: say('softmax.factorText', { factor: short(factor), weight }) },
        shift: { spoken: say('softmax.shiftText', { shift: short(shift), weight }) },
      })}
      ${buttons(this.binding, 'nudge', {
        values: scores.map((_, place) => place + 1),
        // A second time it is nudged no longer.
        onSet: (key) => this.set({ nudge: key === nudge ? 0 : key }),
      })}
    </div>`;
  }

  /** Scores and their weights are one picture, but where a page shows one picture alone, which may be either. */
  #pictures(row: RowView, alone: boolean, room: Room | undefined): TemplateResult {
    const width = this.#columnWidth(0.5);
    const own = alone ? room : undefined;
    // Both at once on a stage are as high as it is, where they stand side by side.
    const height = room && !own && this.space.value >= twoColumns ? room.height : tallest;
    const domain = scoreDomain(row.given.scores, row.seen.scores);
    const parts = [
      scoresPicture(row, {
        width,
        height,
        domain: this.#held ?? domain,
        onMove: (place, score) => this.set({ scores: this.settings.values.scores.with(place, score) }),
        onHold: (held) => {
          this.#held = held ? domain : undefined;
          this.requestUpdate();
        },
      }),
      weightsPicture(row, { width, height, ...own, alone: own !== undefined }),
    ];
    return html`${alone ? html`<div class="pictures">${parts.map(figure)}</div>` : figureOf(say('softmax.row'), parts)}
    ${facts(row)}`;
  }

  #between(row: RowView): TemplateResult {
    const least = exponentialLeast(row);
    const curve = this.memo.of('exponential', [least], () => exponentialCurve(this.chapters, least));
    return html`${odds(row)}
      <div class="pictures between">
        ${exponentialPicture(row, { width: this.#columnWidth(0.45), curve })} ${exponentialTable(row)}
      </div>`;
  }

  #lead(curve: Curve): TemplateResult {
    const at = this.settings.values.lead;
    const lead = this.memo.of('lead', [at], () => leadAt(this.chapters, at));
    const onMove = (x: number): void => this.set({ lead: x });
    const spoken = say('softmax.leadText', { x: short(lead.x), weight: percent(lead.first, 1) });
    const width = this.space.value;
    const ground = this.memo.of('curve', [curve, width], () => curveGround(curve, width));
    return html`${guard([lead, ground], () => curvePicture(ground, lead, onMove))}
    ${strip(this.binding, ['lead'], { lead: { spoken } })} ${debounced([lead], () => leadFormula(lead))}`;
  }

  /** Of a column that takes a share of what there is; of all where columns stand under each other. */
  #columnWidth(share: number): number {
    const whole = this.space.value;
    return whole < twoColumns ? whole : (whole - gap) * share;
  }
}

// <dk-precision>: softmax in four number formats, naive and shifted; in one pass; the chance of an overflow; a listing fixed line by line.
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { keyed } from 'lit/directives/keyed.js';
import type { NumberFormat } from '../../core/chapters-precision.ts';
import type { CoreClient } from '../../core/client.ts';
import { short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
import { precisionParameters } from './parameters.ts';
import { presets } from '../../kit/buttons.ts';
import { chaptersLaboratory } from '../../kit/plotted.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { control, folded, strip } from '../../kit/controls.ts';
import { tablesLater, type DataTable } from '../../kit/data-table.ts';
import { more } from '../../kit/more-pictures.ts';
import { debounced, pause } from '../../kit/debounce.ts';
import { roomOf } from '../../kit/room.ts';
import { symbols } from '../../kit/symbols.ts';
import { scoresOfQuery } from '../../kit/scores.ts';
import { type Chances, chanceOf, chanceText, chancesAt, chancesPicture } from './chances.ts';
import { precisionCode } from './program.ts';
import styles from './laboratory.css?inline';
import { lanesPicture, panelPicture } from './pictures.ts';
import { listingSection } from './listing.ts';
import { type Online, onlineOf, onlineSection } from './online.ts';
import {
  outcome,
  question,
  sentence,
  chancesTable,
  errorsTable,
  formatsTable,
  onlineTable,
  precisionCsv,
  stepsTables,
  weightsTable,
} from './figures.ts';
import { rowOf, rowView, type RowView } from './view.ts';

/** Below these widths fewer pictures stand side by side. */
const fourColumns = 720;
const twoColumns = 620;

/** Rows worth trying, by the ends of their messages. */
const tries = {
  published: [14, 10, 12],
  below: [-800, -810, -805],
  close: [11, 11, 11, 11],
  score: [65_536, 65_000, 3],
} as const;

/** Head dimensions whose divisor is left out. */
const leftOut = [16, 64, 256, 4096] as const;

/** Keyboard: sliders, fields and buttons in reading order; one stop for each picture. */
export class DkPrecision extends chaptersLaboratory('precision', precisionParameters, {
  adoption: () => ({ dimension: 'dimension', rule: null }),
  styles: [styles],
}) {
  #formats: NumberFormat[] = [];
  #shown: RowView | undefined;
  #chances: Chances | undefined;

  protected override partsRest(): number {
    return pause;
  }

  protected override async prepare(): Promise<void> {
    await super.prepare();
    this.#formats = this.chapters.formats();
  }

  protected override follow(core: CoreClient): void {
    const { scores, factor } = this.settings.values;
    this.#shown = this.memo.of('view', [scores, factor], () =>
      rowView(this.chapters, this.#formats, scoresOfQuery(core, [factor], scores).rawScores),
    );
  }

  protected override ask() {
    return { question: question(), outcome: outcome(this.#formats) };
  }

  protected override content(core: CoreClient): TemplateResult {
    const view = this.present(this.#shown);
    const { factor, format, stage, dimension } = this.settings.values;
    const [width, revealed] = [this.space.value, this.revealed];
    const told = sentence(view);
    const root = (d: number): number =>
      this.memo.of(`root ${String(d)}`, [], () => core.divisor({ id: 'sqrt', parameter: 0 }, d));
    const room = roomOf(this, 'lanes');
    // What stands further down comes a frame later: no single task draws it all.
    return html`<div class="controls changes">
        ${control(this.binding, 'factor', { spoken: say('precision.factorText', { factor: short(factor) }) })}
      </div>
      ${guard([], () => this.#tries(root))} ${this.spoken.render(told)}
      ${this.scheduler.of('lanes', [view, width, revealed, room], () => lanesPicture(view, { width, ...room, walls: revealed }))}
      ${more(say('precision.more'), () => this.#further(view))}
      ${more(say('precision.listing.heading'), () => this.#listing(stage))}
      ${folded(this.binding, { summary: say('precision.own'), names: ['scores'] })}
      ${tablesLater([view, format, dimension, revealed], () => this.#tables(view))}`;
  }

  protected override csv() {
    const { factor, dimension } = this.settings.values;
    return precisionCsv(this.present(this.#shown), [
      ['factor', factor],
      ['dimension', dimension],
      ...this.#chancesOf().lines.map(({ format, rule, at }): [string, number] => [`${format}_${rule}_overflow`, at]),
    ]);
  }

  protected override code(language: CodeLanguage): string {
    return precisionCode(language, {
      scores: [...this.present(this.#shown).scores],
      d: this.settings.values.dimension,
    });
  }

  /** Settings worth trying: they never change. `root`: √d */
  #tries(root: (d: number) => number): TemplateResult {
    const undivided = leftOut.map((d) => ({
      text: say('precision.undividedAt', { d: whole(d), root: short(root(d)) }),
      values: { factor: root(d) },
    }));
    const names = Object.keys(tries) as (keyof typeof tries)[];
    const rows = names.map((name) => ({
      text: say(`precision.preset.${name}`),
      values: { scores: tries[name], factor: 1 },
    }));
    return html`${presets(this.binding, 'factor', say('precision.undivided'), undivided)}
    ${presets(this.binding, 'scores', say('precision.presets'), rows)}`;
  }

  /** What comes out in each format, step by step and in one pass, and how often random scores are too large. */
  #further(view: RowView): TemplateResult {
    const { format, step } = this.settings.values;
    const width = this.space.value;
    const chances = this.#chancesOf();
    return html`${this.scheduler.of('panels', [view, width], () => this.#panels(view))} ${this.#steps(view)}
    ${this.heading(say('precision.online.heading'))}
    ${this.scheduler.of('online', [view, format, step, width], () => this.#online(this.#onlineOf(view)))}
    ${this.heading(say('precision.chances.heading'))}
    ${this.scheduler.of('chances', [chances, width], () => chancesPicture(chances, { width, onDimension: (d) => this.set({ dimension: d }) }))}
    ${this.#chance(chances)}`;
  }

  #listing(stage: number): TemplateResult {
    return html`<p class="intro">${say('precision.listing.intro')}</p>
      ${guard([stage], () => listingSection(stage, (to) => this.set({ stage: to })))}`;
  }

  #panels({ rows }: RowView): TemplateResult {
    const width = this.space.column(this.space.value < fourColumns ? 2 : 4);
    return html`<p class="legend remark">${say('precision.panel.legend')}</p>
      <div class="panels four">${rows.map((row) => panelPicture(row, width))}</div>`;
  }

  /** The steps of another format are there at once. */
  #steps(view: RowView): TemplateResult {
    const { format } = this.settings.values;
    const steps = html`${debounced([view], () => stepsTables(rowOf(view, format)))}`;
    return html`<div class="format">${control(this.binding, 'format')}</div>
      ${keyed(format, steps)}`;
  }

  #chancesOf(): Chances {
    const { dimension } = this.settings.values;
    this.#chances = this.memo.of('chances', [dimension], () => chancesAt(this.chapters, dimension, this.#chances));
    return this.#chances;
  }

  #onlineOf(view: RowView): Online | null {
    const { format } = this.settings.values;
    return this.memo.of('online', [view, format], () => onlineOf(this.chapters, format, rowOf(view, format).shifted));
  }

  #online(online: Online | null): TemplateResult {
    const { format, step: seen } = this.settings.values;
    const width = this.space.column(2, twoColumns);
    return onlineSection({ online, format, width, seen, onSeen: (step) => this.set({ step }) });
  }

  #chance(chances: Chances): TemplateResult {
    const written = (format: string, rule: 'none' | 'sqrt'): string => chanceText(chanceOf(chances, format, rule).at);
    const told = say('precision.chances.told', {
      d: whole(chances.d),
      half: written('float16', 'none'),
      brain: written('bfloat16', 'none'),
      single: written('float32', 'none'),
      divided: written('float16', 'sqrt'),
    });
    return html`${strip(this.binding, ['dimension'], { dimension: { spoken: told } })}
      <p class="told">${symbols(told)}</p>`;
  }

  #tables(view: RowView): DataTable[] {
    const { format } = this.settings.values;
    const online = this.#onlineOf(view);
    return [
      ...(this.revealed ? [formatsTable(this.#formats)] : []),
      weightsTable(view),
      errorsTable(view),
      ...(online ? [onlineTable(online, format)] : []),
      chancesTable(this.#chancesOf()),
    ];
  }
}

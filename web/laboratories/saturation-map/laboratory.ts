// <dk-saturation-map>: number of keys against spread of the scores, where softmax collapses, and where real models lie.
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { NormalRow } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import { latePool } from '../../core/shared-pool.ts';
import { short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
import { keyStops, saturationParameters } from './parameters.ts';
import { another } from '../../kit/settings.ts';
import { chaptersLaboratory } from '../../kit/plotted.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { folded, strip } from '../../kit/controls.ts';
import { tablesLater, type DataTable } from '../../kit/data-table.ts';
import { more } from '../../kit/more-pictures.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { debounced } from '../../kit/debounce.ts';
import { columnOf, roomOf } from '../../kit/room.ts';
import {
  type Cell,
  places,
  rowsFor,
  usualDimension,
  usualKeys,
  type ModelPoint,
  TrainedModel,
  modelPoints,
  rootOf,
  type Place,
} from './cells.ts';
import { saturationCode } from './program.ts';
import {
  type Condition,
  conditionCards,
  conditions,
  conditionsTable,
  theoryAt,
  trainedConditions,
} from './conditions.ts';
import styles from './laboratory.css?inline';
import { columnTable, modelsTable, saturationCsv, outcome, question, rowSentence, sentence } from './figures.ts';
import { geometry, mapMarks, mapPicture } from './map-picture.ts';
import { MapRun, progressSentence } from './map-run.ts';
import { type Readings, collapseFormula, ownBars, readingsTable, readingsView, rowPicture } from './row-picture.ts';
import { verdictList, verdicts, type Verdict } from './verdicts.ts';

/** Below this width what is read of the row stands under it. */
const twoColumns = 760;
const gap = 28;

/** What holds at the cursor. */
interface Here {
  cell: Cell;
  collapse: number;
}

/** Keyboard: sliders, menus, a button, fields; one stop for each picture; on the map arrow keys read cells and Enter moves the ring. */
export class DkSaturationMap extends chaptersLaboratory('saturation', saturationParameters, {
  adoption: () => ({ keys: 'keys', rule: null }),
  styles: [styles],
}) {
  readonly #run = new MapRun(this, this.fail.bind(this));
  readonly #trained = new TrainedModel(this, this.fail.bind(this));
  #here: Here | undefined;
  /** The reader has looked at conditions that a model is trained for. */
  #looked = false;

  protected override follow(core: CoreClient): void {
    const { chapters } = this;
    const { keys, spread, seed } = this.settings.values;
    this.#run.follow(latePool, seed, places(core));
    this.#trained.again();
    this.#train();
    this.#here = {
      cell: this.#run.now(chapters, { seed, keys, spread }),
      collapse: figureAt(chapters.collapseSpreads([keys]), 0),
    };
  }

  protected override ask(core: CoreClient) {
    const cell = this.#run.cell(usualKeys, rootOf(core, usualDimension));
    return { question: question(), outcome: this.revealed && cell ? outcome(cell) : undefined };
  }

  protected override content(core: CoreClient): TemplateResult {
    const here = this.present(this.#here);
    const { cell } = here;
    const { keys, spread } = cell;
    const told = this.revealed ? sentence(cell, here.collapse) : rowSentence(keys, spread, this.#rowOf(cell).peak);
    const state = this.#run.finished ? 'done' : 'running';
    return html`${this.#controls()} ${this.#map(core, cell)}
      <p class="progress remark" data-state=${state}>${progressSentence(this.#run)}</p>
      ${this.spoken.render(told)} ${more(say('saturation.moreRow'), () => this.#beneath(here))}
      ${this.revealed ? more(say('saturation.moreConditions'), () => this.#conditions(core)) : nothing}
      ${folded(this.binding, { summary: say('saturation.drawn'), names: ['contexts', 'row', 'seed'] })}
      ${this.revealed ? this.#tables(core, here) : nothing}`;
  }

  protected override csv() {
    if (!this.#here) throw new Error('no map yet');
    return saturationCsv(this.#run, this.#here.cell);
  }

  protected override code(language: CodeLanguage): string {
    const { keys, spread, seed } = this.settings.values;
    return saturationCode(language, { keys, spread, seed, rows: rowsFor(keys, spread) });
  }

  #controls(): TemplateResult {
    const { keys, spread } = this.settings.values;
    return strip(this.binding, ['keys', 'spread', 'figure'], {
      keys: { label: say('saturation.axis.keys'), spoken: `n = ${whole(keys)}` },
      spread: { label: say('saturation.axis.spread'), spoken: `σ = ${short(spread)}` },
    });
  }

  #map(core: CoreClient, { keys, spread }: Cell): TemplateResult {
    // They hold for every cursor.
    const lines = this.memo.of('lines', [], () => {
      const collapse = this.chapters.collapseSpreads(keyStops);
      return { collapse, logKeys: this.chapters.logCollapseKeys(collapse) };
    });
    const { width, height } = roomOf(this, 'map') ?? { width: this.space.value, height: undefined };
    const shape = this.memo.of('shape', [width, height], () => geometry(width, height));
    const [points, revealed] = [this.#pointsOf(core), this.revealed];
    const { figure } = this.settings.values;
    const run = this.#run;
    return html`<div class="map" @pointermove=${this.#drag}>
      ${mapPicture({
        of: this.binding,
        run,
        figure,
        ...lines,
        points,
        keys,
        spread,
        shape,
        revealed,
        marks: this.memo.of('map', [figure, points, shape, revealed], () =>
          mapMarks(shape, { run, figure, points, revealed }),
        ),
      })}
    </div>`;
  }

  #pointsOf(core: CoreClient): ModelPoint[] {
    const { contexts, keys } = this.settings.values;
    return this.memo.of('points', [contexts, contexts === 'cursor' ? keys : 0], () =>
      modelPoints(core, contexts, keys),
    );
  }

  /** While a button is held the cursor follows the pointer, as a click at each place would have it. */
  readonly #drag = (event: PointerEvent): void => {
    if (event.buttons !== 1) return;
    (event.target as Element).closest('.readable')?.dispatchEvent(new MouseEvent('click'));
  };

  /** The row under the ring, and what is read of it. */
  #beneath(here: Here): TemplateResult {
    const { cell, collapse } = here;
    const { keys, spread } = cell;
    const { row } = this.settings.values;
    const space = this.space.value;
    const width = Math.floor(columnOf(space, gap, { below: twoColumns }));
    return html`<div class="pictures">
      <div>
        ${rowPicture(this.#rowOf(cell), { keys, spread, row, width })}
        ${another(this.binding, { name: 'row', look: 'quiet' })}
      </div>
      <div>
        ${debounced([here, this.revealed], () => readingsView(this.#readings(here)))}
        ${this.revealed ? guard([keys], () => collapseFormula(keys, collapse)) : nothing}
      </div>
    </div>`;
  }

  #rowOf({ keys, spread }: Cell): NormalRow {
    const { row, seed } = this.settings.values;
    return this.memo.of('row', [seed, row, keys, spread], () =>
      this.chapters.normalRow({ seed, row: row - 1, keys, spread, shown: ownBars }),
    );
  }

  #readings({ cell }: Here): Readings {
    const row = this.#rowOf(cell);
    if (!this.revealed) return { cell: undefined, row, theory: undefined };
    const { keys, spread } = cell;
    return { cell, row, theory: theoryAt(this.chapters, { keys, spread }) };
  }

  #conditions(core: CoreClient): TemplateResult {
    const { seed } = this.settings.values;
    const words = this.scheduler.of<Verdict[] | undefined>('verdicts', [seed, ...this.#known(core)], () =>
      verdicts(core, this.chapters, this.#run),
    );
    const all = this.#textbook(core);
    return html`${this.heading(say('saturation.conditions'))}
      <p class="about remark">${say('saturation.conditions.note', { keys: whole(usualKeys) })}</p>
      ${guard([all], () => conditionCards(all))} ${this.heading(say('saturation.verdicts'))}
      ${guard([words], () => (words ? verdictList(words) : nothing))}`;
  }

  /** What is measured of the places that conditions and verdicts look at. */
  #known(core: CoreClient): unknown[] {
    return [this.#run.knows(places(core)), this.#run.finished];
  }

  /** The rows of the textbook's table; two are of a model, which is trained once they are looked at and the map is measured. */
  #textbook(core: CoreClient): Condition[] {
    const { seed, row } = this.settings.values;
    this.#looked = true;
    this.#train();
    const { found } = this.#trained;
    return this.memo.of('conditions', [seed, row, ...this.#known(core), found], () => [
      ...conditions(core, this.chapters, this.#run, { seed, row }),
      ...trainedConditions(found),
    ]);
  }

  #train(): void {
    if (this.#looked && this.#run.finished) this.#trained.follow(this.settings.values.seed);
  }

  /** Nothing else comes to a place off the map once that is measured. */
  readonly #ifMeasured = (place: Place): Cell | undefined =>
    this.#run.finished ? this.#run.now(this.chapters, { ...place, seed: this.settings.values.seed }) : undefined;

  #tables(core: CoreClient, here: Here): TemplateResult {
    const { keys, spread } = here.cell;
    const points = this.#pointsOf(core);
    const written = (): DataTable[] => [
      readingsTable(this.#readings(here), say('saturation.table.cursor', { keys: whole(keys), spread: short(spread) })),
      modelsTable(this.#run, points, this.#ifMeasured),
      conditionsTable(this.#textbook(core)),
      columnTable(this.#run, keys),
    ];
    return tablesLater([here, points, ...this.#known(core), this.#trained.found], written);
  }
}

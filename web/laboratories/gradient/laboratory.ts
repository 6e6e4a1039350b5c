// <dk-gradient>: the target key's pull in many rows under three divisors, beside it what reaches query and values, and the Jacobian of one row.
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { CoreClient } from '../../core/client.ts';
import { short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
import { gradientParameters } from './parameters.ts';
import { chaptersLaboratory } from '../../kit/plotted.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { folded, strip } from '../../kit/controls.ts';
import { tablesLater } from '../../kit/data-table.ts';
import { more } from '../../kit/more-pictures.ts';
import type { Outcome } from '../../kit/guess/question.ts';
import { ruleRole } from '../../kit/sweep/rules.ts';
import { gradientCode } from './program.ts';
import styles from './laboratory.css?inline';
import { factorGround, factorPicture, fullEntry, mapNote, mapPicture, openMap, placesOf } from './pictures.ts';
import {
  gradientCsv,
  pullsTable,
  rowTables,
  rowsTable,
  outcome,
  pullsSentence,
  question,
  questionAsked,
  rowSentence,
} from './figures.ts';
import {
  type Computed,
  RowSetsRun,
  type RowsAsked,
  fewerNote,
  knownRows,
  looked,
  rowsAsked,
  rowName,
  rowsControl,
  ruleNames,
  PullsRun,
  samePulls,
} from './rows.ts';
import { multipliedRow, oneRow, rowFormula, scoresOf, type OneRow } from './one-row.ts';
import { furtherFigures, stripsOf, stripsWords, type StripFigure } from './strip-pictures.ts';
import { stripsPicture, type StripsDrawn } from './strips.ts';

/** Below this width pictures stand under each other. */
const twoColumns = 640;
const gap = 28;

/** A map of the multiplied row is no larger than that. */
const widestMap = 320;

/** Keyboard: sliders, buttons, fields; one stop for each picture, where arrow keys read it and Enter picks a row or a factor. */
export class DkGradient extends chaptersLaboratory('gradient', gradientParameters, {
  adoption: () => ({ dimension: 'dimension', keys: 'keys', rule: null }),
  styles: [styles],
}) {
  readonly #run = new RowSetsRun(this, this.fail.bind(this));
  readonly #pulls = new PullsRun(this, this.fail.bind(this));
  /** Of the rows that the question is about, which may be others than those on show. */
  readonly #questioned = new PullsRun(this, this.fail.bind(this));
  #outcome: Outcome | undefined;

  protected override follow(): void {
    this.#run.ask(this.#asked);
    if (!this.revealed) return;
    this.#pulls.ask(this.#asked);
    if (this.guessing.state === 'given' && !samePulls(this.#asked, questionAsked)) this.#questioned.ask(questionAsked);
  }

  protected override ask() {
    const known = this.#pulls.of(questionAsked) ?? this.#questioned.of(questionAsked);
    if (this.revealed && known) this.#outcome ??= outcome(known);
    return { question: question(), outcome: this.#outcome };
  }

  protected override content(core: CoreClient): TemplateResult {
    const computed = this.present(this.#run.computed);
    return html`${strip(this.binding, ['dimension', 'keys'], { dimension: { spoken: `dₖ = ${whole(this.settings.values.dimension)}` } })}
    ${
      this.revealed
        ? this.#many(core, computed)
        : html`${this.heading(say('gradient.one'))} ${this.#maps(computed, this.#row(computed))}
            <p class="rule-note what">${say('gradient.waiting')}</p>
            ${this.spoken.render(rowSentence(computed, this.#row(computed)))}`
    }`;
  }

  protected override csv() {
    const computed = this.present(this.#run.computed);
    const { factor } = this.settings.values;
    return gradientCsv(computed, this.#pulls.of(computed.asked), { row: this.#place(computed), factor });
  }

  protected override code(language: CodeLanguage): string {
    const { computed } = this.#run;
    const { factor } = this.settings.values;
    const scores = computed ? [...scoresOf(computed.sets, this.#place(computed))] : [0];
    return gradientCode(language, { ...this.#asked, scores, factor });
  }

  /** One row alone until the reader has guessed. */
  get #asked(): RowsAsked {
    const { values } = this.settings;
    return rowsAsked(this.revealed ? values : { ...values, rows: values.row });
  }

  #place({ asked }: Computed): number {
    return Math.min(this.settings.values.row, asked.rows);
  }

  #row(computed: Computed): OneRow {
    const { sets } = computed;
    const row = this.#place(computed);
    return this.memo.of('row', [sets, row], () => oneRow(this.chapters, sets, row));
  }

  #maps(computed: Computed, { jacobians, row }: OneRow): TemplateResult {
    const width = this.space.column(3, 0, 12);
    const most = fullEntry(ruleNames.map((rule) => jacobians[rule]));
    return html`<div class="maps">
        ${ruleNames.map((rule) => {
          const title = say(`gradient.rule.${rule}`);
          if (rule === 'none' && !this.revealed) return openMap(title, width);
          return guard([jacobians[rule], width, most], () =>
            mapPicture(jacobians[rule], { title, role: ruleRole(rule), width, most }),
          );
        })}
      </div>
      ${mapNote(jacobians.sqrt)} ${guard([jacobians.sqrt], () => rowFormula(jacobians.sqrt, rowName(computed, row)))}`;
  }

  /** What the pulls are is said with their lines: they come once the reader has paused. */
  #many(core: CoreClient, computed: Computed): TemplateResult {
    const { asked } = computed;
    const pulls = this.#pulls.of(asked);
    return html`${this.heading(say('gradient.many'))} ${rowsControl(this.binding)}
      <div class="pull" data-state=${pulls ? 'done' : 'running'}>
        ${this.#strips(core, computed, 'pull', this.space.value)}
      </div>
      ${pulls ? this.spoken.render(pullsSentence(pulls), 0) : this.spoken.render(say('gradient.live.measuring'))}
      ${fewerNote(asked, this.settings.values.rows)} ${more(say('gradient.more'), () => this.#further(core, computed))}
      ${folded(this.binding, { summary: say('gradient.draws'), names: ['seed', 'draw', 'row', 'rows'] })}
      ${tablesLater([computed, pulls, this.#place(computed)], () => [
        ...(pulls ? [pullsTable(pulls)] : []),
        rowsTable(computed),
        ...rowTables(this.#row(computed)),
      ])}`;
  }

  /** What is folded, with the one row that nothing else asks for. */
  #further(core: CoreClient, computed: Computed): TemplateResult {
    const { asked, sets } = computed;
    const row = this.#row(computed);
    const column = this.space.column(2, twoColumns);
    const known = this.memo.of('known', [sets], () => knownRows(sets));
    return html`<div class="pictures two">
        ${furtherFigures.map((figure) => this.#strips(core, computed, figure, column))}
      </div>
      ${strip(this.binding, ['logarithmic', 'causal'])}
      ${asked.causal ? html`<p class="rule-note what">${say('gradient.causal')}</p>` : nothing}
      ${this.heading(say('gradient.one'))} ${looked(this.binding, known, row.row)} ${this.#maps(computed, row)}
      ${this.heading(say('gradient.factor.heading'))} ${this.#multiplied(core, computed, row)}`;
  }

  #strips(core: CoreClient, computed: Computed, figure: StripFigure, width: number): unknown {
    const { logarithmic } = this.settings.values;
    const pulls = figure === 'pull' ? this.#pulls.of(computed.asked) : undefined;
    const drawn = this.scheduler.of<StripsDrawn>(
      figure,
      [computed, pulls, width, figure === 'trace' && logarithmic],
      () => stripsOf({ core, chapters: this.chapters }, computed, { figure, width, logarithmic, pulls }, this.memo),
    );
    if (!drawn) return nothing;
    const row = this.#place(computed);
    return guard([drawn, pulls, row], () =>
      stripsPicture(drawn, stripsWords(computed, figure, pulls), { row, onRow: (to) => this.set({ row: to }) }),
    );
  }

  #multiplied(core: CoreClient, { sets, asked }: Computed, row: OneRow): TemplateResult {
    const { factor } = this.settings.values;
    const { value: width } = this.space;
    const map = this.space.column(3, twoColumns);
    const curves = map === width ? width : width - map - gap;
    const ground = this.memo.of('ground', [row, width], () =>
      factorGround(row.sizes, { width: curves, row: row.row, places: placesOf(core, asked.d) }),
    );
    const jacobian = this.memo.of('multiplied', [row, factor], () =>
      multipliedRow(core, this.chapters, { scores: scoresOf(sets, row.row), factor }),
    );
    const draw = (): TemplateResult => {
      const title = say('gradient.factor.map', { factor: short(factor) });
      const size = { width: Math.min(map, widestMap), most: fullEntry([jacobian]) };
      return html`<div class="pictures multiplied">
        ${factorPicture(ground, { factor, onFactor: (value) => this.set({ factor: value }) })}
        ${mapPicture(jacobian, { title, role: 'other', ...size })}
      </div>`;
    };
    const spoken = say('gradient.factor.spoken', { factor: short(factor), trace: significant(jacobian.trace) });
    return html`${guard([ground, jacobian], draw)}
    ${strip(this.binding, ['factor'], { factor: { label: say('gradient.factor.axis'), spoken } })}`;
  }
}

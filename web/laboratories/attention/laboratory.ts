// <dk-attention>: attention by hand. Three matrices to fill in, the chain that leads from them to the output, every cell worked out.
import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import type { ScaleRule } from '../../core/types.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
import { attentionParameters, bounds, mostDraws, type Step } from './parameters.ts';
import type { Rows } from '../../schema/matrix.ts';
import { chaptersLaboratory } from '../../kit/plotted.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { folded } from '../../kit/controls.ts';
import { tables } from '../../kit/data-table.ts';
import { ruleName } from '../../kit/sweep/rules.ts';
import { Roving, act, stepBar, worksOut, type CellPick } from './steps.ts';
import { type Matrices, type Sizes, Spare, adoption, fillControls, misfits, sizeControls, sizesOf } from './sizes.ts';
import { attentionCode } from './program.ts';
import styles from './laboratory.css?inline';
import flowStyles from './flow.css?inline';
import workingStyles from './working.css?inline';
import {
  type Asked,
  type View,
  drawMatrices,
  faults,
  measure,
  noRule,
  ruleOf,
  viewOf,
  TypedCells,
  type Place,
} from './view.ts';
import { attentionCsv, attentionTables, outcome, question, says, sentence } from './figures.ts';
import { flow, weightsPlot } from './pictures.ts';
import matrixStyles from './matrices.css?inline';
import { hasLong, within } from './matrix.ts';
import { movePoints } from './entries.ts';

/**
 * attributes  rows of a matrix are separated by semicolons, "1,0;0,1"
 * keyboard    each matrix is one tab stop, arrow keys go from cell to cell; the steps are radio buttons between Back and Next
 */
export class DkAttention extends chaptersLaboratory('attention', attentionParameters, {
  adoption,
  styles: [styles, matrixStyles, flowStyles, workingStyles],
}) {
  /** How large letters are, in those of 16 pixels: some readers have larger ones. */
  #letters = 1;
  readonly #typed = new TypedCells();
  readonly #roving = new Roving(this);
  readonly #spare = new Spare();
  #rules: ScaleRule[] = [];
  #view: View | undefined;
  #hover: CellPick | undefined;

  protected override follow(core: CoreClient): void {
    if (this.#rules.length === 0) this.#rules = core.scaleRules().filter(({ spotlight }) => spotlight);
    this.#spare.keep(this.settings.values);
    const asked: Asked = { ...this.#matrices, rule: ruleOf(this.settings.values), causal: this.settings.values.causal };
    // A link may ask for a rule that is not defined at its dimension: then no earlier picture is there to stay.
    this.#view ??= viewOf(core, { ...asked, rule: noRule });
    this.#view = this.memo.of('view', [JSON.stringify(asked)], () => viewOf(core, asked));
  }

  protected override ask(core: CoreClient) {
    const view = this.#view;
    if (!view || !this.revealed) return { question: question(), outcome: undefined };
    const row = Math.min(this.settings.values.row, view.sizes.queries) - 1;
    const known = this.memo.of('outcome', [view, row], () => outcome(core, view, row));
    return { question: question(), outcome: known };
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const section = this.shadowRoot?.querySelector('section');
    if (section) this.#letters = parseFloat(getComputedStyle(section).fontSize) / 16;
    const { cell } = this.#measure(sizesOf(this.#matrices));
    this.style.setProperty('--dk-cell', `${String(cell)}px`);
  }

  protected override updated(): void {
    if (this.#typed.refusedIn(this.#matrices)) this.toggleAttribute('refused', true);
  }

  protected override content(): TemplateResult {
    const view = this.present(this.#view);
    const { step } = this.settings.values;
    const chosen = this.#chosen(view);
    const pick = this.#hover ? within(view, this.#hover) : chosen;
    const rule = ruleName(view.rule);
    const { layout, beside } = this.#measure(view.sizes);
    return html`${stepBar({ step, rule, says: says(view, step), politeness: this.spoken.politeness, onStep: this.#onStep })}
    ${flow(
      {
        view,
        matrices: this.#matrices,
        step,
        pick,
        typed: this.#typed,
        roving: this.#roving,
        onType: this.#onType,
        onSettle: (place) => {
          this.#typed.settle(place);
          this.requestUpdate();
        },
        onPick: this.#onPick,
        onHover: (hover) => {
          this.#hover = hover;
          this.requestUpdate();
        },
      },
      {
        faults: faults(this.settings.values, (name) => this.settings.error(name)),
        controls: act(this.binding, { rules: this.#rules, refusal: this.error('rule') ?? this.refused(() => true) }),
        picture: this.#picture(view, step),
        layout,
        beside: beside > 0,
      },
    )}
    ${this.spoken.render(sentence(view, chosen.row))}
    ${folded(this.binding, { summary: say('attention.own'), names: ['seed'], below: this.#entries() })}
    ${tables(() => attentionTables(view))}`;
  }

  protected override forget(): void {
    this.#typed.forget();
    this.#hover = undefined;
  }

  protected override csv() {
    if (!this.#view) throw new Error('no calculation yet');
    return attentionCsv(this.#view);
  }

  protected override code(language: CodeLanguage): string {
    if (!this.#view) throw new Error('no calculation yet');
    return attentionCode(language, this.#view);
  }

  /** What the settings hold, where a link or an attribute has not fitted together made to fit. */
  get #matrices(): Matrices {
    const { q, k, v } = this.settings.values;
    const matrices = { q, k, v };
    return misfits(matrices).length === 0 ? matrices : this.#spare.fit(matrices, sizesOf(matrices));
  }

  /** The cell that the reader has chosen. */
  #chosen(view: View): CellPick {
    const { step, picked, row, column } = this.settings.values;
    return within(view, { matrix: worksOut(step, picked), row: row - 1, column: column - 1 });
  }

  #measure(sizes: Sizes): ReturnType<typeof measure> {
    const view = this.#view;
    const long = view && this.memo.of('long', [view], () => hasLong(view));
    return measure(this.space.value, sizes, this.#letters, long, ruleName(ruleOf(this.settings.values)));
  }

  #picture(view: View, step: Step): TemplateResult {
    const { beside, height } = this.#measure(view.sizes);
    if (step !== 'softmax' && step !== 'output' && step !== 'all') return html``;
    const width = beside > 0 ? beside : this.space.value;
    const onPick = (row: number, column: number): void => this.#onPick({ matrix: 'weights', row, column });
    return weightsPlot(view, { width, height: Math.max(height, view.sizes.queries * 70), onPick });
  }

  #entries(): TemplateResult {
    const { seed, draw } = this.settings.values;
    return html`<div class="entries wraps">
      ${sizeControls(sizesOf(this.#matrices), (name, size) => {
        this.set(this.#spare.fit(this.#matrices, { ...sizesOf(this.#matrices), [name]: size }));
      })}
      ${fillControls({
        drawn: draw === 0 ? say('attention.randomHint') : say('attention.drawn', { draw: String(draw), seed }),
        tenfold: this.revealed,
        mayGrow: this.#moved(1) !== undefined,
        onRandom: this.#onRandom,
        onMove: this.#onMove,
      })}
    </div>`;
  }

  #moved(places: number): Rows | undefined {
    return movePoints(this.#matrices.q, places, bounds);
  }

  readonly #onType = (place: Place, text: string): void => {
    const value = this.#typed.type(place, text, bounds);
    if (value !== undefined) {
      const rows = this.#matrices[place.matrix].map((row, r) =>
        row.map((entry, c) => (r === place.row && c === place.column ? value : entry)),
      );
      this.set({ ...this.#matrices, [place.matrix]: rows });
    }
    this.requestUpdate();
  };

  readonly #onStep = (step: Step): void => {
    const { picked } = this.settings.values;
    this.#hover = undefined;
    this.set({ step, picked: worksOut(step, picked) });
  };

  readonly #onPick = ({ matrix, row, column }: CellPick): void => {
    const { step } = this.settings.values;
    // A cell of another step's matrix is looked at beside that step's: the whole chain is shown then.
    const stays = worksOut(step, matrix) === matrix;
    this.set({ picked: matrix, row: row + 1, column: column + 1, ...(stays ? {} : { step: 'all' }) });
  };

  readonly #onRandom = (): void => {
    if (this.settings.error('seed')) return;
    const { seed, draw } = this.settings.values;
    const next = draw >= mostDraws ? 1 : draw + 1;
    const drawn = drawMatrices(this.chapters, seed, next);
    this.#spare.keep(drawn);
    this.#typed.forget();
    this.set({ draw: next, ...this.#spare.fit(drawn, sizesOf(this.#matrices)) });
  };

  readonly #onMove = (places: number): void => {
    const q = this.#moved(places);
    if (!q) return;
    this.#typed.forget();
    this.set({ ...this.#matrices, q });
  };
}

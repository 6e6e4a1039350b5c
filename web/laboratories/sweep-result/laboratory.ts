// <dk-sweep-result>: reads a file that sqrtdk-sweep has written, shows it against theory, and computes it again, bit for bit.
import { html, nothing, type TemplateResult } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import { CoreRefusal } from '../../core/refusal.ts';
import type { SweepRequest } from '../../core/sweep.ts';
import type { ScaleRule } from '../../core/types.ts';
import { whole } from '../../i18n/numbers.ts';
import { say, sayNamed } from '../../i18n/say.ts';
import './words.en.ts';
import '../../kit/sweep/words.en.ts';
import { sweepResultParameters } from './parameters.ts';
import { type FocusPicture, focusing } from '../../kit/sweep/focus-picture.ts';
import ruleStyles from '../../kit/sweep/rule-pictures.css?inline';
import { chaptersLaboratory } from '../../kit/plotted.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { button } from '../../kit/buttons.ts';
import { boxes, control } from '../../kit/controls.ts';
import { tablesLater } from '../../kit/data-table.ts';
import { more } from '../../kit/more-pictures.ts';
import { download } from '../../kit/export/download.ts';
import { Dropping } from '../../kit/file-field.ts';
import fileStyles from '../../kit/file-field.css?inline';
import { columnOf } from '../../kit/room.ts';
import { sweepCsv, sweepTables } from '../../kit/sweep/figures.ts';
import { resultCode, type ResultView, facts, isUsual, rulesOf, viewOf, sentence } from './view.ts';
import styles from './laboratory.css?inline';
import { type Standing, exampleResult, fileAt, filePart } from './file.ts';
import { Proof, proofPart } from './proof.ts';
import { rawPicture, ruleFigures, rulePicture, scoresPicture } from './pictures.ts';
import { type Result, openResult, resultText } from './result.ts';

const ruleNames = Object.keys(ruleFigures) as (keyof typeof ruleFigures)[];

/**
 * attributes  src, address of a result on this site, else an example is measured; focus, shown: the first values
 * keyboard    a button for a file, check boxes, a menu, buttons; one stop for each picture, where arrow keys read it and Enter moves the focus
 */
export class DkSweepResult extends chaptersLaboratory('sweep-result', sweepResultParameters, {
  atOnce: true,
  styles: [ruleStyles, fileStyles, styles],
}) {
  /** Its page is the only one that has it: there is nothing to hand on but the page's address. */
  static readonly pageOnly = true;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'src'];
  }

  readonly #proof = new Proof(this, this.fail.bind(this));
  readonly #dropping = new Dropping(this, (file) => this.#open(file));
  #rules: ScaleRule[] = [];
  #result: Result | undefined;
  #standing: Standing = { kind: 'none' };
  /** The last file that was asked for: what comes of others is too late. */
  #last = 0;
  #saved = false;

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (name !== 'src') super.attributeChangedCallback(name, old, value);
    else if (this.core) this.#begin();
  }

  protected override follow(core: CoreClient): void {
    if (this.#rules.length > 0 && (this.#result || this.#standing.kind !== 'none')) return;
    this.#rules = core.scaleRules();
    this.#begin();
  }

  protected override content(core: CoreClient): TemplateResult {
    const result = this.#result;
    return html`${filePart(this.#standing, this.#open)}
    ${this.#dropping.over ? html`<p class="drop" aria-hidden="true">${say('sweep-result.drop')}</p>` : nothing}
    ${result ? this.#shown(core, result) : nothing}`;
  }

  protected override csv(core: CoreClient) {
    const { result, reports, ...view } = this.#view(core, this.#onShow);
    const file = sweepCsv(reports, requestOf({ ...view, result, reports }));
    const { fingerprint, name } = result;
    return { ...file, parameters: [...file.parameters, ...Object.entries({ file: name, fingerprint })] };
  }

  protected override code(language: CodeLanguage): string {
    return resultCode(language, this.#onShow);
  }

  get #onShow(): Result {
    if (!this.#result) throw new Error('no result yet');
    return this.#result;
  }

  /** The file of the page's author, else an example. */
  #begin(): void {
    const address = this.getAttribute('src');
    if (address !== null) void this.#read(address, async (core) => openResult(core, await fileAt(address)));
    else if (!this.#result) void this.#read('', exampleResult);
  }

  readonly #open = (file: File): void => {
    void this.#read(file.name, (core) => openResult(core, file));
  };

  /** `file`: its name or address; empty for the example. */
  async #read(file: string, read: (core: CoreClient) => Promise<Result>): Promise<void> {
    const { core } = this;
    if (!core) return;
    const turn = (this.#last += 1);
    this.#tell({ kind: 'reading', file });
    try {
      const result = await read(core);
      if (turn === this.#last) this.#take(result);
    } catch (thrown) {
      if (turn !== this.#last) return;
      if (thrown instanceof CoreRefusal) {
        this.#tell({ kind: 'refused', file, refused: thrown, stays: this.#result !== undefined });
        // A page whose file is refused shows the example all the same.
        return;
      }
      this.#tell({ kind: 'none' });
      this.fail(thrown);
    }
  }

  #take(result: Result): void {
    this.#result = result;
    this.#saved = false;
    this.#proof.forget();
    const { name: file, dimensions, specification } = result;
    this.#tell({ kind: 'read', file, dimensions: dimensions.length, rules: specification.rules.length });
  }

  #tell(standing: Standing): void {
    this.#standing = standing;
    this.requestUpdate();
  }

  #view(core: CoreClient, result: Result): ResultView {
    const { shown, focus } = this.settings.values;
    return viewOf(core, result, { rules: this.#rules, shown, focus });
  }

  #shown(core: CoreClient, result: Result): TemplateResult {
    const view = this.#view(core, result);
    return html`${this.heading(say('sweep-result.what'))} ${result.name === '' ? this.#example(result) : nothing}
    ${facts(result, rulesOf(result, this.#rules), core.version())} ${this.#focused(view)} ${this.#leading(view)}
    ${this.spoken.render(sentence(view))} ${more(say('sweep-result.more'), () => this.#further(view))}
    ${proofPart(this.#proof, {
      result,
      focus: view.focus,
      heading: this.heading(say('sweep-result.proof')),
      onStart: (dimensions) => void this.#proof.start(core, result, dimensions),
    })}
    ${tablesLater([result, view.rules.map(({ name }) => name).join()], () => sweepTables(view.reports, requestOf(view)))}`;
  }

  #example(result: Result): TemplateResult {
    const save = (): void => {
      download('sweep-example.json', new Blob([resultText(result, this.#rules)], { type: 'application/json' }));
      this.#saved = true;
      this.requestUpdate();
    };
    return html`<p class="what">
      ${say('sweep-result.example')} ${button(say('sweep-result.saveExample'), save, { look: 'quiet' })}
      <span role="status">${this.#saved ? say('sweep-result.savedExample') : nothing}</span>
    </p>`;
  }

  #focused({ grid, focus }: ResultView): TemplateResult {
    return html`<div class="controls">
      ${control(this.binding, 'focus', {
        options: grid.map((d) => ({ value: String(d), name: whole(d) })),
        value: String(focus),
      })}
    </div>`;
  }

  #leading(view: ResultView): TemplateResult {
    const { noBand } = view.near ?? {};
    return html`<div class="leading">
      ${this.#over(view, 'raw', this.space.value, rawPicture)}
      ${noBand ? html`<p class="what">${sayNamed(`sweep.noBand.${noBand}`)}</p>` : nothing}
    </div>`;
  }

  #over(
    view: ResultView,
    name: string,
    width: number,
    make: (view: ResultView, width: number) => FocusPicture,
  ): unknown {
    const from = [view.result, width, view.rules.map((rule) => rule.name).join()];
    const drawn = this.scheduler.of(name, from, () => make(view, width));
    return drawn ? focusing(drawn, view.focus, this.binding) : nothing;
  }

  /** What the rules made of the scores, and all scores at the d in focus. */
  #further(view: ResultView): TemplateResult {
    const { result, near } = view;
    const all = this.space.value;
    const column = columnOf(all, 32);
    const rules = rulesOf(result, this.#rules).map(({ name, role }, index) => ({
      value: String(index + 1),
      name,
      role,
    }));
    const usual = isUsual(result.specification.entries);
    return html`${boxes(this.binding, 'shown', { all: rules, legend: say('sweep-result.rules') })}
      <div class="pictures">
        ${ruleNames.map((name) => this.#over(view, name, column, (of, width) => rulePicture(of, name, width)))}
      </div>
      <div class="whole">
        ${near && this.scheduler.of('scores', [near, all], () => scoresPicture(near, all, usual ? this.chapters : undefined))}
        ${near ? beyond(near.histogram) : nothing}
      </div>`;
  }
}

/** What the histogram does not show. */
function beyond({ below, above }: { below: number; above: number }): TemplateResult | typeof nothing {
  if (below === 0 && above === 0) return nothing;
  return html`<p class="what">${say('sweep-result.scores.beyond', { below: whole(below), above: whole(above) })}</p>`;
}

/** The rules on show as one sweep over what is shown. */
function requestOf({ result, rules, grid, focus }: ResultView): SweepRequest {
  const { specification } = result;
  return { specification: { ...specification, rules: rules.map(({ choice: each }) => each) }, dimensions: grid, focus };
}

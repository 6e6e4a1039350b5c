// <dk-trained>: small GPTs trained under each divisor, as recorded; one of them at work on a text; and a GPT-2 of the reader's own.
import { type TemplateResult, html, nothing } from 'lit';
import type { CoreClient } from '../../core/client.ts';
import type { OpenedModel } from '../../core/model/trained-model.ts';
import { fixed } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { button } from '../../kit/buttons.ts';
import type { CodeLanguage } from '../../kit/export/code.ts';
import { tablesLater } from '../../kit/data-table.ts';
import { more } from '../../kit/more-pictures.ts';
import { Dropping } from '../../kit/file-field.ts';
import fileStyles from '../../kit/file-field.css?inline';
import { refusalSentence } from '../../kit/failures.ts';
import { plottedLaboratory } from '../../kit/plotted.ts';
import progressStyles from '../../kit/progress.css?inline';
import { symbols } from '../../kit/symbols.ts';
import {
  ablationTable,
  gridTable,
  headSentence,
  headsTable,
  outcome,
  question,
  recordedSentence,
  trainedCsv,
  valleySentence,
  valleyTable,
} from './figures.ts';
import { lookedPart } from './looked-part.ts';
import styles from './laboratory.css?inline';
import { factorSlider, headMenus, headsPart, standing, weightsButtons } from './model-part.ts';
import { Models, Run } from './models.ts';
import { ownPart, readHeads } from './own-part.ts';
import { trainedParameters } from './parameters.ts';
import { trainedCode } from './program.ts';
import { recordedPart, valleysPart } from './ablation-picture.ts';
import { textPart, unreadable, byCharacter, tokensOf } from './tokens.ts';
import {
  type LossAbout,
  type TextAbout,
  headFigures,
  headIn,
  heldOutRun,
  isSame,
  textRun,
  valleyOf,
  variantAt,
  type ModelView,
} from './view.ts';
import '../../kit/weights/words.en.ts';
import './words.en.ts';

/** Milliseconds without a change before a file of the reader's is read through. */
const pause = 400;

/** Of one of the two weight files, in MB. */
const megabytes = 1.6;

/** Keyboard: buttons, a field of several lines, menus, a slider with its field; one stop for each picture, where arrow keys read it. */
export class DkTrained extends plottedLaboratory('trained', trainedParameters, {
  styles: [progressStyles, fileStyles, styles],
}) {
  readonly #models = new Models(
    this,
    () => {
      // Figures of another model are no figures of this one.
      this.#text.forget();
      this.changed();
    },
    this.fail.bind(this),
  );
  readonly #text = new Run<TextAbout>(this, this.requestUpdate.bind(this), this.fail.bind(this));
  readonly #loss = new Run<LossAbout>(this, this.requestUpdate.bind(this), this.fail.bind(this));
  readonly #dropping = new Dropping(this, (file) => void this.#open(file), this);
  #heads = '';

  protected override follow(): void {
    this.#run();
  }

  protected override ask() {
    return { question: question(), outcome: outcome() };
  }

  protected override content(core: CoreClient): TemplateResult {
    const view = this.#view(core);
    return html`${recordedPart(this, { width: this.space.value, revealed: this.revealed, scheduler: this.scheduler })}
      ${this.spoken.render(this.#sentence(view))}
      ${more(say('trained.moreRecorded'), () => valleysPart(this.space.value))}
      <div class=${view ? nothing : 'absent'}>${this.heading(say('trained.modelHeading'))} ${this.#model(view)}</div>
      <div class=${this.#models.own ? nothing : 'absent'}>
        ${this.heading(say('trained.ownHeading'))}
        <div class=${this.#dropping.over ? 'over' : nothing}>${this.#own()}</div>
      </div>
      ${tablesLater([view?.heads, view?.valley?.bits, this.revealed], () => [
        gridTable(this.revealed),
        ablationTable(),
        ...(view ? [headsTable(view.heads)] : []),
        ...(view?.valley ? [valleyTable(view.valley)] : []),
      ])}`;
  }

  protected override csv(core: CoreClient) {
    const { own } = this.#models;
    return trainedCsv(this.#view(core), this.revealed, [
      ...Object.entries(this.settings.values),
      ...(own ? [['file', own.name] as const] : []),
    ]);
  }

  protected override async code(language: CodeLanguage): Promise<string> {
    const { text, weights, factor } = this.settings.values;
    const { own } = this.#models;
    const readable = this.#problem === undefined ? text : trainedParameters.text.initial;
    const tokens = await tokensOf(readable, own?.model.sizes.vocabulary);
    return trainedCode(language, {
      file: own?.name ?? `${weights}.safetensors`,
      heads: own?.model.sizes.heads ?? 2,
      tokens: tokens.numbers,
      text: tokens.pieces.join(''),
      factor,
    });
  }

  /** The model on show; a file of the reader's own comes first. */
  get #shown(): { id: string; model: OpenedModel } | undefined {
    const { own, small } = this.#models;
    if (own) return own;
    const { weights } = this.settings.values;
    return small && { id: weights, model: small[weights] };
  }

  /** Why the model on show cannot read the text; undefined where it can. */
  get #problem(): string | undefined {
    const { vocabulary, context = 128 } = this.#shown?.model.sizes ?? {};
    return byCharacter(vocabulary) ? unreadable(this.settings.values.text, context) : undefined;
  }

  /** What is refused of the text once it is cut into tokens. */
  #refusedOfText(): string | undefined {
    const refused = this.refused((parameter) => parameter === 'tokens' || parameter === 'word');
    return refused && refusalSentence(refused);
  }

  #run(again = false): void {
    const shown = this.#shown;
    if (!shown) return;
    const { text, factor, layer, head } = this.settings.values;
    const { own } = this.#models;
    const { id, model } = shown;
    if (this.#problem === undefined) {
      this.#text.ask(
        textRun(id, model, {
          factor,
          at: headIn(model.sizes, { layer, head }),
          text,
          tokens: () => tokensOf(text, model.sizes.vocabulary),
          rest: own ? pause : 0,
        }),
        again,
      );
    }
    if (!own) this.#loss.ask(heldOutRun(id, model, factor), again);
  }

  #view(core: CoreClient): ModelView | undefined {
    const text = this.#text.answer;
    if (!text || !this.#shown) return undefined;
    const { factor, ...asked } = this.settings.values;
    const { about, figures } = text;
    const own = this.#models.own !== undefined;
    const loss = own ? undefined : this.#loss.answer;
    const of = own ? text : loss;
    const found = figures[variantAt(about.factors, factor)];
    const heads = this.memo.of('heads', [text, found], () => (found ? headFigures(core, about, found) : []));
    const at = headIn(about, asked);
    return {
      core,
      own,
      unit: byCharacter(this.#shown.model.sizes.vocabulary) ? 'character' : 'token',
      factor,
      about,
      found,
      heads,
      at,
      head: heads.find((each) => isSame(each, at)),
      valley: of && valleyOf(of.about.factors, of.figures),
      loss,
    };
  }

  #sentence(view: ModelView | undefined): string {
    if (!view) return this.revealed ? recordedSentence() : '';
    const { factor, head, valley } = view;
    const ofValley = valley && valleySentence(valley, variantAt(valley.factors, factor), view);
    return [ofValley, head && headSentence(head, factor)].filter(Boolean).join(' ');
  }

  #model(view: ModelView | undefined): TemplateResult {
    const { small, own, loading, within } = this.#models;
    if (!small && !own) {
      if (!within) return html`<p class="what">${say('trained.leftOut')}</p>`;
      return html`<p class="what">${symbols(say('trained.loadWhat', { size: fixed(megabytes, 1) }))}</p>
        <div class="run">
          ${button(say('trained.load'), () => void this.#models.load(), { look: 'main', disabled: loading.running })}
          ${loading.running ? html`<span role="status">${say('trained.loading')}</span>` : nothing}
        </div>`;
    }
    const of = this.binding;
    const again = (): void => this.#run(true);
    return html`${own ? nothing : weightsButtons(of)} ${textPart(of, this.#problem ?? this.#refusedOfText())}
    ${standing(this.#text, { text: say('trained.running'), shown: view !== undefined, onAgain: again })}
    ${
      view
        ? html`<div class="controls set">${headMenus(of, view)} ${factorSlider(of)}</div>
            ${headsPart(view, of, this.space.value, this.scheduler)}
            ${standing(this.#loss, { text: say('trained.runningLoss'), shown: view.loss !== undefined, onAgain: again })}
            ${lookedPart(view, of, this.space.value, this.scheduler)}`
        : nothing
    }`;
  }

  #own(): TemplateResult {
    return html`${this.#dropping.over ? html`<p class="drop" aria-hidden="true">${say('trained.drop')}</p>` : nothing}
    ${ownPart(this.#models, {
      heads: this.#heads,
      onFile: (file) => void this.#open(file),
      onHeads: (text) => {
        this.#heads = text;
        this.requestUpdate();
      },
    })}`;
  }

  async #open(file: File): Promise<void> {
    await this.#models.openOwn(file, readHeads(this.#heads).heads);
  }
}

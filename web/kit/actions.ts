// The quiet line under a laboratory: reset, copy link, share, full screen, and what can be taken away. One answer, in words,
// beside them.
import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { fetchModule } from '../core/fetch-module.ts';
import { detailOf } from '../core/refusal.ts';
import { say } from '../i18n/say.ts';
import type { Selection } from '../schema/parameter.ts';
import type { CodeLanguage } from './export/code.ts';
import { windowOf } from './stage/stage.ts';
import { stateInAddress } from './page/page-address.ts';
import type { Settings } from './settings.ts';
import type { ExportFormat, Exported } from './export/files.ts';

interface ActionTargets {
  /** The laboratory's name for those who do not see it. */
  title: string;
  onReset: () => void;
  /** Undefined where the page has no address of its own. */
  link: () => string | undefined;
  /** The figures of the moment. */
  figures: () => Exported['table'];
  code: (language: CodeLanguage) => string | Promise<string>;
  /** Fills the screen with the laboratory. */
  onFill: () => unknown;
}

const languages: readonly CodeLanguage[] = ['numpy', 'pytorch'];
const formats: readonly ExportFormat[] = ['csv', 'json', 'svg', 'png'];

export class Actions<S extends Selection> {
  readonly #host: LitElement;
  readonly #own: { settings: Settings<S>; namespace: string };
  /** Said when it is drawn, in the language of that moment. */
  #answer: () => TemplateResult | string = () => '';

  /** `namespace`: the laboratory's name in links. */
  constructor(host: LitElement, own: { settings: Settings<S>; namespace: string }) {
    this.#host = host;
    this.#own = own;
  }

  render(targets: ActionTargets): TemplateResult {
    const { onReset, link, figures, code, onFill } = targets;
    const reset = (): void => {
      onReset();
      this.#say(() => say('laboratory.wasReset'));
    };
    const button = (name: string, onClick: (event: Event) => unknown, role = ''): TemplateResult =>
      html`<button type="button" class=${`quiet ${role}`} @click=${onClick}>${name}</button>`;
    return html`<div class="actions" part="actions">
      ${button(say('laboratory.reset'), reset, 'reset')}
      ${stateInAddress() ? button(say('laboratory.copyLink'), () => this.#copy(link() ?? '', 'link')) : nothing}
      ${
        this.#pageOnly
          ? nothing
          : button(say('laboratory.share'), ({ currentTarget }) =>
              this.#fetching(() => this.#share(currentTarget as HTMLElement, targets)),
            )
      }
      ${button(say('laboratory.fill'), () => this.#fetching(onFill), 'fill')}
      <details class="take">
        <summary>${say('laboratory.take')}</summary>
        <div class="ways">
          ${languages.map((language) =>
            button(say(`laboratory.copy.${language}`), () => this.#copyCode(() => code(language))),
          )}
          ${formats.map((format) =>
            button(say(`laboratory.save.${format}`), () =>
              this.#fetching(() => this.#export(format, figures, targets.title)),
            ),
          )}
        </div>
      </details>
      <div class="answer" aria-live="polite">${this.#answer() || nothing}</div>
    </div>`;
  }

  /** Whether its class says that it stands on a page of its own, and so on no other. */
  get #pageOnly(): boolean {
    return (this.#host.constructor as { pageOnly?: boolean }).pageOnly === true;
  }

  /** Does what takes a part of the page that is fetched now. */
  async #fetching(action: () => unknown): Promise<void> {
    try {
      await action();
    } catch {
      this.#say(() => say('laboratory.notLoaded'));
    }
  }

  async #share(opener: HTMLElement, { title, link }: ActionTargets): Promise<void> {
    const { openShare } = await fetchModule(() => import('./export/open-share.ts'));
    await openShare(this.#host, { ...this.#own, title, link: link(), opener });
  }

  async #export(format: ExportFormat, figures: () => Exported['table'], title: string): Promise<void> {
    const { exportFile, reasonOf } = await fetchModule(() => import('./export/files.ts'));
    try {
      const { localName: name, renderRoot: root } = this.#host;
      await exportFile(format, { name, title, table: figures(), root, host: this.#host });
      this.#say(() => say('laboratory.saved', { format: format.toUpperCase() }));
    } catch (thrown) {
      const reason = reasonOf(thrown);
      this.#say(() => say(`laboratory.${reason.key}`, { detail: reason.detail }));
    }
  }

  async #copyCode(make: () => string | Promise<string>): Promise<void> {
    let text;
    try {
      text = await make();
    } catch (thrown) {
      this.#say(() => say('laboratory.notSaved', { detail: detailOf(thrown) }));
      return;
    }
    await this.#copy(text, 'code');
  }

  async #copy(text: string, what: 'link' | 'code'): Promise<void> {
    try {
      await windowOf(this.#host).navigator.clipboard.writeText(text);
      this.#say(() => say(`laboratory.${what}Copied`));
    } catch {
      this.#say(() => {
        const shown = say(`laboratory.${what}Shown`);
        return what === 'link'
          ? html`${shown} <input class="link" type="text" readonly .value=${text} aria-label=${shown} />`
          : html`${shown} <textarea class="code" readonly rows="12" .value=${text} aria-label=${shown}></textarea>`;
      });
    }
  }

  #say(answer: () => TemplateResult | string): void {
    this.#answer = answer;
    this.#host.requestUpdate();
  }
}

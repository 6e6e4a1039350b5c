// The quiet line under a laboratory: reset, copy link, full screen, and what can be taken away. One answer, in words, beside them.
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { say } from '../../messages/say.ts';
import type { CodeLanguage } from './code.ts';
import type { TakeFormat, Taken } from './take.ts';

export interface ActionTargets {
  onReset: () => void;
  link: () => string;
  /** The figures and pictures of the moment. */
  taken: () => Taken;
  code: (language: CodeLanguage) => string;
  /** Fills the screen with the laboratory. */
  onFill: () => unknown;
}

const languages: readonly CodeLanguage[] = ['numpy', 'pytorch'];
const formats: readonly TakeFormat[] = ['csv', 'json', 'svg', 'png'];

export class Actions {
  readonly #host: ReactiveControllerHost;
  /** Said when it is drawn, in the language of that moment. */
  #answer: () => TemplateResult | string = () => '';

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  render({ onReset, link, taken, code, onFill }: ActionTargets): TemplateResult {
    const reset = (): void => {
      onReset();
      this.#say(() => say('laboratory.wasReset'));
    };
    const button = (name: string, onClick: () => unknown, role = ''): TemplateResult =>
      html`<button type="button" class=${`quiet ${role}`} @click=${onClick}>${name}</button>`;
    return html`<div class="actions">
      ${button(say('laboratory.reset'), reset, 'reset')}
      ${button(say('laboratory.copyLink'), () => this.#copy(link(), 'link'))}
      ${button(say('laboratory.fill'), onFill, 'fill')}
      <details class="take">
        <summary>${say('laboratory.take')}</summary>
        <div class="ways">
          ${languages.map((language) =>
            button(say(`laboratory.copy.${language}`), () => this.#copy(code(language), 'code')),
          )}
          ${formats.map((format) => button(say(`laboratory.save.${format}`), () => this.#take(format, taken)))}
        </div>
      </details>
      <div class="answer" aria-live="polite">${this.#answer() || nothing}</div>
    </div>`;
  }

  async #take(format: TakeFormat, taken: () => Taken): Promise<void> {
    try {
      const { take } = await import('./take.ts');
      await take(format, taken());
      this.#say(() => say('laboratory.saved', { format: format.toUpperCase() }));
    } catch {
      this.#say(() => say(format === 'png' ? 'laboratory.noImage' : 'laboratory.notSaved'));
    }
  }

  async #copy(text: string, what: 'link' | 'code'): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.#say(() => say(what === 'link' ? 'laboratory.linkCopied' : 'laboratory.codeCopied'));
    } catch {
      this.#say(() => {
        const shown = say(what === 'link' ? 'laboratory.linkShown' : 'laboratory.codeShown');
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

// The quiet line under a laboratory: reset, copy link, download. One answer, in words, beside them.
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { say } from '../../messages/say.ts';

export interface ActionTargets {
  onReset: () => void;
  link: () => string;
  onDownload: () => void;
}

export class Actions {
  readonly #host: ReactiveControllerHost;
  #answer: TemplateResult | string = '';

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  render({ onReset, link, onDownload }: ActionTargets): TemplateResult {
    const reset = (): void => {
      onReset();
      this.#say(say('laboratory.wasReset'));
    };
    return html`<div class="actions">
      <button type="button" class="quiet" @click=${reset}>${say('laboratory.reset')}</button>
      <button type="button" class="quiet" @click=${() => this.#copy(link())}>${say('laboratory.copyLink')}</button>
      <button type="button" class="quiet" @click=${onDownload}>${say('laboratory.downloadCsv')}</button>
      <span class="answer" aria-live="polite">${this.#answer || nothing}</span>
    </div>`;
  }

  async #copy(link: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      this.#say(say('laboratory.linkCopied'));
    } catch {
      const shown = say('laboratory.linkShown');
      this.#say(html`${shown} <input class="link" type="text" readonly .value=${link} aria-label=${shown} />`);
    }
  }

  #say(answer: TemplateResult | string): void {
    this.#answer = answer;
    this.#host.requestUpdate();
  }
}

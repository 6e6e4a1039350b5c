// The reader's guess: asked for once, remembered while the page is open, never in the way. Skipping it shows everything.
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { DirectiveResult } from 'lit/directive.js';
import { ref } from 'lit/directives/ref.js';
import { say } from '../../messages/say.ts';
import { answersHidden } from './answers-hidden.ts';
import { guessLine } from './guess-line.ts';
import { guessStrip } from './guess-strip.ts';
import type { ChoiceAnswer, NumberAnswer, Outcome, Question } from './question.ts';
import { nearestStop } from './quantity.ts';
import { symbols } from './symbols.ts';

export class Guess {
  readonly #host: ReactiveControllerHost & Element;
  readonly #onChange: () => void;
  #state: 'open' | 'given' | 'skipped' = 'open';
  #value: string | number | undefined;
  #focus = false;
  /** What is said once the guess has been copied. */
  #copied = '';

  /** `onChange`: what the laboratory may show has changed. */
  constructor(host: ReactiveControllerHost & Element, onChange: () => void) {
    this.#host = host;
    this.#onChange = onChange;
  }

  /** Whether the laboratory may show its answer. */
  get revealed(): boolean {
    return this.#state !== 'open' && !answersHidden();
  }

  /** The guess on the slider or committed; undefined before the reader has touched it. */
  get value(): string | number | undefined {
    return this.#value;
  }

  /** Shows everything without a guess, e.g. since the address already holds a state. */
  skip(): void {
    if (this.#state === 'open') this.#go('skipped');
  }

  render(question: Question, outcome: Outcome | undefined): TemplateResult {
    if (this.#state === 'open' || (this.#state === 'skipped' && answersHidden())) return this.#ask(question);
    if (this.#state === 'given' && answersHidden()) return this.#kept(question);
    if (this.#state === 'given') return this.#answer(question, outcome);
    return html`<p class="guess skipped">${this.#quiet('guess.offer', 'open')}</p>`;
  }

  #ask({ text, answer }: Question): TemplateResult {
    return html`<div class="guess" role="group" aria-labelledby="guess-question">
      <p id="guess-question" tabindex="-1" ${this.#focused()}>
        <strong>${say('guess.first')}:</strong> ${symbols(text)}
      </p>
      <div class="answers">
        ${this.#ways(answer)}
        ${answersHidden() ? nothing : this.#quiet('guess.skip', 'skipped')}
      </div>
    </div>`;
  }

  #ways(answer: Question['answer']): unknown {
    if (answer.kind === 'choice') return this.#options(answer);
    if (answer.kind === 'number') return this.#slider(answer);
    return answer.controls(typeof this.#value === 'string' ? this.#value : undefined, {
      onChange: (guess) => {
        this.#value = guess;
        this.#host.requestUpdate();
      },
      onCommit: (guess) => {
        this.#value = guess;
        this.#go('given');
      },
    });
  }

  #options({ options }: ChoiceAnswer): TemplateResult[] {
    return options.map(
      ({ value, name }) =>
        html`<button
          type="button"
          @click=${() => {
            this.#value = value;
            this.#go('given');
          }}
        >
          ${symbols(name)}
        </button>`,
    );
  }

  #slider({ stops, initial, text }: NumberAnswer): TemplateResult {
    const value = typeof this.#value === 'number' ? this.#value : initial;
    return html`<input
        type="range"
        aria-labelledby="guess-question"
        min="0"
        max=${stops.length - 1}
        step="1"
        .value=${live(String(nearestStop(stops, value)))}
        aria-valuetext=${text(value)}
        @input=${(event: Event) => {
          this.#value = stops[(event.target as HTMLInputElement).valueAsNumber] ?? value;
          this.#host.requestUpdate();
        }}
      />
      <span class="chosen" aria-hidden="true">${text(value)}</span>
      <button
        type="button"
        @click=${() => {
          this.#value = value;
          this.#go('given');
        }}
      >
        ${say('guess.commit')}
      </button>`;
  }

  #kept({ answer }: Question): TemplateResult {
    return html`<div class="guess given">
      <p tabindex="-1" ${this.#focused()}>${say('guess.kept', { guess: this.#written(answer) })}</p>
      ${this.#quiet('guess.again', 'open')}
    </div>`;
  }

  #answer({ answer }: Question, outcome: Outcome | undefined): TemplateResult {
    const guess = this.#written(answer);
    const text = outcome
      ? html`${say('guess.yours', { guess })} ${symbols(say('guess.result', { result: outcome.text }))}`
      : say('guess.measuring', { guess });
    return html`<div class="guess given">
      <p tabindex="-1" ${this.#focused()}><strong>${text}</strong> ${outcome ? symbols(outcome.why) : nothing}</p>
      ${this.#strip(answer, outcome)} ${this.#quiet('guess.again', 'open')}
      ${outcome ? this.#copy(answer, outcome) : nothing}
    </div>`;
  }

  /** A line for whoever collects the guesses of a class. */
  #copy(answer: Question['answer'], outcome: Outcome): TemplateResult {
    const line = guessLine(this.#host.localName, answer, this.#value, outcome);
    const tell = (text: string): void => {
      this.#copied = text;
      this.#host.requestUpdate();
    };
    const copy = async (): Promise<void> => {
      const [copied, shown] = [say('guess.copied', { line }), say('guess.notCopied', { line })];
      try {
        await navigator.clipboard.writeText(line);
        tell(copied);
      } catch {
        tell(shown);
      }
    };
    return html`<button type="button" class="quiet" @click=${copy}>${say('guess.copy')}</button>
      <span class="copied" aria-live="polite">${this.#copied}</span>`;
  }

  #strip(answer: Question['answer'], outcome: Outcome | undefined): TemplateResult | typeof nothing {
    if (answer.kind !== 'number' || typeof this.#value !== 'number' || typeof outcome?.value !== 'number')
      return nothing;
    return guessStrip(answer, this.#value, outcome.value);
  }

  #written(answer: Question['answer']): string {
    if (answer.kind === 'number') return typeof this.#value === 'number' ? answer.text(this.#value) : '';
    if (answer.kind === 'own') return answer.text(String(this.#value));
    return answer.options.find(({ value }) => value === this.#value)?.name ?? '';
  }

  #quiet(key: 'guess.skip' | 'guess.again' | 'guess.offer', state: 'open' | 'skipped'): TemplateResult {
    return html`<button
      type="button"
      class="quiet"
      @click=${() => {
        this.#go(state);
      }}
    >
      ${say(key)}
    </button>`;
  }

  /** The button that was pressed is gone; what takes its place is read out and holds the focus. */
  readonly #focused = (): DirectiveResult =>
    ref((element) => {
      if (!element || !this.#focus) return;
      this.#focus = false;
      queueMicrotask(() => {
        (element as HTMLElement).focus({ preventScroll: true });
      });
    });

  #go(state: 'open' | 'given' | 'skipped'): void {
    this.#state = state;
    this.#copied = '';
    this.#focus = state !== 'skipped';
    this.#onChange();
    this.#host.requestUpdate();
  }
}

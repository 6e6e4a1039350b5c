// Shows the question at the head of a laboratory, and what is said of the reader's guess. Loaded with the first question.
import { type LitElement, type TemplateResult, html, nothing, svg, unsafeCSS } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { live } from 'lit/directives/live.js';
import { ref } from 'lit/directives/ref.js';
import { plot, plotFrame } from '../../figure/frame.ts';
import { linearScale, logScale, px } from '../../figure/scale.ts';
import { say } from '../../i18n/say.ts';
import './words.en.ts';
import styles from './guess.css?inline';
import { nearestIn } from '../figure-at.ts';
import { windowOf } from '../stage/stage.ts';
import { answersHidden } from '../page/page-address.ts';
import type { ChoiceAnswer, Guessing, GuessState, NumberAnswer, Outcome, Question } from './question.ts';
import { symbols } from '../symbols.ts';

// A guess and what came out, as two marks on one axis.

/** As wide as it is on a phone, so that its figures are as large there. */
const frame = plotFrame(280, 54, { left: 10, right: 10, top: 4, bottom: 22 });

function guessStrip({ stops, text, logarithmic }: NumberAnswer, guess: number, result: number): TemplateResult {
  const ends = [stops[0] ?? 0, stops.at(-1) ?? 1, guess, result];
  const domain = [Math.min(...ends), Math.max(...ends)] as const;
  const scale = logarithmic === true && domain[0] > 0 ? logScale : linearScale;
  const x = scale(domain, [frame.left, frame.right]);
  const middle = 17;
  const [at, truth] = [px(x(guess)), px(x(result))];
  const end = (value: number, edge: number, anchor: string): TemplateResult =>
    svg`<text class="dk-tick-text" x=${edge} y="50" text-anchor=${anchor}>${text(value)}</text>`;
  const label = say('guess.strip', { guess: text(guess), result: text(result) });
  return plot(frame, { label }, [
    svg`<line class="dk-axis-line" x1=${frame.left} x2=${frame.right} y1="32" y2="32"></line>`,
    svg`<line class="gap" x1=${at} x2=${truth} y1=${middle} y2=${middle}></line>`,
    svg`<circle class="guessed" cx=${at} cy=${middle} r="7"></circle>`,
    svg`<path class="came-out" d="M${truth},${middle - 9}L${truth + 8},${middle}L${truth},${middle + 9}L${truth - 8},${middle}Z"></path>`,
    end(domain[0], 0, 'start'),
    end(domain[1], frame.width, 'end'),
  ]);
}

const style = unsafeCSS(styles);

export class GuessView {
  readonly #host: LitElement;
  readonly #guess: Guessing;
  #focus = false;
  /** Whether a guess has just been given, and the picture that answers it may still be folded. */
  #unfold = false;
  /** What is said once the guess has been copied. */
  #copied = '';

  constructor(host: LitElement, guess: Guessing) {
    this.#host = host;
    this.#guess = guess;
    // Among those of its class, which a laboratory wears again in another document.
    const { elementStyles } = host.constructor as typeof LitElement;
    if (!elementStyles.includes(style)) elementStyles.push(style);
    const root = host.shadowRoot;
    if (root && style.styleSheet && !root.adoptedStyleSheets.includes(style.styleSheet))
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, style.styleSheet];
  }

  render(question: Question, outcome: Outcome | undefined): TemplateResult {
    const { state } = this.#guess;
    if (state === 'open' || (state === 'skipped' && answersHidden())) return this.#ask(question);
    if (state === 'given' && answersHidden()) return this.#memo(question);
    if (state === 'given') {
      if (this.#unfold) void this.#showAnswer();
      return this.#answer(question, outcome);
    }
    return html`<p class="guess skipped" part="question">${this.#quiet('guess.offer', 'open')}</p>`;
  }

  #ask({ text, answer }: Question): TemplateResult {
    return html`<div class="guess" part="question" role="group" aria-labelledby="guess-question">
      <p id="guess-question" tabindex="-1" ${this.#focused()}>
        <strong>${say('guess.first')}:</strong> ${symbols(text)}
      </p>
      <div class="answers">
        ${this.#ways(answer)} ${answersHidden() ? nothing : this.#quiet('guess.skip', 'skipped')}
      </div>
    </div>`;
  }

  #ways(answer: Question['answer']): unknown {
    if (answer.kind === 'choice') return this.#options(answer);
    if (answer.kind === 'number') return this.#slider(answer);
    return answer.controls(typeof this.#guess.value === 'string' ? this.#guess.value : undefined, {
      onChange: (guess) => {
        this.#guess.value = guess;
        this.#host.requestUpdate();
      },
      onCommit: (guess) => this.#give(guess),
    });
  }

  #options({ options }: ChoiceAnswer): TemplateResult[] {
    return options.map(
      ({ value, name }) => html`<button type="button" @click=${() => this.#give(value)}>${symbols(name)}</button>`,
    );
  }

  #slider({ stops, initial, text }: NumberAnswer): TemplateResult {
    const value = typeof this.#guess.value === 'number' ? this.#guess.value : initial;
    return html`<input
        type="range"
        aria-labelledby="guess-question"
        min="0"
        max=${stops.length - 1}
        step="1"
        .value=${live(String(nearestIn(stops, value)))}
        aria-valuetext=${text(value)}
        @input=${(event: Event) => {
          this.#guess.value = stops[(event.target as HTMLInputElement).valueAsNumber] ?? value;
          this.#host.requestUpdate();
        }}
      />
      <span class="chosen" aria-hidden="true">${text(value)}</span>
      <button type="button" @click=${() => this.#give(value)}>${say('guess.commit')}</button>`;
  }

  #memo({ answer }: Question): TemplateResult {
    return html`<div class="guess given" part="question">
      <p tabindex="-1" ${this.#focused()}>${say('guess.kept', { guess: this.#written(answer) })}</p>
      ${this.#quiet('guess.again', 'open')}
    </div>`;
  }

  #answer({ answer }: Question, outcome: Outcome | undefined): TemplateResult {
    const guess = this.#written(answer);
    const strip = this.#strip(answer, outcome);
    // The marks of the axis below, where there is one.
    const mark = (sign: string): unknown => strip && html`<span aria-hidden="true">${sign} </span>`;
    const text = outcome
      ? html`${mark('○')}${say('guess.yours', { guess })}
        ${mark('◆')}${symbols(say('guess.result', { result: outcome.text }))}`
      : say('guess.measuring', { guess });
    return html`<div class="guess given" part="question">
      <p tabindex="-1" ${this.#focused()}><strong>${text}</strong> ${outcome ? symbols(outcome.why) : nothing}</p>
      ${strip} ${this.#quiet('guess.again', 'open')} ${outcome ? this.#copy(answer, outcome) : nothing}
    </div>`;
  }

  /** A line for a teacher who collects the guesses of a class. */
  #copy(answer: Question['answer'], outcome: Outcome): TemplateResult {
    const line = guessLine(this.#host.localName, answer, this.#guess.value, outcome);
    const tell = (text: string): void => {
      this.#copied = text;
      this.#host.requestUpdate();
    };
    const copy = async (): Promise<void> => {
      const [copied, shown] = [say('guess.copied', { line }), say('guess.notCopied', { line })];
      try {
        await windowOf(this.#host).navigator.clipboard.writeText(line);
        tell(copied);
      } catch {
        tell(shown);
      }
    };
    return html`<button type="button" class="quiet" @click=${copy}>${say('guess.copy')}</button>
      <span class="copied" aria-live="polite">${this.#copied}</span>`;
  }

  #strip(answer: Question['answer'], outcome: Outcome | undefined): TemplateResult | undefined {
    if (answer.kind !== 'number' || typeof this.#guess.value !== 'number' || typeof outcome?.value !== 'number')
      return undefined;
    return guessStrip(answer, this.#guess.value, outcome.value);
  }

  #written(answer: Question['answer']): string {
    if (answer.kind === 'number') return typeof this.#guess.value === 'number' ? answer.text(this.#guess.value) : '';
    if (answer.kind === 'own') return answer.text(String(this.#guess.value));
    return answer.options.find(({ value }) => value === this.#guess.value)?.name ?? '';
  }

  #quiet(key: 'guess.skip' | 'guess.again' | 'guess.offer', state: GuessState): TemplateResult {
    return html`<button type="button" class="quiet" @click=${() => this.#go(state)}>${say(key)}</button>`;
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

  #give(value: string | number): void {
    this.#guess.value = value;
    this.#go('given');
  }

  #go(state: GuessState): void {
    this.#copied = '';
    this.#focus = state !== 'skipped';
    this.#unfold = state === 'given';
    this.#guess.go(state);
    if (state !== 'open') this.#tell(state === 'given');
  }

  /** What answers is drawn with the answer: once, so that a reader may fold it again. */
  async #showAnswer(): Promise<void> {
    this.#unfold = false;
    await this.#host.updateComplete;
    for (const each of this.#host.renderRoot.querySelectorAll<HTMLDetailsElement>('details.answers')) each.open = true;
  }

  /** `given`: whether there was a guess, else the answer was asked for. */
  #tell(given: boolean): void {
    const detail = { laboratory: this.#host.localName, given };
    this.#host.dispatchEvent(new CustomEvent('dk-guess', { bubbles: true, composed: true, detail }));
  }
}

// A guess as one line that can be sent: "dk-softmax: 4.5; 5.69", the laboratory, the guess, what comes out. No language, a point in numbers.

export function guessLine(
  laboratory: string,
  answer: Question['answer'],
  guess: string | number | undefined,
  { value }: Outcome,
): string {
  const text = (of: string | number | undefined): string => {
    const name = answer.kind === 'choice' ? answer.options.find((each) => each.value === of)?.name : undefined;
    // A semicolon parts guess and result.
    return (name ?? String(of ?? '')).replaceAll(';', ',').trim();
  };
  return `${laboratory}: ${text(guess)}; ${text(value)}`;
}

// The place for the guesses of a class: pasted lines, a picture for each question that they are guesses at, and what could not be read.
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { say } from '../../i18n/say.ts';
import { barsPicture } from './bars-picture.ts';
import { mostLines, readGuesses, type BadLine, type Group, type Guesses } from './guess-lines.ts';
import { guessesPicture } from './guesses-picture.ts';
import type { Made } from './item.ts';
import { letterOf } from './letter.ts';

export interface ClassView {
  chapters: ChaptersClient;
  width: number;
  /** The question on show. */
  number: string;
  made: Made;
  /** Whether what is right must not be seen. */
  hidden: boolean;
}

/** Bad lines that are named one by one. */
const named = 12;
/** Longer lines are cut where they are named; the field still holds them. */
const longest = 40;

export class ClassGuesses {
  readonly #host: ReactiveControllerHost;
  #text = '';
  #answer = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  render(view: ClassView): TemplateResult {
    const guesses = readGuesses(this.#text, view.made);
    return html`<div class="class">
      <p id="class-intro">${say('quiz.class.intro')}</p>
      <div class="field wide">
        <label for="class">${say('quiz.class.label')}</label>
        <textarea
          id="class"
          rows="5"
          spellcheck="false"
          aria-describedby="class-intro"
          .value=${live(this.#text)}
          @input=${(event: Event) => {
            this.#text = (event.target as HTMLTextAreaElement).value;
            this.#host.requestUpdate();
          }}
        ></textarea>
      </div>
      ${this.#bad(guesses, view)}
      ${guesses.lines === 0 ? html`<p class="quiet-line">${say('quiz.class.none')}</p>` : this.#seen(guesses, view)}
    </div>`;
  }

  #seen({ groups, bad, lines }: Guesses, view: ClassView): TemplateResult {
    return html`<div class="class-controls">
        ${
          view.hidden
            ? nothing
            : html`<label class="check"
                ><input
                  type="checkbox"
                  .checked=${live(this.#answer)}
                  @change=${(event: Event) => {
                    this.#answer = (event.target as HTMLInputElement).checked;
                    this.#host.requestUpdate();
                  }}
                />${say('quiz.class.answer')}</label
              >`
        }
        <button
          type="button"
          class="quiet"
          @click=${() => {
            this.#text = '';
            this.#host.requestUpdate();
          }}
        >
          ${say('quiz.class.clear')}
        </button>
        <span>${say('quiz.class.used', { used: String(lines - bad.length), lines: String(lines) })}</span>
      </div>
      ${groups.map((group) => this.#group(group, view))}`;
  }

  #group({ from, numbers, words, answer }: Group, { chapters, width, number, hidden }: ClassView): TemplateResult {
    const title =
      from === '' ? say('quiz.class.current', { number }) : say('quiz.class.laboratory', { laboratory: from });
    const seen = this.#answer && !hidden;
    if (numbers.length > 0) {
      const [median = 0] = chapters.quantiles(numbers, [0.5]);
      return guessesPicture({
        title,
        numbers,
        median,
        answer: seen && typeof answer === 'number' ? answer : undefined,
        width,
      });
    }
    return barsPicture(
      {
        title,
        key: say(seen ? 'quiz.class.keyRight' : 'quiz.class.keyChoices'),
        bars: words.map(({ name, count, right }, place) => ({
          name: from === '' ? `${letterOf(place)}  ${name}` : name,
          value: count,
          text: String(count),
          role: seen && right ? 'scaled' : 'other',
        })),
      },
      width,
    );
  }

  #bad({ bad, beyond }: Guesses, { made: { answer } }: ClassView): TemplateResult | typeof nothing {
    if (bad.length === 0 && beyond === undefined) return nothing;
    const letters = answer.kind === 'choice' ? answer.options.map((_, place) => letterOf(place)).join(', ') : '';
    const sentence = ({ line, text: whole, why }: BadLine): string => {
      const text = whole.length > longest ? `${whole.slice(0, longest)}…` : whole;
      if (why === 'letter') return say('quiz.class.badLetter', { line: String(line), text, letters });
      return say(why === 'mixed' ? 'quiz.class.mixed' : 'quiz.class.badNumber', { line: String(line), text });
    };
    const more = bad.length - named;
    return html`<ul class="error bad" aria-live="polite">
      ${bad.slice(0, named).map((each) => html`<li>⚠ ${sentence(each)}</li>`)}
      ${more > 0 ? html`<li>⚠ ${say('quiz.class.more', { count: String(more) })}</li>` : nothing}
      ${
        beyond === undefined
          ? nothing
          : html`<li>⚠ ${say('quiz.class.beyond', { line: String(beyond), most: String(mostLines) })}</li>`
      }
    </ul>`;
  }
}

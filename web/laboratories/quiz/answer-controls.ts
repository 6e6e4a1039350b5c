// How an item is answered: by choosing, by typing a number, or by moving a line to a place.
import { type TemplateResult, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { nearestIn } from '../../kit/figure-at.ts';
import { errorLine } from '../../kit/field.ts';
import type { Refused } from '../../kit/failures.ts';
import { symbols } from '../../kit/symbols.ts';
import type { ChoiceAnswer, Made, NumberAnswer, PointAnswer } from './item.ts';
import { type Answer, type Answers, letterOf } from './judging.ts';
import { curvePicture } from './pictures.ts';

interface AnswerControls {
  /** The answer given last. */
  given: Answer | undefined;
  /** Right already: nothing more to be answered. */
  closed: boolean;
  /** Whether verdicts are to be seen. */
  hidden: boolean;
  width: number;
  /** What stands in the field. */
  text: string;
  error: Refused | undefined;
  /** Where the line stands. */
  place: number;
  onAnswer: (answer: Answer) => void;
  onType: (text: string) => void;
  /** The number that is typed is to be checked. */
  onCheck: () => void;
  onMove: (x: number) => void;
}

export function answerControls({ answer }: Made, controls: AnswerControls): TemplateResult {
  if (answer.kind === 'choice') return optionButtons(answer, controls);
  return answer.kind === 'number' ? numberField(answer, controls) : line(answer, controls);
}

function optionButtons({ options }: ChoiceAnswer, { given, closed, hidden, onAnswer }: AnswerControls): TemplateResult {
  return html`<div class="options" role="group" aria-label=${say('quiz.options')}>
    ${options.map(({ id, name, right }, place) => {
      const chosen = id === given;
      const mark = !chosen || hidden ? nothing : right ? '✓' : '✗';
      return html`<button
        type="button"
        class="option"
        aria-pressed=${chosen ? 'true' : 'false'}
        ?disabled=${closed && !chosen}
        @click=${() => {
          if (!closed) onAnswer(id);
        }}
      >
        <span class="letter">${letterOf(place)}</span><span>${symbols(name)}</span><span class="sign">${mark}</span>
      </button>`;
    })}
  </div>`;
}

/** On the button that gives an answer: nothing is checked to be seen where verdicts are hidden. */
const sayGiven = (hidden: boolean): string => say(hidden ? 'quiz.answer' : 'quiz.check');

function numberField(
  answer: NumberAnswer,
  { text, error, closed, hidden, onType, onCheck }: AnswerControls,
): TemplateResult {
  const described = error ? 'answer-error answer-hint' : 'answer-hint';
  return html`<form
    class="number"
    @submit=${(event: Event) => {
      event.preventDefault();
      onCheck();
    }}
  >
    <div class="field">
      <label for="answer">${symbols(answer.label)}</label>
      <input
        id="answer"
        type="text"
        inputmode="decimal"
        autocomplete="off"
        spellcheck="false"
        .value=${live(text)}
        ?readonly=${closed}
        aria-invalid=${error ? 'true' : 'false'}
        aria-describedby=${described}
        @input=${(event: Event) => {
          onType((event.target as HTMLInputElement).value);
        }}
      />
      <small id="answer-hint">${say('quiz.typeHint', { tolerance: short(answer.tolerance) })}</small>
      ${errorLine('answer-error', error)}
    </div>
    ${closed ? nothing : html`<button type="submit">${sayGiven(hidden)}</button>`}
  </form>`;
}

function line(answer: PointAnswer, { place, width, closed, hidden, onMove, onAnswer }: AnswerControls): TemplateResult {
  const { curves, stops, label, text, tolerance } = answer;
  if (closed) return curvePicture(curves, width, { x: place, stops, onMove: () => undefined });
  return html`${curvePicture(curves, width, { x: place, stops, onMove })}
    <div class="line">
      <label for="place">${label} = <strong>${text(place)}</strong></label>
      <input
        id="place"
        type="range"
        min="0"
        max=${stops.length - 1}
        step="1"
        .value=${live(String(nearestIn(stops, place)))}
        aria-valuetext="${label} = ${text(place)}"
        aria-describedby="place-hint"
        @input=${(event: Event) => {
          const stop = stops[(event.target as HTMLInputElement).valueAsNumber];
          if (stop !== undefined) onMove(stop);
        }}
      />
      <button
        type="button"
        @click=${() => {
          onAnswer(place);
        }}
      >
        ${sayGiven(hidden)}
      </button>
      <small id="place-hint">${tolerance}</small>
    </div>`;
}

// Another place for answers than the browser's storage: a page that has one names it before the first sheet is taken up.

export interface AnswerPlace {
  /** The answers to the sheet of a seed; none where there are none. */
  load: (seed: string) => Answers;
  save: (seed: string, answers: Answers) => void;
  erase: (seed: string) => void;
}

let place: AnswerPlace | undefined;

/** Answers are kept there from now on, and nothing is written into the browser. */
export function keepAnswersAt(other: AnswerPlace | undefined): void {
  place = other;
}

/** The place that was named; undefined for the browser's storage. */
export function answerPlace(): AnswerPlace | undefined {
  return place;
}

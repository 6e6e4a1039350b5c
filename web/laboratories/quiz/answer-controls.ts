// How an item is answered: by choosing, by typing a number, or by moving a line to a place.
import { type TemplateResult, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { button } from '../../kit/button.ts';
import { nearestIn } from '../../kit/figure-at.ts';
import { errorLine } from '../../kit/field.ts';
import { symbols } from '../../kit/symbols.ts';
import type { ChoiceAnswer, NumberAnswer, PointAnswer } from './item.ts';
import { type Answers, letterOf } from './judging.ts';
import { curvePicture } from './pictures.ts';
import type { QuestionPart } from './question-part.ts';

/** `closed`: right already, or final: nothing more to be answered. */
export function answerControls(part: QuestionPart, closed: boolean): TemplateResult {
  const { answer } = part.made;
  if (answer.kind === 'choice') return optionButtons(answer, part, closed);
  return answer.kind === 'number' ? numberField(answer, part, closed) : line(answer, part, closed);
}

function optionButtons(
  { options }: ChoiceAnswer,
  { item, attempts, hidden, onAnswer }: QuestionPart,
  closed: boolean,
): TemplateResult {
  const given = attempts.of(item.id)?.answer;
  return html`<div class="options" role="group" aria-label=${say('quiz.options')}>
    ${options.map(({ id, name, right }, place) => {
      const chosen = id === given;
      const mark = !chosen || hidden ? nothing : right ? '✓' : '✗';
      const text = html`<span class="letter">${letterOf(place)}</span><span>${symbols(name)}</span
        ><span class="sign">${mark}</span>`;
      const choose = (): void => {
        if (!closed) onAnswer(id);
      };
      return button(text, choose, { look: 'option', disabled: closed && !chosen, pressed: chosen });
    })}
  </div>`;
}

/** On the button that gives an answer: nothing is checked to be seen where verdicts are hidden. */
const sayGiven = (hidden: boolean): string => say(hidden ? 'quiz.answer' : 'quiz.check');

function numberField(
  { label, tolerance }: NumberAnswer,
  { item: { id }, attempts, hidden, onAnswer, onChange }: QuestionPart,
  closed: boolean,
): TemplateResult {
  const { error } = attempts;
  const check = (event: Event): void => {
    event.preventDefault();
    const number = closed ? undefined : attempts.number(id);
    if (number === undefined) onChange();
    else onAnswer(number);
  };
  return html`<form class="number" @submit=${check}>
    <div class="field">
      <label for="answer">${symbols(label)}</label>
      <input
        id="answer"
        type="text"
        inputmode="decimal"
        autocomplete="off"
        spellcheck="false"
        .value=${live(attempts.text(id))}
        ?readonly=${closed}
        aria-invalid=${error ? 'true' : 'false'}
        aria-describedby=${error ? 'answer-error answer-hint' : 'answer-hint'}
        @input=${(event: Event) => {
          attempts.type(id, (event.target as HTMLInputElement).value);
          onChange();
        }}
      />
      <small id="answer-hint">${say('quiz.typeHint', { tolerance: short(tolerance) })}</small>
      ${errorLine('answer-error', error)}
    </div>
    ${closed ? nothing : html`<button type="submit">${sayGiven(hidden)}</button>`}
  </form>`;
}

function line(
  { curves, stops, label, text, tolerance }: PointAnswer,
  { item: { id }, made, attempts, hidden, width, onAnswer, onChange }: QuestionPart,
  closed: boolean,
): TemplateResult {
  const place = attempts.place(id, made);
  const onMove = (x: number): void => {
    attempts.move(id, x);
    onChange();
  };
  const answerHere = (): void => onAnswer(place);
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
      ${button(sayGiven(hidden), answerHere)}
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

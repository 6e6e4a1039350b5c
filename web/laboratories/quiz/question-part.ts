// One question: what is asked, what is shown, how it is answered, by choosing, by typing a number or by moving a line, and what is said of the answer.
import { type TemplateResult, html, nothing } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { live } from 'lit/directives/live.js';
import { short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { button } from '../../kit/buttons.ts';
import { dataTable } from '../../kit/data-table.ts';
import { nearestIn } from '../../kit/figure-at.ts';
import { errorLine } from '../../kit/failures.ts';
import { formula } from '../../kit/formula/mathml.ts';
import { symbols } from '../../kit/symbols.ts';
import { scrolls } from '../../kit/watched-box.ts';
import type { Attempts, Shown } from './attempts.ts';
import type { ChoiceAnswer, Made, NumberAnswer, PointAnswer } from './item.ts';
import { isFinal } from './items.ts';
import { type Answer, judge, letterOf, rightAnswer, written } from './judging.ts';
import { barsPicture, curvePicture } from './pictures.ts';

// What an item shows before it is answered.

export function shownPart({ shown }: Made, width: number, height?: number): TemplateResult | typeof nothing {
  if (!shown) return nothing;
  return 'rows' in shown
    ? html`<div class="given-table">${dataTable(shown)}</div>`
    : curvePicture(shown, width, undefined, height);
}

// What is said after an answer: the verdict, what it rests on, and the numbers that decide. Answers that are hidden are only noted.

function verdictPart(shown: Shown, given: Answer, { width, focused }: QuestionPart): TemplateResult | typeof nothing {
  const { made, hidden } = shown;
  if (hidden) {
    const answer = say('quiz.yours', { answer: written(made, given).replace(/\.$/, '') });
    return html`<div class="verdict">
      <p tabindex="-1" ${focused}>${symbols(answer)} ${say('quiz.noted')}</p>
    </div>`;
  }
  const verdict = judge(made, given);
  if (!verdict) return nothing;
  return html`<div class="verdict ${verdict.right ? 'right' : 'wrong'}">
    <p tabindex="-1" ${focused}>
      <strong>${say(verdict.right ? 'quiz.right' : 'quiz.wrong')}</strong>
      ${symbols(verdict.feedback)}
    </p>
    ${
      isFinal(shown) && !verdict.right
        ? html`<p>${symbols(say('quiz.inventory.rightIs', { answer: rightAnswer(made).replace(/\.$/, '') }))}</p>`
        : nothing
    }
    ${made.formula === undefined ? nothing : html`<p class="formula" ${scrolls()}>${formula(made.formula)}</p>`}
    ${'bars' in made.evidence ? barsPicture(made.evidence, width) : curvePicture(made.evidence, width)}
  </div>`;
}

interface QuestionPart {
  heading: TemplateResult;
  width: number;
  /** Takes the focus after an answer, so that it is read out. */
  focused: DirectiveResult;
  onAnswer: (answer: Answer) => void;
  /** Something was typed or moved, or refused. */
  onChange: () => void;
}

export function questionPart(shown: Shown, part: QuestionPart): TemplateResult {
  const { item, made, attempts, hidden } = shown;
  const answered = attempts.of(item.id);
  const given = answered?.answer;
  const closed = answered !== undefined && (isFinal(shown) || (!hidden && answered.right));
  // After an answer a table stays; lines give way to those of the evidence.
  const stays = given === undefined || hidden || (made.shown && 'rows' in made.shown);
  return html`<article class="item">
    ${part.heading}
    <p class="question">${symbols(made.question)}</p>
    ${stays ? shownPart(made, part.width) : nothing} ${answerControls(shown, part, closed)}
    ${given === undefined ? nothing : verdictPart(shown, given, part)}
  </article>`;
}

// What is kept of a reader's answers and where, in words, and how it is erased.

export function keptLine({ kept: { name, works, elsewhere, erased } }: Attempts, onErase: () => void): TemplateResult {
  const browser = works ? say('quiz.kept', { name }) : say('quiz.notKept');
  return html`<p class="kept remark">
    ${elsewhere ? say('quiz.keptByPage') : browser} ${button(say('quiz.erase'), onErase, { look: 'quiet' })}
    <span aria-live="polite">${erased ? say('quiz.erased') : nothing}</span>
  </p>`;
}

// How it is answered.

/** `closed`: right already, or final: nothing more to be answered. */
function answerControls(shown: Shown, part: QuestionPart, closed: boolean): TemplateResult {
  const { answer } = shown.made;
  if (answer.kind === 'choice') return optionButtons(answer, shown, part, closed);
  return answer.kind === 'number' ? numberField(answer, shown, part, closed) : line(answer, shown, part, closed);
}

function optionButtons(
  { options }: ChoiceAnswer,
  { item, attempts, hidden }: Shown,
  { onAnswer }: QuestionPart,
  closed: boolean,
): TemplateResult {
  const given = attempts.of(item.id)?.answer;
  return html`<div class="options" role="group" aria-label=${say('quiz.options')}>
    ${options.map(({ id, name, right }, place) => {
      const chosen = id === given;
      const mark = !chosen || hidden ? nothing : right ? '✓' : '✗';
      const text = html`<span class="heavy">${letterOf(place)}</span><span>${symbols(name)}</span
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
  { item: { id }, attempts, hidden }: Shown,
  { onAnswer, onChange }: QuestionPart,
  closed: boolean,
): TemplateResult {
  const { error } = attempts;
  const check = (event: Event): void => {
    event.preventDefault();
    const number = closed ? undefined : attempts.number(id);
    if (number === undefined) onChange();
    else onAnswer(number);
  };
  return html`<form class="number wraps" @submit=${check}>
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
  { item: { id }, made, attempts, hidden }: Shown,
  { width, onAnswer, onChange }: QuestionPart,
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
    <div class="line wraps">
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

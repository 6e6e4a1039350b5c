// One question: what is asked, what is shown, how it is answered, and what is said of the answer.
import { html, nothing, type TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { symbols } from '../../kit/symbols.ts';
import { answerControls } from './answer-controls.ts';
import type { Attempts } from './attempts.ts';
import type { Item, Made } from './item.ts';
import type { Answer } from './judge.ts';
import { shownAfter, shownPart } from './shown.ts';
import { verdictPart } from './verdict.ts';

export interface QuestionPart {
  item: Item;
  made: Made;
  attempts: Attempts;
  heading: TemplateResult;
  hidden: boolean;
  width: number;
  /** Takes the focus after an answer. */
  focused: DirectiveResult;
  onAnswer: (answer: Answer) => void;
  /** Something was typed or moved, or refused. */
  onChange: () => void;
}

export function questionPart(part: QuestionPart): TemplateResult {
  const { item, made, attempts, heading, hidden, width, focused, onAnswer, onChange } = part;
  const { id } = item;
  const answered = attempts.of(id);
  const given = answered?.answer;
  const closed = !hidden && (answered?.right ?? false);
  const check = (): void => {
    const number = closed ? undefined : attempts.number(id);
    if (number === undefined) onChange();
    else onAnswer(number);
  };
  return html`<article class="item">
    ${heading}
    <p class="question">${symbols(made.question)}</p>
    ${given === undefined || hidden ? shownPart(made, width) : shownAfter(made, width)}
    ${answerControls(made, {
      given,
      closed,
      hidden,
      width,
      text: attempts.text(id),
      error: attempts.error,
      place: attempts.place(id, made),
      onAnswer,
      onType: (text) => {
        attempts.type(id, text);
        onChange();
      },
      onCheck: check,
      onMove: (x) => {
        attempts.move(id, x);
        onChange();
      },
    })}
    ${given === undefined ? nothing : verdictPart(made, { given, hidden, width, focused })}
  </article>`;
}

// One item on paper: with room for an answer, or with the answer and what is to be said of it.
import { html, nothing, type TemplateResult } from 'lit';
import { short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { formula } from '../../kit/formula/mathml.ts';
import { symbols } from '../../kit/symbols.ts';
import { curvePicture } from './curve-picture.ts';
import type { Made } from './item.ts';
import { rightAnswer, rightFeedback } from './judge.ts';
import { letterOf } from './letter.ts';
import { shownPart } from './shown.ts';

/** Pictures on paper have this many pixels, which a page of either size holds. */
const width = 460;

export function paperItem(made: Made, number: number, key: boolean): TemplateResult {
  return html`<article class="paper-item">
    <div class="number">${number}</div>
    <div>
      <p class="question">${symbols(made.question)}</p>
      ${key ? answerPart(made) : roomPart(made)}
    </div>
  </article>`;
}

function roomPart(made: Made): TemplateResult {
  const { answer } = made;
  if (answer.kind === 'choice')
    return html`${shownPart(made, width)}
      <ol class="boxes">
        ${answer.options.map(({ name }, place) => html`<li><b>${letterOf(place)}</b> ${symbols(name)}</li>`)}
      </ol>
      <p class="because">${say('quiz.paper.because')}<span class="rule"></span></p>`;
  if (answer.kind === 'number')
    return html`${shownPart(made, width)}
      <p class="room">${symbols(answer.label)}<span class="rule"></span></p>
      <p class="within">${say('quiz.typeHint', { tolerance: short(answer.tolerance) })}</p>`;
  return html`${curvePicture({ ...answer.curves, key: '' }, width)}
    <p class="room">${say('quiz.paper.mark', { label: answer.label })}<span class="rule"></span></p>
    <p class="within">${answer.tolerance}</p>`;
}

function answerPart(made: Made): TemplateResult {
  const { answer, evidence } = made;
  const letter =
    answer.kind === 'choice' ? `${letterOf(answer.options.findIndex(({ right }) => right))}, ` : `${answer.label} = `;
  const right = rightAnswer(made);
  return html`<p class="answer-line"><strong>${say('quiz.paper.answer')}</strong> ${symbols(letter + right)}</p>
    <p>${symbols(rightFeedback(made))}</p>
    ${made.formula === undefined ? nothing : html`<p>${formula(made.formula)}</p>`}
    ${
      answer.kind === 'choice'
        ? html`<ul class="wrong">
            ${answer.options.map(({ right: isRight, feedback }, place) =>
              isRight ? nothing : html`<li><b>${letterOf(place)}</b> ${symbols(feedback)}</li>`,
            )}
          </ul>`
        : nothing
    }
    ${
      'bars' in evidence
        ? html`<p class="figures">
            ${symbols(evidence.title)}:
            ${symbols(evidence.bars.map(({ name, text }) => `${name}: ${text}`).join('; '))}.
          </p>`
        : nothing
    }`;
}

// What is said after an answer: the verdict, what it rests on, and the numbers that decide. Answers that are hidden are only noted.
import { html, nothing, type TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import { say } from '../../i18n/say.ts';
import { formula } from '../../kit/formula/mathml.ts';
import { symbols } from '../../kit/symbols.ts';
import type { Made } from './item.ts';
import { judge, written, type Answer } from './judge.ts';
import { evidencePart } from './shown.ts';

export interface VerdictView {
  given: Answer;
  hidden: boolean;
  width: number;
  /** Takes the focus after an answer, so that it is read out. */
  focused: DirectiveResult;
}

export function verdictPart(
  made: Made,
  { given, hidden, width, focused }: VerdictView,
): TemplateResult | typeof nothing {
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
    ${made.formula === undefined ? nothing : html`<p class="formula">${formula(made.formula)}</p>`}
    ${evidencePart(made.evidence, width)}
  </div>`;
}

// All items: the textbook's exercises in its order, then the misconceptions. A new item is one entry here.
import type { Item } from './item.ts';
import { std, whatGrows, exactlyD, bounds, initialVariance } from './items/spread.ts';
import { whyNotD, timesHundred, whichDimension, fourthRoots } from './items/which-divisor.ts';
import { norms, eachRow, hyperparameter, temperatureOrD } from './items/mistaken-divisor.ts';
import { axes, fixedScores, shift, crossEntropy } from './items/softmax.ts';
import { halfTheStory, valuePath } from './items/gradients.ts';
import { peaked, saturation, steepest, uniform } from './items/row.ts';
import { sweep, temperatureOdds } from './items/temperature.ts';
import { training } from './items/training.ts';
import { type TemplateResult, html, nothing } from 'lit';
import { say } from '../../i18n/say.ts';
import type { Shown } from './attempts.ts';
import type { Run } from './parameters.ts';
import { type Answers, firstRight } from './judging.ts';

export const items: readonly Item[] = [
  std,
  saturation,
  steepest,
  training,
  sweep,
  temperatureOdds,
  uniform,
  peaked,
  whyNotD,
  timesHundred,
  whichDimension,
  fourthRoots,
  axes,
  exactlyD,
  bounds,
  halfTheStory,
  valuePath,
  temperatureOrD,
  fixedScores,
  whatGrows,
  shift,
  initialVariance,
  norms,
  crossEntropy,
  eachRow,
  hyperparameter,
];

// The concept inventory: ten questions that are asked before a class and again after it, and end with one number.

/** In the order in which they are asked, the same for every seed but for their numbers; docs/lessons.md says which misconceptions each finds. */
export const inventory: readonly Item[] = [
  whichDimension,
  norms,
  exactlyD,
  timesHundred,
  eachRow,
  halfTheStory,
  crossEntropy,
  hyperparameter,
  fourthRoots,
  axes,
];

/** Under which name the answers to a run are kept; those to the whole sheet are kept under the seed. */
export function sheetName(seed: string, run: Run): string {
  return run === 'off' ? seed : `${seed}.${run}`;
}

export function isComplete(sheet: readonly Item[], answers: Answers): boolean {
  return sheet.every(({ id }) => answers.has(id));
}

/** Whether an answer that was given stands: after a class each does, before it all do once the last is given. */
export function isFinal({ run, sheet, attempts }: Pick<Shown, 'run' | 'sheet' | 'attempts'>): boolean {
  return run === 'after' || (run === 'before' && isComplete(sheet, attempts.answers));
}

/** The number at the end: questions whose standing answer is right. `before`: the answers of the run before the class. */
export function numberPart(
  sheet: readonly Item[],
  answers: Answers,
  { run, before }: { run: Run; before: Answers },
): TemplateResult | typeof nothing {
  if (!isComplete(sheet, answers)) return nothing;
  const [number, count] = [firstRight(answers), String(sheet.length)];
  const was = run === 'after' && isComplete(sheet, before);
  return html`<p class="result">${say('quiz.inventory.of', { number: String(number), count })}</p>
    <p>
      ${say(run === 'before' ? 'quiz.inventory.end.before' : 'quiz.inventory.end.after')}
      ${was ? say('quiz.inventory.was', { number: String(firstRight(before)) }) : nothing}
    </p>`;
}

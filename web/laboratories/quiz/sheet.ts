// Which items a seed asks, in which order, as a sheet and on paper. The textbook's exercises keep its order; the misconceptions
// are shuffled.
import { type TemplateResult, html, nothing, svg } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import { plotFrame } from '../../figure/frame.ts';
import { px } from '../../figure/scale.ts';
import { short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { formula } from '../../kit/formula/mathml.ts';
import { picture } from '../../kit/picture.ts';
import { symbols } from '../../kit/symbols.ts';
import type { Ablation } from '../../kit/training/ablation.ts';
import { type Shown, type State, itemName, stateOf, stateText } from './attempts.ts';
import { inventory, items } from './items.ts';
import { Chance, type Family, type Item, type Made, plainSeed } from './item.ts';
import type { Run } from './parameters.ts';
import { letterOf, rightAnswer, rightFeedback } from './judging.ts';
import { curvePicture, onPaper } from './pictures.ts';
import { shownPart } from './question-part.ts';

/** The stream of the order; no item has it. */
const orderStream = 0;

export function sheetOf(chapters: ChaptersClient, seed: string, run: Run = 'off'): readonly Item[] {
  if (run !== 'off') return inventory;
  const of = (wanted: Family): Item[] => items.filter(({ family }) => family === wanted);
  const misconceptions = of('misconception');
  const order = new Chance(chapters, seed, orderStream);
  return [...of('exercise'), ...(seed === plainSeed ? misconceptions : order.shuffled(misconceptions))];
}

/** An item with the numbers that a seed gives it. */
export function makeItem(
  item: Item,
  core: CoreClient,
  chapters: ChaptersClient,
  seed: string,
  trained?: Ablation,
): Made {
  return item.make({ core, chapters, chance: new Chance(chapters, seed, item.stream), trained });
}

// The sheet as a row of marks: what is right, what is not yet, what is open. Each mark leads to its question.

export interface SheetPicture {
  width: number;
  onPick: (place: number) => void;
}

const [height, middle, most] = [64, 38, 40];

export function sheetPicture({ sheet, attempts, at, hidden }: Shown, { width, onPick }: SheetPicture): TemplateResult {
  const step = Math.min(most, width / (sheet.length + 1));
  const frame = plotFrame(width, height, { left: 0, right: 0, top: 0, bottom: 0 });
  const radius = px(Math.min(11, step * 0.36));
  // The families stand apart by half a step.
  const x = sheet.map(({ family }, place) => px((place + (family === 'exercise' ? 0.5 : 1)) * step));
  const name = (family: Family, key: 'quiz.sheet.exercises' | 'quiz.sheet.misconceptions'): TemplateResult => {
    const first = sheet.findIndex((item) => item.family === family);
    return svg`<text class="dk-tick-text" x=${px((x[first] ?? 0) - radius)} y="14">${say(key)}</text>`;
  };
  const families = [...new Set(sheet.map(({ family }) => family))];
  return picture({
    name: 'sheet',
    title: say('quiz.sheet.title'),
    key: say(hidden ? 'quiz.sheet.keyHidden' : 'quiz.sheet.key'),
    label: say('quiz.sheet.picture', { count: String(sheet.length) }),
    frame,
    content: [
      families.length > 1
        ? [name('exercise', 'quiz.sheet.exercises'), name('misconception', 'quiz.sheet.misconceptions')]
        : nothing,
      sheet.map(({ id }, place) => drawn(stateOf(attempts.of(id), hidden), x[place] ?? 0, radius)),
      svg`<path class="here" d="M${px((x[at] ?? 0) - radius)},${middle + radius + 6}h${px(2 * radius)}"></path>`,
    ],
    series: [
      sheet.map(({ id }, place) => {
        const words = { number: String(place + 1), name: itemName(id), state: stateText(attempts.of(id), hidden) };
        return { x: x[place] ?? 0, y: middle, text: say('quiz.sheet.mark', words) };
      }),
    ],
    at: { series: 0, mark: at },
    onPick: ({ mark }) => onPick(mark),
  });
}

function drawn(state: State, x: number, r: number): TemplateResult {
  const circle = svg`<circle class=${state === 'first' || state === 'given' ? 'full' : 'empty'} cx=${x} cy=${middle} r=${r}></circle>`;
  if (state === 'later')
    return svg`<g class="mark">${circle}<path class="half" d="M${x},${px(middle - r)}a${r},${r} 0 0 0 0,${px(2 * r)}Z"></path></g>`;
  if (state === 'wrong') {
    const c = px(r * 0.5);
    const cross = `M${px(x - c)},${px(middle - c)}l${2 * c},${2 * c}M${px(x - c)},${px(middle + c)}l${2 * c},${-2 * c}`;
    return svg`<g class="mark">${circle}<path class="cross" d=${cross}></path></g>`;
  }
  return svg`<g class="mark">${circle}</g>`;
}

// One item on paper: with room for an answer, or with the answer and what is to be said of it.

/** Pictures on paper have at most this many pixels, which a page of either size holds. */
export const paperWidth = 460;

/** width  of its pictures, in pixels */
export function paperItem(made: Made, number: number, { key, width }: { key: boolean; width: number }): TemplateResult {
  return html`<article class="paper-item">
    <div class="number">${number}</div>
    <div>
      <p class="question">${symbols(made.question)}</p>
      ${key ? answerPart(made) : roomPart(made, width)}
    </div>
  </article>`;
}

function roomPart(made: Made, width: number): TemplateResult {
  const { answer } = made;
  if (answer.kind === 'choice')
    return html`${shownPart(made, width, onPaper)}
      <ol class="boxes">
        ${answer.options.map(({ name }, place) => html`<li><b>${letterOf(place)}</b> ${symbols(name)}</li>`)}
      </ol>
      <p class="because">${say('quiz.paper.because')}<span class="rule"></span></p>`;
  if (answer.kind === 'number')
    return html`${shownPart(made, width, onPaper)}
      <p class="room">${symbols(answer.label)}<span class="rule"></span></p>
      <p class="within">${say('quiz.typeHint', { tolerance: short(answer.tolerance) })}</p>`;
  return html`${curvePicture({ ...answer.curves, key: '' }, width, undefined, onPaper)}
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

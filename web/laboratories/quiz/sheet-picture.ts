// The sheet as a row of marks: what is right, what is not yet, what is open. Each mark leads to its question.
import { svg, type TemplateResult } from 'lit';
import { say } from '../../i18n/say.ts';
import { plotFrame } from '../../figure/frame.ts';
import { px } from '../../figure/pixel.ts';
import { picture } from '../../kit/picture.ts';
import type { Family } from './item.ts';
import { itemName, type State } from './state.ts';

export interface SheetMark {
  id: string;
  family: Family;
  state: State;
  /** The state in words. */
  text: string;
}

export interface SheetPicture {
  marks: readonly SheetMark[];
  /** The mark of the question on show. */
  at: number;
  hidden: boolean;
  width: number;
  onPick: (place: number) => void;
}

const [height, middle, most] = [64, 38, 40];

export function sheetPicture({ marks, at, hidden, width, onPick }: SheetPicture): TemplateResult {
  const step = Math.min(most, width / (marks.length + 1));
  const frame = plotFrame(width, height, { left: 0, right: 0, top: 0, bottom: 0 });
  const radius = px(Math.min(11, step * 0.36));
  // The families stand apart by half a step.
  const x = marks.map(({ family }, place) => px((place + (family === 'exercise' ? 0.5 : 1)) * step));
  const name = (family: Family, key: 'quiz.sheet.exercises' | 'quiz.sheet.misconceptions'): TemplateResult => {
    const first = marks.findIndex((mark) => mark.family === family);
    return svg`<text class="dk-tick-text" x=${px((x[first] ?? 0) - radius)} y="14">${say(key)}</text>`;
  };
  return picture({
    title: say('quiz.sheet.title'),
    key: say(hidden ? 'quiz.sheet.keyHidden' : 'quiz.sheet.key'),
    label: say('quiz.sheet.picture', { count: String(marks.length) }),
    frame,
    content: [
      name('exercise', 'quiz.sheet.exercises'),
      name('misconception', 'quiz.sheet.misconceptions'),
      marks.map((mark, place) => drawn(mark.state, x[place] ?? 0, radius)),
      svg`<path class="here" d="M${px((x[at] ?? 0) - radius)},${middle + radius + 6}h${px(2 * radius)}"></path>`,
    ],
    series: [
      marks.map(({ id, text }, place) => ({
        x: x[place] ?? 0,
        y: middle,
        text: say('quiz.sheet.mark', { number: String(place + 1), name: itemName(id), state: text }),
      })),
    ],
    at: { series: 0, mark: at },
    onPick: ({ mark }) => {
      onPick(mark);
    },
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

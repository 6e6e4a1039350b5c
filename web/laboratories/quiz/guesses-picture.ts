// The guesses of a class as heaps of dots over their axis, with the middle one and what comes out.
import { svg, type TemplateResult } from 'lit';
import { significant, short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bottomAxis } from '../../figure/axis.ts';
import { dotsPath, heaped } from '../../figure/dots.ts';
import { plotFrame, type Frame } from '../../figure/frame.ts';
import { px } from '../../figure/pixel.ts';
import { linearScale, logScale, type Scale } from '../../figure/scale.ts';
import { roundTicks } from '../../figure/ticks.ts';
import { picture } from '../../kit/picture.ts';

export interface GuessesPicture {
  title: string;
  numbers: readonly number[];
  /** The middle guess, from the core. */
  median: number;
  /** What comes out; undefined where it is not to be seen. */
  answer: number | undefined;
  width: number;
}

const [height, radius] = [240, 5];
/** Positive guesses that span more than this stand on a log axis. */
const wide = 50;

export function guessesPicture({ title, numbers, median, answer, width }: GuessesPicture): TemplateResult {
  const frame = plotFrame(width, height, { left: 24, right: 24, top: 40, bottom: 30 });
  const x = axis(answer === undefined ? numbers : [...numbers, answer], frame);
  const dots = heaped(
    numbers.map((each) => x(each)),
    { base: frame.bottom, height: frame.bottom - frame.top, radius },
  );
  const values = { median: significant(median), answer: answer === undefined ? '' : significant(answer) };
  const marks = new Map<number, { x: number; y: number; count: number }>();
  for (const dot of dots) {
    const value = numbers[dot.index] ?? 0;
    const known = marks.get(value);
    marks.set(value, { x: dot.x, y: Math.min(dot.y, known?.y ?? dot.y), count: (known?.count ?? 0) + 1 });
  }
  return picture({
    title,
    key: answer === undefined ? say('quiz.class.keyNumbers', values) : say('quiz.class.keyAnswer', values),
    label: say('quiz.class.picture', { count: String(numbers.length) }),
    frame,
    content: [
      bottomAxis(frame, x, roundTicks(x, 56), { format: (value) => short(value), title: '' }),
      svg`<path class="guesses" d=${dotsPath(dots)} stroke-width=${2 * radius - 1}></path>`,
      upright(frame, x(median), 'dk-role-theory', say('quiz.class.median', values), 12),
      answer === undefined ? null : upright(frame, x(answer), 'dk-role-scaled', say('quiz.class.comesOut', values), 28),
    ],
    series: [
      [...marks]
        .sort(([a], [b]) => a - b)
        .map(([value, { x: across, y, count }]) => ({
          x: across,
          y,
          text: say('quiz.class.mark', {
            value: short(value),
            count: count === 1 ? say('quiz.class.guess') : say('quiz.class.guesses', { count: String(count) }),
          }),
        })),
    ],
  });
}

function upright(
  { top, bottom, left, right }: Frame,
  pixel: number,
  role: string,
  text: string,
  y: number,
): TemplateResult {
  const at = px(pixel);
  const anchor = at < left + 80 ? 'start' : at > right - 80 ? 'end' : 'middle';
  return svg`<g class="upright ${role}">
    <line x1=${at} x2=${at} y1=${Math.max(y + 4, top - 20)} y2=${bottom}></line>
    <text x=${at} y=${y} text-anchor=${anchor}>${text}</text>
  </g>`;
}

function axis(values: readonly number[], { left, right }: Frame): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const pixels = [left, right] as const;
  if (least > 0 && most > wide * least) return logScale([least, most], pixels);
  // One value alone has room to both sides.
  const room = most > least ? (most - least) * 0.04 : Math.max(1, Math.abs(most) * 0.5);
  return linearScale([least - room, most + room], pixels);
}

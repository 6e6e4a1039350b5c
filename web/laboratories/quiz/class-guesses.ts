// The guesses of a class: pasted lines, a picture for each question that they are guesses at, and what could not be read.
import { type ReactiveControllerHost, type TemplateResult, html, nothing, svg } from 'lit';
import { live } from 'lit/directives/live.js';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { dotsPath, heaped } from '../../figure/histogram.ts';
import { type Frame, plotFrame, bottomAxis, roundTicks } from '../../figure/frame.ts';
import { type Scale, linearScale, logScale, px } from '../../figure/scale.ts';
import { short, significant } from '../../i18n/numbers.ts';
import { sayCounted, say } from '../../i18n/say.ts';
import { button, check } from '../../kit/buttons.ts';
import { picture } from '../../kit/picture.ts';
import { type BadLine, type Group, type Guesses, mostLines, readGuesses } from './guess-lines.ts';
import type { Shown } from './attempts.ts';
import { letterOf } from './judging.ts';
import { barsPicture } from './pictures.ts';

// The guesses of a class as heaps of dots over their axis, with the middle one and what comes out.

interface GuessesPicture {
  title: string;
  numbers: readonly number[];
  /** The middle guess, from the core. */
  median: number;
  /** What comes out; undefined where it is not to be seen. */
  answer: number | undefined;
  width: number;
}

const guessCount = (count: number): string => sayCounted('quiz.class.guesses', count, { count: String(count) });

const [height, radius] = [240, 5];
/** Positive guesses that span more than this stand on a log axis. */
const wide = 50;

function guessesPicture({ title, numbers, median, answer, width }: GuessesPicture): TemplateResult {
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
    label: say('quiz.class.picture', { guesses: guessCount(numbers.length) }),
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
        .map(([value, { x: across, y, count }]) => {
          const counted = guessCount(count);
          return { x: across, y, text: say('quiz.class.mark', { value: short(value), count: counted }) };
        }),
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

interface ClassView extends Pick<Shown, 'at' | 'made' | 'hidden'> {
  chapters: ChaptersClient;
  width: number;
}

/** Bad lines that are named one by one. */
const named = 12;
/** Longer lines are cut where they are named; the field still holds them. */
const longest = 40;

export class ClassGuesses {
  readonly #host: ReactiveControllerHost;
  #text = '';
  #answer = false;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  render(heading: TemplateResult, view: ClassView): TemplateResult {
    const guesses = readGuesses(this.#text, view.made);
    return html`<div class=${guesses.lines === 0 ? 'class none' : 'class'}>
      ${heading}
      <p id="class-intro">${say('quiz.class.intro')}</p>
      <div class="field wide">
        <label for="class">${say('quiz.class.label')}</label>
        <textarea
          id="class"
          rows="5"
          spellcheck="false"
          aria-describedby="class-intro"
          .value=${live(this.#text)}
          @input=${(event: Event) => this.#type((event.target as HTMLTextAreaElement).value)}
        ></textarea>
      </div>
      ${this.#bad(guesses, view)}
      ${guesses.lines === 0 ? html`<p class="what">${say('quiz.class.none')}</p>` : this.#seen(guesses, view)}
    </div>`;
  }

  #type(text: string): void {
    this.#text = text;
    this.#host.requestUpdate();
  }

  #seen({ groups, bad, lines }: Guesses, view: ClassView): TemplateResult {
    const onChange = (answer: boolean): void => {
      this.#answer = answer;
      this.#host.requestUpdate();
    };
    return html`<div class="class-controls wraps">
        ${view.hidden ? nothing : check({ label: say('quiz.class.answer'), checked: this.#answer, onChange })}
        ${button(say('quiz.class.clear'), () => this.#type(''), { look: 'quiet' })}
        <span>${say('quiz.class.used', { used: String(lines - bad.length), lines: String(lines) })}</span>
      </div>
      ${groups.map((group) => this.#group(group, view))}`;
  }

  #group({ from, numbers, words, answer }: Group, { chapters, width, at, hidden }: ClassView): TemplateResult {
    const title =
      from === ''
        ? say('quiz.class.current', { number: String(at + 1) })
        : say('quiz.class.laboratory', { laboratory: from });
    const seen = this.#answer && !hidden;
    if (numbers.length > 0) {
      const [median = 0] = chapters.quantiles(numbers, [0.5]);
      const out = seen && typeof answer === 'number' ? answer : undefined;
      return guessesPicture({ title, numbers, median, answer: out, width });
    }
    return barsPicture(
      {
        title,
        key: say(seen ? 'quiz.class.keyRight' : 'quiz.class.keyChoices'),
        bars: words.map(({ name, count, right }, place) => ({
          name: from === '' ? `${letterOf(place)}  ${name}` : name,
          value: count,
          text: String(count),
          role: seen && right ? 'scaled' : 'other',
        })),
      },
      width,
    );
  }

  #bad({ bad, beyond }: Guesses, { made: { answer } }: ClassView): TemplateResult | typeof nothing {
    const letters = answer.kind === 'choice' ? answer.options.map((_, place) => letterOf(place)).join(', ') : '';
    const sentence = ({ line, text: whole, why }: BadLine): string => {
      const text = whole.length > longest ? `${whole.slice(0, longest)}…` : whole;
      if (why === 'letter') return say('quiz.class.badLetter', { line: String(line), text, letters });
      return say(why === 'mixed' ? 'quiz.class.mixed' : 'quiz.class.badNumber', { line: String(line), text });
    };
    const more = bad.length - named;
    const said = [
      ...bad.slice(0, named).map(sentence),
      more > 0 ? sayCounted('quiz.class.more', more, { count: String(more) }) : '',
      beyond === undefined ? '' : say('quiz.class.beyond', { line: String(beyond), most: String(mostLines) }),
    ].filter(Boolean);
    if (said.length === 0) return nothing;
    return html`<ul class="error bad" aria-live="polite">
      ${said.map((each) => html`<li>⚠ ${each}</li>`)}
    </ul>`;
  }
}

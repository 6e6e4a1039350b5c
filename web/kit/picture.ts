// A picture: its title, what its marks mean, its figures readable off it, and its words; below, what of it can be dragged. Every picture of a
// laboratory is one of these.
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { CursorMark, CursorPosition } from '../figure/scale.ts';
import { type Frame, plot } from '../figure/frame.ts';
import { type Arguments, type MessageKey, type Messages, sayNamed } from '../i18n/say.ts';
import { pointerBox, readout } from './readout.ts';
import { symbols } from './symbols.ts';
import { holds } from './watched-box.ts';
import { guard } from 'lit/directives/guard.js';
import { type Axes, type DrawnXy, drawXy, type Point, type PointMark, type XyFigure } from '../figure/xy.ts';

export interface Picture {
  /** What a page calls it by that shows it alone. */
  name?: string;
  title: string;
  /** What lines and bars mean. */
  key: string;
  /** The picture in words. */
  label: string;
  frame: Frame;
  /** What is drawn: SVG templates. */
  content: unknown;
  /** Marks that can be read: in pixels of the frame, with their texts; left out where nothing can. */
  series?: readonly (readonly CursorMark[])[];
  /** The mark in focus, e.g. the d that other pictures look at. */
  at?: CursorPosition | undefined;
  onPick?: ((at: CursorPosition) => void) | undefined;
}

export function picture(of: Picture): TemplateResult {
  return figure({ ...of, drawn: readable(of) });
}

/** What is drawn, its figures readable off it: a picture without its title. */
export function readable({ label, frame, content, series, at, onPick }: Picture): TemplateResult {
  const drawn = plot(frame, { label }, content);
  if (series === undefined || series.every((marks) => marks.length === 0)) return drawn;
  return html`<div
    class="readable"
    role="slider"
    tabindex="0"
    aria-label=${label}
    ${readout({ width: frame.width, series, at, onPick })}
  >
    ${drawn}
  </div>`;
}

/** A drawing, its title, and what its marks mean. */
export interface Drawing extends Pick<Picture, 'name' | 'title' | 'key'> {
  drawn: TemplateResult;
}

export function figure({ name, title, key, drawn }: Drawing): TemplateResult {
  return html`<figure class="picture" part="picture" data-figure=${name ?? nothing}>
    <figcaption ${holds()}><strong>${symbols(title)}</strong> <span>${symbols(key)}</span></figcaption>
    ${drawn}
  </figure>`;
}

/** One picture in parts: what a reader moves, say, and what becomes of it. */
export function figureOf(label: string, parts: readonly Drawing[]): TemplateResult {
  return html`<figure class="picture" part="picture" aria-label=${label}>
    <div class="pictures">
      ${parts.map(
        ({ title, key, drawn }) =>
          html`<div class="drawing">
            <p class="caption" ${holds()}><strong>${symbols(title)}</strong> <span>${symbols(key)}</span></p>
            ${drawn}
          </div>`,
      )}
    </div>
  </figure>`;
}

// The words of a picture, each under its end of one name: "walks.title", "walks.key" what its marks mean, "walks.picture" itself in words.

type End = 'title' | 'key' | 'picture';

/** The names that have all three. */
type Name = {
  [Key in MessageKey]: Key extends `${infer Own}.picture`
    ? `${Own}.title` | `${Own}.key` extends MessageKey
      ? Own
      : never
    : never;
}[MessageKey];

/** By a condition of one name, see asking.ts of the quiz. */
type TextOf<Key extends string> = Key extends MessageKey ? Messages[Key] : never;

export function captions<Own extends Name>(
  name: Own,
  ...[values]: Arguments<TextOf<`${Own}.${End}`>>
): Pick<Picture, 'title' | 'key' | 'label'> {
  const said = (end: End): string => sayNamed(`${name}.${end}`, values) ?? '';
  return { title: said('title'), key: said('key'), label: said('picture') };
}

// The picture of a figure with axes that is described as data: what is drawn of it, its marks, and what moves before it.

interface Moving extends Omit<Picture, 'frame' | 'content' | 'series' | 'at' | 'onPick'> {
  /** Drawn anew every time: behind all; over the ground, under the series; and over all. */
  behind?: (axes: Axes) => unknown;
  under?: (axes: Axes) => unknown;
  over?: (axes: Axes) => unknown;
  /** A value of x in focus: the keys begin at it in the first series that has it; else at the point before it in the first. */
  at?: number;
  onPick?: (point: Point) => void;
}

/** Described; or drawn before, and kept while only what moves is another. */
type XyPicture = Moving & (XyFigure | { drawn: DrawnXy });

export function xyPicture(asked: XyPicture): TemplateResult {
  const { title, key, label, name = '', behind, under, over, at, onPick } = asked;
  const drawn = 'drawn' in asked ? asked.drawn : drawXy(asked);
  const { frame, marks } = drawn;
  return picture({
    ...(name && { name }),
    title,
    key,
    label,
    frame,
    content: [
      behind?.(drawn),
      guard([drawn], drawn.ground),
      under?.(drawn),
      guard([drawn], drawn.series),
      over?.(drawn),
    ],
    series: marks,
    at: at === undefined ? undefined : startAt(marks, at),
    onPick:
      onPick &&
      (({ series, mark }) => {
        const picked = marks[series]?.[mark];
        if (picked) onPick(picked.point);
      }),
  });
}

function startAt(marks: readonly (readonly PointMark[])[], at: number): CursorPosition {
  const series = Math.max(
    0,
    marks.findIndex((all) => all.some(({ point }) => point.x === at)),
  );
  const before = marks[series]?.findLastIndex(({ point }) => point.x <= at) ?? 0;
  return { series, mark: Math.max(0, before) };
}

// Lets a pointer drag along the x axis of a picture, from wherever it is pressed down in it.

interface AlongX {
  frame: Frame;
  /** Where the pointer is, in pixels of the frame, between the ends of its axis. */
  onMove: (pixel: number) => void;
}

export function alongX(picture: TemplateResult, { frame, onMove }: AlongX): TemplateResult {
  const follow = (event: PointerEvent): void => {
    const root = (event.currentTarget as Element).querySelector('svg');
    const box = root && pointerBox(root);
    if (!box || box.width === 0) return;
    const pixel = ((event.clientX - box.left) / box.width) * frame.width;
    onMove(Math.min(frame.right, Math.max(frame.left, pixel)));
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    follow(event);
  };
  const onDrag = (event: PointerEvent): void => {
    if ((event.currentTarget as Element).hasPointerCapture(event.pointerId)) follow(event);
  };
  return html`<div class="along" @pointerdown=${onDown} @pointermove=${onDrag}>${picture}</div>`;
}

// A mark of a picture that can be dragged, or stepped by keys as any slider. What it moves, and how far, is the picture's.

interface Handle<Step> {
  /** Classes beside its own. */
  look?: string;
  label: string;
  /** The value in words, with what comes of it. */
  spoken: string;
  now: number;
  range: readonly [least: number, most: number];
  /** Whether up and down are the only ways it goes. */
  vertical?: boolean;
  /** What each key does. */
  steps: Readonly<Record<string, Step>>;
  onStep: (step: Step) => void;
  /** Where the pointer is, in pixels of the picture. */
  onDrag: (across: number, up: number) => void;
  /** A drag has begun or ended. */
  onHold?: (held: boolean) => void;
}

/** mark  what is seen of it and what is gripped: SVG */
export function handle<Step>(of: Handle<Step>, mark: unknown): TemplateResult {
  const [least, most] = of.range;
  const onKey = (event: KeyboardEvent): void => {
    const step = of.steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    of.onStep(step);
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const target = event.currentTarget as SVGGElement;
    target.setPointerCapture(event.pointerId);
    target.focus({ preventScroll: true });
    event.preventDefault();
    of.onHold?.(true);
  };
  const onMove = (event: PointerEvent): void => {
    const target = event.currentTarget as SVGGElement;
    const root = target.ownerSVGElement;
    if (!root || !target.hasPointerCapture(event.pointerId)) return;
    const box = pointerBox(root);
    const { width, height } = root.viewBox.baseVal;
    if (box.width === 0) return;
    of.onDrag(((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height);
  };
  return svg`<g
    class="handle ${of.look ?? ''}"
    role="slider"
    tabindex="0"
    aria-orientation=${of.vertical ? 'vertical' : nothing}
    aria-label=${of.label}
    aria-valuemin=${least}
    aria-valuemax=${most}
    aria-valuenow=${of.now}
    aria-valuetext=${of.spoken}
    @keydown=${onKey}
    @pointerdown=${onDown}
    @pointermove=${onMove}
    @lostpointercapture=${() => of.onHold?.(false)}
  >
    ${mark}
  </g>`;
}

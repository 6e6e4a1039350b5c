// A picture with its title, what its marks mean, and its figures readable off it. Every picture of a laboratory is one of these.
import { type TemplateResult, html, nothing } from 'lit';
import type { CursorMark, CursorPosition } from '../figure/cursor.ts';
import { type Frame, plot } from '../figure/frame.ts';
import { readout } from './readout.ts';
import { symbols } from './symbols.ts';

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
    <figcaption><strong>${symbols(title)}</strong> <span>${symbols(key)}</span></figcaption>
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
            <p class="caption"><strong>${symbols(title)}</strong> <span>${symbols(key)}</span></p>
            ${drawn}
          </div>`,
      )}
    </div>
  </figure>`;
}

// Lets a pointer drag along the x axis of a picture, from wherever it is pressed down in it.

interface AlongX {
  frame: Frame;
  /** Where the pointer is, in pixels of the frame, between the ends of its axis. */
  onMove: (pixel: number) => void;
}

export function alongX(picture: TemplateResult, { frame, onMove }: AlongX): TemplateResult {
  const follow = (event: PointerEvent): void => {
    const box = (event.currentTarget as Element).querySelector('svg')?.getBoundingClientRect();
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

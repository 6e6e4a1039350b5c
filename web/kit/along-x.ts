// Lets a pointer drag along the x axis of a picture, from wherever it is pressed down in it.
import { html, type TemplateResult } from 'lit';
import type { Frame } from '../figure/frame.ts';

export interface AlongX {
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

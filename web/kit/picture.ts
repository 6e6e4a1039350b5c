// A picture with its title, what its marks mean, and its figures readable off it. Every picture of a laboratory is one of these.
import { html, type TemplateResult } from 'lit';
import type { CursorMark, CursorPosition } from '../figure/cursor.ts';
import { plot, type Frame } from '../figure/frame.ts';
import { readout } from './readout.ts';
import { symbols } from './symbols.ts';

export interface Picture {
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

export function picture({ title, key, label, frame, content, series, at, onPick }: Picture): TemplateResult {
  const drawn = plot(frame, { label }, content);
  return html`<figure class="picture" part="picture">
    <figcaption><strong>${symbols(title)}</strong> <span>${symbols(key)}</span></figcaption>
    ${
      series === undefined || series.every((marks) => marks.length === 0)
        ? drawn
        : html`<div
            class="readable"
            role="slider"
            tabindex="0"
            aria-label=${label}
            ${readout({ width: frame.width, series, at, onPick })}
          >
            ${drawn}
          </div>`
    }
  </figure>`;
}

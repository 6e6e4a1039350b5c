// Axes: a line of ticks with texts, a title, and pale lines across the drawing area.
import { svg } from 'lit';
import type { TemplateResult } from 'lit';

import type { Frame } from './frame.ts';
import { px } from './pixel.ts';
import type { Scale } from './scale.ts';

export interface AxisOptions {
  /** A tick's text; numbers are formatted where the reader's language is known. */
  format: (value: number) => string;
  /** What is measured, with its unit. */
  title: string;
}

/** The axis below the drawing area; its title stands under the tick texts. */
export function bottomAxis(
  { left, right, bottom, height }: Frame,
  scale: Scale,
  ticks: readonly number[],
  { format, title }: AxisOptions,
): TemplateResult {
  const middle = px((left + right) / 2);
  return svg`<g class="dk-axis" aria-hidden="true">
    <line class="dk-axis-line" x1=${left} x2=${right} y1=${bottom} y2=${bottom}></line>
    ${ticks.map((tick) => {
      const x = px(scale(tick));
      return svg`<line class="dk-tick" x1=${x} x2=${x} y1=${bottom} y2=${bottom + 5}></line>
        <text class="dk-tick-text" x=${x} y=${bottom + 17} text-anchor="middle">${format(tick)}</text>`;
    })}
    <text class="dk-axis-title" x=${middle} y=${height - 4} text-anchor="middle">${title}</text>
  </g>`;
}

/** The axis left of the drawing area; its title stands above it, where it needs no turning of the head. */
export function leftAxis(
  { left, right, top }: Frame,
  scale: Scale,
  ticks: readonly number[],
  { format, title }: AxisOptions,
): TemplateResult {
  return svg`<g class="dk-axis" aria-hidden="true">
    ${ticks.map((tick) => {
      const y = px(scale(tick));
      return svg`<line class="dk-grid" x1=${left} x2=${right} y1=${y} y2=${y}></line>
        <text class="dk-tick-text" x=${left - 6} y=${y} dy="0.35em" text-anchor="end">${format(tick)}</text>`;
    })}
    <text class="dk-axis-title" x=${0} y=${top - 10} text-anchor="start">${title}</text>
  </g>`;
}

// The frame of a plot: its size and the edges of the area in which marks are drawn, in CSS pixels.
import { html } from 'lit';
import type { TemplateResult } from 'lit';

export interface Margin {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Frame {
  width: number;
  height: number;
  /** Edges of the drawing area; y grows downward. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Room for a title and tick texts of five digits on both axes. */
export const margin: Margin = { top: 24, right: 20, bottom: 40, left: 48 };

/** A frame of so many pixels; where the margins leave no area, the area has one pixel. */
export function plotFrame(width: number, height: number, around: Partial<Margin> = {}): Frame {
  const { top, right, bottom, left } = { ...margin, ...around };
  return {
    width,
    height,
    left,
    right: Math.max(left + 1, width - right),
    top,
    bottom: Math.max(top + 1, height - bottom),
  };
}

export interface PlotOptions {
  /** What the picture shows, in words. */
  label: string;
}

/** The root of a plot. It scales with its container; the viewBox keeps its proportions. */
export function plot({ width, height }: Frame, { label }: PlotOptions, content: unknown): TemplateResult {
  return html`<svg
    class="dk-plot"
    part="plot"
    viewBox="0 0 ${width} ${height}"
    width=${width}
    height=${height}
    role="img"
    aria-label=${label}
  >
    ${content}
  </svg>`;
}

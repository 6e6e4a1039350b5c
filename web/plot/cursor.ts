// A cursor that the keyboard moves among the marks of a plot: one tab stop, arrow keys inside, one text for each mark.
import { svg } from 'lit';
import type { TemplateResult } from 'lit';

import { px } from './pixel.ts';

/** A mark that the cursor can stand on, in pixels, and what is said of it. */
export interface CursorMark {
  x: number;
  y: number;
  /** Of a bar that lies on its side: where it begins; a pointer reads it anywhere from here to x. */
  from?: number;
  text: string;
}

/** Which mark of which series; series and marks are counted from 0. */
export interface CursorPosition {
  series: number;
  mark: number;
}

type Series = readonly (readonly CursorMark[])[];

/** The mark at a position; null where there is none (any more). */
export function markAt(series: Series, at: CursorPosition | null): CursorMark | null {
  return at === null ? null : (series[at.series]?.[at.mark] ?? null);
}

/**
 * Where a key takes the cursor.
 *
 * Left and right go along a series, up and down to the series before and after, at the mark nearest in x; Home and End
 * to the ends; Escape takes the cursor away. Empty series are passed over.
 * returns  undefined for any other key, which the plot should leave alone
 */
export function moveCursor(series: Series, at: CursorPosition | null, key: string): CursorPosition | null | undefined {
  if (key === 'Escape') return at === null ? undefined : null;
  if (!['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].includes(key)) return undefined;
  const first = series.findIndex((marks) => marks.length > 0);
  if (first < 0) return null;
  const current = markAt(series, at);
  const place = at !== null && current !== null ? at : { series: first, mark: 0 };
  const last = (series[place.series]?.length ?? 1) - 1;
  if (key === 'Home') return { ...place, mark: 0 };
  if (key === 'End') return { ...place, mark: last };
  // The first arrow only shows the cursor.
  if (current === null) return place;
  if (key === 'ArrowLeft') return { ...place, mark: Math.max(0, place.mark - 1) };
  if (key === 'ArrowRight') return { ...place, mark: Math.min(last, place.mark + 1) };
  return toSeries(series, place, current.x, key === 'ArrowUp' ? -1 : 1);
}

function toSeries(series: Series, at: CursorPosition, x: number, step: number): CursorPosition {
  for (let to = at.series + step; to >= 0 && to < series.length; to += step) {
    const marks = series[to] ?? [];
    if (marks.length > 0) return { series: to, mark: nearest(marks, x) };
  }
  return at;
}

function nearest(marks: readonly CursorMark[], x: number): number {
  let best = 0;
  marks.forEach((mark, i) => {
    if (Math.abs(mark.x - x) < Math.abs((marks[best]?.x ?? Infinity) - x)) best = i;
  });
  return best;
}

/** A ring around the mark under the cursor. */
export function cursorRing(mark: CursorMark | null): TemplateResult | null {
  return mark === null
    ? null
    : svg`<circle class="dk-cursor" cx=${px(mark.x)} cy=${px(mark.y)} r="8" fill="none"></circle>`;
}

// A picture over d: the d in focus is marked, and a click or Enter brings another one into focus.
import { svg, type TemplateResult } from 'lit';
import type { CursorMark } from '../../figure/cursor.ts';
import { px } from '../../figure/pixel.ts';
import type { Scale } from '../../figure/scale.ts';
import { picture, type Picture } from '../picture.ts';

export interface Focusing {
  /** From d to pixels. */
  x: Scale;
  focus: number;
  onFocus: (d: number) => void;
}

/** A mark that can be read, and the d at which it stands. */
export interface DimensionMark extends CursorMark {
  d: number;
}

export interface FocusPicture extends Omit<Picture, 'series' | 'at' | 'onPick'> {
  series: readonly (readonly DimensionMark[])[];
}

export function focusing({ series, ...words }: FocusPicture, { x, focus, onFocus }: Focusing): TemplateResult {
  const { frame, content } = words;
  const mark = svg`<g class="focus" aria-hidden="true">
    <line x1=${px(x(focus))} x2=${px(x(focus))} y1=${frame.top} y2=${frame.bottom}></line>
    <circle cx=${px(x(focus))} cy=${frame.bottom} r="6"></circle>
  </g>`;
  const first = series.findIndex((marks) => marks.some(({ d }) => d === focus));
  const place = series[first]?.findIndex(({ d }) => d === focus) ?? -1;
  return picture({
    ...words,
    content: [mark, content],
    series,
    at: place < 0 ? undefined : { series: first, mark: place },
    onPick: ({ series: row, mark: at }) => {
      const picked = series[row]?.[at];
      if (picked) onFocus(picked.d);
    },
  });
}

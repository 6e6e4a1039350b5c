// A picture over d, its axis and its marks: the d in focus is marked, and a click or Enter brings another one into focus.
import { type TemplateResult, svg } from 'lit';
import { bottomAxis, dimensionTicks } from '../../figure/axis.ts';
import { type CursorMark, mark } from '../../figure/cursor.ts';
import { type Frame, logDomain } from '../../figure/frame.ts';
import { type Datum, pixelOf } from '../../figure/line.ts';
import { type Scale, logScale, px } from '../../figure/scale.ts';
import { short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { type Picture, picture } from '../picture.ts';

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

// The axis of d that all pictures of the sweep share.

/** Pixels that a tick text of five signs needs. */
const tickGap = 48;

export function dimensionScale(grid: readonly number[], { left, right }: Frame): Scale {
  return logScale(logDomain(grid), [left + 8, right]);
}

export function dimensionAxis(frame: Frame, x: Scale): TemplateResult {
  return bottomAxis(frame, x, dimensionTicks(x, tickGap), {
    format: (d) => short(d),
    title: say('sweep.axis.dimension'),
  });
}

// The marks of a measured curve over d, each with its text: which figure, at which d, with its interval.

/** Marks where there is something to read; `name` says what is measured. */
export function dimensionMarks(name: string, data: readonly Datum[], x: Scale, y: Scale): DimensionMark[] {
  return data.flatMap(({ x: d, y: value, low, high }) => {
    const pixel = pixelOf(y, value);
    if (value === null || Number.isNaN(pixel)) return [];
    const text = (): string => {
      const words = { name, d: whole(d), value: significant(value) };
      return typeof low === 'number' && typeof high === 'number' && low < high
        ? say('sweep.mark.band', { ...words, low: significant(low), high: significant(high) })
        : say('sweep.mark', words);
    };
    return [mark({ x: x(d), y: pixel, d }, text)];
  });
}

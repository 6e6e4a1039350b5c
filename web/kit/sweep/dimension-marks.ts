// The marks of a measured curve over d, each with its text: which figure, at which d, with its interval.
import { significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { pixelOf, type Datum } from '../../figure/line.ts';
import { mark } from '../../figure/mark.ts';
import type { Scale } from '../../figure/scale.ts';
import type { DimensionMark } from './focus-picture.ts';

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

// The figures of <dk-temperature> at its start values but for some, with the compiled core behind them.
import { initialValues } from '../../../web/kit/settings.ts';
import { temperatureParameters } from '../../../web/laboratories/temperature/parameters.ts';
import { figuresAt, type Asked, type Figures } from '../../../web/laboratories/temperature/shown.ts';
import type { Pattern } from '../../../web/laboratories/temperature/view.ts';
import { chapters } from '../../bindings/chapters-core.ts';
import { core } from '../../bindings/core.ts';

export const start: Asked = initialValues(temperatureParameters);
export const figures = (asked: Partial<Asked> = {}): Figures => figuresAt(core, chapters, { ...start, ...asked });

export function patternOf({ patterns }: Figures, place: number): Pattern {
  const pattern = patterns[place];
  if (!pattern) throw new RangeError('no pattern');
  return pattern;
}

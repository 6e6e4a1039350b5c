// A slider's value and what it does, for those who hear it.
import { short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { SlidName } from './controls.ts';
import type { Predicted } from './entries.ts';
import { predictedFigure, type LayerRow } from './layers.ts';

export interface Consequence {
  /** The first weights that are looked at; undefined while nothing may be told of them. */
  row: LayerRow | undefined;
  predicted: Predicted | undefined;
}

export function consequence(name: SlidName, value: number, { row, predicted }: Consequence): string {
  const variance = predicted?.variance ?? null;
  return say(`assumptions.${name}Text`, {
    value: short(value),
    name: row?.name ?? say('assumptions.firstWeights'),
    score: row ? significant(predictedFigure(row, 'score')) : say('assumptions.untold'),
    d: predicted ? whole(predicted.d) : '',
    mean: predicted ? significant(predicted.mean) : '',
    variance: variance === null ? say('assumptions.live.none') : significant(variance),
  });
}

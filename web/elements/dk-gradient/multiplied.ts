// The row on show with its scores multiplied: the curves of all factors, and the Jacobian at one of them.
import { html, type TemplateResult } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import { short } from '../../messages/numbers.ts';
import { say } from '../../messages/say.ts';
import { factorPicture } from './factor-picture.ts';
import { fullEntry, mapPicture } from './map-picture.ts';
import { multipliedRow, type OneRow } from './one-row.ts';
import type { RuleName } from './rows.ts';

/** A map is no larger than that. */
const widestMap = 320;

export interface Multiplied {
  row: OneRow;
  /** Of that row after ÷ √d. */
  scores: Float64Array;
  factor: number;
  d: number;
  /** Of the curves and of the map. */
  widths: readonly [number, number];
  onFactor: (factor: number) => void;
}

export function multiplied(
  core: CoreClient,
  chapters: ChaptersClient,
  { row, scores, factor, d, widths, onFactor }: Multiplied,
): { trace: number; pictures: TemplateResult } {
  const jacobian = multipliedRow(core, chapters, { scores, factor });
  const title = say('gradient.factor.map', { factor: short(factor) });
  const [width, map] = widths;
  return {
    trace: jacobian.trace,
    pictures: html`<div class="pictures multiplied">
      ${factorPicture(row.sizes, { width, row: row.row, factor, places: places(core, d), onFactor })}
      ${mapPicture(jacobian, { title, name: title, role: 'other', width: Math.min(map, widestMap), most: fullEntry([jacobian]) })}
    </div>`,
  };
}

/** Where the rules lie on the axis of factors of the scores after ÷ √d. */
function places(core: CoreClient, d: number): Record<RuleName, number> {
  return {
    none: core.divisor({ id: 'sqrt', parameter: 0 }, d),
    sqrt: core.divisor({ id: 'none', parameter: 0 }, d),
    linear: core.divisor({ id: 'power', parameter: -0.5 }, d),
  };
}

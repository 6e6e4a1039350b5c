// The row on show with its scores multiplied: the curves of all factors, and the Jacobian at one of them.
import { html, type TemplateResult } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import { short } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { factorPicture, type FactorGround } from './factor-picture.ts';
import { fullEntry, mapPicture } from './map-picture.ts';
import { multipliedRow } from './one-row.ts';
import type { RuleName } from './rows.ts';

/** A map is no larger than that. */
const widestMap = 320;

export interface Multiplied {
  ground: FactorGround;
  /** Of the row after ÷ √d. */
  scores: Float64Array;
  factor: number;
  /** Pixels for the map. */
  map: number;
  onFactor: (factor: number) => void;
}

export function multiplied(
  core: CoreClient,
  chapters: ChaptersClient,
  { ground, scores, factor, map, onFactor }: Multiplied,
): { trace: number; pictures: TemplateResult } {
  const jacobian = multipliedRow(core, chapters, { scores, factor });
  const title = say('gradient.factor.map', { factor: short(factor) });
  return {
    trace: jacobian.trace,
    pictures: html`<div class="pictures multiplied">
      ${factorPicture(ground, { factor, onFactor })}
      ${mapPicture(jacobian, { title, name: title, role: 'other', width: Math.min(map, widestMap), most: fullEntry([jacobian]) })}
    </div>`,
  };
}

/** Where the rules lie on the axis of factors of the scores after ÷ √d. */
export function placesOf(core: CoreClient, d: number): Record<RuleName, number> {
  return {
    none: core.divisor({ id: 'sqrt', parameter: 0 }, d),
    sqrt: core.divisor({ id: 'none', parameter: 0 }, d),
    linear: core.divisor({ id: 'power', parameter: -0.5 }, d),
  };
}

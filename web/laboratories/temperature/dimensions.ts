// Three ways in which a larger dₖ can be meant: fresh vectors undivided, fresh vectors divided, and the same scores divided.
// Its picture, and the ladder of temperatures.
import { type TemplateResult, html, nothing } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { CoreClient } from '../../core/client.ts';
import type { DimensionReport, Opening } from '../../core/types.ts';
import type { Role } from '../../figure/styles.ts';
import type { Series } from '../../figure/xy.ts';
import { percent, short, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { formula } from '../../kit/formula/mathml.ts';
import { xyPicture, captions } from '../../kit/picture.ts';
import { dimensionStops } from './parameters.ts';
import { type Odds, type Pattern } from './view.ts';

/** A peak weight for each stop of d. */
export interface DimensionLines {
  fresh: readonly { d: number; none: number; sqrt: number }[];
  fixed: readonly { d: number; peak: number }[];
}

/** Means over the draws of the opening, at the stops that it shares with this laboratory. */
export function freshPeaks({ stops, rows }: Opening): DimensionLines['fresh'] {
  const peaks = (id: string): Float64Array | undefined => rows.find(({ rule }) => rule.id === id)?.meanPeak;
  const [none, sqrt] = [peaks('none'), peaks('sqrt')];
  if (!none || !sqrt) return [];
  return dimensionStops.flatMap((d) => {
    const stop = stops.indexOf(d);
    return stop < 0 ? [] : [{ d, none: figureAt(none, stop), sqrt: figureAt(sqrt, stop) }];
  });
}

/** The same of a sweep under no scaling and ÷ √d, in this order. */
export function sweptPeaks(reports: readonly DimensionReport[]): DimensionLines['fresh'] {
  return reports.flatMap(({ d, rules }) => {
    const [none, sqrt] = rules.map(({ peakWeight }) => peakWeight?.value);
    return none === undefined || sqrt === undefined ? [] : [{ d, none, sqrt }];
  });
}

/** One row of raw scores, kept as they are while the divisor √d grows. */
export function fixedPeaks(core: CoreClient, chapters: ChaptersClient, raw: Float64Array): DimensionLines['fixed'] {
  const roots = dimensionStops.map((d) => core.divisor({ id: 'sqrt', parameter: 0 }, d));
  const { peak } = chapters.temperatureResponse(raw, roots);
  return dimensionStops.map((d, stop) => ({ d, peak: figureAt(peak, stop) }));
}

/** Pixels from a line to its name above it, where there is no room beside it. */
const above = 12;

interface DimensionPicture {
  width: number;
  /** The query whose scores are kept, as it is named. */
  query: string;
  keys: number;
}

export function dimensionPicture(
  { fresh, fixed }: DimensionLines,
  { width, query, keys }: DimensionPicture,
): TemplateResult {
  const wide = width > 560;
  const series = (name: 'none' | 'sqrt' | 'fixed', role: Role, data: { x: number; y: number }[]): Series => {
    const text = say(`temperature.dimension.${name}`);
    return {
      as: ['line', 'points'],
      data,
      role,
      name: wide ? { text, dx: 12 } : { text, dy: -above, anchor: 'end' },
      reading: ({ x, y }) => say('temperature.dimension.mark', { name: text, d: whole(x), value: percent(y, 1) }),
    };
  };
  const drawn = (rule: 'none' | 'sqrt'): { x: number; y: number }[] =>
    fresh.map((each) => ({ x: each.d, y: each[rule] }));
  const kept = fixed.map(({ d, peak }) => ({ x: d, y: peak }));
  return xyPicture({
    name: 'dimension',
    ...captions('temperature.dimension', { query, keys: whole(keys) }),
    width,
    height: 280,
    around: { left: 40, right: wide ? 190 : 12, top: 16 },
    x: {
      kind: 'log',
      domain: [figureAt(dimensionStops, 0), figureAt(dimensionStops, dimensionStops.length - 1)],
      ticks: wide ? dimensionStops : [1, 4, 16, 64, 512],
      format: whole,
      title: say('temperature.axis.dimension'),
    },
    y: { domain: [0, 1], ticks: [0, 0.25, 0.5, 0.75, 1], format: short },
    series: [
      series('none', 'raw', drawn('none')),
      series('sqrt', 'scaled', drawn('sqrt')),
      series('fixed', 'other', kept),
    ],
    names: { bottom: wide ? 0 : above },
  });
}

// The odds of the two strongest keys under each pattern: from one to the next τ is halved, and the odds are squared.

/** Digits of odds: enough to see a square. */
const digits = 3;

/** Each temperature on show, and its half. */
const halvings: ReadonlyMap<number, number> = new Map([
  [2, 1],
  [1, 0.5],
  [0.5, 0.25],
]);

function formulaNumber(value: number): string {
  return value.toPrecision(digits).replace('-', '−');
}

/** "0.692^2 ≈ 0.479", or the exponential itself at the beginning of the row. */
export function ladderText(odds: number, before: number | undefined): string {
  return before === undefined ? formulaNumber(odds) : `${formulaNumber(before)}^2 ≈ ${formulaNumber(odds)}`;
}

/** Nothing where there are no odds. */
export function ladder(patterns: readonly Pattern[], odds: readonly Odds[], query: number): TemplateResult {
  const [keys] = odds;
  if (!keys) return html``;
  const words = { query: String(query + 1), first: String(keys.first + 1), second: String(keys.second + 1) };
  return html`<div class="ladder four" role="group" aria-label=${say('temperature.ladder', words)}>
    <p class="ladder-title remark">${say('temperature.ladder', words)}</p>
    ${odds.map((own, place) => {
      const [before, temperature = 1] = [patterns[place - 1]?.temperature, patterns[place]?.temperature];
      const halved = before !== undefined && halvings.get(before) === temperature;
      return html`<p class="rung">
        ${halved ? html`<span class="squared" aria-hidden="true">→</span>` : nothing}
        <span class="rung-name remark">${say('temperature.rung', { temperature: short(temperature) })}</span>
        <span class="odds">${formula(ladderText(own.odds, halved ? odds[place - 1]?.odds : undefined))}</span>
      </p>`;
    })}
  </div>`;
}

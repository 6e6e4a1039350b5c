// What the pictures are drawn from: the line, where it puts each head dimension, the pulls measured there, and the hill of theory.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { PullFigures } from '../../core/chapters-gradients.ts';
import { logScale } from '../../figure/scale.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { Role } from '../../figure/styles.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import type { summitParameters } from './parameters.ts';

export type SummitValues = ValuesOf<typeof summitParameters>;

/** Rows of a point once the hand rests, and while it drags. */
export const restedRows = 4096;
const draggedWork = 32_768;

export const leastSpread = 1 / 64;
export const mostSpread = 64;

/** The divisors that a reader knows, as lines of the left picture. */
export const divisors = {
  none: { rule: 'power', slope: 0, height: 1 },
  sqrt: { rule: 'power', slope: 0.5, height: 1 },
  linear: { rule: 'power', slope: 1, height: 1 },
  log: { rule: 'log', height: 1 },
} as const;
export type PresetName = keyof typeof divisors;
export const presetNames = ['none', 'log', 'sqrt', 'linear'] as const;
export const presetRoles: Readonly<Record<PresetName, Role>> = {
  none: 'raw',
  log: 'other',
  sqrt: 'scaled',
  linear: 'flat',
};

export const designOf = ({ rule, slope, height }: Pick<SummitValues, 'rule' | 'slope' | 'height'>) => ({
  factor: height,
  exponent: slope,
  logarithmic: rule === 'log',
});

/** Which of the known divisors it is; undefined for one of the reader's own. */
export function presetOf({ rule, slope, height }: Pick<SummitValues, 'rule' | 'slope' | 'height'>) {
  return presetNames.find((name) => {
    const preset = divisors[name];
    return preset.rule === rule && preset.height === height && (!('slope' in preset) || preset.slope === slope);
  });
}

export const zOf = ({ target }: Pick<SummitValues, 'target'>): number | null =>
  target === 'any' ? null : Number(target);

/** One head dimension under the reader's divisor. */
export interface Point {
  d: number;
  divisor: number;
  spread: number;
  /** n × the target's pull. */
  figures: PullFigures;
}

/** The points of these settings, from as many rows as there is time for. */
export function pointsOf(chapters: ChaptersClient, values: SummitValues, rested: boolean): Point[] {
  const { keys, dimensions, seed } = values;
  const rows = rested ? restedRows : Math.max(128, Math.min(1024, Math.floor(draggedWork / keys)));
  const { divisors, spreads } = chapters.designedSpreads(designOf(values), dimensions);
  return dimensions.map((d, place) => {
    const divisor = figureAt(divisors, place);
    const figures = chapters.pullRows({ seed, keys, rows, z: zOf(values) }, d, divisor);
    return { d, divisor, spread: figureAt(spreads, place), figures };
  });
}

/** The hill: n × the typical pull over the spread, at the number of keys and for very many. */
export interface Hill {
  keys: number;
  z: number | null;
  spreads: readonly number[];
  typical: readonly number[];
  limit: readonly number[];
  complete: boolean;
}

const steps = 72;
const atOnce = 3;

const grid = (): number[] => {
  const places = logScale([leastSpread, mostSpread], [0, steps]);
  return Array.from({ length: steps + 1 }, (_, place) => places.invert(place));
};

/** Computes the hill some spreads at a time, between frames. */
export class HillRun {
  readonly #known = new Map<string, Hill>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted: Pick<Hill, 'keys' | 'z'> | undefined;

  of(keys: number, z: number | null): Hill | undefined {
    return this.#known.get(`${String(keys)} ${String(z)}`);
  }

  ask(
    keys: number,
    z: number | null,
    chapters: ChaptersClient,
    onMore: () => void,
    onFailure: (thrown: unknown) => void,
  ): void {
    if (this.#timer !== undefined && this.#wanted?.keys === keys && this.#wanted.z === z) return;
    this.cancel();
    if (this.of(keys, z)?.complete) return;
    this.#wanted = { keys, z };
    const all = grid();
    const work = (): void => {
      try {
        const { typical = [], limit = [] } = this.of(keys, z) ?? {};
        const spreads = all.slice(0, typical.length + atOnce);
        const next = spreads.slice(typical.length);
        const hill = {
          keys,
          z,
          spreads,
          typical: [...typical, ...chapters.typicalPull(keys, next, z)],
          limit: [...limit, ...chapters.expectedPull(keys, next, z).limit],
          complete: spreads.length === all.length,
        };
        this.#known.set(`${String(keys)} ${String(z)}`, hill);
        this.#timer = hill.complete ? undefined : setTimeout(work);
        if (hill.complete) onMore();
      } catch (thrown) {
        this.#timer = undefined;
        onFailure(thrown);
      }
    };
    this.#timer = setTimeout(work);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

/** Where the hill is highest, and how much of that spread 1 reaches. */
export function topOf({ spreads, typical }: Hill): { spread: number; pull: number; share: number } {
  const pull = Math.max(...typical);
  const one = typical[spreads.findIndex((spread) => spread > 0.999)] ?? NaN;
  return { pull, spread: spreads[typical.indexOf(pull)] ?? NaN, share: one / pull };
}

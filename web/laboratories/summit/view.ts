// What the pictures are drawn from: the line, where it puts each head dimension, the pulls measured there, and the hill of theory.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { nextTurn } from '../../core/frame.ts';
import { call } from '../../core/protocol.ts';
import { sharedPool } from '../../core/shared-pool.ts';
import type { PullFigures, PullRowsInput, TypicalTop } from '../../core/chapters-gradients.ts';
import { logScale } from '../../figure/scale.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { Job } from '../../kit/job.ts';
import type { Role } from '../../figure/styles.ts';
import type { ValuesOf } from '../../schema/parameter.ts';
import type { summitParameters } from './parameters.ts';

export type SummitValues = ValuesOf<typeof summitParameters>;

/** Rows of a point once the hand rests, and while it drags. */
const restedRows = 4096;
const draggedWork = 16_384;

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

/** What is measured of one head dimension. */
interface Asked extends Omit<Point, 'figures'> {
  rows: PullRowsInput;
}

/** What is measured for these settings, from as many rows as there is time for. */
function askedOf(chapters: ChaptersClient, values: SummitValues, rested: boolean): Asked[] {
  const { keys, dimensions, seed } = values;
  const rows = rested ? restedRows : Math.max(128, Math.min(1024, Math.floor(draggedWork / keys)));
  const { divisors, spreads } = chapters.designedSpreads(designOf(values), dimensions);
  return dimensions.map((d, place) => ({
    d,
    divisor: figureAt(divisors, place),
    spread: figureAt(spreads, place),
    rows: { seed, keys, rows, z: zOf(values) },
  }));
}

/** The points of these settings. */
export function pointsOf(chapters: ChaptersClient, values: SummitValues, rested: boolean): Point[] {
  return askedOf(chapters, values, rested).map(({ rows, ...at }) => ({
    ...at,
    figures: chapters.pullRows(rows, at.d, at.divisor),
  }));
}

/** The same of all rows, one head dimension in a turn of the page, so that none waits for four. */
export async function firstPoints(chapters: ChaptersClient, values: SummitValues): Promise<Point[]> {
  const points: Point[] = [];
  for (const { rows, ...at } of askedOf(chapters, values, true)) {
    await nextTurn();
    points.push({ ...at, figures: chapters.pullRows(rows, at.d, at.divisor) });
  }
  return points;
}

/** The same in workers. Rejects with the signal's reason, CoreRefusal or CoreUnavailable. */
export async function restedPoints(
  chapters: ChaptersClient,
  values: SummitValues,
  signal: AbortSignal,
): Promise<Point[]> {
  const asked = askedOf(chapters, values, true);
  const pool = await sharedPool();
  return Promise.all(
    asked.map(async ({ rows, ...at }) => ({
      ...at,
      figures: await pool.run(call('chapters', 'pullRows', rows, at.d, at.divisor), { signal, prompt: true }),
    })),
  );
}

/** The hill: n × the typical pull over the spread, at the number of keys and for very many. */
export interface Hill {
  keys: number;
  z: number | null;
  spreads: readonly number[];
  typical: readonly number[];
  limit: readonly number[];
  /** Where it is highest, and how much of that spread 1 reaches. */
  top: TypicalTop;
}

const steps = 72;
/** Spreads of one message: some ten milliseconds. */
const atOnce = 12;

const grid = (): number[] => {
  const places = logScale([leastSpread, mostSpread], [0, steps]);
  return Array.from({ length: steps + 1 }, (_, place) => places.invert(place));
};

const nameOf = (keys: number, z: number | null): string => `${String(keys)} ${String(z)}`;

/** Computes the hill in workers, some spreads at a time. */
export class HillRun extends Job {
  readonly #known = new Map<string, Hill>();
  #wanted = '';

  of(keys: number, z: number | null): Hill | undefined {
    return this.#known.get(nameOf(keys, z));
  }

  ask(keys: number, z: number | null): void {
    const name = nameOf(keys, z);
    if (this.running && this.#wanted === name) return;
    this.cancel();
    if (this.#known.has(name)) return;
    this.#wanted = name;
    void this.begin(async ({ signal }) => {
      this.#known.set(name, await this.#work(keys, z, signal));
    });
  }

  async #work(keys: number, z: number | null, signal: AbortSignal): Promise<Hill> {
    const spreads = grid();
    const pool = await sharedPool();
    const parts = Array.from({ length: Math.ceil(spreads.length / atOnce) }, (_, part) =>
      spreads.slice(part * atOnce, (part + 1) * atOnce),
    );
    const [top, ...found] = await Promise.all([
      pool.run(call('chapters', 'typicalTop', keys, z), { signal }),
      ...parts.map(async (part) => {
        const [typical, { limit }] = await Promise.all([
          pool.run(call('chapters', 'typicalPull', keys, part, z), { signal }),
          pool.run(call('chapters', 'expectedPull', keys, part, z), { signal }),
        ]);
        return { typical, limit };
      }),
    ]);
    return {
      keys,
      z,
      spreads,
      typical: found.flatMap(({ typical }) => [...typical]),
      limit: found.flatMap(({ limit }) => [...limit]),
      top,
    };
  }
}

// Measures the map piece by piece in workers, keeps what is measured, gives single cells at once, and says how
// far it is.
import type { ChaptersClient } from '../../core/chapters-client.ts';
import type { Workers } from '../../core/shared-pool.ts';
import { inOrder } from '../../core/many-calls.ts';
import { call } from '../../core/protocol.ts';
import { percent, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { Job } from '../../kit/job.ts';
import { type Cell, type Place, cellsOf, firstRowsFor, measure, rowsFor, wideFrom } from './cells.ts';
import { keyStops, spreadStops } from './parameters.ts';

// The order in which the map is measured: what words and tables need, then every cell from its first rows, then from all.

/** Rows of one number of keys at some spreads. */
type Piece = ReturnType<typeof cut>[number];

/** Rows × keys × spreads of one call: some milliseconds. A row costs as much as some keys, however few it has. */
const mostWork = 2_097_152;
const costOfRow = 48;

export function pieces(wanted: readonly Place[]): Piece[] {
  const wide = spreadStops.filter((spread) => spread >= wideFrom);
  return [
    ...wanted.map(({ keys, spread }) => ({ keys, rows: rowsFor(keys, spread), spreads: [spread] })),
    ...keyStops.flatMap((keys) => cut(keys, firstRowsFor(keys), spreadStops)),
    ...keyStops.flatMap((keys) => cut(keys, rowsFor(keys, wideFrom), wide)),
  ];
}

function cut(keys: number, rows: number, spreads: readonly number[]) {
  const length = Math.max(1, Math.floor(mostWork / (rows * (keys + costOfRow))));
  return Array.from({ length: Math.ceil(spreads.length / length) }, (_, place) => ({
    keys,
    rows,
    spreads: spreads.slice(place * length, (place + 1) * length),
  }));
}

const keyOf = (keys: number, spread: number): string => `${String(keys)} ${String(spread)}`;

export class MapRun extends Job {
  #seed: string | undefined;
  #cells = new Map<string, Cell>();
  #versions = new Map<number, number>();
  #left: Piece[] = [];
  #all = 0;

  /** Measures the map of a seed, or goes on; the cells of another seed stay until they are measured anew. */
  follow(workers: Workers, seed: string, wanted: readonly Place[]): void {
    if (seed !== this.#seed) {
      this.cancel();
      this.#seed = seed;
      this.#fresh.clear();
      this.#left = pieces(wanted);
      this.#all = this.#left.length;
    }
    if (this.#left.length === 0 || this.running) return;
    void this.begin(async ({ signal, progress }) => {
      const calls = this.#left.map(({ keys, rows, spreads }) =>
        call('chapters', 'measureSpreads', { seed, keys, rows }, spreads),
      );
      for await (const found of inOrder(workers, calls, signal)) {
        const piece = signal.aborted ? undefined : this.#left.shift();
        if (!piece) return;
        for (const cell of cellsOf(found, piece, piece.spreads)) this.#keep(cell);
        progress(this.#all - this.#left.length, this.#all);
      }
    });
  }

  /** Share of the work that is done. */
  get progress(): number {
    return this.#all === 0 ? 0 : 1 - this.#left.length / this.#all;
  }

  get finished(): boolean {
    return this.#all > 0 && this.#left.length === 0;
  }

  /** What is known of a cell, from few rows or from all. */
  cell(keys: number, spread: number): Cell | undefined {
    return this.#cells.get(keyOf(keys, spread));
  }

  /** Whether something is known of all these cells. */
  knows(places: readonly Place[]): boolean {
    return places.every(({ keys, spread }) => this.#cells.has(keyOf(keys, spread)));
  }

  /** Another number whenever cells of so many keys have changed. */
  version(keys: number): number {
    return this.#versions.get(keys) ?? 0;
  }

  /** A cell from all its rows, measured now if it is not known. */
  now(chapters: ChaptersClient, { seed, keys, spread }: Place & { seed: string }): Cell {
    const key = keyOf(keys, spread);
    const known = seed === this.#seed ? this.#fresh.get(key) : undefined;
    if (known?.rows === rowsFor(keys, spread)) return known;
    const [cell] = measure(chapters, { seed, keys, rows: rowsFor(keys, spread) }, [spread]);
    if (!cell) throw new RangeError('no cell');
    if (seed === this.#seed) this.#keep(cell);
    return cell;
  }

  /** Of the present seed. */
  readonly #fresh = new Map<string, Cell>();

  /** Never fewer rows in the place of more. */
  #keep(cell: Cell): void {
    const key = keyOf(cell.keys, cell.spread);
    const known = this.#fresh.get(key);
    if (known && known.rows > cell.rows) return;
    this.#fresh.set(key, cell);
    this.#cells.set(key, cell);
    this.#versions.set(cell.keys, this.version(cell.keys) + 1);
  }
}

export function progressSentence(run: MapRun): string {
  if (!run.finished) return say('saturation.measuring', { share: percent(run.progress) });
  return say('saturation.measured', {
    cells: whole(keyStops.length * spreadStops.length),
    least: whole(rowsFor(keyStops.at(-1) ?? 0, spreadStops[0] ?? 0)),
    most: whole(rowsFor(keyStops[0] ?? 0, spreadStops.at(-1) ?? 0)),
  });
}

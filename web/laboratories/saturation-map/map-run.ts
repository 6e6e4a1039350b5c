// Measures the map piece by piece between the page's own work, keeps what is measured, gives single cells at once, and says how
// far it is.
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ChaptersClient } from '../../core/chapters-client.ts';
import { percent, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { type Cell, firstRowsFor, keyStops, measure, rowsFor, spreadStops, wideFrom } from './cells.ts';

// The order in which the map is measured: what words and tables need, then every cell from its first rows, then from all.

/** Rows of one number of keys at some spreads. */
interface Piece {
  keys: number;
  rows: number;
  spreads: readonly number[];
}

/** A place off the stops that is asked for by name. */
export interface Place {
  keys: number;
  spread: number;
}

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

function cut(keys: number, rows: number, spreads: readonly number[]): Piece[] {
  const length = Math.max(1, Math.floor(mostWork / (rows * (keys + costOfRow))));
  return Array.from({ length: Math.ceil(spreads.length / length) }, (_, place) => ({
    keys,
    rows,
    spreads: spreads.slice(place * length, (place + 1) * length),
  }));
}

/** Milliseconds of work before the page has its turn, and between two drawings of what has been measured. */
const slice = 8;
const pause = 150;

const keyOf = (keys: number, spread: number): string => `${String(keys)} ${String(spread)}`;

export class MapRun implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #onFailure: (thrown: unknown) => void;
  #chapters: ChaptersClient | undefined;
  #seed: string | undefined;
  #cells = new Map<string, Cell>();
  #versions = new Map<number, number>();
  #left: Piece[] = [];
  #all = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #drawn = -Infinity;

  constructor(host: ReactiveControllerHost, onFailure: (thrown: unknown) => void) {
    this.#host = host;
    this.#onFailure = onFailure;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** Measures the map of a seed; the cells of another seed stay until they are measured anew. */
  follow(chapters: ChaptersClient, seed: string, wanted: readonly Place[]): void {
    this.#chapters = chapters;
    if (seed !== this.#seed) {
      this.#seed = seed;
      this.#fresh.clear();
      this.#left = pieces(wanted);
      this.#all = this.#left.length;
    }
    if (this.#left.length > 0) this.#timer ??= setTimeout(this.#work);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
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

  readonly #work = (): void => {
    this.#timer = undefined;
    const end = performance.now() + slice;
    const chapters = this.#chapters;
    if (!chapters || this.#seed === undefined) return;
    try {
      do {
        const piece = this.#left.shift();
        if (!piece) break;
        for (const cell of measure(chapters, { ...piece, seed: this.#seed }, piece.spreads)) this.#keep(cell);
      } while (performance.now() < end);
    } catch (thrown) {
      this.#left = [];
      this.#onFailure(thrown);
      return;
    }
    const now = performance.now();
    if (this.#left.length === 0 || now > this.#drawn + pause) {
      this.#drawn = now;
      this.#host.requestUpdate();
    }
    if (this.#left.length > 0) this.#timer = setTimeout(this.#work);
  };

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

// How far the cells of the map have been measured, and with how many rows, in a sentence.

export function progressSentence(run: MapRun): string {
  if (!run.finished) return say('saturation.measuring', { share: percent(run.progress) });
  return say('saturation.measured', {
    cells: whole(keyStops.length * spreadStops.length),
    least: whole(rowsFor(keyStops.at(-1) ?? 0, spreadStops[0] ?? 0)),
    most: whole(rowsFor(keyStops[0] ?? 0, spreadStops.at(-1) ?? 0)),
  });
}

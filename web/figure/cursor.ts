// Marks whose text is made when it is read, and a cursor that the keyboard moves among them: one tab stop, arrow keys inside,
// one text for each mark.

/** A mark that the cursor can stand on, in pixels, and what is said of it. */
export interface CursorMark {
  x: number;
  y: number;
  /** Of a bar that lies on its side: where it begins; a pointer reads it anywhere from here to x. */
  from?: number;
  text: string;
}

/** Which mark of which series; series and marks are counted from 0. */
export interface CursorPosition {
  series: number;
  mark: number;
}

type Series = readonly (readonly CursorMark[])[];

/** The mark at a position; null where there is none (any more). */
export function markAt(series: Series, at: CursorPosition | null): CursorMark | null {
  return at === null ? null : (series[at.series]?.[at.mark] ?? null);
}

/** Keys that move the cursor, each with what it does. */
const moves: Readonly<Record<string, 'next' | 'before' | 'first' | 'last' | 'series' | 'seriesBefore'>> = {
  ArrowRight: 'next',
  ArrowUp: 'next',
  ArrowLeft: 'before',
  ArrowDown: 'before',
  Home: 'first',
  End: 'last',
  PageUp: 'series',
  PageDown: 'seriesBefore',
};

/** All marks one after the other, series by series: the values of the slider that a plot is to who does not see it. */
export function cursorPlaces(series: Series): CursorPosition[] {
  return series.flatMap((marks, place) => marks.map((_, mark) => ({ series: place, mark })));
}

/** The place of a position among all marks, from 0. */
export function placeOf(series: Series, { series: own, mark }: CursorPosition): number {
  return series.slice(0, own).reduce((sum, { length }) => sum + length, mark);
}

/**
 * Where a key takes the cursor, as in any slider: right and up to the next mark, left and down to the one before, Home and End
 * to the first and the last of all; Page Up and Page Down, where there are several series, to the next and the one before, at
 * the mark nearest in x;
 * Escape takes the cursor away. After the last mark of a series comes the first of the next; empty series are passed over.
 *
 * returns  undefined for any other key, which the plot should leave alone
 */
export function moveCursor(series: Series, at: CursorPosition | null, key: string): CursorPosition | null | undefined {
  if (key === 'Escape') return at === null ? undefined : null;
  const move = moves[key];
  if (move === undefined) return undefined;
  const places = cursorPlaces(series);
  const last = places.length - 1;
  const [first] = places;
  if (!first) return null;
  if (move.startsWith('series') && places[last]?.series === first.series) return undefined;
  if (move === 'first') return first;
  if (move === 'last') return places[last] ?? first;
  const current = markAt(series, at);
  // The first arrow only shows the cursor.
  if (at === null || current === null) return first;
  if (move === 'series') return toSeries(series, at, current.x, 1);
  if (move === 'seriesBefore') return toSeries(series, at, current.x, -1);
  const to = placeOf(series, at) + (move === 'next' ? 1 : -1);
  return places[Math.min(last, Math.max(0, to))] ?? first;
}

function toSeries(series: Series, at: CursorPosition, x: number, step: number): CursorPosition {
  for (let to = at.series + step; to >= 0 && to < series.length; to += step) {
    const marks = series[to] ?? [];
    if (marks.length > 0) return { series: to, mark: nearest(marks, x) };
  }
  return at;
}

function nearest(marks: readonly CursorMark[], x: number): number {
  let best = 0;
  marks.forEach((mark, i) => {
    if (Math.abs(mark.x - x) < Math.abs((marks[best]?.x ?? Infinity) - x)) best = i;
  });
  return best;
}

// A mark whose text is made when it is read: pictures have hundreds of marks, and a reader reads a few of them.

class Mark {
  readonly #text: () => string;

  constructor(text: () => string) {
    this.#text = text;
  }

  get text(): string {
    return this.#text();
  }
}

/** Where a mark stands, and what it is called once somebody asks. A getter of its own for each took ten times as long to make. */
export function mark<Place extends Omit<CursorMark, 'text'>>(place: Place, text: () => string): Place & Mark {
  return Object.assign(new Mark(text), place);
}

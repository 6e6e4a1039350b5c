// Scales from data to pixels, pixels as they are written, and marks in pixels that a reader can read.
import { ticks } from 'd3-array';

export type Interval = readonly [number, number];

export interface Scale {
  /** The pixel of a value; NaN or ±∞ where the scale has none (zero on a log scale). */
  (value: number): number;
  readonly kind: 'linear' | 'log';
  readonly domain: Interval;
  /** Pixels of the domain's two ends. */
  readonly range: Interval;
  /** About so many round values inside the domain. */
  ticks(count: number): number[];
  /** The value at a pixel. */
  invert(pixel: number): number;
}

/** A scale on which equal differences are equally long. */
export function linearScale(domain: Interval, range: Interval): Scale {
  return scale('linear', [domain, range], {
    place: (value) => value,
    valueAt: (place) => place,
    ticks: (count) => ticks(...domain, count),
  });
}

/* oxlint-disable no-restricted-properties -- scales place pixels; no number of the subject is computed here */

/** A scale on which equal ratios are equally long; its domain is positive. */
export function logScale(domain: Interval, range: Interval): Scale {
  if (!(domain[0] > 0 && domain[1] > 0)) throw new RangeError('a log scale needs a positive domain');
  return scale('log', [domain, range], {
    place: Math.log,
    valueAt: Math.exp,
    ticks: (count) => logTicks(domain, count),
  });
}

/** The side of a square whose area is to `side` squared as a value is to `most`; greater values have no larger square. */
export function squareSide(most: number, side: number): (value: number) => number {
  const sideOf = evenly([0, Math.sqrt(most)], [0, side]);
  return (value) => sideOf(Math.sqrt(Math.min(value, most)));
}

/**
 * Whole multiples of powers of ten, rising or falling with the domain; powers alone where there are many, round values where the domain
 * is short.
 */
function logTicks([first, last]: Interval, count: number): number[] {
  const [least, most] = last < first ? [last, first] : [first, last];
  const from = Math.log10(least);
  const to = Math.log10(most);
  let values: number[];
  if (to - from < count) {
    values = multiples(Math.floor(from), Math.ceil(to)).filter((value) => value >= least && value <= most);
    if (values.length * 2 < count) values = ticks(least, most, count);
  } else {
    values = ticks(from, to, Math.min(to - from, count)).map(powerOfTen);
  }
  return last < first ? values.reverse() : values;
}

/* oxlint-enable no-restricted-properties */

/** 1 to 9 times each power of ten from one exponent to another. */
function multiples(from: number, to: number): number[] {
  const values: number[] = [];
  for (let exponent = from; exponent <= to; exponent += 1)
    for (let times = 1; times < 10; times += 1)
      // Divided by a whole power, 3 × 10⁻¹ is 0.3 to the last bit.
      values.push(exponent < 0 ? times / powerOfTen(-exponent) : times * powerOfTen(exponent));
  return values;
}

/** The nearest number, which a product of tens is not always. */
const powerOfTen = (exponent: number): number => Number(`1e${String(exponent)}`);

interface Mapping {
  /** Where a value stands on a line on which the scale is even. */
  place: (value: number) => number;
  valueAt: (place: number) => number;
  ticks: (count: number) => number[];
}

function scale(
  kind: Scale['kind'],
  [domain, range]: readonly [Interval, Interval],
  { place, valueAt, ticks: ticksOf }: Mapping,
): Scale {
  const places = [place(domain[0]), place(domain[1])] as const;
  const pixelOf = evenly(places, range);
  const placeOf = evenly(range, places);
  return Object.assign((value: number) => (Number.isNaN(value) ? NaN : pixelOf(place(value))), {
    kind,
    domain,
    range,
    ticks: ticksOf,
    invert: (pixel: number) => valueAt(placeOf(pixel)),
  });
}

/** Takes an interval to another; all of one without length to the middle. Counted from the lower end, so that both directions agree. */
function evenly(from: Interval, to: Interval): (value: number) => number {
  const falling = from[1] < from[0];
  const [low, high] = falling ? [from[1], from[0]] : from;
  const [start, end] = falling ? [to[1], to[0]] : to;
  const length = high - low;
  return (value) => {
    const share = length === 0 ? 0.5 : (value - low) / length;
    return start * (1 - share) + end * share;
  };
}

/** Whether a pixel lies between the ends of a scale, or at one of them. */
export function inside({ range: [from, to] }: Scale, pixel: number): boolean {
  return pixel >= Math.min(from, to) && pixel <= Math.max(from, to);
}

/** Pixels as they are written into a picture: to a hundredth, so that equal pictures are equal texts. */
export function px(value: number): number {
  return Math.round(value * 100) / 100;
}

// Marks whose text is made when it is read: pictures have hundreds of them, and a reader reads a few.

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

// Scales from data to pixels, the domains that data need, and pixels as they are written.
import { scaleLinear, scaleLog } from 'd3-scale';

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
  return scale('linear', { domain, range, place: (value) => value }, () => scaleLinear(domain, range));
}

/** A scale on which equal ratios are equally long; its domain is positive. */
export function logScale(domain: Interval, range: Interval): Scale {
  if (!(domain[0] > 0 && domain[1] > 0)) throw new RangeError('a log scale needs a positive domain');
  // oxlint-disable-next-line no-restricted-properties -- it places pixels, as d3's own scale does; no number of the subject
  return scale('log', { domain, range, place: Math.log }, () => scaleLog(domain, range));
}

interface Mapping {
  ticks(count: number): number[];
  invert(pixel: number): number;
}

interface Span {
  domain: Interval;
  range: Interval;
  /** Where a value stands on a line on which the scale is even. */
  place: (value: number) => number;
}

/** Pictures make scales at every event and mostly want pixels: `mapping`, for ticks and the way back, is made when asked for. */
function scale(kind: Scale['kind'], { domain, range, place }: Span, mapping: () => Mapping): Scale {
  // From the lower end of the domain on.
  const falling = domain[1] < domain[0];
  const [low, high] = falling ? [place(domain[1]), place(domain[0])] : [place(domain[0]), place(domain[1])];
  const [from, to] = falling ? [range[1], range[0]] : range;
  const length = high - low;
  let made: Mapping | undefined;
  const own = (): Mapping => (made ??= mapping());
  const pixel = (value: number): number => {
    const share = length === 0 ? 0.5 : (place(value) - low) / length;
    return Number.isNaN(value) ? NaN : from * (1 - share) + to * share;
  };
  return Object.assign(pixel, {
    kind,
    domain,
    range,
    ticks: (count: number) => own().ticks(count),
    invert: (at: number) => own().invert(at),
  });
}

// Pixels as they are written into a picture: to a hundredth, so that equal pictures are equal texts.

/** Rounds to a hundredth of a pixel. */
export function px(value: number): number {
  return Math.round(value * 100) / 100;
}

// Scales from data to pixels, and the domains that data need.
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
  return scale('linear', scaleLinear(domain, range), domain, range);
}

/** A scale on which equal ratios are equally long; its domain is positive. */
export function logScale(domain: Interval, range: Interval): Scale {
  if (!(domain[0] > 0 && domain[1] > 0)) throw new RangeError('a log scale needs a positive domain');
  return scale('log', scaleLog(domain, range), domain, range);
}

interface Mapping {
  (value: number): number;
  ticks(count: number): number[];
  invert(pixel: number): number;
}

function scale(kind: Scale['kind'], mapping: Mapping, domain: Interval, range: Interval): Scale {
  return Object.assign((value: number): number => mapping(value), {
    kind,
    domain,
    range,
    ticks: (count: number) => mapping.ticks(count),
    invert: (pixel: number) => mapping.invert(pixel),
  });
}

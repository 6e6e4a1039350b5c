// A scale that puts what lies beyond its domain at the domain's ends, for marks that must stay in the picture.
import type { Scale } from './scale.ts';

/** The same scale, with pixels inside its range: zero and less stand at the low end of a log axis. NaN stays NaN. */
export function clamped(scale: Scale): Scale {
  const [from, to] = scale.range;
  const least = Math.min(from, to);
  const most = Math.max(from, to);
  const { kind, domain, range } = scale;
  const place = (value: number): number => {
    if (kind === 'log' && value <= 0) return from;
    return Math.min(most, Math.max(least, scale(value)));
  };
  return Object.assign(place, {
    kind,
    domain,
    range,
    ticks: (count: number) => scale.ticks(count),
    invert: (pixel: number) => scale.invert(pixel),
  });
}

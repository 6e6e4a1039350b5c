// Ticks, inverses and sides are those that d3-scale 4.0.3 gave, recorded before the page made its own.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Interval, linearScale, logScale, squareSide } from '../../../web/figure/scale.ts';

interface Domain {
  kind: 'linear' | 'log';
  domain: Interval;
}

interface Recorded {
  ticks: (Domain & { count: number; ticks: number[] })[];
  inverses: (Domain & { range: Interval; values: number[] })[];
  sides: { most: number; length: number; sides: number[] }[];
}

const recorded = JSON.parse(readFileSync(new URL('d3-scales.json', import.meta.url), 'utf8')) as Recorded;
const scales = { linear: linearScale, log: logScale };

/** Pixels and values that were recorded. */
const pixels = [-10, 0, 33.3, 100, 200, 361];
const values = [0, 0.01, 0.2, 0.37, 1, 30, 1000];

test.each(recorded.ticks)('$kind scale of $domain has the recorded $count ticks', ({ kind, domain, count, ticks }) => {
  expect(scales[kind](domain, [0, 360]).ticks(count)).toEqual(ticks);
});

test.each(recorded.inverses)('$kind scale of $domain on $range finds the recorded values', (of) => {
  const scale = scales[of.kind](of.domain, of.range);
  expect(pixels.map((pixel) => scale.invert(pixel))).toEqual(of.values);
});

test.each(recorded.sides)('squares of up to $length pixels for $most have the recorded sides', (of) => {
  expect(values.map(squareSide(of.most, of.length))).toEqual(of.sides);
});

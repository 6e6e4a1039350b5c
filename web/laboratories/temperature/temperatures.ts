// The temperatures that curves and slider stop at: equal ratios from a tenth to ten. A list of places on an axis, nothing more.
import { logScale } from '../../figure/scale.ts';

export const temperatureDomain = [0.1, 10] as const;

/** So many steps, of which half and twice are eight each. */
const steps = 53;

const axis = logScale(temperatureDomain, [0, steps]);

export const curveTemperatures: readonly number[] = Array.from({ length: steps + 1 }, (_, place) => {
  return place === 0 ? temperatureDomain[0] : place === steps ? temperatureDomain[1] : axis.invert(place);
});

/** Values that can be said in two digits. */
export const sliderTemperatures: readonly number[] = [
  ...[0.1, 0.12, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
  ...[1, 1.2, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10],
];

/** Head dimensions that slider and curve stop at. */
export const dimensionStops: readonly number[] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];

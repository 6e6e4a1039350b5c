// How many draws the squared score is averaged over: the steps of the slider and of playing, and where a large d must stop.

/** Ten to a decade, rounded as preferred numbers are. */
const decade = [1, 1.25, 1.6, 2, 2.5, 3.2, 4, 5, 6.3, 8];

/** 1, 2, 3, 4, 5, 6, 8, 10, 12, … 8,000, 10,000 */
export const drawSteps: readonly number[] = [
  ...new Set([1, 10, 100, 1000].flatMap((power) => decade.map((step) => Math.floor(step * power)))),
  10_000,
];

/** The steps that have buttons of their own. */
export const decades = [1, 10, 100, 1000, 10_000] as const;

/** Values of d that the slider stops at. */
export const dimensionStops = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64] as const;

/** Beyond this d the core's limit on products, 2^24, leaves fewer than 10,000 draws. */
const roomy = 40;

/** The most draws that are shown at d. */
export function mostDraws(d: number): number {
  return d <= roomy ? 10_000 : 4000;
}

/** The next step, or undefined at the end. */
export function stepAfter(draws: number, most: number): number | undefined {
  const next = drawSteps.find((step) => step > draws);
  return next === undefined || next > most ? undefined : next;
}

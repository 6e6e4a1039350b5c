// Data of a picture, a point in brackets.
type Figure = number | null;

/** Points at x with the figure y, and the ends of its interval where there is one. */
export const data = (
  ...points: readonly (readonly [x: number, y: Figure, low?: Figure, high?: Figure])[]
): { x: number; y: Figure; low?: Figure; high?: Figure }[] =>
  points.map(([x, y, low, high]) => (low === undefined || high === undefined ? { x, y } : { x, y, low, high }));

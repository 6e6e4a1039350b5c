// Pixels as they are written into a picture: to a hundredth, so that equal pictures are equal texts.

/** Rounds to a hundredth of a pixel. */
export function px(value: number): number {
  return Math.round(value * 100) / 100;
}

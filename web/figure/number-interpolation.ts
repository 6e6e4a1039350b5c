// What the built page takes in place of d3-interpolate: our scales map numbers to pixels, and the library's colours, dates
// and strings would be a twentieth of the first load. The formulas are the library's; a test holds them together.

type Interpolation = (share: number) => number;

export function interpolateNumber(from: number, to: number): Interpolation {
  return (share) => from * (1 - share) + to * share;
}

export { interpolateNumber as interpolate };

export function interpolateRound(from: number, to: number): Interpolation {
  return (share) => Math.round(from * (1 - share) + to * share);
}

/** d3-scale names it for scales that the page does not have. */
export function piecewise(): never {
  throw new Error('the page has no scales in pieces');
}

// People who stand at one place, as dots in rows: as large as fit; beyond what can be told apart, a block.
import { px } from '../../figure/pixel.ts';

export interface Place {
  /** Pixels: the middle, and the line on which they stand. */
  at: number;
  line: number;
  breadth: number;
  tallest: number;
}

export interface Crowd {
  path: string;
  height: number;
}

/** Distances between two people that are tried, in pixels. */
const pitches = [11, 9, 7, 5.5, 4, 3];

/** The largest distance at which so many fit on one place; 0 where none does. */
export function pitchFor(count: number, { breadth, tallest }: Pick<Place, 'breadth' | 'tallest'>): number {
  return pitches.find((pitch) => Math.ceil(count / abreastAt(pitch, breadth)) * pitch <= tallest) ?? 0;
}

function abreastAt(pitch: number, breadth: number): number {
  return Math.max(1, Math.floor(breadth / pitch));
}

/** So many people at one place, `pitch` apart; a block as high as is allowed where that is 0 and they are many. */
export function crowdOf(count: number, pitch: number, { at, line, breadth, tallest }: Place): Crowd {
  const apart = pitch === 0 && count === 1 ? Math.min(...pitches) : pitch;
  if (apart === 0) {
    const corner = `M${String(px(at - breadth / 2))},${String(px(line - tallest))}`;
    const path = `${corner}h${String(px(breadth))}V${String(line)}h${String(px(-breadth))}z`;
    return { path, height: tallest };
  }
  const abreast = abreastAt(apart, breadth);
  const radius = px(apart * 0.42);
  const turns = circleFrom(radius);
  const dots = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / abreast);
    const inRow = Math.min(abreast, count - row * abreast);
    const x = px(at + ((place % abreast) - (inRow - 1) / 2) * apart);
    return `M${String(px(x - radius))},${String(px(line - (row + 0.5) * apart))}${turns}`;
  });
  return { path: dots.join(''), height: Math.ceil(count / abreast) * apart };
}

/** A circle that begins at its left. */
function circleFrom(radius: number): string {
  const turn = `a${String(radius)},${String(radius)} 0 1 1`;
  return `${turn} ${String(2 * radius)},0${turn} ${String(-2 * radius)},0z`;
}

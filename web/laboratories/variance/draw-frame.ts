// Where the parts of the picture of draws stand: above the entries of q and k, below the running sum, beside it where the draws end.
import { plotFrame, type Frame } from '../../figure/frame.ts';
import { linearScale, type Scale } from '../../figure/scale.ts';

const height = 420;
const strip = 44;
const between = 10;

/** Share of the width that the running sum takes where the ends stand beside it, and the gap between the two. */
const walkShare = 0.6;
const gap = 18;

/** Below this width names are short. */
const roomy = 560;

/** Entries beyond this do not count for the height of a strip: three of 1,000 are larger. */
const largestEntry = 3;

export interface DrawFrame {
  frame: Frame;
  /** Too narrow for long names. */
  narrow: boolean;
  /** Of the running sum. */
  walk: { left: number; right: number; top: number; bottom: number };
  /** Where the ends pile up; null while they are not shown. */
  ends: { left: number; right: number } | null;
  /** From components to pixels; component i lies between i and i + 1. */
  x: Scale;
  /** From scores to pixels, the same for the running sum and for the ends. */
  y: Scale;
  /** From entries to pixels. */
  strips: { q: Scale; k: Scale };
}

export function drawFrame(
  width: number,
  { d, range, ends }: { d: number; range: readonly [number, number]; ends: boolean },
): DrawFrame {
  const frame = plotFrame(width, height, { left: 44, right: 10, top: 8 });
  const { left, right, top, bottom } = frame;
  const walkRight = ends ? left + walkShare * (right - left) : right;
  const stripScale = (from: number): Scale => linearScale([-largestEntry, largestEntry], [from + strip, from]);
  const walkTop = top + 2 * (strip + between) + between;
  return {
    frame,
    narrow: width < roomy,
    walk: { left, right: walkRight, top: walkTop, bottom },
    ends: ends ? { left: walkRight + gap, right } : null,
    x: linearScale([0, d], [left, walkRight]),
    y: linearScale(range, [bottom, walkTop]),
    strips: { q: stripScale(top), k: stripScale(top + strip + between) },
  };
}

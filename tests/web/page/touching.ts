// Words that lie on each other, by the boxes in which they stand.

interface WordBox {
  said: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Pairs of words that share more than so many pixels across, and down. */
export function touching(boxes: readonly WordBox[], across: number, down: number): string[] {
  return boxes.flatMap((one, place) =>
    boxes
      .slice(place + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > across &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > down,
      )
      .map((other) => `${one.said} / ${other.said}`),
  );
}

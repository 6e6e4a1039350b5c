// The place at which a line comes nearest to a figure, and the places where it is near enough.

export interface Nearest {
  value: number;
  accepted: { from: number; to: number };
}

/** Of a line that goes one way; `tolerance` is of the figure, and the nearest place is accepted whatever it is. */
export function nearestFigure(points: readonly { x: number; y: number }[], figure: number, tolerance: number): Nearest {
  const away = ({ y }: { y: number }): number => Math.abs(y - figure);
  const [nearest] = [...points].sort((a, b) => away(a) - away(b));
  if (!nearest) throw new RangeError('no points');
  const near = points.filter((point) => away(point) <= tolerance).map(({ x }) => x);
  return {
    value: nearest.x,
    accepted: { from: Math.min(nearest.x, ...near), to: Math.max(nearest.x, ...near) },
  };
}

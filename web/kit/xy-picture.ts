// The picture of a figure with axes that is described as data: what is drawn of it, its marks, and what moves before it.
import type { TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { CursorPosition } from '../figure/cursor.ts';
import { type Axes, type DrawnXy, type Point, type PointMark, type XyFigure, drawXy } from '../figure/xy.ts';
import { type Picture, picture } from './picture.ts';

interface Moving extends Omit<Picture, 'frame' | 'content' | 'series' | 'at' | 'onPick'> {
  /** Drawn anew every time: behind all; over the ground, under the series; and over all. */
  behind?: (axes: Axes) => unknown;
  under?: (axes: Axes) => unknown;
  over?: (axes: Axes) => unknown;
  /** A value of x in focus: the keys begin at it in the first series that has it; else at the point before it in the first. */
  at?: number;
  /** The reader has picked a point. */
  onPick?: (point: Point) => void;
}

/** Described; or drawn before, and kept while only what moves is another. */
type XyPicture = Moving & (XyFigure | { drawn: DrawnXy });

export function xyPicture(asked: XyPicture): TemplateResult {
  const { title, key, label, name = '', behind, under, over, at, onPick } = asked;
  const drawn = 'drawn' in asked ? asked.drawn : drawXy(asked);
  const { frame, marks } = drawn;
  return picture({
    ...(name && { name }),
    title,
    key,
    label,
    frame,
    content: [
      behind?.(drawn),
      guard([drawn], drawn.ground),
      under?.(drawn),
      guard([drawn], drawn.series),
      over?.(drawn),
    ],
    series: marks,
    at: at === undefined ? undefined : startAt(marks, at),
    onPick:
      onPick &&
      (({ series, mark }) => {
        const picked = marks[series]?.[mark];
        if (picked) onPick(picked.point);
      }),
  });
}

function startAt(marks: readonly (readonly PointMark[])[], at: number): CursorPosition {
  const series = Math.max(
    0,
    marks.findIndex((all) => all.some(({ point }) => point.x === at)),
  );
  const before = marks[series]?.findLastIndex(({ point }) => point.x <= at) ?? 0;
  return { series, mark: Math.max(0, before) };
}

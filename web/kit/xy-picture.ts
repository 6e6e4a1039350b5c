// The picture of a figure with axes that is described as data: what is drawn of it, its marks, and what moves before it.
import type { TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { CursorPosition } from '../figure/cursor.ts';
import { type Axes, type DrawnXy, type Point, type PointMark, type XyFigure, drawXy } from '../figure/xy.ts';
import { type Picture, picture } from './picture.ts';

interface Moving extends Omit<Picture, 'frame' | 'content' | 'series' | 'at' | 'onPick'> {
  /** Drawn anew every time: over the ground, under the series; and over all. */
  under?: (axes: Axes) => unknown;
  over?: (axes: Axes) => unknown;
  /** A value of x in focus: the keys begin at the last point of the first series that is not beyond it. */
  at?: number;
  /** The reader has picked a point. */
  onPick?: (point: Point) => void;
}

/** Described; or drawn before, and kept while only what moves is another. */
type XyPicture = Moving & (XyFigure | { drawn: DrawnXy });

export function xyPicture(asked: XyPicture): TemplateResult {
  const { title, key, label, name = '', under, over, at, onPick } = asked;
  const drawn = 'drawn' in asked ? asked.drawn : drawXy(asked);
  const { frame, marks } = drawn;
  return picture({
    ...(name && { name }),
    title,
    key,
    label,
    frame,
    content: [guard([drawn], drawn.ground), under?.(drawn), guard([drawn], drawn.series), over?.(drawn)],
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

function startAt([first = []]: readonly (readonly PointMark[])[], at: number): CursorPosition {
  return {
    series: 0,
    mark: Math.max(
      0,
      first.findLastIndex(({ point }) => point.x <= at),
    ),
  };
}

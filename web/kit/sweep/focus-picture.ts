// A picture over d, its axis and what is read of it: the d in focus is marked, and a click or Enter brings another one into focus.
import { type TemplateResult, svg } from 'lit';
import { dimensionTicks } from '../../figure/axis.ts';
import { type Frame, logDomain } from '../../figure/frame.ts';
import { type Scale, logScale, px } from '../../figure/scale.ts';
import type { Datum } from '../../figure/line.ts';
import type { Role } from '../../figure/styles.ts';
import type { Axis, DrawnXy, Series } from '../../figure/xy.ts';
import { short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { type Picture, xyPicture } from '../picture.ts';

interface Focusing {
  focus: number;
  onFocus: (d: number) => void;
}

/** A picture without the d in focus, so that it is drawn once while the focus moves. */
export interface FocusPicture extends Pick<Picture, 'name' | 'title' | 'key' | 'label'> {
  drawn: DrawnXy;
}

export function focusing(picture: FocusPicture, { focus, onFocus }: Focusing): TemplateResult {
  return xyPicture({
    ...picture,
    behind: ({ frame, x }) =>
      svg`<g class="focus" aria-hidden="true">
        <line x1=${px(x(focus))} x2=${px(x(focus))} y1=${frame.top} y2=${frame.bottom}></line>
        <circle cx=${px(x(focus))} cy=${frame.bottom} r="6"></circle>
      </g>`,
    at: focus,
    onPick: ({ x }) => onFocus(x),
  });
}

// The axis of d that all pictures of the sweep share.

/** Pixels that a tick text of five signs needs, and those before the least d. */
const tickGap = 48;
const inset = 8;

export function dimensionScale(grid: readonly number[], { left, right }: Frame): Scale {
  return logScale(logDomain(grid), [left + inset, right]);
}

export function dimensionAxis(grid: readonly number[]): Axis {
  return {
    kind: 'log',
    domain: logDomain(grid),
    inset,
    ticks: (x) => dimensionTicks(x, tickGap),
    format: short,
    title: say('sweep.axis.dimension'),
  };
}

// A measured curve over d, and what is read of it.

interface Measured {
  role: Role;
  measured: readonly Datum[];
  /** What theory says, where that is shown. */
  expected?: readonly Datum[] | undefined;
  /** What is measured, where it can be read. */
  name?: string;
}

/** Its band and its points; between them what theory says. */
export function measuredCurve({ role, measured, expected, name }: Measured): Series[] {
  return [
    ...(name === undefined ? [] : [readOver(name, measured)]),
    { as: ['band'], data: measured, role },
    ...(expected ? [{ as: ['line'], data: expected, role: 'theory' } as const] : []),
    { as: ['points'], data: measured, role },
  ];
}

/** A curve that is read, whatever draws it: which figure, at which d, with its interval; `name` says what is measured. */
export function readOver(name: string, data: readonly Datum[]): Series {
  return {
    as: [],
    data,
    role: 'ink',
    reading: ({ x: d, y, low, high }) => {
      const words = { name, d: whole(d), value: significant(y) };
      return typeof low === 'number' && typeof high === 'number' && low < high
        ? say('sweep.mark.band', { ...words, low: significant(low), high: significant(high) })
        : say('sweep.mark', words);
    },
  };
}

// The map: number of keys along, spread of the scores up, the colour what is measured in a cell.
import { svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { speaking } from '../../i18n/language.ts';
import { short, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { bottomAxis, leftAxis } from '../../figure/axis.ts';
import type { CursorMark } from '../../figure/cursor.ts';
import { plotFrame, type Frame } from '../../figure/frame.ts';
import { px } from '../../figure/pixel.ts';
import { logScale, type Scale } from '../../figure/scale.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { picture } from '../../kit/picture.ts';
import type { MapFigure } from './cell.ts';
import { keyStops, nearestOf, openUpTo, spreadStops } from './grid.ts';
import { mapCells } from './map-cells.ts';
import { collapseLine, colourKey, cursorMark, modelMarks, modelWords } from './map-marks.ts';
import type { MapRun } from './map-run.ts';
import type { ModelPoint } from './models.ts';

export interface MapOptions {
  run: MapRun;
  figure: MapFigure;
  /** √(2 ln n) and ln n of each stop. */
  collapse: Float64Array;
  logKeys: Float64Array;
  points: readonly ModelPoint[];
  keys: number;
  spread: number;
  width: number;
  /** Before the guess the map ends low, and its line is not drawn. */
  revealed: boolean;
  marks: readonly (readonly CursorMark[])[];
  onPick: (keys: number, spread: number) => void;
}

export interface MapGeometry {
  frame: Frame;
  x: Scale;
  y: Scale;
}

/** Narrower maps have no room for the names of models. */
const named = 420;

/** Keys over which the mark of what is left open stands, clear of the models. */
const unknownAt = 12;

/** Half a cell beyond the first and last stop. */
const around = { keys: [1.68, 19_500], spread: [0.23, 35] } as const;

export function geometry(width: number): MapGeometry {
  const frame = plotFrame(width, Math.round(Math.min(560, Math.max(380, width * 0.92))), {
    left: 42,
    right: width < named ? 8 : 34,
    top: 40,
    bottom: 46,
  });
  return {
    frame,
    x: logScale(around.keys, [frame.left, frame.right]),
    y: logScale(around.spread, [frame.bottom, frame.top]),
  };
}

/**
 * Marks from the largest spread down, so that the key "up" goes up. Their texts are made when they are read, from what has
 * been measured by then.
 */
export function mapMarks(
  width: number,
  { run, figure, points, revealed }: Pick<MapOptions, 'run' | 'figure' | 'points' | 'revealed'>,
): CursorMark[][] {
  const { x, y } = geometry(width);
  return [...spreadStops].reverse().map((spread) =>
    keyStops.map((keys) => ({
      x: px(x(keys)),
      y: px(y(spread)),
      get text() {
        const cell = revealed || spread <= openUpTo ? run.cell(keys, spread) : undefined;
        const models = modelWords(
          points,
          (point) =>
            keyStops[nearestOf(keyStops, point.keys)] === keys &&
            spreadStops[nearestOf(spreadStops, point.spread)] === spread,
        );
        const value = cell ? significant(cell[figure].mean, 3) : '?';
        return say(`saturation.mark.${figure}`, { keys: whole(keys), spread: short(spread), value }) + models;
      },
    })),
  );
}

export function mapPicture(options: MapOptions): TemplateResult {
  const { figure, collapse, points, keys, spread, width, revealed, marks, onPick } = options;
  const shape = geometry(width);
  const { frame, x, y } = shape;
  const keyTicks = width < named ? [2, 16, 128, 1024, 8192] : [2, 8, 32, 128, 512, 2048, 8192];
  const language = speaking();
  const level = px(y(openUpTo));
  return picture({
    title: say(`saturation.map.${figure}`),
    key: say(revealed ? 'saturation.map.key' : 'saturation.map.open'),
    label: say('saturation.map.picture'),
    frame,
    content: [
      guard([width, language], () =>
        leftAxis(frame, y, [0.25, 0.5, 1, 2, 4, 8, 16, 32], { format: short, title: say('saturation.axis.spread') }),
      ),
      mapCells({ ...options, x, y }),
      guard([width, language], () =>
        bottomAxis(frame, x, keyTicks, { format: whole, title: say('saturation.axis.keys') }),
      ),
      guard([width, figure, language], () => colourKey(frame, figure)),
      revealed
        ? guard([width, collapse, language], () => collapseLine(collapse, shape, width >= named))
        : svg`<text class="unknown" x=${px(x(unknownAt))} y=${px((level + frame.top) / 2)} dy="0.35em" text-anchor="middle">?</text>`,
      guard([width, points], () => modelMarks(points, shape, width >= named)),
      cursorMark(shape, frame, keys, spread),
    ],
    series: marks,
    at: {
      series: spreadStops.length - 1 - nearestOf(spreadStops, spread),
      mark: nearestOf(keyStops, keys),
    },
    onPick: ({ series, mark }) => {
      onPick(figureAt(keyStops, mark), figureAt(spreadStops, spreadStops.length - 1 - series));
    },
  });
}

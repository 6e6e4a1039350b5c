// The cells of the map as rectangles whose colour says how much, a column for each number of keys, drawn anew only where it changed.
import { svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { Scale } from '../../figure/scale.ts';
import { figureAt } from '../../kit/figure-at.ts';
import type { MapFigure } from './cell.ts';
import { keyStops, openUpTo, spreadStops } from './grid.ts';
import type { MapRun } from './map-run.ts';
import { shade } from './shade.ts';

export interface MapCells {
  run: MapRun;
  x: Scale;
  y: Scale;
  figure: MapFigure;
  /** ln n of each stop. */
  logKeys: Float64Array;
  revealed: boolean;
}

/** Edges half way between neighbours, in whole pixels so that no seam shows; the ends of the scale at the ends. */
export function edges(stops: readonly number[], scale: Scale): number[] {
  const at = stops.map(scale);
  const between = at.slice(1).map((pixel, place) => Math.round((pixel + figureAt(at, place)) / 2));
  return [Math.round(scale.range[0]), ...between, Math.round(scale.range[1])];
}

export function mapCells({ run, x, y, figure, logKeys, revealed }: MapCells): TemplateResult {
  const across = edges(keyStops, x);
  const up = edges(spreadStops, y);
  return svg`<g class="cells" aria-hidden="true">${keyStops.map((keys, column) =>
    guard([run.version(keys), figure, revealed, across[column], across[column + 1], up[0], up.at(-1)], () => {
      const [left, right] = [figureAt(across, column), figureAt(across, column + 1)];
      return spreadStops.map((spread, row) => {
        const cell = run.cell(keys, spread);
        if (!cell || (!revealed && spread > openUpTo)) return '';
        const [bottom, top] = [figureAt(up, row), figureAt(up, row + 1)];
        return svg`<rect x=${left} y=${top} width=${right - left} height=${bottom - top} fill-opacity=${shade(cell, figure, figureAt(logKeys, column))}></rect>`;
      });
    }),
  )}</g>`;
}

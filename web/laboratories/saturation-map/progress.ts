// How far the cells of the map have been measured, and with how many rows, in a sentence.
import { percent, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import { keyStops, rowsFor, spreadStops } from './grid.ts';
import type { MapRun } from './map-run.ts';

export function progressSentence(run: MapRun): string {
  if (!run.finished) return say('saturation.measuring', { share: percent(run.progress) });
  return say('saturation.measured', {
    cells: whole(keyStops.length * spreadStops.length),
    least: whole(rowsFor(keyStops.at(-1) ?? 0, spreadStops[0] ?? 0)),
    most: whole(rowsFor(keyStops[0] ?? 0, spreadStops.at(-1) ?? 0)),
  });
}

// Folders that tests fill and nobody needs afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const places: string[] = [];
process.on('exit', () => {
  if (process.env.COURSES_KEEP === undefined)
    for (const place of places) rmSync(place, { recursive: true, force: true });
});

/** A folder that is gone when the tests are; COURSES_KEEP=1 leaves it to be looked at. */
export function passing(name: string): string {
  const place = mkdtempSync(join(tmpdir(), name));
  places.push(place);
  return place;
}

// The artefacts under test, as ./build-scripts/package.sh made them.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** COURSES_DIST=/tmp/mine tests artefacts made with `package.sh /tmp/mine`. */
export const folder = resolve(import.meta.dirname, '../..', process.env.COURSES_DIST ?? 'dist');

/** throws  Error where there are none */
export function requireArtefacts(): void {
  if (existsSync(join(folder, 'sizes.txt'))) return;
  throw new Error(`no artefacts in ${folder}; ./build-scripts/package.sh makes them`);
}

/** The first port of a spec that must know its ports beforehand: TEST_PORT moves them all. Servers that can should listen at 0. */
export function portFrom(offset: number): number {
  return Number(process.env.TEST_PORT ?? 9100) + offset;
}

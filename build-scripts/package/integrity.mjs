// Integrity hashes of scripts, as pages write them into the tag or into an import map.
import { createHash } from 'node:crypto';

/** Of bytes, or of a text in UTF-8. */
export const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** A line for each script: hash, two blanks, path. */
export const integrityTable = (paths, read) => paths.map((path) => `${integrityOf(read(path))}  ${path}\n`).join('');

/** The member "integrity" of an import map, by their paths from the folder of the package. */
export const integrityMap = (paths, read) => ({
  integrity: Object.fromEntries(paths.map((path) => [`./${path}`, integrityOf(read(path))])),
});

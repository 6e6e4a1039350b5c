// Sizes as a static host sends them, by brotli.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes, compressed. */
export const budgets = { 'classic/sqrt-dk.js': 200_000, 'lesson/sqrt-dk.html': 510_000 };

/** As a host compresses once: at its best. */
export function compressed(bytes, quality = 11) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params }).length;
}

/** A table of the files that a page is given whole, and of the two folders that it is given in pieces: these at quality 9, for speed. */
export function sizeTable(into, files) {
  const size = (path, quality) => {
    const bytes = readFileSync(join(into, path));
    return { path, raw: bytes.length, size: compressed(bytes, quality) };
  };
  const whole = files
    .filter((path) => /^(?:classic\/.*\.js|lesson\/|scorm\/)/.test(path))
    .map((path) => size(path, 11));
  const folders = ['npm', 'site'].map((folder) => {
    const inside = files
      .filter((path) => path.startsWith(`${folder}/`) && !/\.(?:d\.ts|md|txt|svg)$/.test(path))
      .map((path) => size(path, 9));
    const sum = (key) => inside.reduce((total, each) => total + each[key], 0);
    return { path: `${folder}/ (${inside.length} files)`, raw: sum('raw'), size: sum('size') };
  });
  const rows = [...whole, ...folders].map(({ path, raw, size: small }) =>
    [path.padEnd(30), raw, small, budgets[path] ?? '']
      .map((cell, index) => (index ? String(cell).padStart(12) : cell))
      .join(''),
  );
  const head = ['file'.padEnd(30), 'bytes', 'brotli', 'budget']
    .map((cell, index) => (index ? cell.padStart(12) : cell))
    .join('');
  return {
    table: `${head}\n${rows.join('\n')}\n`,
    over: whole.filter(({ path, size: small }) => small > budgets[path]),
  };
}

// Sizes as a static host sends them, by brotli.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes, compressed. */
export const budgets = { 'classic/sqrt-dk.js': 200_000, 'lesson/sqrt-dk.html': 520_000 };

/** At its best, as a host compresses once: 11. At 9 it takes a tenth of the time and is a tenth larger. */
export function compressed(bytes, quality) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params }).length;
}

/** A table of the files that a page is given whole, and of the two folders that it is given in pieces: at quality 11 what has a budget. */
export function sizeTable(into, files) {
  const size = (path) => {
    const bytes = readFileSync(join(into, path));
    return { path, raw: bytes.length, size: compressed(bytes, path in budgets ? 11 : 9) };
  };
  const whole = files
    .filter((path) => /^(?:classic\/.*\.js|lesson\/|scorm\/)/.test(path))
    .map(size);
  const folders = ['npm', 'site'].map((folder) => {
    const inside = files
      .filter((path) => path.startsWith(`${folder}/`) && !/\.(?:d\.ts|md|txt|svg)$/.test(path))
      .map(size);
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

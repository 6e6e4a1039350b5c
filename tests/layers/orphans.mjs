// Finds test files that no runner runs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './layers.mjs';

const named = /\.(test|spec|fuzz)\.\w+$/;
const callsARunner = /^\s*(test|it|describe)(\.\w+)*\(/m;

/** Files below tests that are tests by name or by what they do, relative to root. */
export function testFiles(root) {
  return filesBelow(root, 'tests').filter(
    (path) =>
      named.test(path) || (/\.(ts|mjs|js)$/.test(path) && callsARunner.test(readFileSync(join(root, path), 'utf8'))),
  );
}

/** Those that are in none of the lists that the runners gave. */
export function orphans(root, run) {
  const known = new Set(run);
  return testFiles(root).filter((path) => !known.has(path));
}

/** The files that a CMakeLists.txt names, relative to root. */
export function listedByCMake(root, folder) {
  const text = readFileSync(join(root, folder, 'CMakeLists.txt'), 'utf8').replace(/#[^\n]*/g, '');
  return (text.match(/[\w./-]+\.cpp\b/g) ?? []).map((name) => join(folder, name));
}

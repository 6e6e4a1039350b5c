// Which headers are installed, what each is, and the names that it declares.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Paths below src, sorted, as build-scripts/cmake/install.cmake installs them. */
export function installedHeaders(root) {
  const source = join(root, 'src');
  const own = privateHeaders(root);
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.hpp'))
    .map((entry) => relative(source, join(entry.parentPath ?? entry.path, entry.name)))
    .filter((path) => !own.some((name) => path === name || path.startsWith(`${name}/`)))
    .sort();
}

function privateHeaders(root) {
  const text = readFileSync(join(root, 'build-scripts/cmake/private-headers.cmake'), 'utf8');
  return text
    .match(/set\(SQRTDK_PRIVATE_HEADERS\s([^)]*)\)/)[1]
    .trim()
    .split(/\s+/);
}

/** The first line of a header, which says what it is. */
export const subject = (text) => text.split('\n', 1)[0].replace(/^\/\/ /, '');

/** Types, functions and constants of a header, each once, in their order; operators are left out. */
export function declaredNames(text) {
  const names = new Set();
  for (const line of withoutBodies(text)) {
    const type = line.match(/^(?:template <.*> )?(?:struct|class|enum class) (\w+)/);
    const alias = line.match(/^using (\w+) =/);
    const called = line.match(/^[\w:][^=(]*?[\s&*](\w+)\(/);
    if (type ?? alias) names.add((type ?? alias)[1]);
    else if (/^inline constexpr /.test(line))
      for (const [, name] of line.matchAll(/[ ,](k[A-Z]\w*)(?=[ ={[])/g)) names.add(name);
    else if (called && !line.includes('operator')) names.add(called[1]);
  }
  return [...names];
}

/** Lines at the outermost level. */
const withoutBodies = (text) =>
  text.split('\n').filter((line) => /^\w/.test(line) && !/^(namespace|return)\b/.test(line));

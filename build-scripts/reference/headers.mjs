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
  return text.match(/set\(SQRTDK_PRIVATE_HEADERS\s([^)]*)\)/)[1].trim().split(/\s+/);
}

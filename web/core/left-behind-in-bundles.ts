// Whether a bundler has moved the modules of the npm package and left a file behind, as esbuild does: what the package has in place of
// left-behind.ts. Asking for such a file would only tell that it is not there.

/** Where binaries and the script of workers lie in the package, seen from its modules in parts/. */
const folders = ['../', '../assets/'];

/** A bundler that takes the file along writes another address; one that leaves it has the old one count from where the module is now. */
export function isLeftBehind(address: string): boolean {
  const here = import.meta.url;
  if (/\/parts\/[^/]+$/.test(here)) return false;
  const file = address.slice(address.lastIndexOf('/') + 1);
  return folders.some((folder) => new URL(folder + file, here).href === address);
}

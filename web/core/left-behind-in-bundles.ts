// Whether a bundler has moved the modules of the npm package and left a file behind, as esbuild does: what the package has in place of
// left-behind.ts. Asking for such a file would only tell that it is not there.

/**
 * A bundler that takes the file along writes another address; one that leaves it has the old one count from where the module is now.
 *
 * inPackage  the file as modules in parts/ name it, which no bundler sees here
 */
export function isLeftBehind(address: string, inPackage: string): boolean {
  const here = import.meta.url;
  try {
    return !/\/parts\/[^/]+$/.test(here) && new URL(inPackage, here).href === address;
  } catch {
    // A module within a classic script has no address, and that of a Blob is in no folder: nor has the file any, but where the bundler has
    // written it into the script.
    return address === '';
  }
}

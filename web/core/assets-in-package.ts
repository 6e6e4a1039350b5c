// The files beside the modules of the npm package, which bundlers move and Node reads: what the package has in place of assets.ts.
import { fetchBinary as fetched } from './assets.ts';
import { orNotFetched } from './refusal.ts';

/** What is used here of Node. */
interface Node {
  getBuiltinModule?: (name: 'node:fs/promises') => { readFile: (file: URL) => Promise<Uint8Array<ArrayBuffer>> };
}

/** The file of a binary, as a page or worker fetches it and Node reads it. Rejects CoreUnavailable "not-fetched". */
export async function fetchBinary(address: string | URL): Promise<Response> {
  const files = (globalThis as { process?: Node }).process?.getBuiltinModule?.('node:fs/promises');
  if (!files || !String(address).startsWith('file:')) return fetched(address);
  const bytes = await orNotFetched(() => files.readFile(new URL(address)));
  return new Response(bytes, { headers: { 'content-type': 'application/wasm' } });
}

/**
 * Whether a bundler has moved the modules and left a file behind, as esbuild does: to ask for such a file would only tell that it is not there.
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

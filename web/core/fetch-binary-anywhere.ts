// The file of a binary, as a page or worker fetches it and Node reads it: what the npm package has in place of fetch-binary.ts.
import { fetchBinary as fetched } from './fetch-binary.ts';
import { CoreUnavailable, detailOf } from './refusal.ts';

/** What is used here of Node. */
interface Node {
  getBuiltinModule?: (name: 'node:fs/promises') => { readFile: (file: URL) => Promise<Uint8Array<ArrayBuffer>> };
}

/** Rejects CoreUnavailable "not-fetched". */
export async function fetchBinary(address: string | URL): Promise<Response> {
  const files = (globalThis as { process?: Node }).process?.getBuiltinModule?.('node:fs/promises');
  if (!files || !String(address).startsWith('file:')) return fetched(address);
  try {
    const bytes = await files.readFile(new URL(address));
    return new Response(bytes, { headers: { 'content-type': 'application/wasm' } });
  } catch (thrown) {
    throw new CoreUnavailable('not-fetched', detailOf(thrown));
  }
}

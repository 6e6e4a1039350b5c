// The files beside the page's modules, binaries and scripts of workers: how one is fetched, and whether it has been left behind. The npm package
// has assets-in-package.ts in place of this.
import { CoreUnavailable, orNotFetched } from './refusal.ts';

/** The file of a binary, as a page fetches it. Rejects CoreUnavailable "not-fetched". */
export async function fetchBinary(address: string | URL): Promise<Response> {
  const response = await orNotFetched(() => fetch(address, { credentials: 'same-origin' }));
  // Some servers answer every address that they do not know with a page.
  const page = response.headers.get('content-type')?.startsWith('text/html');
  if (!response.ok || page)
    throw new CoreUnavailable('not-fetched', page ? 'a page' : `${String(response.status)} ${response.statusText}`);
  return response;
}

/** Whether a bundler has moved modules away from a file that they ask for: never where a page is built with its files. */
export const isLeftBehind: (address: string, inPackage: string) => boolean = () => false;

// The file of a binary, as a page fetches it.
import { CoreUnavailable, detailOf } from './refusal.ts';

/** Rejects CoreUnavailable "not-fetched". */
export async function fetchBinary(address: string | URL): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, { credentials: 'same-origin' });
  } catch (thrown) {
    throw new CoreUnavailable('not-fetched', detailOf(thrown));
  }
  // Some servers answer every address that they do not know with a page.
  const page = response.headers.get('content-type')?.startsWith('text/html');
  if (!response.ok || page)
    throw new CoreUnavailable('not-fetched', page ? 'a page' : `${String(response.status)} ${response.statusText}`);
  return response;
}

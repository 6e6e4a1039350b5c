// The file of a binary, as a page fetches it.
import { CoreUnavailable, detailOf } from './unavailable.ts';

/** Rejects CoreUnavailable "not-fetched". */
export async function fetchBinary(address: string | URL): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address, { credentials: 'same-origin' });
  } catch (thrown) {
    throw new CoreUnavailable('not-fetched', detailOf(thrown));
  }
  if (!response.ok) throw new CoreUnavailable('not-fetched', `${String(response.status)} ${response.statusText}`);
  return response;
}

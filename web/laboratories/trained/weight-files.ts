// Where the weights of the small model lie: files that are fetched when the reader asks for them.
import start from './recorded/start.safetensors?url&no-inline';
import trained from './recorded/trained.safetensors?url&no-inline';

export type Weights = 'start' | 'trained';

/** undefined where they are left out: in the single file and in the classic scripts. */
export const addresses: Readonly<Record<Weights, string>> | undefined = { start, trained };

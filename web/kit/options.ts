// What a laboratory says of itself when it is made.
import type { Selection } from '../schema/parameter.ts';
import type { Adopt } from './chosen-model.ts';

export interface Options<S extends Selection> {
  /** Its name in links. */
  namespace: string;
  /** Nothing is fetched or computed before it is near the window, and work stops when it has left. */
  onApproach?: boolean;
  /** It tells what comes out itself (dk-result); else its figures are told. */
  tellsResults?: boolean;
  /** Where it has a place for the head size, the keys and the rule of a model that is chosen for the whole page. */
  adoption?: Adopt<S>;
}

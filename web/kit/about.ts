// What the class of a laboratory says of itself.
import type { Selection } from '../schema/parameter.ts';
import type { Adopt } from './chosen-model.ts';

export interface About<S extends Selection> {
  /** Its name in links, that of its manifest. */
  key: string;
  /** What it keeps in its attributes and in links. */
  parameters: S;
  /** Attributes of its own that are no settings: the picture follows them, and what the reader has set stays. Laboratories of chapters have them. */
  attributes?: readonly string[];
  /** What the keys of its messages begin with, its own first; its key, where nothing is said. */
  words?: readonly string[];
  /** It is computed at once; else nothing is fetched or computed before it is near the window, and work stops when it has left. */
  atOnce?: boolean;
  /** It tells what comes out itself (dk-result); else its figures are told. */
  tellsResults?: boolean;
  /** Where it has a place for the head size, the keys and the rule of a model that is chosen for the whole page. */
  adoption?: Adopt<S>;
}

/** The same of a class whose parameters are not known. */
export type AnyAbout = Omit<About<Selection>, 'adoption'>;

/** What the keys of its messages begin with. */
export function wordsOf({ key, words = [key] }: AnyAbout): readonly string[] {
  return words;
}

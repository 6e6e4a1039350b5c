// What a link says for the whole page, without a laboratory's name: one seed for a class, and whether answers stay hidden.
// "#v=1&seed=7&answers=hidden"
import { decodeFragment, encodeFragment, version } from './fragment.ts';
import { parameters } from './table.ts';
import { readState, type Note } from './url.ts';

export interface ClassLink {
  /** Undefined where the link names none, or none that can be read. */
  seed: string | undefined;
  answersHidden: boolean;
  /** What could not be taken as it stands. */
  notes: Note[];
}

const hidden = 'hidden';
/** A name under which the reading of laboratories can be used. */
const own = 'class';

export function readClass(fragment: string): ClassLink {
  const entries = decodeFragment(fragment);
  const none = { seed: undefined, answersHidden: false, notes: [] };
  if (entries.get('v') !== version) return none;
  const answersHidden = entries.get('answers') === hidden;
  const text = entries.get('seed');
  if (text === undefined) return { ...none, answersHidden };
  const alone = encodeFragment(
    new Map([
      ['v', version],
      [`${own}.seed`, text ?? ''],
    ]),
  );
  const { values, notes } = readState(alone, own, { seed: parameters.seed });
  const unread = notes.some(({ code }) => code === 'malformed');
  return { seed: unread ? undefined : values.seed, answersHidden, notes };
}

/** The fragment of a link for a class. */
export function classFragment({ seed, answersHidden }: Pick<ClassLink, 'answersHidden'> & { seed: string }): string {
  const entries = new Map([
    ['v', version],
    ['seed', seed],
  ]);
  if (answersHidden) entries.set('answers', hidden);
  return encodeFragment(entries);
}

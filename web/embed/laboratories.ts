// The laboratories that a frame can show, by their names in its address: that of the element without "dk-".
import { loads } from 'virtual:laboratories/each';

export const names = Object.keys(loads).map((tag) => tag.slice('dk-'.length));

/** Defines the element of a laboratory and gives its tag; undefined where none has that name. */
export async function defined(name: string): Promise<string | undefined> {
  if (!names.includes(name)) return undefined;
  await loads[`dk-${name}`]?.();
  return `dk-${name}`;
}

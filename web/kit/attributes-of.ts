// The attributes of an element by which first values can be given.
import type { Selection } from '../schema/parameter.ts';

export function attributesOf(selection: Selection): string[] {
  return Object.values(selection).map(({ attribute }) => attribute);
}

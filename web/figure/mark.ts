// A mark whose text is made when it is read: pictures have hundreds of marks, and a reader reads a few of them.
import type { CursorMark } from './cursor.ts';

/** Where a mark stands, and what it is called once somebody asks. */
export function mark<Place extends Omit<CursorMark, 'text'>>(
  place: Place,
  text: () => string,
): Place & { readonly text: string } {
  return {
    ...place,
    get text() {
      return text();
    },
  };
}

// Whether the link to the page keeps answers hidden, as long as a class is guessing. Every part that asks something looks here first.
import { readClass } from '../schema/class-link.ts';
import { addressFragment } from './page-address.ts';

let read = { fragment: '', hidden: false };

export function answersHidden(): boolean {
  const fragment = addressFragment();
  if (fragment !== read.fragment) read = { fragment, hidden: readClass(fragment).answersHidden };
  return read.hidden;
}

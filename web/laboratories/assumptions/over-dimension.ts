// A picture over d as far as it does not depend on the d in focus, so that it is not made again when the focus moves.
import type { Scale } from '../../figure/scale.ts';
import type { FocusPicture } from '../../kit/sweep/focus-picture.ts';

export interface OverDimension {
  /** From d to pixels. */
  x: Scale;
  picture: FocusPicture;
}

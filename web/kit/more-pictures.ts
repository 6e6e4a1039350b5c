// The pictures beside the one that a laboratory leads with, folded until they are asked for. Apart from what folds them, which the first screen needs.
import { html, type TemplateResult } from 'lit';
import { whileUnfolded } from './data-table.ts';
import { unparted } from './symbols.ts';

/**
 * The pictures beside the one that a laboratory leads with, and the controls that move them alone.
 *
 * summary  names them, so that a reader knows whether to look
 * make     draws them
 * answers  whether one of them answers the question of the laboratory: a reader who has guessed is shown it
 */
export function more(summary: string, make: () => unknown, { answers = false } = {}): TemplateResult {
  return html`<details part="more" class=${answers ? 'more answers' : 'more'}>
    <summary>${unparted(summary)}</summary>
    ${whileUnfolded(make)}
  </details>`;
}

/** Unfolds all pictures below an element, which are drawn with the next update; gives what was folded. */
export function unfoldPictures(root: ParentNode): HTMLDetailsElement[] {
  const folded = foldedPictures(root);
  for (const each of folded) each.open = true;
  return folded;
}

export function foldedPictures(root: ParentNode): HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>("details[part~='more']:not([open])")];
}

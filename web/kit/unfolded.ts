// What is made and put into the document while the reader has it unfolded: tables, and the pictures beside the leading one.
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { directive, Directive, type ChildPart, type PartInfo } from 'lit/directive.js';

/** Stands in a <details>. What is folded would cost each press the making, style and memory of what nobody sees. */
class WhileUnfolded extends Directive {
  readonly #host: Partial<ReactiveControllerHost> | undefined;
  #details: HTMLDetailsElement | undefined;

  constructor(info: PartInfo) {
    super(info);
    this.#host = (info as unknown as ChildPart).options?.host;
  }

  override render(make: () => unknown): unknown {
    return this.#details?.open === true ? make() : nothing;
  }

  override update({ parentNode }: ChildPart, [make]: [() => unknown]): unknown {
    if (!this.#details) {
      this.#details = parentNode as HTMLDetailsElement;
      // The laboratory draws itself, so that what the making throws is said as ever.
      this.#details.addEventListener('toggle', () => this.#host?.requestUpdate?.());
    }
    return this.render(make);
  }
}

export const whileUnfolded = directive(WhileUnfolded);

/**
 * The pictures beside the one that a laboratory leads with, and the controls that move them alone.
 *
 * summary  names them, so that a reader knows whether to look
 * make     draws them
 * answers  whether one of them answers the question of the laboratory: whoever has guessed is shown it
 */
export function more(summary: string, make: () => unknown, { answers = false } = {}): TemplateResult {
  return html`<details part="more" class=${answers ? 'more answers' : 'more'}>
    <summary>${summary}</summary>
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

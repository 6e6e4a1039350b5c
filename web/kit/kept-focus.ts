// The keyboard stays where it is: a button that can be pressed no more keeps the focus until the reader goes on, and where what had it is gone, the
// next stop takes it. Browsers give it to the page otherwise, and a screen reader begins at its top.
import { type LitElement, type ReactiveController, noChange } from 'lit';
import { directive, Directive, type ElementPart } from 'lit/directive.js';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What the Tab key reaches in a laboratory, in order. */
export function reachableIn({ shadowRoot }: HTMLElement): HTMLElement[] {
  return [...(shadowRoot?.querySelectorAll<HTMLElement>(controls) ?? [])].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  );
}

export class KeptFocus implements ReactiveController {
  readonly #host: LitElement;
  /** What has the focus, and what that stands in, from the inside out. */
  #path: Element[] = [];

  constructor(host: LitElement) {
    this.#host = host;
  }

  hostUpdate(): void {
    this.#path = [];
    for (let each = this.#host.shadowRoot?.activeElement; each; each = each.parentElement) this.#path.push(each);
  }

  hostUpdated(): void {
    // What the laboratory itself gives it to takes it first.
    if (this.#path[0]?.isConnected === false) queueMicrotask(this.#handOn);
  }

  readonly #handOn = (): void => {
    const { shadowRoot: root, ownerDocument } = this.#host;
    if (!root || root.activeElement || ownerDocument.activeElement !== ownerDocument.body) return;
    const place = this.#path.find(({ isConnected }) => isConnected) ?? root.firstElementChild;
    const next = reachableIn(this.#host).find(
      (each) => ((place?.compareDocumentPosition(each) ?? 0) & each.DOCUMENT_POSITION_FOLLOWING) > 0,
    );
    next?.focus({ preventScroll: true });
  };
}

const off = 'aria-disabled';

function leave({ currentTarget }: Event): void {
  const button = currentTarget as HTMLButtonElement;
  button.disabled ||= button.hasAttribute(off);
  button.removeAttribute(off);
}

class Disabled extends Directive {
  override render(_disabled: boolean): typeof noChange {
    return noChange;
  }

  override update({ element }: ElementPart, [disabled]: [boolean]): typeof noChange {
    const button = element as HTMLButtonElement;
    const kept = disabled && !button.disabled && button.matches(':focus');
    button.disabled = disabled && !kept;
    button.removeAttribute(off);
    if (kept) {
      button.setAttribute(off, 'true');
      button.addEventListener('blur', leave, { once: true });
    }
    return noChange;
  }
}

/** In the tag of a button, whose style sheet knows `[aria-disabled]`; its listener goes meanwhile. */
export const disabledOnceLeft = directive(Disabled);

// What a box does when it is laid out anew. Words that follow a control keep the most lines that they have had, so that what stands below stays
// under the pointer. A box that scrolls sideways is a stop of the keyboard.
import { noChange } from 'lit';
import { directive, Directive, type ElementPart } from 'lit/directive.js';

type View = typeof globalThis & Window;

/** Stands in the tag of a box, and watches its size no longer than the box is there. */
abstract class WatchedBox extends Directive {
  #watched = false;

  override render(): typeof noChange {
    return noChange;
  }

  override update({ element }: ElementPart): typeof noChange {
    const box = element as HTMLElement;
    const view = box.ownerDocument.defaultView;
    if (!view) return noChange;
    if (!this.#watched) new view.ResizeObserver(() => this.resized(box, view)).observe(box);
    this.#watched = true;
    this.drawn?.(box, view);
    return noChange;
  }

  /** Once a size of the box is laid out. */
  protected abstract resized(box: HTMLElement, view: View): void;

  /** At each drawing of what is around it. */
  protected drawn?(box: HTMLElement, view: View): void;
}

/** What style sheets take for the least height of a box that holds. */
const held = '--dk-held';

class Holds extends WatchedBox {
  #width = 0;

  protected override resized(box: HTMLElement, view: View): void {
    const hold = (): void => box.style.setProperty(held, view.getComputedStyle(box).height);
    if (box.offsetWidth === this.#width) {
      hold();
      return;
    }
    this.#width = box.offsetWidth;
    // A height that changes while it is watched would be told as a loop.
    view.requestAnimationFrame(() => {
      box.style.removeProperty(held);
      hold();
    });
  }
}

/** In the tag of the box, whose least height is then `var(--dk-held)`: that of the most lines that it has had at this width. */
export const holds = directive(Holds);

/**
 * Makes a box a stop of the keyboard as long as it scrolls sideways, and no longer: Safari stops at no box by itself, and a stop where nothing
 * scrolls would be one too many. What a reader stands at stays until they go on.
 */
export function stopWhereItScrolls(box: HTMLElement): void {
  if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
  else if (!box.matches(':focus')) box.removeAttribute('tabindex');
}

class Scrolls extends WatchedBox {
  protected override resized(box: HTMLElement): void {
    stopWhereItScrolls(box);
  }

  protected override drawn(box: HTMLElement, view: View): void {
    // What it holds may be wider now; measured in the frame that lays it out anyway.
    view.requestAnimationFrame(() => stopWhereItScrolls(box));
  }
}

/** In the tag of the box: `<p class="sum" ${scrolls()}>`. Its style sheet says from where on it scrolls. */
export const scrolls = directive(Scrolls);

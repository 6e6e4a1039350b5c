// A box that scrolls sideways where it is too narrow for what it holds: as long as it does, and no longer, the keyboard stops at it. Safari stops
// at no box by itself, and a stop where nothing scrolls would be one too many.
import { noChange } from 'lit';
import { directive, Directive, type ElementPart, type PartInfo, PartType } from 'lit/directive.js';

function judge(box: HTMLElement): void {
  if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
  // What a reader stands at stays until they go on.
  else if (!box.matches(':focus')) box.removeAttribute('tabindex');
}

class Scrolls extends Directive {
  #box: HTMLElement | undefined;

  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error('scrolls() stands in the tag of the box');
  }

  override render(): typeof noChange {
    return noChange;
  }

  override update({ element }: ElementPart): typeof noChange {
    const box = element as HTMLElement;
    const view = box.ownerDocument.defaultView;
    if (!view) return noChange;
    if (this.#box !== box) {
      this.#box = box;
      // Watches no longer than the box is there.
      new view.ResizeObserver(() => {
        judge(box);
      }).observe(box);
    }
    // What it holds may be wider now; measured in the frame that lays it out anyway.
    view.requestAnimationFrame(() => {
      judge(box);
    });
    return noChange;
  }
}

/** In the tag of the box: `<p class="sum" ${scrolls()}>`. Its style sheet says from where on it scrolls. */
export const scrolls = directive(Scrolls);

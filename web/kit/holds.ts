// Words that follow a control: the box around them keeps the most lines that it has had at this width, so that what stands below stays under the
// pointer while a sentence gets shorter and longer.
import { noChange } from 'lit';
import { directive, Directive, type ElementPart, type PartInfo, PartType } from 'lit/directive.js';

/** What style sheets take for its least height. */
const held = '--dk-held';

class Holds extends Directive {
  #width: number | undefined;

  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error('holds() stands in the tag of the box');
  }

  override render(): typeof noChange {
    return noChange;
  }

  override update({ element }: ElementPart): typeof noChange {
    const box = element as HTMLElement;
    const view = box.ownerDocument.defaultView;
    if (!view || this.#width !== undefined) return noChange;
    this.#width = 0;
    const hold = (): void => box.style.setProperty(held, view.getComputedStyle(box).height);
    // Hears of each height once it is laid out; watches no longer than the box is there.
    new view.ResizeObserver(() => {
      if (box.offsetWidth === this.#width) hold();
      else {
        this.#width = box.offsetWidth;
        // A height that changes while it is watched would be told as a loop.
        view.requestAnimationFrame(() => {
          box.style.removeProperty(held);
          hold();
        });
      }
    }).observe(box);
    return noChange;
  }
}

/** In the tag of the box, whose least height is then `var(--dk-held)`. */
export const holds = directive(Holds);

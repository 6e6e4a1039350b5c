// Sees elements: those of a name wherever they come, and whether a laboratory is near the window, so that only what is looked
// at is computed.
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How far outside the window counts as near. */
const margin = '400px';

interface Nearness {
  onNear: () => void;
  onLeave: () => void;
}

export class Near implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #told: Nearness;
  #near = false;
  #observer: IntersectionObserver | undefined;

  constructor(host: ReactiveControllerHost & Element, told: Nearness) {
    this.#host = host;
    this.#told = told;
    host.addController(this);
  }

  /** Whether it is near at this moment. */
  get now(): boolean {
    return this.#near;
  }

  hostConnected(): void {
    this.#observer = new IntersectionObserver(
      (entries) => {
        const near = entries.at(-1)?.isIntersecting ?? false;
        if (near === this.#near) return;
        this.#near = near;
        if (near) this.#told.onNear();
        else this.#told.onLeave();
      },
      { rootMargin: margin },
    );
    this.#observer.observe(this.#host);
  }

  /** What is taken out of its page has left. */
  hostDisconnected(): void {
    this.#observer?.disconnect();
    if (!this.#near) return;
    this.#near = false;
    this.#told.onLeave();
  }
}

// Sees elements by their names wherever they stand: in the document or in a shadow tree of it, whenever they come.

/**
 * Calls `found` for each element whose name is wanted, each time it comes into the document. Closed shadow trees count too, if they are
 * attached after this: until it is stopped, Element.prototype.attachShadow is wrapped.
 *
 * returns  what stops it
 */
export function onSight(isWanted: (name: string) => boolean, found: (element: Element) => void): () => void {
  const watched = new WeakSet<Node>();
  const roots = new WeakMap<Element, ShadowRoot>();
  let stopped = false;

  const enter = (element: Element): void => {
    if (isWanted(element.localName) && element.isConnected) found(element);
    const root = roots.get(element) ?? element.shadowRoot;
    // Laboratories change all the time, and none stands in another.
    if (root && !element.localName.startsWith('dk-')) watch(root);
  };
  const visit = (node: Node): void => {
    if (node instanceof Element) enter(node);
    if (node instanceof Element || node instanceof DocumentFragment || node instanceof Document)
      node.querySelectorAll('*').forEach(enter);
  };
  const watch = (root: Node): void => {
    if (!watched.has(root)) observer.observe(root, { childList: true, subtree: true });
    watched.add(root);
    visit(root);
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(visit);
  });

  // A shadow tree that an element gets later changes nothing that an observer of its document sees.
  const { value: attachShadow } = Object.getOwnPropertyDescriptor(Element.prototype, 'attachShadow') as {
    value: (this: Element, init: ShadowRootInit) => ShadowRoot;
  };
  const attach = function (this: Element, init: ShadowRootInit): ShadowRoot {
    const root = attachShadow.call(this, init);
    roots.set(this, root);
    if (!stopped && !this.localName.startsWith('dk-')) watch(root);
    return root;
  };
  Element.prototype.attachShadow = attach;
  watch(document);
  return () => {
    stopped = true;
    observer.disconnect();
    if (Element.prototype.attachShadow === attach) Element.prototype.attachShadow = attachShadow;
  };
}

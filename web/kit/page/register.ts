// Registers elements, and sees those of a name wherever they come. Of two copies of this library on one page the first serves all.
import { version } from '../../core/version.ts';

interface Copy {
  version: string;
  /** Whether a copy of another generation has said so. */
  told?: boolean;
}

/** Under which every copy finds the first. */
const mark = Symbol.for('sqrt-dk');
const page = globalThis as unknown as Record<symbol, Copy | undefined>;
const own: Copy = { version };

/** What must be equal for two copies to be the same to a page: "2" of 2.7.1, "0.1" of 0.1.3. */
export function generation(of: string): string {
  return /^0\.\d+|^\d+/.exec(of)?.[0] ?? of;
}

/** Whether this copy is the first. */
export function serving(): boolean {
  const first = (page[mark] ??= own);
  if (generation(first.version) !== generation(version) && !first.told) {
    first.told = true;
    console.error(`sqrt-dk ${first.version} serves this page; version ${version}, loaded after it, does not`);
  }
  return first === own;
}

/**
 * Nothing happens where the name is taken, or where nothing is drawn: on a server, also where Lit puts up a document that holds nothing, and
 * in jsdom, where the tests of pages run.
 */
export function register(tag: string, element: CustomElementConstructor): void {
  serving();
  const { document: around } = globalThis as { document?: Partial<Document> };
  const drawn = typeof customElements === 'object' && typeof ResizeObserver === 'function' && around?.documentElement;
  if (drawn && !customElements.get(tag)) customElements.define(tag, element);
}

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
    // By what it has: what comes out of another document, as of a frame, is not of this one's classes.
    if (!('querySelectorAll' in node)) return;
    if ('localName' in node) enter(node as Element);
    (node as ParentNode & Node).querySelectorAll('*').forEach(enter);
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

// Registers a laboratory when an element of its name is in the document or in a shadow tree of it, whenever it comes.
import { fetchModule } from '../core/fetch-module.ts';

/**
 * Asks `load` for each name once an element of it is seen. What fails is asked for again when another element of that name comes.
 * Closed shadow trees count too, if they are attached after this: until all names are there, Element.prototype.attachShadow is wrapped.
 */
export function registerOnSight(names: readonly string[], load: (name: string) => Promise<unknown>): void {
  const waiting = new Set(names);
  const loading = new Set<string>();
  const seen = new WeakSet<Element>();
  const watched = new WeakSet<Node>();
  const roots = new WeakMap<Element, ShadowRoot>();

  const see = (element: Element): void => {
    const name = element.localName;
    if (!waiting.has(name) || loading.has(name) || seen.has(element) || !element.isConnected) return;
    seen.add(element);
    loading.add(name);
    fetchModule(() => load(name)).then(
      () => {
        waiting.delete(name);
        if (waiting.size === 0) stop();
      },
      (thrown: unknown) => {
        loading.delete(name);
        console.error(`<${name}> could not be loaded: ${String(thrown)}`);
      },
    );
  };
  const enter = (element: Element): void => {
    see(element);
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
    if (waiting.size > 0 && !this.localName.startsWith('dk-')) watch(root);
    return root;
  };
  const stop = (): void => {
    observer.disconnect();
    if (Element.prototype.attachShadow === attach) Element.prototype.attachShadow = attachShadow;
  };
  Element.prototype.attachShadow = attach;
  watch(document);
}

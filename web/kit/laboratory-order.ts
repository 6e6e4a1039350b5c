// The laboratories of a page in their order, those that have not been loaded yet among them.

/** All that stand in the same tree as this one. */
export function laboratoriesOf(host: Element): Element[] {
  const root = host.getRootNode() as Document | ShadowRoot;
  return [...root.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('dk-'));
}

/** The one after it, or before it; undefined at the end. */
export function laboratoryAfter(host: Element, by: 1 | -1): Element | undefined {
  const all = laboratoriesOf(host);
  return all[all.indexOf(host) + by];
}

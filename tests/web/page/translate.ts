// What a browser's translation does to a page: each text is capitals afterwards. Leans on nothing outside itself, since it is handed over as text.

/**
 * As Firefox does it, what an element holds is put together anew, without what marks its places; as Chrome does it, each translation stands in
 * an element of its own. What comes later is translated too.
 */
export function translate(): void {
  const visit = (node: Node): void => {
    if (node instanceof Element && node.matches('[translate="no"], .translated, script, style, textarea')) return;
    if (node instanceof Comment) node.remove();
    if (node instanceof Text && node.data.trim() !== '') {
      const translated = document.createElement('span');
      translated.className = 'translated';
      translated.append(node.data.toUpperCase());
      node.replaceWith(translated);
    }
    const shadow = node instanceof Element ? node.shadowRoot : null;
    if (shadow) follow(shadow);
    for (const child of [...node.childNodes]) visit(child);
  };
  const follow = (root: Element | ShadowRoot): void => {
    visit(root);
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records)
        for (const node of [...addedNodes, ...(target instanceof Text ? [target] : [])])
          if (!node.parentElement?.closest('[translate="no"], .translated')) visit(node);
    }).observe(root, { subtree: true, childList: true, characterData: true });
  };
  follow(document.body);
}

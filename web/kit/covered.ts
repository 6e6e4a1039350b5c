// What lies under a laboratory that fills the screen can be neither reached nor scrolled.

/** Makes everything but the element and what it stands in inert; gives what undoes that. */
export function covered(element: Element): () => void {
  const changed: HTMLElement[] = [];
  for (let inside: Element | null = element; inside; inside = above(inside)) {
    for (const each of inside.parentNode?.children ?? []) {
      if (each === inside || !(each instanceof HTMLElement) || each.inert) continue;
      each.inert = true;
      changed.push(each);
    }
  }
  const { style } = document.documentElement;
  const { overflow } = style;
  style.overflow = 'hidden';
  return () => {
    for (const each of changed) each.inert = false;
    style.overflow = overflow;
  };
}

/** The element that this one stands in, also across the border of a shadow tree; not the document's own. */
function above({ parentNode }: Element): Element | null {
  if (parentNode instanceof ShadowRoot) return parentNode.host;
  return parentNode instanceof Element && parentNode !== document.documentElement ? parentNode : null;
}

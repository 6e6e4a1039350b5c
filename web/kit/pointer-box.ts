// The box of an element as the pointer meets it.

/**
 * The box of an element, in the pixels of pointer events. Browsers without `currentCSSZoom` (WebKit 2.50, Chromium before 128) measure elements
 * before the `zoom` of what they stand in, as that of a laboratory that fills the screen, and pointers after it.
 */
export function pointerBox(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  if ('currentCSSZoom' in Element.prototype) return box;
  let zoom = 1;
  for (let at: Element | null = element; at; at = around(at)) zoom *= Number(getComputedStyle(at).zoom) || 1;
  return new DOMRect(box.x * zoom, box.y * zoom, box.width * zoom, box.height * zoom);
}

function around(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? ('host' in root ? (root as ShadowRoot).host : null);
}

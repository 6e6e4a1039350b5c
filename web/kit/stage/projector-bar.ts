// What a laboratory wears while it fills the screen: styles of the stage, and a line with its name, where one is, and the keys.
import { type LitElement, type TemplateResult, html, nothing, unsafeCSS } from 'lit';
import { say } from '../../i18n/say.ts';
import css from './projector.css?inline';
import { write } from '../page/properties.ts';

interface Bar {
  title: () => string;
  /** Where one is, in words. */
  place: () => string;
  /** Whether it has another picture than the one on show. */
  others: () => boolean;
  onPicture: () => void;
  onStep: (by: 1 | -1) => void;
  onLeave: () => void;
}

const sheet = unsafeCSS(css).styleSheet;

/** Browsers without popovers do not know the selector. */
export const opened = (element: Element): boolean => 'showPopover' in element && element.matches(':popover-open');

/** What a laboratory is in its page that fills the screen; a page may show one as its own popover. */
const before = new WeakMap<LitElement, { popover: string | null; open: boolean }>();

/** Dresses the laboratory, and gives what stands above it. */
export function adopt(host: LitElement, bar: Bar): () => TemplateResult {
  const { shadowRoot: root } = host;
  if (root && sheet) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  before.set(host, { popover: host.getAttribute('popover'), open: opened(host) });
  host.toggleAttribute('projected', true);
  return () => render(bar);
}

export function release(host: LitElement): void {
  const { shadowRoot: root } = host;
  if (root && sheet) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((each) => each !== sheet);
  host.toggleAttribute('projected', false);
  host.style.removeProperty('--dk-projected');
  if (opened(host)) host.hidePopover();
  const { popover = null, open = false } = before.get(host) ?? {};
  write(host, 'popover', popover);
  if (open && host.isConnected) host.showPopover();
}

function render({ title, place, others, onPicture, onStep, onLeave }: Bar): TemplateResult {
  const button = (text: string, onClick: () => void): TemplateResult =>
    html`<button type="button" class="quiet" @click=${onClick}>${text}</button>`;
  return html`<div class="bar">
    <h1 class="projected-title" tabindex="-1">${title()}</h1>
    <p role="status">${place()}</p>
    <div class="ways">
      ${others() ? button(say('projector.picture'), onPicture) : nothing}
      ${button(say('projector.previous'), () => onStep(-1))} ${button(say('projector.next'), () => onStep(1))}
      ${button(say('projector.leave'), onLeave)}
    </div>
    <p class="keys">${say('projector.keys')}</p>
  </div>`;
}

// What lies under a laboratory that fills the screen can be neither reached nor scrolled.

/** Makes everything but the element and what it stands in inert; gives what undoes that. */
export function covered(element: Element): () => void {
  const changed: { inert: unknown }[] = [];
  for (let inside: Element | null = element; inside; inside = above(inside)) {
    for (const each of inside.parentNode?.children ?? []) {
      // In a window of its own, not of this one's classes.
      if (each === inside || !('inert' in each) || each.inert) continue;
      each.inert = true;
      changed.push(each);
    }
  }
  const { style } = element.ownerDocument.documentElement;
  const { overflow } = style;
  style.overflow = 'hidden';
  return () => {
    for (const each of changed) each.inert = false;
    style.overflow = overflow;
  };
}

/** The open popovers that it stands in, from the outermost. */
export function popoversAround(element: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at: Element | null = element; at; at = at.assignedSlot ?? above(at))
    if (at !== element && opened(at)) found.unshift(at as HTMLElement);
  return found;
}

/** The element that this one stands in, also across the border of a shadow tree; not the document's own. */
function above(element: Element): Element | null {
  const { parentElement, ownerDocument } = element;
  if (parentElement) return parentElement === ownerDocument.documentElement ? null : parentElement;
  const root = element.getRootNode() as Document | ShadowRoot;
  return 'host' in root ? root.host : null;
}

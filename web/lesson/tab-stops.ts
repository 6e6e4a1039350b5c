// A laboratory that has not started yet is a stop of the Tab key: the focus brings it near, which starts it, and goes on to its
// first control, or coming from below to its last.

const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Whether Tab went backward the last time. */
let backward = false;

addEventListener(
  'keydown',
  ({ key, shiftKey }) => {
    if (key === 'Tab') backward = shiftKey;
  },
  { capture: true },
);

function reachable(element: HTMLElement): boolean {
  return element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility();
}

function handOn(host: HTMLElement): void {
  const root = host.shadowRoot;
  const inside = root?.activeElement;
  const focused = root !== null && document.activeElement === host && !inside;
  // First, for a host that is a stop no more takes the focus from what is inside it.
  for (const attribute of ['tabindex', 'role', 'aria-label']) host.removeAttribute(attribute);
  // That may have it before the picture is there: the title of one that fills the screen, say.
  if (inside instanceof HTMLElement) inside.focus({ preventScroll: true });
  if (!focused) return;
  const all = [...root.querySelectorAll<HTMLElement>(controls)].filter(reachable);
  all.at(backward ? -1 : 0)?.focus();
}

for (const place of document.querySelectorAll<HTMLElement>('.laboratory')) {
  const host = place.firstElementChild;
  // One that has its picture is a stop no more.
  if (!(host instanceof HTMLElement) || host.shadowRoot?.querySelector('svg')) continue;
  host.tabIndex = 0;
  host.setAttribute('role', 'group');
  host.setAttribute('aria-label', place.dataset.name ?? '');
  host.addEventListener(
    'dk-ready',
    () => {
      handOn(host);
    },
    { once: true },
  );
}

export {};

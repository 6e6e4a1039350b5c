// A laboratory that has not started yet is a stop of the Tab key: the focus brings it near, which starts it, and goes on to its
// first control, or coming from below to its last. So is a formula or a table as long as it scrolls in its own box.
import { reachableIn } from '../kit/kept-focus.ts';
import { stopWhereItScrolls } from '../kit/watched-box.ts';

const boxes = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>('.display, .scene table');

const widths = new ResizeObserver((entries) => {
  for (const { target } of entries) stopWhereItScrolls(target as HTMLElement);
});
boxes().forEach((box) => {
  widths.observe(box);
});

/** Whether Tab went backward the last time. */
let backward = false;

addEventListener(
  'keydown',
  ({ key, shiftKey }) => {
    if (key !== 'Tab') return;
    backward = shiftKey;
    boxes().forEach(stopWhereItScrolls);
  },
  { capture: true },
);

/** Milliseconds from one look to the next, and looks: a picture that is folded comes after the first one, and where it stands alone so do all controls. */
const look = { between: 50, most: 60 };

/** Stays a stop until there is another: Tab would go past what has started and shows nothing yet. */
function handOnSoon(host: HTMLElement, looks = 0): void {
  if (looks === look.most || reachableIn(host).length > 0) handOn(host);
  else setTimeout(() => handOnSoon(host, looks + 1), look.between);
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
  reachableIn(host)
    .at(backward ? -1 : 0)
    ?.focus();
}

for (const place of document.querySelectorAll<HTMLElement>('.laboratory')) {
  const host = place.firstElementChild;
  // One that has its picture is a stop no more.
  if (!(host instanceof HTMLElement) || host.shadowRoot?.querySelector('svg')) continue;
  host.tabIndex = 0;
  host.setAttribute('role', 'group');
  host.setAttribute('aria-label', place.dataset.name ?? '');
  // Not at once: to look, the browser must have laid its picture out, which would be part of the same long task.
  host.addEventListener('dk-ready', () => setTimeout(handOnSoon, look.between, host), { once: true });
}

export {};

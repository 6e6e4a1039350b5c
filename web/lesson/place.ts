// The place that an address names: "#softmax" a chapter, "#dk-softmax&v=1&softmax.scores=9,8.6" a laboratory with its state, and
// "#v=1&softmax.scores=9,8.6" the laboratory that was set last. "&at=proof,0.25" is a chapter and how far through it:
// so the link to the page in the other language keeps the reader's place.
import { land } from './landing.ts';

const placeForm = /(?:^#|&)at=([a-z-]+),(-?[\d.]+)/;

/** The chapter or laboratory that a fragment leads to; null where it names none. */
export function placeIn(fragment: string): Element | null {
  const parts = fragment.replace(/^#/, '').split('&');
  const [name = ''] = parts;
  if (/^dk-[a-z-]+$/.test(name)) return document.querySelector(`.laboratory > ${name}`);
  if (/^[a-z-]+$/.test(name)) return document.getElementById(name);
  const states = parts.map((part) => /^([a-z-]+)\.[^=]*=/.exec(part)?.[1]);
  const last = states.findLast((each) => each !== undefined);
  return last === undefined
    ? null
    : document.querySelector(`.laboratory[data-key="${last}"] > *, .laboratory > dk-${last}`);
}

/** Marks the present entry of the history as visited: back and forward to it are the browser's own affair. */
function visited(address = location.href): void {
  try {
    history.replaceState({ ...(history.state as object | null), visited: true }, '', address);
  } catch {
    // Some frames forbid it.
  }
}

/** Goes to where the address leads; how far through a chapter is said once, and taken out again. */
function follow(): void {
  const [found, id = '', share = '0'] = placeForm.exec(location.hash) ?? [];
  const chapter = id && document.getElementById(id);
  if (found !== undefined && chapter) {
    land(chapter, Number(share));
    const rest = location.hash.replace(/^#/, '').replace(/(?:^|&)at=[^&]*/, '');
    visited(location.pathname + location.search + (rest && `#${rest}`));
    return;
  }
  const place = placeIn(location.hash);
  if (place) land(place);
  visited();
}

/** The address with the name of a chapter in it, beside the state that is there: a step of the history of its own. */
export function name(chapter: string): void {
  const state = location.hash
    .slice(1)
    .split('&')
    .filter((part) => part.includes('='));
  const fragment = `#${[chapter, ...state].join('&')}`;
  if (fragment === location.hash) return;
  try {
    history.pushState(history.state, '', fragment);
  } catch {
    // Some frames forbid it; the link leads there all the same.
  }
}

// A link to where the address leads already changes nothing, and a browser knows no place by settings.
addEventListener('click', (event) => {
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  const href = link?.getAttribute('href');
  const place = href?.startsWith('#v=') && href === location.hash ? placeIn(href) : null;
  if (place) land(place);
});

addEventListener('hashchange', () => {
  if ((history.state as { visited?: boolean } | null)?.visited !== true) follow();
});

const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// A page that comes back is shown where it was left, by the browser.
if (placeForm.test(location.hash) || !['reload', 'back_forward'].includes(navigation?.type ?? '')) follow();
else visited();

// The link to the page in the other language keeps the state of all laboratories, which stands in the address, and the reader's place: chapter,
// and how far through it.

/** "at=proof,0.25", which `follow` reads: the laboratories pass over a key without their name. */
function placeOfReader(): string {
  const middle = innerHeight / 2;
  for (const chapter of document.querySelectorAll('main > section')) {
    const { top, height } = chapter.getBoundingClientRect();
    if (top > middle || top + height < middle) continue;
    // At the start of the page nothing needs to be kept.
    return scrollY === 0 ? '' : `at=${chapter.id},${((middle - top) / height).toFixed(4)}`;
  }
  return '';
}

function addressWithPlace(href: string): string {
  const fragment = [location.hash.replace(/^#/, ''), placeOfReader()].filter(Boolean).join('&');
  return href.replace(/#.*$/s, '') + (fragment && `#${fragment}`);
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a')) {
  link.addEventListener('click', () => {
    link.href = addressWithPlace(link.href);
  });
}

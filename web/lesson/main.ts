// The script of the page of all chapters: laboratories as they come near, and what the lesson's own pages have beside them.
import './guess-switch.ts';
import './elements.ts';
import { carry } from './carry.ts';
import './open-for-class.ts';
import './tab-stops.ts';
import { land } from './landing.ts';
import { name } from './place.ts';

carry();

// Links to chapters, of the rail and of the prose: they lead there, leave the state in the address, and the keyboard goes on
// from the chapter's heading. The rail shows where the reader is and what has been read.

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  const id = /^#([a-z-]+)$/.exec(link?.getAttribute('href') ?? '')?.[1];
  const place = id === undefined ? null : document.getElementById(id);
  if (id === undefined || !place) return;
  event.preventDefault();
  name(id);
  const title = place.querySelector<HTMLElement>('h1, h2');
  if (title) {
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }
  land(place);
}

document.addEventListener('click', follow);

const links = new Map(
  [...document.querySelectorAll<HTMLAnchorElement>('.rail a')].map((link) => [link.hash.slice(1), link]),
);

// A chapter is current while it crosses the middle of the window, and read once the reader has gone on from it.
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = links.get(target.id);
      if (isIntersecting) link?.setAttribute('aria-current', 'true');
      else if (link?.hasAttribute('aria-current')) {
        link.removeAttribute('aria-current');
        link.classList.add('read');
      }
    }
  },
  { rootMargin: '-45% 0px' },
);
for (const chapter of document.querySelectorAll('main > section')) observer.observe(chapter);

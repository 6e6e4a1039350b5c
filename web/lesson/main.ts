// The page's script: the first screen at once, the other laboratories as they come near.
import './guess-switch.ts';
import 'virtual:laboratories/first';
import { loads } from 'virtual:laboratories/later';
import { sharedCore, sharedPool } from '../core/shared.ts';
import { serving } from '../kit/register.ts';
import { carry } from './carry.ts';
import { onApproach } from './on-approach.ts';
import './open-for-class.ts';
import './tab-stops.ts';
import { land } from './landing.ts';
import { name } from './place.ts';

onApproach(loads);
carry();

/** Milliseconds after the core's start, in which the first picture is drawn and answers. */
const ahead = 600;

/** What fails here is tried again on approach, and said there. */
const quietly = (): void => undefined;

// Workers take longest to start: they are made ready behind the first screen, once it is alive. Where another copy serves the page, they
// are its own.
if (serving()) {
  sharedCore().then(() => {
    setTimeout(() => {
      sharedPool().catch(quietly);
    }, ahead);
  }, quietly);
}

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

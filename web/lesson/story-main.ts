// The story's script: the first picture at once, the others as they come near.
import 'virtual:laboratories/first';
import { fetchModule } from '../core/fetch-module.ts';
import { present } from './present.ts';

// An address that says more than which page: an old link, or settings that other pages of the lesson keep. Most readers come without.
if (location.hash !== '' || location.search !== '')
  void import('./old-links.ts').then(({ followAddress }) => followAddress());

/** Milliseconds for which the first picture plays, and has the line and the processor for itself, unless the reader scrolls. */
const aliveFor = 6000;
/** Milliseconds after which the others begin whatever happened. */
const atLatest = 9000;

/** Milliseconds before what could not be fetched is asked for again. */
const pause = 2000;

const rest = (): Promise<typeof import('./story-rest.ts')> => fetchModule(() => import('./story-rest.ts'));

// The next pictures wait until the first one is alive, or until the reader goes on.
let begun = false;
const begin = (): void => {
  if (begun) return;
  begun = true;
  rest().then(
    (story) => {
      story.begin();
      removeEventListener('scroll', begin);
    },
    () => {
      // The next scroll asks again.
      setTimeout(() => (begun = false), pause);
    },
  );
};
const opening = document.querySelector<HTMLElement>('dk-opening');
const alive = (): void => {
  setTimeout(begin, aliveFor);
  rest().then(
    ({ ahead }) => ahead(),
    () => undefined,
  );
  if (opening && matchMedia('(prefers-reduced-motion: no-preference)').matches && location.hash === '')
    void import('./play-once.ts').then(({ playOnce }) => playOnce(opening));
};
// It may have come up before this is read.
if (opening?.shadowRoot?.querySelector('svg')) alive();
else opening?.addEventListener('dk-ready', alive, { once: true });
addEventListener('scroll', begin, { passive: true });
// Where the core cannot start, the others say so themselves.
setTimeout(begin, atLatest);

const button = document.querySelector<HTMLButtonElement>('.present');
if (button) present(button, [...document.querySelectorAll<HTMLElement>('.scene')]);

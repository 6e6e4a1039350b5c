// Links of earlier versions open the chapter that they name, or that of the first laboratory that they set. They led to one page with all
// chapters, where the story is now.
import { type Entry, pageOfLink } from './link-target.ts';

/** The cards of the story say which chapter holds what. */
const entries = [...document.querySelectorAll<HTMLAnchorElement>('.cards a[data-opens]')].map((card): Entry => ({
  page: card.getAttribute('href') ?? '',
  names: (card.dataset.opens ?? '').split(' '),
}));
const { hash, search } = location;
const all = `./chapters${document.documentElement.lang === 'de' ? '-de' : ''}.html`;
const here = (place: string): boolean => document.getElementById(place) !== null;
const target = pageOfLink({ hash, search }, { entries, all, here });
if (target !== undefined) location.replace(target);

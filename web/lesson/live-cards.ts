// Live pictures on the cards of the story. What is live in them: a card shows the picture with which its chapter would open now, drawn by
// the chapter's own laboratory. It has the head size, seed and draw that the reader has set in the story, what the address holds for the
// laboratory, the seed of a class and the model chosen for all laboratories; its link then takes the head along. As long as all of that is as at
// first, the still is that picture to the last bit, and nothing is drawn.
import { loads } from 'virtual:laboratories/later';
import { passed } from '../core/frame.ts';
import { fetchModule } from '../core/fetch-module.ts';
import { type Opening, drawnPicture, openingOf } from './card-picture.ts';
import { showInstead, showStill, whenIdle } from './card-stills.ts';
import type { Head } from './chain.ts';
import { settingsIn } from './carry.ts';

/** Milliseconds without a change, and without scrolling, after which the cards in the window follow. */
const pause = 400;

/** Milliseconds after which a picture is begun on a browser that is never idle, or does not say when it is. */
const atLatest = 500;

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Whether the reader's connection is to be spared. */
const sparing = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** When the reader scrolled last. */
let scrolled = -Infinity;

/** Milliseconds until the reader has not scrolled for a while. */
const moving = (): number => scrolled + pause - performance.now();

/** The reader has stopped at something, and the browser is idle: nothing is drawn while they only pass by. */
async function stopped(): Promise<void> {
  do {
    for (let left = moving(); left > 0; left = moving()) await passed(left);
    await new Promise<void>((resolve) => whenIdle(resolve, atLatest));
    // On a busy page that takes as long as scrolling on.
  } while (moving() > 0);
}

class LiveCard {
  /** Whether it is in the window. */
  near = false;
  readonly #image: HTMLImageElement;
  readonly #link: HTMLAnchorElement;
  readonly #href: string;
  /** The laboratory of the picture, and its name in links. */
  readonly #tag: string;
  readonly #key: string;
  /** What it was drawn for last; empty where the still is shown. */
  #shown = '';
  #drawn: string | undefined;

  readonly #head: () => Head | undefined;

  constructor(image: HTMLImageElement, link: HTMLAnchorElement, head: () => Head | undefined) {
    this.#head = head;
    this.#image = image;
    this.#link = link;
    this.#href = link.getAttribute('href') ?? '';
    const [, tag = '', key = ''] = (link.dataset.opens ?? '').split(' ');
    [this.#tag, this.#key] = [tag, key];
  }

  /** What its chapter would open with otherwise than the still shows, as a text; empty where that is nothing. */
  get #wanted(): string {
    const own = settingsIn(location.hash).filter((part) =>
      ['seed=', 'answers=', 'models.everywhere=', `${this.#key}.`].some((name) => part.startsWith(name)),
    );
    const head = this.#head();
    if (own.length === 0 && !head) return '';
    return [...own, JSON.stringify(head), dark.matches ? 'dark' : 'light'].join('&');
  }

  get due(): boolean {
    return this.near && this.#wanted !== this.#shown;
  }

  /** Shows what is wanted; where that cannot be had or takes long, the still. */
  async draw(): Promise<void> {
    const wanted = (this.#shown = this.#wanted);
    const opening = wanted === '' ? undefined : await this.#opening();
    // It may have had to be fetched.
    if (opening) await stopped();
    const picture = opening && (await drawnPicture(opening, this.#link));
    // Where something was set in the meantime, it is drawn once more.
    if (wanted === this.#wanted) this.#show(picture, opening?.href(this.#href));
  }

  async #opening(): Promise<Opening | undefined> {
    const load = loads[this.#tag];
    if (load) await fetchModule(load);
    return openingOf(this.#tag, this.#key, this.#head());
  }

  #show(picture: Blob | undefined, href = this.#href): void {
    if (this.#drawn !== undefined) URL.revokeObjectURL(this.#drawn);
    this.#drawn = picture && URL.createObjectURL(picture);
    // The place keeps its size: another picture in it moves nothing.
    if (this.#drawn === undefined) showStill(this.#image);
    else showInstead(this.#image, this.#drawn);
    this.#link.setAttribute('href', picture ? href : this.#href);
    this.#link.toggleAttribute('data-sets', picture !== undefined && href !== this.#href);
  }
}

/**
 * Draws them one after another, each when the browser has nothing else to do.
 *
 * stills  have been shown, or come when they are seen
 * head    as the reader has set it in the story; undefined as long as it is as at first
 */
export function liveCards(stills: Iterable<HTMLImageElement>, head: () => Head | undefined): void {
  if (sparing()) return;
  const cards = new Map<Element, LiveCard>();
  let drawing = false;
  const next = async (): Promise<void> => {
    if (drawing) return;
    drawing = true;
    const due = (): LiveCard | undefined => [...cards.values()].find((card) => card.due);
    while (due()) {
      await passed(pause);
      await stopped();
      // What cannot be fetched or drawn leaves the still, which says the same of the subject.
      await due()
        ?.draw()
        .catch(() => undefined);
    }
    drawing = false;
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const card = cards.get(target);
      if (card) card.near = isIntersecting;
    }
    void next();
  });
  for (const image of stills) {
    const link = image.closest('a');
    if (!link) continue;
    cards.set(image, new LiveCard(image, link, head));
    observer.observe(image);
  }
  let rest: ReturnType<typeof setTimeout> | undefined;
  const follow = (): void => {
    clearTimeout(rest);
    rest = setTimeout(() => void next(), pause);
  };
  for (const type of ['dk-change', 'hashchange']) addEventListener(type, follow);
  addEventListener('scroll', () => (scrolled = performance.now()), { passive: true });
  dark.addEventListener('change', follow);
}

// Loads what a laboratory needs when an element of it comes near, so that the first screen does not wait for it.
import { fetchModule } from '../core/fetch-module.ts';
import { onSight } from '../kit/near.ts';
import { languageAt } from '../kit/speech.ts';
import { speak } from '../i18n/language.ts';
import { say } from '../i18n/say.ts';

/** How far outside the window a chapter counts as near. */
const margin = '1200px';

/** Milliseconds for which the others wait until a laboratory that is looked at has its picture. */
const patience = 500;

/**
 * Calls the `load` of a name when an element of it comes near, whenever that element comes into the page, also one behind others that
 * are not shown. One is loaded after another: the one that is looked at first, and the next once that has its picture. Where a load fails,
 * the element's place says so; it is tried again when one comes near once more, or at once by a button.
 */
export function onApproach(loads: Readonly<Record<string, () => Promise<unknown>>>): void {
  const approaches = new Map(Object.entries(loads).map(([name, load]) => [name, new Approach(load)]));
  let loading = false;
  const next = async (): Promise<void> => {
    if (loading) return;
    const [nearest] = [...approaches.values()].filter(({ due }) => due).sort((a, b) => a.distance - b.distance);
    if (!nearest) return;
    loading = true;
    await nearest.start();
    loading = false;
    void next();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        approaches.get(target.localName)?.approached(target, isIntersecting);
      void next();
    },
    { rootMargin: margin },
  );
  const stop = onSight(
    (name) => approaches.has(name),
    (element) => {
      observer.observe(element);
    },
  );
  for (const [name, approach] of approaches) {
    approach.onLoaded = () => {
      approaches.delete(name);
      if (approaches.size > 0) return;
      observer.disconnect();
      stop();
    };
    approach.onAgain = next;
  }
}

/** Pixels between an element and the window, 0 where it is in it. */
function distanceOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, top - innerHeight, -bottom);
}

/** Loads what elements of one name need. */
class Approach {
  /** Whether it is to be loaded. */
  due = false;
  onLoaded: () => void = () => undefined;
  onAgain: () => unknown = () => undefined;
  readonly #load: () => Promise<unknown>;
  readonly #near = new Set<Element>();
  readonly #notices = new Map<Element, HTMLElement>();

  constructor(load: () => Promise<unknown>) {
    this.#load = load;
  }

  /** Pixels to the nearest of its elements. */
  get distance(): number {
    return Math.min(...[...this.#near].map(distanceOf));
  }

  /** An element of the name has come near, or has gone. */
  approached(element: Element, near: boolean): void {
    if (near) this.#near.add(element);
    else this.#near.delete(element);
    this.due = near || (this.due && this.#near.size > 0);
  }

  /** Loads it, and waits until one that is looked at has its picture. */
  async start(): Promise<void> {
    this.due = false;
    const shown = [...this.#near].find((element) => distanceOf(element) === 0);
    const ready = shown && readiness(shown);
    try {
      await fetchModule(this.#load);
    } catch {
      for (const element of this.#near) this.#say(element);
      return;
    }
    for (const [element, notice] of this.#notices) {
      element.removeAttribute('missing');
      notice.remove();
    }
    this.onLoaded();
    await ready;
  }

  /** Shows the still picture in the element's place, and what is amiss. */
  #say(element: Element): void {
    element.setAttribute('missing', '');
    const notice = this.#notices.get(element) ?? speak(languageAt(element), () => noticeOf(this.#again));
    this.#notices.set(element, notice);
    if (!notice.isConnected) (element.querySelector('.needs') ?? element.appendChild(notice)).replaceWith(notice);
  }

  readonly #again = (): void => {
    this.due = true;
    this.onAgain();
  };
}

/** Settled when a laboratory has its first picture, or has had its time. */
function readiness(element: Element): Promise<void> {
  return new Promise((resolve) => {
    element.addEventListener(
      'dk-ready',
      () => {
        resolve();
      },
      { once: true },
    );
    setTimeout(resolve, patience);
  });
}

function noticeOf(onAgain: () => unknown): HTMLElement {
  const said = document.createElement('p');
  said.className = 'needs';
  said.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = say('unavailable.again');
  button.addEventListener('click', () => {
    onAgain();
  });
  said.append(`${say('unavailable.not-fetched')} `, button);
  return said;
}

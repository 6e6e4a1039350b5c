// Loads what a laboratory needs when an element of it comes near, so that the first screen does not wait for it.
import { fetchModule } from '../core/fetch-module.ts';
import { passed } from '../core/frame.ts';
import { onSight } from '../kit/page/register.ts';
import { languageAt } from '../kit/page/locale.ts';
import { speak, say } from '../i18n/say.ts';

/** How far outside the window a chapter counts as near. */
const margin = '1200px';

/** Milliseconds for which the others wait until a laboratory that is looked at has its picture, and then for what it still draws. */
const patience = 500;
const rest = 250;

/**
 * Calls the `load` of a name when an element of it comes near, whenever that element comes into the page, also one behind others that
 * are not shown. One is loaded after another: the one that is looked at first, and the next once that has its picture. Where a load fails,
 * the element's place says so; it is tried again when one comes near once more, or at once by a button.
 */
export function onApproach(loads: Readonly<Record<string, () => Promise<unknown>>>): void {
  const approaches = new Map(Object.entries(loads).map(([name, load]) => [name, new Approach(load)]));
  let loading = false;
  const nearest = (): Approach | undefined =>
    [...approaches.values()].filter(({ due }) => due).sort((a, b) => a.distance - b.distance)[0];
  const next = async (): Promise<void> => {
    if (loading) return;
    loading = true;
    let last: Approach | undefined;
    for (let at = nearest(); at; at = nearest()) {
      if (last?.seen && !at.seen) {
        await passed(rest);
        last = undefined;
        continue;
      }
      await at.start();
      last = at;
      // Where elements lie is asked in a task of its own: the first picture has just been put into the page, which is laid out for that.
      await passed(0);
    }
    loading = false;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        approaches.get(target.localName)?.approached(target, isIntersecting || hiddenByRule(target));
      void next();
    },
    { rootMargin: margin },
  );
  const stop = onSight(
    (name) => approaches.has(name),
    (element) => observer.observe(element),
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

/** Pixels between an element and the middle of the window, 0 where it lies across it: several may be in the window. */
function distanceOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, top - innerHeight / 2, innerHeight / 2 - bottom);
}

/** Whether a rule of the page hides the element itself, as `:not(:defined) { display: none }` does until it is loaded. */
function hiddenByRule(element: Element): boolean {
  if (!(element instanceof HTMLElement) || element.hidden || element.style.display === 'none') return false;
  return getComputedStyle(element).display === 'none';
}

/** Loads what elements of one name need. */
class Approach {
  /** Whether it is to be loaded. */
  due = false;
  onLoaded: () => void = () => undefined;
  onAgain: () => unknown = () => undefined;
  readonly #load: () => Promise<unknown>;
  readonly #near = new Set<Element>();
  readonly #notices = new Notices();

  constructor(load: () => Promise<unknown>) {
    this.#load = load;
  }

  /** Pixels to the nearest of its elements. */
  get distance(): number {
    return Math.min(...[...this.#near].map(distanceOf));
  }

  /** Whether one of its elements is in the window. */
  get seen(): boolean {
    return this.distance < innerHeight / 2;
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
    const ready = this.seen ? readiness([...this.#near]) : undefined;
    try {
      await fetchModule(this.#load);
    } catch {
      for (const element of this.#near) this.#notices.add(element, this.#again);
      return;
    }
    this.#notices.clear();
    this.onLoaded();
    await ready;
  }

  readonly #again = (): void => {
    this.due = true;
    this.onAgain();
  };
}

/** Settled when one of these has its first picture, or has had its time. */
function readiness(elements: readonly Element[]): Promise<void> {
  const told = elements.map(
    (element) =>
      new Promise<void>((resolve) => {
        element.addEventListener('dk-ready', () => resolve(), { once: true });
      }),
  );
  return Promise.race([passed(patience), ...told]);
}

/** Workers take longest to start: they are made ready before a laboratory asks for them. What fails here is tried again then, and said there. */
export function workersAhead(): void {
  import('../core/shared-pool.ts').then(({ sharedPool }) => sharedPool()).catch(() => undefined);
}

/** What is said in the places of elements whose script could not be fetched, so that no laboratory can say it. */
export class Notices {
  readonly #notices = new Map<Element, HTMLElement>();

  /** Shows the still picture in the element's place, and what is amiss. */
  add(element: Element, onAgain: () => unknown): void {
    element.setAttribute('missing', '');
    const notice = this.#notices.get(element) ?? speak(languageAt(element), () => noticeOf(onAgain));
    this.#notices.set(element, notice);
    if (!notice.isConnected) (element.querySelector('.needs') ?? element.appendChild(notice)).replaceWith(notice);
  }

  /** The script has come. */
  clear(): void {
    for (const [element, notice] of this.#notices) {
      element.removeAttribute('missing');
      notice.remove();
    }
  }
}

function noticeOf(onAgain: () => unknown): HTMLElement {
  const said = document.createElement('p');
  said.className = 'needs';
  said.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = say('unavailable.again');
  button.addEventListener('click', () => onAgain());
  said.append(`${say('unavailable.not-fetched')} `, button);
  return said;
}

// Loads what a laboratory needs when an element of it comes near, so that the first screen does not wait for it.
import { fetchModule } from '../core/fetch-module.ts';
import { onSight } from '../kit/near.ts';
import { languageAt } from '../kit/speech.ts';
import { speak } from '../i18n/language.ts';
import { say } from '../i18n/say.ts';

/** How far outside the window a chapter counts as near. */
const margin = '1200px';

/**
 * Calls the `load` of a name when an element of it comes near, whenever that element comes into the page, also one behind others that
 * are not shown. Where that fails, the element's place says so; it is tried again when one comes near once more, or at once by a button.
 */
export function onApproach(loads: Readonly<Record<string, () => Promise<unknown>>>): void {
  const approaches = new Map<string, Approach>();
  for (const [name, load] of Object.entries(loads)) {
    const loaded = (): void => {
      approaches.delete(name);
      if (approaches.size === 0) stop();
    };
    approaches.set(name, new Approach(load, loaded));
  }
  const stop = onSight(
    (name) => approaches.has(name),
    (element) => {
      approaches.get(element.localName)?.watch(element);
    },
  );
}

/** Loads what elements of one name need. */
class Approach {
  readonly #load: () => Promise<unknown>;
  readonly #onLoaded: () => void;
  readonly #observer: IntersectionObserver;
  readonly #near = new Set<Element>();
  readonly #notices = new Map<Element, HTMLElement>();
  #loading = false;

  constructor(load: () => Promise<unknown>, onLoaded: () => void) {
    this.#load = load;
    this.#onLoaded = onLoaded;
    this.#observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) this.#near.add(target);
          else this.#near.delete(target);
        }
        if (entries.some(({ target }) => this.#near.has(target))) void this.#start();
      },
      { rootMargin: margin },
    );
  }

  watch(element: Element): void {
    this.#observer.observe(element);
  }

  async #start(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    try {
      await fetchModule(this.#load);
      this.#observer.disconnect();
      for (const [element, notice] of this.#notices) {
        element.removeAttribute('missing');
        notice.remove();
      }
      this.#onLoaded();
    } catch {
      for (const element of this.#near) this.#say(element);
    } finally {
      this.#loading = false;
    }
  }

  /** Shows the still picture in the element's place, and what is amiss. */
  #say(element: Element): void {
    element.setAttribute('missing', '');
    const notice = this.#notices.get(element) ?? speak(languageAt(element), () => noticeOf(() => this.#start()));
    this.#notices.set(element, notice);
    if (!notice.isConnected) (element.querySelector('.needs') ?? element.appendChild(notice)).replaceWith(notice);
  }
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

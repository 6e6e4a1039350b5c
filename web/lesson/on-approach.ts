// Loads what a later chapter needs when the chapter comes near, so that the first screen does not wait for it.
import { languageAt } from '../elements/laboratory/speech.ts';
import { speak } from '../messages/language.ts';
import { say } from '../messages/say.ts';

/** How far outside the window a chapter counts as near. */
const margin = '1200px';

/** Calls `load` once, when the first element with this tag comes near; where that fails, the element's place says so. */
export function onApproach(tag: string, load: () => Promise<unknown>): void {
  const element = document.querySelector(tag);
  if (!element) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load().catch(() => {
        const missing = document.createElement('p');
        missing.className = 'needs';
        missing.setAttribute('role', 'alert');
        missing.textContent = speak(languageAt(element), () => say('unavailable.not-fetched'));
        element.replaceChildren(missing);
      });
    },
    { rootMargin: margin },
  );
  observer.observe(element);
}

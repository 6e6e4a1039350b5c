// Loads what a later chapter needs when the chapter comes near, so that the first screen does not wait for it.
import { fetchModule } from '../core/fetch-module.ts';
import { languageAt } from '../elements/laboratory/speech.ts';
import { speak } from '../messages/language.ts';
import { say } from '../messages/say.ts';

/** How far outside the window a chapter counts as near. */
const margin = '1200px';

/**
 * Calls `load` when the first element with this tag comes near. Where that fails, the element's place says so; it is tried again
 * when the element comes near once more, or at once by a button.
 */
export function onApproach(tag: string, load: () => Promise<unknown>): void {
  const element = document.querySelector(tag);
  if (!element) return;
  let notice: HTMLElement | undefined;
  let loading = false;
  const start = async (): Promise<void> => {
    if (loading) return;
    loading = true;
    try {
      await fetchModule(load);
      observer.disconnect();
      element.removeAttribute('missing');
      notice?.remove();
    } catch {
      // The still picture in its place is shown.
      element.setAttribute('missing', '');
      notice ??= speak(languageAt(element), () => noticeOf(start));
      if (!notice.isConnected) (element.querySelector('.needs') ?? element.appendChild(notice)).replaceWith(notice);
    } finally {
      loading = false;
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting === true) void start();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
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

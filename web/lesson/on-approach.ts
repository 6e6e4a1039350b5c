// Loads what a later chapter needs when the chapter comes near, so that the first screen does not wait for it.

/** How far below the window a chapter counts as near. */
const margin = '600px';

/**
 * Calls `load` once, when the first element with this tag comes near.
 * A failed load is said in the console and tried again at the next approach.
 */
export function onApproach(tag: string, load: () => Promise<unknown>): void {
  const element = document.querySelector(tag);
  if (!element) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load().catch((thrown: unknown) => {
        console.error(thrown);
        observer.observe(element);
      });
    },
    { rootMargin: `0px 0px ${margin} 0px` },
  );
  observer.observe(element);
}

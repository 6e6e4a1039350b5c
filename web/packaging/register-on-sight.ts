// Registers a laboratory when an element of its name is in the document, whenever it comes.

/** `load` is asked once for each name that is seen; what fails is tried again when another of that name comes. */
export function registerOnSight(names: readonly string[], load: (name: string) => Promise<unknown>): void {
  const waiting = new Set(names);
  const look = (): void => {
    for (const name of waiting) {
      const element = document.querySelector(name);
      if (!element) continue;
      waiting.delete(name);
      load(name).catch((thrown: unknown) => {
        console.error(`<${name}> could not be loaded: ${String(thrown)}`);
      });
    }
    if (waiting.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
  look();
}

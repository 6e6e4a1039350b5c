// Registers a laboratory when an element of its name is in the document or in a shadow tree of it, whenever it comes.
import { fetchModule } from '../core/fetch-module.ts';
import { onSight } from '../kit/register.ts';

/** Asks `load` for each name once an element of it is seen. What fails is asked for again when another element of that name comes. */
export function registerOnSight(names: readonly string[], load: (name: string) => Promise<unknown>): void {
  const waiting = new Set(names);
  const loading = new Set<string>();
  const seen = new WeakSet<Element>();

  const stop = onSight(
    (name) => waiting.has(name) && !loading.has(name),
    (element) => {
      if (seen.has(element)) return;
      seen.add(element);
      const name = element.localName;
      loading.add(name);
      fetchModule(() => load(name)).then(
        () => {
          waiting.delete(name);
          if (waiting.size === 0) stop();
        },
        (thrown: unknown) => {
          loading.delete(name);
          console.error(`<${name}> could not be loaded: ${String(thrown)}`);
        },
      );
    },
  );
}

// Registers a laboratory when an element of its name is in the document or in a shadow tree of it, whenever it comes.
import { fetchModule } from '../core/fetch-module.ts';
import { onSight } from '../kit/page/register.ts';
import { Notices } from '../lesson/on-approach.ts';

/**
 * Asks `load` for each name once an element of it is seen. What fails is said in the places of its elements, and asked for again by a button
 * there or when another element of that name comes.
 */
export function registerOnSight(names: readonly string[], load: (name: string) => Promise<unknown>): void {
  const waiting = new Map(names.map((name) => [name, { elements: new Set<Element>(), notices: new Notices() }]));
  const loading = new Set<string>();

  const ask = (name: string): void => {
    const of = waiting.get(name);
    if (!of || loading.has(name)) return;
    loading.add(name);
    fetchModule(() => load(name)).then(
      () => {
        of.notices.clear();
        waiting.delete(name);
        if (waiting.size === 0) stop();
      },
      (thrown: unknown) => {
        loading.delete(name);
        console.error(`<${name}> could not be loaded: ${String(thrown)}`);
        for (const element of of.elements) of.notices.add(element, () => ask(name));
      },
    );
  };
  const stop = onSight(
    (name) => waiting.has(name),
    (element) => {
      const of = waiting.get(element.localName);
      if (!of || of.elements.has(element)) return;
      of.elements.add(element);
      ask(element.localName);
    },
  );
}

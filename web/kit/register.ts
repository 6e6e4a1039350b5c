// Registers an element. Of two copies of this library on one page the first serves all.
import { version } from '../core/version.ts';

interface Copy {
  version: string;
  /** Whether a copy of another generation has said so. */
  told?: boolean;
}

/** Under which every copy finds the first. */
const mark = Symbol.for('sqrt-dk');
const page = globalThis as unknown as Record<symbol, Copy | undefined>;
const own: Copy = { version };

/** What must be equal for two copies to be the same to a page: "2" of 2.7.1, "0.1" of 0.1.3. */
export function generation(of: string): string {
  return /^0\.\d+|^\d+/.exec(of)?.[0] ?? of;
}

/** Whether this copy is the first. */
export function serving(): boolean {
  const first = (page[mark] ??= own);
  if (generation(first.version) !== generation(version) && !first.told) {
    first.told = true;
    console.error(`sqrt-dk ${first.version} serves this page; version ${version}, loaded after it, does not`);
  }
  return first === own;
}

/** Nothing happens where the name is taken, or where nothing is drawn: on a server, and in jsdom, where the tests of pages run. */
export function register(tag: string, element: CustomElementConstructor): void {
  serving();
  const drawn = typeof customElements === 'object' && typeof ResizeObserver === 'function';
  if (drawn && !customElements.get(tag)) customElements.define(tag, element);
}

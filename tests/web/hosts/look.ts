// What a reader sees of the laboratories on a host's page, and what went wrong there.
import type { Collected } from './collect.ts';

export interface Laboratory {
  /** Its live sentence. */
  sentence: string;
  /** How its sweep stands. */
  standing: string;
  notes: string[];
  alerts: string[];
  /** The row of d = 64 in its table of measurements. */
  row: string[];
}

export interface Look {
  laboratories: Laboratory[];
  collected: Collected;
  /** Addresses of all that the page has fetched. */
  fetched: string[];
}

/**
 * Leans on nothing outside itself, since it is handed over as text. Only what is near the window computes:
 * the first laboratory whose sweep is not done is brought into view.
 */
export function look(): Look {
  const texts = (root: ParentNode, selector: string): string[] =>
    [...root.querySelectorAll(selector)].map(({ textContent }) => textContent.trim().replace(/\s+/g, ' '));
  let sought = false;
  const laboratories = [...document.querySelectorAll('dk-variance')].map((element) => {
    const root = element.shadowRoot ?? element;
    // Folded tables are not in the document: it is there at the next look.
    const folded = root.querySelector<HTMLDetailsElement>('details[part="table"]');
    if (folded) folded.open = true;
    const table = [...root.querySelectorAll('table')].find(({ caption }) => caption?.textContent.includes('samples'));
    const row = [...(table?.rows ?? [])].find(({ cells }) => cells[0]?.textContent.trim() === '64');
    const standing = texts(root, '.standing span').join(' ');
    if (!(row && standing.includes(' samples for ')) && !sought) {
      sought = true;
      element.scrollIntoView();
    }
    return {
      sentence: texts(root, '.live').join(' '),
      standing,
      notes: texts(root, '.note'),
      alerts: texts(root, '[role="alert"]').filter((text) => text !== ''),
      row: row ? texts(row, 'th, td') : [],
    };
  });
  const { collected = { refusals: [], errors: [] } } = globalThis as unknown as { collected?: Collected };
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  return { laboratories, collected, fetched };
}

// A Vite plugin: writes into page.css how high the place of each laboratory is while it waits.
import type { Plugin } from 'vite';
import { manifests } from './manifests.ts';

/** What the style sheet has in place of the heights. */
const mark = '/* Waiting heights: as the manifests say. */';

export function waitingHeights(): Plugin {
  return {
    name: 'sqrt-dk-waiting-heights',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/styles\/page\.css(?:\?|$)/.test(id)) return null;
      if (!code.includes(mark)) throw new Error('page.css has no place for the waiting heights');
      const rules = Object.entries(manifests).map(
        ([tag, { height }]) => `.laboratory > ${tag} {\n  --dk-waiting-height: ${String(height)}rem;\n}`,
      );
      return { code: code.replace(mark, rules.join('\n\n')), map: null };
    },
  };
}

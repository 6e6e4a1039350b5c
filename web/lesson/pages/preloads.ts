// A Vite plugin: what a page names in its head, so that it is fetched beside the scripts that ask for it: the core's binary where the first
// screen computes, and on a chapter's page the scripts of its laboratory. The story names the scripts of its later pictures in a template, for
// the time when the browser has nothing else to do.
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { laboratoriesIn, manifests } from './manifests.ts';

const story = /^(?:index|de)\.html$/;
const chapter = /^chapters\/[\w-]+\.html$/;

export function preloads(): Plugin {
  return {
    name: 'sqrt-dk-preloads',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path, bundle }) => {
        const page = path.slice(1);
        if (!bundle || !(story.test(page) || chapter.test(page))) return [];
        const files = Object.keys(bundle);
        const address = (file: string): string => `${chapter.test(page) ? '../' : './'}${file}`;
        /** Links to the file that is called so, if there is one. */
        const links = (name: string, attrs: Record<string, string | boolean>): HtmlTagDescriptor[] =>
          files
            .filter((file) => file.replace(/-[\w-]{7}(?=\.\w+$)/, '') === `assets/${name}`)
            .map((file) => ({ tag: 'link', attrs: { ...attrs, href: address(file) }, injectTo: 'head' }));
        const script = (name: string): HtmlTagDescriptor[] => links(`${name}.js`, { rel: 'modulepreload' });
        // As the script asks for it, else it would be fetched twice.
        const asFetched = { rel: 'preload', as: 'fetch', type: 'application/wasm', crossorigin: true };
        const core = links('sqrt-dk-core.wasm', asFetched);
        const laboratories = laboratoriesIn(html);
        if (!story.test(page)) return [...core, ...['kit', ...laboratories.slice(0, 1)].flatMap(script)];
        const later = ['kit', ...laboratories.filter((tag) => manifests[tag]?.first !== true)].flatMap(script);
        return [...core, { tag: 'template', attrs: { class: 'ahead' }, children: later, injectTo: 'body' }];
      },
    },
  };
}

// A Vite plugin: writes into page.css how high the place of each laboratory is while it waits.

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

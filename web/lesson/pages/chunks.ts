// For the build: which modules share a chunk, and which files a page names ahead. What the first screen takes beside modules of its own is one
// chunk, and what laboratories share beyond that is another, so that a laboratory comes in two requests, and each chunk is compressed as a whole.
import { minify } from 'terser';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { laboratoriesIn, manifests } from './manifests.ts';

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

type NameOf = (id: string, graph: Graph) => string | null;

/** Modules that do something when they are loaded belong to their entry, not to all that share the chunk. */
const own = /\/lesson\/|\/laboratories\/[\w-]+\/(?!words)|virtual:laboratories|\.html/;

/** Adds a module and all that it leans on. */
function take(taken: Set<string>, id: string, graph: Graph): void {
  if (taken.has(id)) return;
  taken.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) take(taken, imported, graph);
}

/** entry  the script of the first screen, by the end of its path */
export function firstChunk(entry: string): NameOf {
  const taken = new Set<string>();
  return (id, graph) => {
    if (taken.size === 0) take(taken, entry, graph);
    return taken.has(id) && !own.test(id) ? 'first' : null;
  };
}

/**
 * What two laboratories share at least, and all that a part leans on that is fetched later. Where the network fails a part is fetched again
 * under another address. What it leans on would keep its own, and browsers such as Chromium 150 keep that for failed.
 *
 * laboratories  their modules
 */
export function kitChunk(laboratories: readonly string[], later: string): NameOf {
  const shared = new Set<string>();
  const gather = (graph: Graph): void => {
    take(shared, later, graph);
    shared.delete(later);
    const once = new Set<string>();
    for (const laboratory of laboratories) {
      const taken = new Set<string>();
      take(taken, laboratory, graph);
      for (const id of taken) (once.has(id) ? shared : once).add(id);
    }
  };
  return (id, graph) => {
    if (shared.size === 0) gather(graph);
    return shared.has(id) && !own.test(id) ? 'kit' : null;
  };
}

/**
 * Lets modules that are loaded later be imported as they are. Vite would ask for all that they lean on by a helper of its own, and name it in the
 * scripts of the first screen; here they lean on one chunk, which pages name themselves.
 */
export function plainImports(): Plugin {
  return {
    name: 'sqrt-dk-plain-imports',
    enforce: 'pre',
    load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null),
  };
}

/**
 * The chunks of the first screen once more through a slower minifier: half a kilobyte less until the opening answers. For the whole page it would
 * take half a minute.
 */
export function smallerFirst(opening: string): Plugin {
  return {
    name: 'sqrt-dk-smaller-first',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !['first', 'story-main', opening].includes(chunk.name)) continue;
          const compress = { passes: 3, keep_fargs: false };
          const { code } = await minify(chunk.code, { module: true, ecma: 2020, compress });
          if (code !== undefined) chunk.code = code;
        }
      },
    },
  };
}

/** Leaves out what parameters say of themselves for manuals and tests, which no page shows. */
export function withoutManuals(): Plugin {
  return {
    name: 'sqrt-dk-without-manuals',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(?:schema\/\w+|parameters)\.ts$/ },
      handler: (code) => ({
        code: code.replaceAll(/\b(?:doc:\s*(?:'[^'\n]*'|"[^"\n]*")|leaves:\s*\[[^\]]*\]),?/g, ''),
        map: null,
      }),
    },
  };
}

// A Vite plugin: what a page names in its head, so that it is fetched beside the scripts that ask for it: the core's binary where the first
// screen computes, and on a chapter's page the scripts of its laboratory. The story names the scripts of its later pictures in a template, for
// the time when the browser has nothing else to do.

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

// For the build: which modules share a chunk. What the first screen takes beside modules of its own is one, and what laboratories share beyond
// that is another, so that a laboratory comes in two requests, and each chunk is compressed as a whole.

import type { Plugin } from 'vite';

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

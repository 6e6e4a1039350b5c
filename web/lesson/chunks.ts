// For the build: what the first screen takes beside modules of its own goes into one chunk, which is compressed as a whole;
// modules that later chunks use too would else be cut into many.

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** Modules that do something when they are loaded belong to their entry, not to all that share the chunk. */
const own = /\/lesson\/|\/laboratories\/[\w-]+\/(?!words)|virtual:laboratories|\.html/;

/** Names the chunk of a module. `entry`: the script of the first screen, by the end of its path. */
export function firstChunk(entry: string): (id: string, graph: Graph) => string | null {
  const taken = new Set<string>();
  const take = (id: string, graph: Graph): void => {
    if (taken.has(id)) return;
    taken.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) take(imported, graph);
  };
  return (id, graph) => {
    if (taken.size === 0) take(entry, graph);
    return taken.has(id) && !own.test(id) ? 'first' : null;
  };
}

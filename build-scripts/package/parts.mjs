// The modules that web/packaging/parts.config.ts built: their texts, who needs whom, and how they are written into a classic script.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function readParts(folder) {
  const { modules, packages } = JSON.parse(readFileSync(join(folder, 'graph.json'), 'utf8'));
  const text = (name) =>
    readFileSync(join(folder, name), 'utf8').replaceAll(
      /Promise\.resolve\(\)\.then\(\(\)=>require\((["'`][^"'`]+["'`])\)\)/g,
      (_, asked) => `parts.load(${asked})`,
    );
  const texts = new Map(Object.keys(modules).map((name) => [name, text(name).trimEnd()]));
  for (const [name, { needs }] of Object.entries(modules))
    for (const [, asked] of texts.get(name).matchAll(/\brequire\(["'`]\.\/([^"'`]+)["'`]\)/g))
      if (!needs.includes(asked)) throw new Error(`${name} asks for ${asked} in a way that is not known here`);

  /** The named modules and all that they need to run, what is needed first. */
  const closure = (...names) => {
    const found = new Set();
    const visit = (name) => {
      if (found.has(name)) return;
      for (const needed of modules[name].needs) visit(needed);
      found.add(name);
    };
    names.forEach(visit);
    return [...found];
  };
  const later = (names) => [...new Set(names.flatMap((name) => modules[name].later))];
  return { names: Object.keys(modules), packages, texts, closure, later };
}

/** Whether a module holds a binary as text. */
export const isBinary = (name) => name.startsWith('sqrt-dk-');

/** The modules of a worker's script: what it begins with stands last. */
function workerModules(parts, entry, glue = []) {
  const names = parts.closure(entry, ...glue);
  return [...names.filter((name) => name !== entry), entry];
}

/** The workers that scripts can be made of, by what they begin with; `glue` names the modules that start what the pool's workers answer from. */
export const workersOf = (parts, glue) => ({
  'worker.js': workerModules(parts, 'worker.js', glue),
  'model-worker.js': workerModules(parts, 'model-worker.js'),
});

/**
 * What a trained model of the reader's own needs beside its laboratory, by the script that holds it: 60 and 180 KB compressed. The single file
 * leaves it out.
 */
export const modelScripts = {
  'sqrt-dk-transformer.js': ['model-service.js', 'model-worker.js', 'sqrt-dk-transformer.js'],
  'sqrt-dk-gpt2.js': ['gpt2-ranks.js'],
};

/** Whether a module stands in one of these. */
export const isOfModels = (name) => Object.values(modelScripts).flat().includes(name);

const defined = (parts, name) =>
  `parts.define(${JSON.stringify(name)},function(require,exports,module,parts){${parts.texts.get(name)}\n});\n`;

/** A script that adds modules to one that has started; beside one of another version, as a cache may have kept it, it adds none. */
export function laterScript(parts, names, { banner, key }) {
  return `${banner}{const parts=globalThis[Symbol.for(${JSON.stringify(key)})]??{define(){}};\n${names.map((name) => defined(parts, name)).join('')}}\n`;
}

/**
 * A script that starts. `fileOf` names the script of each module that comes later, `folder` is an expression for the address of these,
 * `workers` is what workersOf says, `tag` an expression for how they are asked for, `begin` what is done at the end. A second copy of the same build does nothing.
 *
 * Sandboxes of micro-frontends run a script with a document and a window of their own, which browsers take for no nodes, and no script
 * beside this one sees: a node knows the document that is real.
 */
export function firstScript(parts, names, { banner, key, fileOf, folder, workers, tag = 'undefined', begin }) {
  const symbol = `Symbol.for(${JSON.stringify(key)})`;
  const start = `(exports=>{${parts.texts.get('parts.js')}\nreturn exports.startParts})({})`;
  return `${banner}(document=>{"use strict";const window=document.defaultView,globalThis=window;if(globalThis[${symbol}])return;
const parts=globalThis[${symbol}]=${start}(${JSON.stringify(fileOf)},${folder},${JSON.stringify(workers)},${tag});
${names.map((name) => defined(parts, name)).join('')}${begin}
})(document.createTextNode("").ownerDocument);
`;
}

/** Of which binary a module holds the glue, which names it; undefined of all others. */
const gluedBy = (parts, name) => (isBinary(name) ? undefined : /\bsqrt-dk-(\w+)\.wasm\b/.exec(parts.texts.get(name))?.[1]);

/** The module that opens weight files. */
const readsWeights = 'model-service.js';

/**
 * All that modules lead to, now or later, as far as it is wanted. What answers calls leads to the glue of every binary, and what has binaries
 * to all of them: glue counts that something else asks for, and binaries that have it.
 */
function reached(parts, entries, wanted) {
  const found = new Set(parts.closure(...entries));
  const answering = parts.closure('worker.js');
  for (const name of found) {
    if (answering.includes(name)) continue;
    for (const later of parts.later([name]).filter((each) => !isBinary(each) && wanted(each)))
      for (const needed of parts.closure(later)) found.add(needed);
  }
  const binaries = new Set(['core', ...[...found].flatMap((name) => gluedBy(parts, name) ?? [])]);
  return [...found, ...[...binaries].map((name) => `sqrt-dk-${name}.js`).sort()];
}

/** A script that fetches nothing: `entries` begin one after the other, and what they lead to is inside. `wanted` says which modules may come later. */
export function wholeScript(parts, entries, { banner, key, wanted = () => true }) {
  const own = reached(parts, entries, wanted);
  const ofModels = parts.closure('model-worker.js');
  const workers = workersOf(
    parts,
    own.filter((name) => gluedBy(parts, name) !== undefined && !ofModels.includes(name)),
  );
  if (!own.includes(readsWeights)) delete workers['model-worker.js'];
  const names = [...new Set([...Object.values(workers).flat(), ...own])];
  // Binaries lie side by side: so they compress best.
  const ordered = [...names.filter((name) => !isBinary(name)), ...names.filter(isBinary)];
  const begin = entries.map((name) => `parts.require(${JSON.stringify(name)});`).join('');
  return firstScript(parts, ordered, { banner, key, fileOf: {}, folder: 'null', workers, begin });
}

/** Sixteen hexadecimal digits that tell two contents apart. */
export function contentHash(parts) {
  const hash = createHash('sha256');
  for (const name of [...parts.names].sort()) hash.update(`${name}\n${parts.texts.get(name)}\n`);
  return hash.digest('hex').slice(0, 16);
}

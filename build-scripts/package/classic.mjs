// The classic script: sqrt-dk.js with the core embedded and the laboratories that most lessons begin with; what else a page may ask for
// lies in scripts beside it, each loaded when it is needed.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { integrityOf } from './integrity.mjs';
import { contentHash, firstScript, isBinary, isOfModels, laterScript, modelScripts, workersOf } from './parts.mjs';

const folders = join(dirname(fileURLToPath(import.meta.url)), '../../web/laboratories');

/** The script that a laboratory's manifest names: 'first' is sqrt-dk.js, the others are loaded when an element of theirs is in the document. */
const manifestOf = (tag) => join(folders, tag.slice('dk-'.length), 'manifest.json');
const scriptOf = (tag) => JSON.parse(readFileSync(manifestOf(tag), 'utf8')).script;

/**
 * The folder of the scripts, as an expression. An address that ends with the package's name is that of a host which sends the script that
 * package.json names for it, and has the others where they lie in the package. A Blob has no folder: what the first script holds works.
 * jQuery, and notebooks by it, fetch a script and run its text, so that it has no address of its own; the browser knows what was fetched.
 */
const fetched = String.raw`performance.getEntriesByType("resource").findLast(({name,initiatorType})=>/^(fetch|xmlhttprequest)$/.test(initiatorType)&&/\/sqrt-dk\.js(\?|$)/.test(name))?.name`;
const folder = `(()=>{try{const own=new URL(document.currentScript?.src||${fetched}||document.baseURI);return new URL(/\\/sqrt-dk(@[^/]*)?$/.test(own.pathname)?own.pathname+"/classic/":".",own).href}catch{return null}})()`;

/** A byte order mark: the scripts are UTF-8 whatever the page around them is. */
const utf8 = '\ufeff';

/** The scripts by file name. */
export function classicScripts(parts, { banner }) {
  const key = `sqrt-dk ${contentHash(parts)}`;
  // What a laboratory shares with the lesson's own script is a part called after it.
  const isLaboratory = (name) => /^dk-/.test(name) && existsSync(manifestOf(name));
  const laboratories = parts.names.map((name) => name.slice(0, -3)).filter(isLaboratory);
  const inside = laboratories.filter((name) => scriptOf(name) === 'first');
  const outside = laboratories.filter((name) => !inside.includes(name));
  const module = (name) => `${name}.js`;

  const workers = workersOf(parts, ['chapters-client.js', 'training-client.js']);
  const spoken = (name) => name.startsWith('de-') && name !== 'de-scorm.js';
  const first = parts.closure('register-on-sight.js', ...inside.map(module), ...workers['worker.js']);
  const isLate = (name) => isBinary(name) || isOfModels(name) || spoken(name);
  const glue = parts.later(first).filter((name) => !isLate(name));
  const here = new Set([...parts.closure(...first, ...glue), 'sqrt-dk-core.js']);

  const withLater = (names) =>
    parts.closure(...names, ...parts.later(parts.closure(...names)).filter((name) => !isLate(name)));
  const training = outside.filter((name) => scriptOf(name) === 'training');
  const groups = [
    ['sqrt-dk-chapters.js', ['sqrt-dk-chapters.js']],
    ['sqrt-dk-examples.js', ['sqrt-dk-examples.js']],
    ['sqrt-dk-training.js', ['sqrt-dk-training.js', ...withLater(training.map(module))]],
    ['sqrt-dk-more.js', withLater(outside.filter((name) => !training.includes(name)).map(module))],
    ['sqrt-dk-de.js', parts.closure(...parts.names.filter(spoken))],
    // Where a laboratory asks for them.
    ...Object.entries(modelScripts)
      .filter(([, [first]]) => parts.names.includes(first))
      .map(([file, names]) => [file, withLater(names)]),
  ];
  // What two of them need is in the first script, so that each needs no other.
  const times = new Map();
  for (const name of groups.flatMap(([, names]) => names)) times.set(name, (times.get(name) ?? 0) + 1);
  for (const [name, count] of times) if (count > 1) here.add(name);
  const files = new Map(groups.map(([file, names]) => [file, names.filter((name) => !here.has(name))]));

  for (const [file, names] of files)
    for (const name of parts.closure(...names))
      if (!here.has(name) && !names.includes(name)) throw new Error(`${file} needs ${name}, which it does not hold`);

  const fileOf = Object.fromEntries([...files].flatMap(([file, names]) => names.map((name) => [name, file])));
  const registered = inside.map((name) => `parts.require(${JSON.stringify(module(name))});`).join('');
  const begin = `${registered}
parts.require("register-on-sight.js").registerOnSight(${JSON.stringify(outside)},name=>parts.load(name+".js"));`;
  const later = [...files].map(([file, names]) => [file, utf8 + laterScript(parts, names, { banner, key })]);
  const hashes = JSON.stringify(Object.fromEntries(later.map(([file, text]) => [file, integrityOf(text)])));
  const tag = `(script=>({crossOrigin:script?.crossOrigin??null,nonce:script?.nonce??"",integrity:script?.integrity?${hashes}:{}}))(document.currentScript)`;
  const whole = utf8 + firstScript(parts, [...here], { banner, key, fileOf, folder, workers, tag, begin });
  return new Map([['sqrt-dk.js', whole], ...later]);
}

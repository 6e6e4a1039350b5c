// The folder of the npm package: the modules as built, the classic scripts, declarations, the list of elements, hashes and the manual.
import { cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { typesOfTheCore } from '../reference/core-in-javascript.mjs';
import { describeElements, elementsManifest } from './elements.mjs';
import { integrityMap, integrityOf } from './integrity.mjs';
import { readManual } from './manual.mjs';
import { packageJson, readme } from './npm.mjs';
import { frameworkEntries, templateTypes } from './template-types.mjs';
import { elementTypes, everyAttribute, everyElementType, moduleTypes } from './types.mjs';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** Modules that some other imports without a name, which bundlers leave out where they are told that it does nothing. */
function importedForEffect(files, text) {
  const asked = (path) =>
    [...text(path).matchAll(/^\s*import\s*["'`]([^"'`]+)["'`]/gm)].map(([, module]) => join(dirname(path), module));
  const modules = files.filter((path) => path.endsWith('.js') && !path.startsWith('classic/'));
  return [...new Set(modules.flatMap(asked))].sort();
}

/** `into`: the folder of all artefacts, in which the classic scripts already are; `write` and `filesIn` as in main.mjs. */
export async function packageFolder({ root, built, into, own, where, notices, write, filesIn }) {
  const folder = join(into, 'npm');
  const text = (path) => readFileSync(join(root, path), 'utf8');
  const put = (path, content) => write(`npm/${path}`, content);
  cpSync(join(built, 'npm'), folder, { recursive: true });
  cpSync(join(into, 'classic'), join(folder, 'classic'), { recursive: true });

  const manual = readManual(text('docs/embedding/elements.md'));
  const classes = await import(pathToFileURL(join(folder, 'index.js')).href);
  const elements = describeElements(classes, manual, (tag) =>
    text(`web/laboratories/${tag.slice('dk-'.length)}/laboratory.ts`),
  );
  const effects = importedForEffect(filesIn(folder), (path) => readFileSync(join(folder, path), 'utf8'));
  const packaged = packageJson(
    own,
    elements.map(({ tag }) => tag),
    effects.map((path) => `./${path}`),
    where,
  );
  put('package.json', json(packaged));
  put('custom-elements.json', json(elementsManifest(elements, manual, packaged)));

  const entries = ['index', 'headless', 'element'].map((name) => `packaging/${name}.d.ts`);
  const types = moduleTypes(join(built, 'types'), entries);
  // Whoever calls the core may name what it takes and gives.
  const named = [...typesOfTheCore(root)].map(
    ([module, names]) => `export type { ${names.join(', ')} } from '../core/${module}.js';\n`,
  );
  types.set(entries[1], `${types.get(entries[1])}${named.join('')}`);
  types.set(entries[0], `${types.get(entries[0])}export * from '../elements/index.js';\n`);
  for (const [path, content] of types) put(`types/${path}`, content);
  for (const element of elements) put(`types/elements/${element.tag}.d.ts`, elementTypes(element));
  put('types/elements/index.d.ts', everyElementType(elements));
  put('types/elements/attributes.d.ts', everyAttribute(manual));
  for (const framework of frameworkEntries) {
    put(`${framework}.js`, '// For the types of the elements in templates: there is nothing to run.\nexport {};\n');
    put(`types/${framework}.d.ts`, templateTypes(framework, elements));
  }

  const bytes = (path) => readFileSync(join(folder, path));
  const modules = filesIn(folder).filter((path) => path.endsWith('.js') && !path.startsWith('classic/'));
  put('integrity.json', json(integrityMap(modules, bytes)));
  const manualOfPackage = readme(own, elements, manual, { where, integrity: (path) => integrityOf(bytes(path)) });
  put('README.md', manualOfPackage);
  put('picture.svg', text('web/laboratories/opening/still.svg'));
  put('LICENSE', text('LICENSE'));
  put('THIRD-PARTY-NOTICES.txt', notices);
}

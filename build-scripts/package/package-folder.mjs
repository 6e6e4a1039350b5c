// The folder of the npm package: the modules as built, the classic scripts, declarations, the list of elements, hashes and the manual.
import { cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeElements, elementsManifest } from './elements.mjs';
import { integrityMap, integrityOf } from './integrity.mjs';
import { readManual } from './manual.mjs';
import { packageJson, readme } from './npm.mjs';
import { elementTypes, everyElementType, moduleTypes, reactTypes } from './types.mjs';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** Modules that some other imports without a name, which bundlers leave out where they are told that it does nothing. */
function importedForEffect(files, text) {
  const asked = (path) =>
    [...text(path).matchAll(/^\s*import\s*["'`]([^"'`]+)["'`]/gm)].map(([, module]) => join(dirname(path), module));
  const modules = files.filter((path) => path.endsWith('.js') && !path.startsWith('classic/'));
  return [...new Set(modules.flatMap(asked))].sort();
}

/** `into`: the folder of all artefacts, in which the classic scripts already are; `write` and `filesIn` as in main.mjs. */
export async function packageFolder({ root, built, into, own, notices, write, filesIn }) {
  const folder = join(into, 'npm');
  const text = (path) => readFileSync(join(root, path), 'utf8');
  const put = (path, content) => write(`npm/${path}`, content);
  cpSync(join(built, 'npm'), folder, { recursive: true });
  cpSync(join(into, 'classic'), join(folder, 'classic'), { recursive: true });

  const manual = readManual(text('docs/embedding.md'));
  const classes = await import(pathToFileURL(join(folder, 'index.js')).href);
  const elements = describeElements(classes, manual, (tag) =>
    text(`web/laboratories/${tag.slice('dk-'.length)}/laboratory.ts`),
  );
  const effects = importedForEffect(filesIn(folder), (path) => readFileSync(join(folder, path), 'utf8'));
  const packaged = packageJson(
    own,
    elements.map(({ tag }) => tag),
    effects.map((path) => `./${path}`),
  );
  put('package.json', json(packaged));
  put('custom-elements.json', json(elementsManifest(elements, manual, packaged)));
  put('react.js', '// For the types of the elements in JSX: there is nothing to run.\nexport {};\n');

  const entries = ['index', 'headless', 'element'].map((name) => `packaging/${name}.d.ts`);
  const types = moduleTypes(join(built, 'types'), entries);
  types.set(entries[0], `${types.get(entries[0])}export * from '../elements/index.js';\n`);
  for (const [path, content] of types) put(`types/${path}`, content);
  for (const element of elements) put(`types/elements/${element.tag}.d.ts`, elementTypes(element));
  put('types/elements/index.d.ts', everyElementType(elements));
  put('types/react.d.ts', reactTypes(elements));

  const bytes = (path) => readFileSync(join(folder, path));
  const modules = filesIn(folder).filter((path) => path.endsWith('.js') && !path.startsWith('classic/'));
  put('integrity.json', json(integrityMap(modules, bytes)));
  const manualOfPackage = readme(own, elements, manual, (path) => integrityOf(bytes(path)));
  put('README.md', manualOfPackage);
  put('LICENSE', text('LICENSE'));
  put('THIRD-PARTY-NOTICES.txt', notices);
}

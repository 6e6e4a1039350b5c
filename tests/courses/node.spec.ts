// The installed package in Node, and for the TypeScript compiler.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { chapters } from '../bindings/chapters-core.ts';
import { core } from '../bindings/core.ts';
import { folder } from './artefacts.ts';
import { sweep } from './expected.ts';
import { installed, run, tools } from './installed.ts';
import { blocks } from './steps.ts';

let application = '';

test.beforeAll(async () => {
  application = await installed('typescript');
});

const inNode = async (script: string, type: 'module' | 'commonjs' = 'module'): Promise<string> =>
  (await run(process.execPath, ['--no-warnings', `--input-type=${type}`, '--eval', script], application)).trim();

interface Package {
  exports: Record<string, string | Record<string, string>>;
  typesVersions: { '*': Record<string, [string]> };
}
const description = (): Package =>
  JSON.parse(readFileSync(join(application, 'node_modules/sqrt-dk/package.json'), 'utf8')) as Package;

test('the core of the package computes the recorded bits', async () => {
  const said = await inNode(`import { startChapters, startCore } from 'sqrt-dk/core';
    const core = await startCore();
    console.log(core.divisor({ id: 'sqrt', parameter: 0 }, 64));
    const chapters = await startChapters();
    console.log([...core.opening('1', 0).rows[0].meanWeights, ...chapters.normalQuantiles([1e-9, 0.3, 0.975])].join());`);
  const [divisor, figures] = said.split('\n');
  expect(divisor).toBe('8');
  const expected = [core.opening('1', 0).rows[0]?.meanWeights ?? [], chapters.normalQuantiles([1e-9, 0.3, 0.975])];
  expect(figures).toBe(expected.map((list) => [...list].join()).join());
});

test('what the README says of the core runs as it stands', async () => {
  const readme = readFileSync(join(application, 'node_modules/sqrt-dk/README.md'), 'utf8');
  const [program = ''] = blocks(readme, 'js').filter((block) => block.includes('startCore'));
  const said = await inNode(program.replace(/^(core\.divisor.*);.*$/m, 'console.log($1);'));
  // The very bits that the core of this tree measures.
  expect(said.split('\n')).toEqual(['8', String(sweep().variance.value)]);
});

test('the archive has every file of the package', () => {
  const [archived, made] = [join(application, 'node_modules/sqrt-dk'), join(folder, 'npm')].map((place) =>
    readdirSync(place, { recursive: true }).toSorted(),
  );
  expect(archived).toEqual(made);
});

test('every entry is found, and may be imported where there is no document', async () => {
  const entries = Object.keys(description().exports).filter((entry) => !/\*|json$/.test(entry));
  expect(entries.length).toBeGreaterThan(20);
  const script = `globalThis.fetch = () => { throw new Error('fetched'); };
    const before = new Set(Object.getOwnPropertyNames(globalThis));
    for (const entry of ${JSON.stringify(entries)}) {
      const name = entry.replace('.', 'sqrt-dk');
      await import(name);
      console.log(import.meta.resolve(name));
    }
    // Lit's build for Node names customElements, and gives it no value.
    const left = Object.getOwnPropertyNames(globalThis).filter((name) => !before.has(name) && globalThis[name] !== undefined);
    // Lit tells its copies apart by these.
    console.log(typeof customElements, left.filter((name) => !/^(?:lit|reactiveElement)/.test(name)).length);`;
  const said = (await inNode(script)).split('\n');
  expect(said.pop()).toBe('undefined 0');
  expect(said).toHaveLength(entries.length);
  for (const address of said) expect(existsSync(fileURLToPath(address)), address).toBe(true);
});

test('where Lit puts up a document for a server, as Astro and Eleventy have it render, elements stay plain', async () => {
  const stand = pathToFileURL(join(import.meta.dirname, '../../web/node_modules/@lit-labs/ssr-dom-shim/index.js')).href;
  const script = `const { window, ...shim } = await import('${stand}');
    Object.assign(globalThis, shim, { window: globalThis });
    await import('sqrt-dk/auto');
    console.log(customElements.get('dk-softmax'));`;
  expect(await inNode(script)).toBe('undefined');
});

test('files that no entry names are not to be imported; what is not JavaScript is found', async () => {
  const refused = await inNode(`import('sqrt-dk/parts/anything.js').catch(({ code }) => console.log(code));`);
  expect(refused).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED');
  const read = `const { readFileSync } = await import('node:fs');
    for (const name of ['custom-elements.json', 'integrity.json', 'package.json', 'classic/sqrt-dk.js'])
      console.log(readFileSync(new URL(import.meta.resolve('sqrt-dk/' + name))).length > 1000);`;
  expect((await inNode(read)).split('\n')).toEqual(['true', 'true', 'true', 'true']);
});

test('a compiler or bundler that looks for no “exports” finds the same declarations and modules', () => {
  const { exports, typesVersions } = description();
  const entries = Object.entries(exports).filter(([name, entry]) => typeof entry === 'object' && name !== '.');
  expect(entries.length).toBeGreaterThan(20);
  for (const [name, entry] of entries) {
    const asked = name.slice('./'.length);
    const found = Object.entries(typesVersions['*']).flatMap(([pattern, [path]]) => {
      const [before = '', after] = pattern.split('*');
      if (after === undefined) return pattern === asked ? [path] : [];
      return asked.startsWith(before) ? [path.replace('*', asked.slice(before.length))] : [];
    });
    expect(found.map((path) => `./${path}`)).toEqual([(entry as { types: string }).types]);
    expect(existsSync(join(application, 'node_modules/sqrt-dk', `${asked}.js`)), asked).toBe(true);
  }
});

test('a CommonJS program may require it', async () => {
  const script = `const { startCore, version } = require('sqrt-dk/core');
    startCore().then((core) => console.log(core.version() === version));`;
  expect(await inNode(script, 'commonjs')).toBe('true');
});

/** The classes that docs/reference/core.md describes, and the types that their calls take and give. */
async function namesOfTheCore(): Promise<string[]> {
  const root = join(import.meta.dirname, '../..');
  const { typesOfTheCore } = (await import(join(root, 'build-scripts/reference/core-in-javascript.mjs'))) as {
    typesOfTheCore: (root: string) => ReadonlyMap<string, readonly string[]>;
  };
  const text = readFileSync(join(root, 'docs/reference/core.md'), 'utf8');
  const classes = [...text.matchAll(/^## ([A-Z]\w+)$(?<!Functions)/gm)].map(([, name = '']) => name);
  return [...classes, ...[...typesOfTheCore(root).values()].flat()];
}

/** The classes of the elements in the package's list. */
function elementClasses(): string[] {
  const list = JSON.parse(readFileSync(join(folder, 'npm/custom-elements.json'), 'utf8')) as {
    modules: { declarations: { name: string }[] }[];
  };
  return list.modules
    .flatMap(({ declarations }) => declarations.map(({ name }) => name))
    .filter((name) => name.startsWith('Dk'));
}

/** A module that imports all of them. */
function importsOf(local: string, names: readonly string[], entry: string): string {
  expect(names.length).toBeGreaterThan(20);
  return `import type * as ${local} from '${entry}';\nexport type Of_${local} = [${names.map((name) => `${local}.${name}`).join(', ')}];\n`;
}

// React's own declarations, as an application has them; of Preact's and Solid's what the elements' lean on.
test.describe('declarations', () => {
  test.beforeAll(async () => {
    const reference = [
      importsOf('core', await namesOfTheCore(), 'sqrt-dk/core'),
      importsOf('elements', elementClasses(), 'sqrt-dk'),
    ];
    writeFileSync(join(application, 'reference.ts'), reference.join(''));
    for (const name of ['@types/react', 'csstype']) {
      const to = join(application, 'node_modules', name);
      mkdirSync(to, { recursive: true });
      cpSync(join(import.meta.dirname, 'node_modules', name), to, { recursive: true });
    }
    cpSync(join(application, 'stand-ins'), join(application, 'node_modules'), { recursive: true });
  });

  for (const [resolution, module] of [
    ['bundler', 'esnext'],
    ['nodenext', 'nodenext'],
  ])
    test(`hold under moduleResolution ${String(resolution)}, strictly, in the libraries too`, async () => {
      const config = {
        compilerOptions: {
          module,
          moduleResolution: resolution,
          target: 'es2022',
          lib: ['es2023', 'dom', 'dom.iterable'],
          jsx: 'react-jsx',
          types: [],
          strict: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          verbatimModuleSyntax: true,
          skipLibCheck: false,
          noEmit: true,
        },
        files: ['consumer.ts', 'component.tsx', 'preact.tsx', 'solid.tsx', 'reference.ts'],
      };
      const path = `tsconfig.${String(resolution)}.json`;
      writeFileSync(join(application, path), JSON.stringify(config));
      expect(await run(process.execPath, [tools.tsc, '--project', path], application)).toBe('');
    });
});

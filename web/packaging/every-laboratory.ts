// Vite plugins: the laboratories as modules, made of the folders in laboratories/, so that no list of them can be wrong.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { inLesson, manifests } from '../lesson/pages/manifests.ts';

const file = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const from = (path: string): string => JSON.stringify(file(path));

/** The elements that a page of others can have: those of the lesson, in alphabetical order. */
export const laboratories = inLesson.toSorted();

const folderOf = (tag: string): string => `laboratories/${tag.slice('dk-'.length)}`;

/** The modules of all laboratories, those of pages beside the lesson too. */
export const modules = Object.keys(manifests).map((tag) => `${file(folderOf(tag))}/laboratory.ts`);

const query = '?register';

/** The module that registers an element. */
export const registering = (tag: string): string => `${file(folderOf(tag))}/laboratory.ts${query}`;

/** `laboratory.ts?register` registers the element whose class the module has: DkSaturationMap is <dk-saturation-map>. */
export function register(): Plugin {
  return {
    name: 'sqrt-dk-register',
    load(id) {
      if (!id.endsWith(query)) return null;
      const module = id.slice(0, -query.length);
      const [, name] = /export class (Dk\w+)/.exec(readFileSync(module, 'utf8')) ?? [];
      if (name === undefined) throw new Error(`${module} has no class of an element`);
      const tag = name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
      return `import { register } from ${from('kit/page/register.ts')};
import { ${name} } from ${JSON.stringify(module)};
register('${tag}', ${name});`;
    },
  };
}

interface Chunk {
  name: string;
  moduleIds: readonly string[];
  facadeModuleId?: string | null;
}

/** German sentences are told from all else: "de-dk-training" are a laboratory's, "de-training" those of a folder that several use. */
function germanName(module: string): string | undefined {
  const [, above, folder = '', own = folder] = /\/([\w-]+)\/([\w-]+)\/(?:([\w-]+)\.)?words\.de\.ts$/.exec(module) ?? [];
  return above === undefined ? undefined : above === 'laboratories' ? `de-dk-${folder}` : `de-${own}`;
}

/** A pattern of file names in which a laboratory's chunk is called by its element: the file behind it is called alike in every folder. */
export function chunksByElement(pattern: string): (chunk: Chunk) => string {
  return ({ name, moduleIds, facadeModuleId }) => {
    const german = germanName(facadeModuleId ?? '');
    if (german !== undefined) return pattern.replace('[name]', german);
    const [, folder] = /\/laboratories\/([^/]+)\/laboratory\.ts/.exec(moduleIds.join('\n')) ?? [];
    return name.startsWith('laboratory') && folder !== undefined ? pattern.replace('[name]', `dk-${folder}`) : pattern;
  };
}

/** Whether an element is on the first screen. */
export const isFirst = (tag: string): boolean => manifests[tag]?.first ?? false;

/** Modules of laboratories of the lesson: those of the first screen, those that the lesson loads later, each by itself for frames and chapters. */
const some: Readonly<Record<string, (tag: string) => boolean>> = {
  'virtual:laboratories/first': isFirst,
  'virtual:laboratories/later': (tag) => !isFirst(tag),
  'virtual:laboratories/each': () => true,
};

/** The first screen's are imported, and so registered; of the others, `loads` has a function by element that loads and registers it. */
export function someLaboratories(): Plugin {
  return {
    name: 'sqrt-dk-some-laboratories',
    resolveId: (source) => (source in some ? `\0${source}` : null),
    load(id) {
      const wanted = some[id.slice(1)];
      if (!wanted || !id.startsWith('\0')) return null;
      const tags = inLesson.filter(wanted);
      const module = (tag: string): string => JSON.stringify(registering(tag));
      if (id.endsWith('/first')) return tags.map((tag) => `import ${module(tag)};`).join('\n');
      return `export const loads = { ${tags.map((tag) => `'${tag}': () => import(${module(tag)})`).join(', ')} };`;
    },
  };
}

const name = 'virtual:every-laboratory';

/** "dk-saturation-map" is the class DkSaturationMap. */
const className = (tag: string): string => tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `virtual:every-laboratory`: all classes and all parameters. */
export function everyLaboratory(): Plugin {
  return {
    name: 'sqrt-dk-every-laboratory',
    resolveId: (source) => (source === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const imports = laboratories.flatMap((tag, index) => [
        `import { ${className(tag)} } from ${from(`${folderOf(tag)}/laboratory.ts`)};`,
        `import * as table${String(index)} from ${from(`${folderOf(tag)}/parameters.ts`)};`,
      ]);
      const selections = laboratories.map(
        (tag, index) =>
          `'${tag}': Object.entries(table${String(index)}).find(([key]) => key.endsWith('Parameters'))[1]`,
      );
      return `${imports.join('\n')}
export const classes = { ${laboratories.map((tag) => `'${tag}': ${className(tag)}`).join(', ')} };
export const selections = { ${selections.join(', ')} };`;
    },
  };
}

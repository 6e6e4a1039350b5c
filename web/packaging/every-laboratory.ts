// A Vite plugin: `virtual:every-laboratory` is all laboratories that stand in laboratories/, so that no list of them can be wrong.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const name = 'virtual:every-laboratory';

/** Their elements. */
export const laboratories = readdirSync(file('laboratories'))
  .filter((name) => existsSync(file(`laboratories/${name}/define.ts`)))
  .map((name) => `dk-${name}`);

/** The folder of an element. */
const folderOf = (tag: string): string => `laboratories/${tag.slice('dk-'.length)}`;

/** "dk-saturation-map" is the class DkSaturationMap. */
const className = (tag: string): string => tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The file of a laboratory's parameters; undefined where they stand in the common table. */
function tableOf(tag: string): string | undefined {
  return [`${folderOf(tag)}/parameters.ts`].find((path) => existsSync(file(path)));
}

export function everyLaboratory(): Plugin {
  return {
    name: 'sqrt-dk-every-laboratory',
    resolveId: (source) => (source === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const from = (path: string): string => JSON.stringify(file(path));
      const own = laboratories.map(tableOf);
      const imports = [
        ...laboratories.map((tag) => `import { ${className(tag)} } from ${from(`${folderOf(tag)}/laboratory.ts`)};`),
        ...own.map((path, index) =>
          path === undefined ? '' : `import * as table${String(index)} from ${from(path)};`,
        ),
        `import { laboratories } from ${from('schema/table.ts')};`,
      ];
      const selections = laboratories.map((tag, index) =>
        own[index] === undefined
          ? `'${tag}': laboratories['${tag.slice('dk-'.length)}']`
          : `'${tag}': Object.entries(table${String(index)}).find(([key]) => key.endsWith('Parameters'))[1]`,
      );
      return `${imports.join('\n')}
export const classes = { ${laboratories.map((tag) => `'${tag}': ${className(tag)}`).join(', ')} };
export const selections = { ${selections.join(', ')} };`;
    },
  };
}

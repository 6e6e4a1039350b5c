// A Vite plugin: `virtual:every-laboratory` is all laboratories that stand in elements/, so that no list of them can be wrong.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const name = 'virtual:every-laboratory';

/** Their elements. */
export const laboratories = readdirSync(file('elements')).filter((tag) =>
  existsSync(file(`elements/${tag}/define.ts`)),
);

/** "dk-saturation-map" is the class DkSaturationMap. */
const className = (tag: string): string => tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

export function everyLaboratory(): Plugin {
  return {
    name: 'sqrt-dk-every-laboratory',
    resolveId: (source) => (source === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const tables = readdirSync(file('parameters/laboratories')).filter((each) => each.endsWith('.ts'));
      const from = (path: string): string => JSON.stringify(file(path));
      const imports = [
        ...laboratories.map((tag) => `import { ${className(tag)} } from ${from(`elements/${tag}/${tag}.ts`)};`),
        ...tables.map(
          (path, index) => `import * as table${String(index)} from ${from(`parameters/laboratories/${path}`)};`,
        ),
        `import { laboratories } from ${from('parameters/table.ts')};`,
      ];
      const selections = tables.map(
        (_, index) =>
          `...Object.entries(table${String(index)}).filter(([key]) => key.endsWith('Parameters')).map(([, each]) => each)`,
      );
      return `${imports.join('\n')}
export const classes = { ${laboratories.map((tag) => `'${tag}': ${className(tag)}`).join(', ')} };
export const selections = [...Object.values(laboratories), ${selections.join(', ')}];`;
    },
  };
}

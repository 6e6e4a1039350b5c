// The parameters of every laboratory, as its schema has them: for the tables of the gallery. Used at build time only, through Vite, since the
// build itself reads no TypeScript of laboratories.
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Selection } from '../../schema/parameter.ts';
import { inLesson } from '../pages/manifests.ts';

export interface Row {
  /** Its name in the schema, by which messages speak of it. */
  name: string;
  attribute: string;
  /** What is permitted, and what is in force where nothing is set, as attributes have it. */
  range: string;
  first: string;
  /** One line for manuals, in English. */
  doc: string;
}

/** By element. */
export type Tables = Readonly<Record<string, readonly Row[]>>;

const folder = join(import.meta.dirname, '../../laboratories');
const name = 'virtual:parameters';

/** A module that has what each parameters.ts exports, by element. */
const everyTable: Plugin = {
  name: 'sqrt-dk-every-table',
  resolveId: (source) => (source === name ? `\0${name}` : null),
  load(id) {
    if (id !== `\0${name}`) return null;
    const path = (tag: string): string => JSON.stringify(join(folder, tag.slice('dk-'.length), 'parameters.ts'));
    const imports = inLesson.map((tag, at) => `import * as table${String(at)} from ${path(tag)};`);
    const members = inLesson.map((tag, at) => `'${tag}': table${String(at)}`);
    return `${imports.join('\n')}\nexport const modules = { ${members.join(', ')} };`;
  },
};

/** Throws where a laboratory has no selection of parameters. */
export async function tablesOfAll(): Promise<Tables> {
  const { module } = await runnerImport<{ modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> }>(
    name,
    {
      plugins: [everyTable],
      logLevel: 'error',
    },
  );
  return Object.fromEntries(
    Object.entries(module.modules).map(([tag, exported]) => {
      const found = Object.entries(exported).find(([each]) => each.endsWith('Parameters'))?.[1];
      if (found === undefined) throw new Error(`${tag} has no parameters`);
      return [tag, rowsOf(found as Selection)];
    }),
  );
}

const rowsOf = (selection: Selection): Row[] =>
  Object.entries(selection).map(([own, parameter]) => ({
    name: own,
    attribute: parameter.attribute,
    range: parameter.range,
    first: parameter.text(parameter.initial),
    doc: parameter.doc,
  }));

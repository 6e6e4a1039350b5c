// The parameters of every laboratory, by the laboratory's name in links.
import type { Selection } from '../../../web/parameters/parameter.ts';
import { laboratories } from '../../../web/parameters/table.ts';

const files = import.meta.glob<Record<string, Selection>>('../../../web/parameters/laboratories/*.ts', { eager: true });

const own = Object.entries(files).map(([path, exported]): [string, Selection] => {
  const [selection, ...others] = Object.values(exported);
  if (!selection || others.length > 0) throw new Error(`${path} exports one selection`);
  return [path.replace(/.*\/|\.ts$/g, ''), selection];
});

export const everyLaboratory: [string, Selection][] = [...Object.entries<Selection>(laboratories), ...own];

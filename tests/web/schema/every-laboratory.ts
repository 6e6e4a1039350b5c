// The parameters of every laboratory, by the laboratory's folder.
import type { Selection } from '../../../web/schema/parameter.ts';

const files = import.meta.glob<Record<string, unknown>>('../../../web/laboratories/*/parameters.ts', { eager: true });

/** Bounds and names may stand beside it. */
function isSelection(exported: unknown): exported is Selection {
  if (typeof exported !== 'object' || exported === null) return false;
  const members: unknown[] = Object.values(exported);
  return members.every((each) => typeof each === 'object' && each !== null && 'parse' in each);
}

export const everyLaboratory = Object.entries(files).map(([path, exported]): [string, Selection] => {
  const [selection, ...others] = Object.values(exported).filter(isSelection);
  if (!selection || others.length > 0) throw new Error(`${path} exports one selection`);
  return [path.replace(/.*laboratories\/|\/parameters\.ts$/g, ''), selection];
});

const keys = import.meta.glob<string>('../../../web/laboratories/*/manifest.json', { eager: true, import: 'key' });

/** The name of a laboratory in links. */
export function keyOf(laboratory: string): string {
  return keys[`../../../web/laboratories/${laboratory}/manifest.json`] ?? laboratory;
}

// The parameters of a laboratory by its element: what its class is made with.
import type { Selection } from '../../../web/parameters/parameter.ts';
import { everyLaboratory } from '../parameters/every-laboratory.ts';

/** Where file and element have different names. */
const files: Readonly<Record<string, string>> = { 'saturation-map': 'saturation' };

export function parametersByElement(tag: string): Selection {
  const name = tag.replace(/^dk-/, '');
  const found = everyLaboratory.find(([each]) => each === (files[name] ?? name));
  if (!found) throw new Error(`no parameters for ${tag}`);
  return found[1];
}

// The parameters of a laboratory by its element: what its class is made with.
import type { Selection } from '../../../web/schema/parameter.ts';
import { everyLaboratory } from '../schema/every-laboratory.ts';

export function parametersByElement(tag: string): Selection {
  const name = tag.replace(/^dk-/, '');
  const found = everyLaboratory.find(([each]) => each === name);
  if (!found) throw new Error(`no parameters for ${tag}`);
  return found[1];
}

// The class of every laboratory, by the laboratory's folder. The class has no side effect: Node may load it.
import type { AnyAbout } from '../../../web/kit/page/properties.ts';

interface LaboratoryClass {
  about: AnyAbout;
  prototype: object;
}

const files = import.meta.glob<Record<string, LaboratoryClass>>('../../../web/laboratories/*/laboratory.ts', {
  eager: true,
});

export const everyClass = Object.entries(files).map(([path, exported]): [string, LaboratoryClass] => {
  const [found, ...others] = Object.values(exported).filter((each) => 'about' in each);
  if (!found || others.length > 0) throw new Error(`${path} exports one laboratory`);
  return [path.replace(/.*laboratories\/|\/laboratory\.ts$/g, ''), found];
});

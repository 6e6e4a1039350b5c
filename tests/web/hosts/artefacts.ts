// The artefacts under test, as ./build-scripts/package.sh made them, and the pages of hosts that show them.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inLesson } from '../../../web/lesson/pages/manifests.ts';

/** HOSTS_DIST=/tmp/mine tests artefacts made with `package.sh /tmp/mine`. */
export const folder = resolve(import.meta.dirname, '../../../', process.env.HOSTS_DIST ?? 'dist');

/** throws  Error where there are none */
export function requireArtefacts(): void {
  if (existsSync(join(folder, 'sizes.txt'))) return;
  throw new Error(`no artefacts in ${folder}; ./build-scripts/package.sh makes them`);
}

/** Modules of the package, the site's own script, the classic script, the whole lesson in one file. */
export type Artefact = 'npm' | 'site' | 'classic' | 'single';

const scripts = {
  npm: '<script type="module" src="npm/dk-variance.js"></script>',
  site: '<script type="module" src="site/sqrt-dk.js"></script>',
  classic: '<script src="classic/sqrt-dk.js"></script>',
};

/** The tag of every laboratory there is. */
export const tags = inLesson;

/** Small enough for a test, large enough that several chunks go to several workers. */
const element = '<dk-variance guess="off" focus="64" dimensions="16,64" samples="2000"></dk-variance>';

/** The same in the address of the lesson. */
export const fragment = '#v=1&variance.focus=64&variance.d=16,64&variance.samples=2000';

/** How the laboratory's table writes what it measured at d = 64: score mean, variance, standard deviation (theory: 0, 64, 8), skewness, kurtosis. */
export const measured = ['64', '0.0103 ± 0.063', '64.2 ± 0.79', '8.01 ± 0.049', '−0.00195 ± 0.020', '3.08 ± 0.043'];

/** `base`: where the folders of the artefacts are; `extra`: what stands beside the element. */
export function hostPage(
  artefact: Exclude<Artefact, 'single'>,
  { base = '', count = 1, every = false, collector = 'collect.js' } = {},
): string {
  const modules = every && artefact === 'npm' ? '<script type="module" src="npm/auto.js"></script>' : scripts[artefact];
  const script = modules.replace('src="', `src="${base}`);
  const elements = every ? tags.map((tag) => `<${tag} guess="off"></${tag}>`).join('\n') : element.repeat(count);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A course</title>
<script src="${collector}"></script></head><body><h1>A course</h1><div id="place">${elements}</div><div id="other"></div>
${script}</body></html>`;
}

export function framing(path: string, sandbox: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>A course</title>
<iframe title="A laboratory" sandbox="${sandbox}" width="1000" height="800" src="${path}"></iframe></html>`;
}

export function fileAddress(path: string): string {
  return pathToFileURL(join(folder, path)).href;
}

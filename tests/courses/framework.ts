// A course in somebody else's framework: the project of frameworks/<name>/ with its locked packages and the product's, built as its authors
// build theirs. Installed into build/frameworks/<name>/, where the packages stay until their lock is another.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folder as artefacts, requireArtefacts } from './artefacts.ts';
import { run } from './installed.ts';

const root = resolve(import.meta.dirname, '../..');
const projects = join(import.meta.dirname, 'frameworks');

export const frameworks = readdirSync(projects).sort();

/** Where frameworks write what they built; VitePress names its folder after itself. */
const outputs = ['dist', 'build', 'out', '.vitepress/dist'];

/** Builds the project; gives the folder of the site. `site`: where the project has the page's own site, if it takes that. */
export async function built(name: string, site?: string): Promise<string> {
  requireArtefacts();
  const folder = join(root, 'build/frameworks', name);
  mkdirSync(folder, { recursive: true });
  // Nothing of another build is left, but packages.
  for (const entry of readdirSync(folder))
    if (entry !== 'node_modules') rmSync(join(folder, entry), { recursive: true });
  cpSync(join(projects, name), folder, { recursive: true });
  const install = 'source build-scripts/install-locked.sh; install_locked "$1"';
  // As setup.sh does it, from the registry that npm is set to.
  await run('bash', ['--norc', '-c', install, 'bash', folder], root, process.env);
  if (site === undefined) {
    const archive = await run('npm', ['pack', '--silent', '--pack-destination', folder], join(artefacts, 'npm'));
    const into = join(folder, 'node_modules/sqrt-dk');
    rmSync(into, { recursive: true, force: true });
    mkdirSync(into);
    await run('tar', ['-xzf', join(folder, archive.trim()), '-C', into, '--strip-components', '1'], folder);
  } else cpSync(join(artefacts, 'site'), join(folder, site), { recursive: true });
  await run('npm', ['run', 'build'], folder);
  const output = outputs.find((each) => existsSync(join(folder, each, 'index.html')));
  if (output === undefined) throw new Error(`the build of ${name} wrote no index.html into ${outputs.join(', ')}`);
  return join(folder, output);
}

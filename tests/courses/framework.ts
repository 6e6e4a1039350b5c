// A course in somebody else's framework: the project of frameworks/<name>/ with its locked packages, built by the steps of its page in
// docs/embedding/. It is made in build/frameworks/, where the packages stay until their lock is another.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { requireArtefacts } from './artefacts.ts';
import { run } from './installed.ts';
import { blocks, product } from './steps.ts';

const root = resolve(import.meta.dirname, '../..');
const projects = join(import.meta.dirname, 'frameworks');

export const frameworks = readdirSync(projects).sort();

export const projectOf = (name: string): string => join(projects, name);
export const pageOf = (name: string): string => readFileSync(join(root, `docs/embedding/${name}.md`), 'utf8');

/** Where frameworks write what they built. */
const outputs = ['dist', 'build', 'out', '.vitepress/dist'];

/** Builds the project in a folder `into`, which no other test has; gives the folder of the site. throws  Error with all that a step wrote, where one fails */
export async function built(name: string, into = name): Promise<string> {
  requireArtefacts();
  const folder = join(root, 'build/frameworks', into);
  mkdirSync(folder, { recursive: true });
  // Nothing of another build is left but packages.
  for (const entry of readdirSync(folder))
    if (entry !== 'node_modules') rmSync(join(folder, entry), { recursive: true });
  cpSync(projectOf(name), folder, { recursive: true });
  const bash = (script: string, env: NodeJS.ProcessEnv): Promise<string> =>
    run('bash', ['--norc', '-euo', 'pipefail', '-c', script], folder, env);
  // Where Vite has built something in this process, it has left NODE_ENV=production there, with which npm leaves out what a build needs.
  const ours = { ...process.env, NODE_ENV: undefined };
  await bash(`source ${root}/build-scripts/install-locked.sh; install_locked "$PWD"`, ours);
  // All that the steps ask npm for is there.
  const offline = { npm_config_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' };
  await bash(blocks(pageOf(name), 'sh').join('\n'), { ...offline, SQRT_DK: product() });
  const output = outputs.find((each) => existsSync(join(folder, each, 'index.html')));
  if (output === undefined) throw new Error(`the build of ${name} wrote no index.html into ${outputs.join(', ')}`);
  return join(folder, output);
}

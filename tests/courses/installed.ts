// An application in a folder of its own, with the package installed from the archive that npm packs of it.
import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { passing } from '../web/hosts/passing.ts';
import { folder as artefacts, requireArtefacts } from './artefacts.ts';

const root = resolve(import.meta.dirname, '../..');
/** What the application's author runs. */
export const tools = {
  tsc: join(root, 'web/node_modules/typescript/bin/tsc'),
  rolldown: join(root, 'web/node_modules/rolldown/bin/cli.mjs'),
  vite: join(root, 'web/node_modules/vite/bin/vite.js'),
  webpack: join(import.meta.dirname, 'node_modules/webpack-cli/bin/cli.js'),
};

/** Nothing is told to the makers of tools. */
const quiet = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };

/** Nothing of the run that starts a command: neither its settings of npm nor its ways of finding modules. */
const alone = { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR, NO_COLOR: '1', ...quiet };

/** What a command wrote; `more` is set beside what it needs. throws  Error with all of it, where the command fails */
export async function run(
  command: string,
  options: readonly string[],
  folder: string,
  more: NodeJS.ProcessEnv = {},
): Promise<string> {
  const env = { ...alone, ...more };
  try {
    const { stdout } = await promisify(execFile)(command, options, { cwd: folder, env, maxBuffer: 2 ** 24 });
    return stdout;
  } catch (thrown) {
    const { stdout = '', stderr = '' } = thrown as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${options.join(' ')} failed:\n${stdout}${stderr}`, { cause: thrown });
  }
}

/** The folder of a copy of applications/<name>/, in which the package is installed as from a registry, without a network. */
export async function installed(name: string): Promise<string> {
  requireArtefacts();
  const folder = passing(`application-${name}-`);
  cpSync(join(import.meta.dirname, 'applications', name), folder, { recursive: true });
  const archive = await run('npm', ['pack', '--silent', '--pack-destination', folder], join(artefacts, 'npm'));
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${archive.trim()}`], folder);
  return folder;
}

/** The elements of the package that scripts in a folder name. */
export function elementsNamed(application: string, folder: string): string[] {
  const description = readFileSync(join(application, 'node_modules/sqrt-dk/package.json'), 'utf8');
  const { exports } = JSON.parse(description) as { exports: Record<string, unknown> };
  const elements = Object.keys(exports).flatMap((entry) => (entry.startsWith('./dk-') ? entry.slice('./'.length) : []));
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const texts = scripts.map((name) => readFileSync(join(folder, name), 'utf8'));
  // Files of the core are called sqrt-dk-training and the like.
  return elements.filter((element) => texts.some((text) => new RegExp(`(?<!sqrt-)${element}\\b`).test(text)));
}

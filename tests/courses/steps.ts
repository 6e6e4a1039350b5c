// A course made in a folder of its own by the steps of its README in docs/embedding/: the blocks marked "sh", as they stand.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { passing } from '../web/hosts/passing.ts';
import { folder as artefacts, requireArtefacts } from './artefacts.ts';

const root = resolve(import.meta.dirname, '../..');

export function readme(host: string): string {
  return readFileSync(join(root, 'docs/embedding', host, 'README.md'), 'utf8');
}

/** The blocks of one kind in a README, in their order. */
export function blocks(text: string, kind: string): string[] {
  const found = text.matchAll(new RegExp(`^( *)\`\`\`${kind}\\n([^]*?)^ *\`\`\`$`, 'gm'));
  return [...found].map(([, indent = '', block = '']) => block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));
}

/** A copy of nothing: a folder that holds docs/ of this tree and dist/ with the artefacts under test. */
export function product(): string {
  const place = passing('sqrt-dk-');
  symlinkSync(join(root, 'docs'), join(place, 'docs'));
  symlinkSync(artefacts, join(place, 'dist'));
  return place;
}

export interface Course {
  /** Where the steps were taken. */
  folder: string;
  /** What the commands wrote. */
  said: string;
}

/**
 * Takes the steps of a host's README. `change`: what else a reader might do, after the files are copied and before the site is built.
 *
 * throws  Error with all output, where a command fails
 */
export async function followed(host: string, change = ''): Promise<Course> {
  requireArtefacts();
  const folder = passing(`course-${host}-`);
  const [copies = '', ...rest] = blocks(readme(host), 'sh');
  if (copies === '') throw new Error(`the README of ${host} has no step that can be run`);
  mkdirSync(join(folder, 'home'));
  const script = ['set -euo pipefail', copies, change, ...rest].join('\n');
  const environment = { PATH: process.env.PATH, HOME: join(folder, 'home'), LC_ALL: 'C.UTF-8', SQRT_DK: product() };
  try {
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', script], { cwd: folder, env: environment });
    return { folder, said: stdout + stderr };
  } catch (thrown) {
    const { stdout = '', stderr = '' } = thrown as { stdout?: string; stderr?: string };
    throw new Error(`the steps of ${host} failed:\n${stdout}${stderr}`, { cause: thrown });
  }
}

// The key of a step of test.sh: a hash of all that decides whether it passes. What has passed with one key need not run again with it.
// Usage: unchanged.mjs WORD… prints two hashes: of what the step reads, and of what it makes. Prints nothing outside of a git checkout.
// A word is a folder or a file of the tree, +PATH one that is built, which git ignores; :!PATH takes one out, >PATH is made by the step, and
// @day says that the step draws from the seed of the day.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = join(dirname(fileURLToPath(import.meta.url)), '..');

/** What every step depends on: how it is run, and the versions of the packages that run it. */
export const always = [
  'build-scripts/install-locked.sh',
  'build-scripts/setup.sh',
  'build-scripts/steps.sh',
  'build-scripts/test.sh',
  'build-scripts/unchanged.mjs',
  'tests/courses/package-lock.json',
  'web/package-lock.json',
];

/** Of the environment what a test or a compiler may look at. STEP_TOOLS says the versions of what is installed. */
export const looksAt =
  /^(STEP_TOOLS|SQRTDK_\w+|TEST_\w+|COURSES_\w+|HOSTS_\w+|MONKEY_EVENTS|PW_TEST_\w+|CHROME|FIREFOX|JOBS|C|CC|CXX|CPPFLAGS|CFLAGS|CXXFLAGS|LDFLAGS|EM\w+|NODE_OPTIONS|LANG|LC_\w+|TZ)$/;

const git = (root, ...command) =>
  execFileSync('git', ['-C', root, ...command], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
    .split('\0')
    .filter(Boolean);

function below(root, path) {
  const at = join(root, path);
  if (!existsSync(at) || !lstatSync(at).isDirectory()) return [path];
  return readdirSync(at)
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => below(root, `${path}/${name}`));
}

/** The files that words stand for, in order: those that git tracks and those that it does not know yet; of what is built, all. */
export function filesOf(root, words) {
  const built = words.filter((word) => word.startsWith('+')).map((word) => word.slice(1));
  const known = words.filter((word) => !/^[+>@]/.test(word));
  const listed =
    known.length === 0 ? [] : git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...known);
  return [...new Set([...listed, ...built.flatMap((path) => below(root, path))])].sort();
}

/** Its content, and whether it can be run; "gone" where there is none. */
export function contents(root, path) {
  const at = join(root, path);
  const found = lstatSync(at, { throwIfNoEntry: false });
  if (!found) return 'gone';
  if (found.isSymbolicLink()) return readlinkSync(at);
  return found.isFile() ? Buffer.concat([Buffer.from([found.mode & 0o100]), readFileSync(at)]) : 'no file';
}

function hashOf(root, files, read, more = []) {
  const hash = createHash('sha256');
  for (const text of more) hash.update(`${text}\0`);
  for (const path of files) hash.update(`${path}\0`).update(createHash('sha256').update(read(root, path)).digest());
  return hash.digest('hex');
}

/** The two hashes of words; `read` gives the content of a file, `list` the files of words. */
export function keyOf(root, words, { env = process.env, read = contents, list = filesOf } = {}) {
  const set = Object.entries(env)
    .filter(([name]) => looksAt.test(name) && (name !== 'SQRTDK_SEED' || words.includes('@day')))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  const made = words.filter((word) => word.startsWith('>')).map((word) => word.slice(1));
  return {
    reads: hashOf(root, list(root, [...always, ...words]), read, [process.version, ...set, ...words]),
    makes: hashOf(root, made.flatMap((path) => below(root, path)).sort(), read),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url) && existsSync(join(here, '.git'))) {
  const { reads, makes } = keyOf(here, process.argv.slice(2));
  console.log(`${reads} ${makes}`);
}

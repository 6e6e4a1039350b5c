// What a release has for people to take, from the artefacts in a folder: release.mjs FOLDER TAG puts it into FOLDER/release/files/, with what
// has changed in FOLDER/release/notes.md; --check in place of FOLDER says only whether TAG may be one. Names have no version, so that the
// address of the latest of each stays.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { zip } from './zip.mjs';

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
    .sort();

/** A folder as an archive, in which it has a name of its own. */
const zipped = (folder, name) =>
  zip(filesIn(folder).map((path) => [`${name}/${path}`, readFileSync(join(folder, path))]));

/** What has changed in a version: its part of the list of changes; throws where it has none. */
export function notesOf(changes, version) {
  const part = changes.split(/^## /m).find((each) => /^\[?([^\s\]]+)/.exec(each)?.[1] === version);
  const notes = part?.replace(/^.*\n/, '').trim();
  if (!notes) throw new Error(`CHANGELOG.md says nothing of ${version}`);
  return `${notes}\n`;
}

/** Throws where a tag is not that of a version. */
export function checkTag(tag, version) {
  if (tag !== `v${version}`)
    throw new Error(`the tag ${tag} is not permitted: web/package.json has version ${version}, its tag is v${version}`);
}

/** Folders of dist/ that are given as one archive each. */
const archives = ['classic', 'site', 'scorm-chapters'];
/** With them the package and the release itself; all other folders hold pages and archives. */
const packedAnew = new Set([...archives, 'npm', 'release']);

/** Files by name: whole pages and archives as they are, folders as archives, the package as npm packs it, and the sums of all. */
export function releaseFiles(dist) {
  const files = new Map();
  const whole = readdirSync(dist, { withFileTypes: true }).filter((each) => each.isDirectory() && !packedAnew.has(each.name));
  for (const { name: folder } of whole)
    for (const path of filesIn(join(dist, folder)).filter((each) => /\.(?:html|zip)$/.test(each)))
      files.set(basename(path), readFileSync(join(dist, folder, path)));
  for (const name of archives)
    files.set(`sqrt-dk-${name}.zip`, zipped(join(dist, name), `sqrt-dk-${name}`));
  files.set('sqrt-dk-npm.tgz', packed(join(dist, 'npm')));
  const sums = [...files].map(([name, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`);
  files.set('SHA256SUMS', Buffer.from(sums.join('')));
  return files;
}

function packed(folder) {
  const run = (...command) => execFileSync('npm', command, { cwd: folder, encoding: 'utf8' });
  const [{ filename }] = JSON.parse(run('pack', '--json', '--silent'));
  const bytes = readFileSync(join(folder, filename));
  rmSync(join(folder, filename));
  return bytes;
}

function main([dist, tag]) {
  const root = resolve(import.meta.dirname, '../..');
  const { version } = JSON.parse(readFileSync(join(root, 'web/package.json'), 'utf8'));
  checkTag(tag, version);
  const notes = notesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version);
  if (dist === '--check') return;
  const into = join(dist, 'release');
  rmSync(into, { recursive: true, force: true });
  mkdirSync(join(into, 'files'), { recursive: true });
  writeFileSync(join(into, 'notes.md'), notes);
  for (const [name, bytes] of releaseFiles(dist)) {
    writeFileSync(join(into, 'files', name), bytes);
    process.stdout.write(`${name.padEnd(30)}${String(bytes.length).padStart(12)}\n`);
  }
}

if (process.argv[1] === import.meta.filename) main(process.argv.slice(2));

// What is attached to a release: all that people take from dist/, by names that stay, with sums that are right.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { checkTag, notesOf, releaseFiles } from '../../build-scripts/package/release.mjs';

const root = join(import.meta.dirname, '../..');

/** A folder of artefacts in small, and what a release has of it. */
function released() {
  const dist = mkdtempSync(join(tmpdir(), 'release-'));
  const files = {
    'lesson/sqrt-dk.html': '<p>lesson</p>',
    'scorm/sqrt-dk-scorm.zip': 'scorm',
    'scorm-chapters/sqrt-dk-scorm-size.zip': 'size',
    'alone/dk-variance.html': '<p>alone</p>',
    'alone/dk-variance.js': '// alone',
    'classic/sqrt-dk.js': '// classic',
    'site/index.html': '<p>site</p>',
    'site/assets/a.js': '// a',
    'npm/package.json': '{ "name": "sqrt-dk", "version": "0.0.1", "files": ["*.js"] }',
    'npm/index.js': 'export {};',
    'release/files/old.html': 'of another release',
    SHA256SUMS: 'of all files',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
  try {
    return releaseFiles(dist);
  } finally {
    rmSync(dist, { recursive: true });
  }
}
const files = released();

test('a release has the lesson, SCORM whole and by chapters, each laboratory, the classic scripts, the site, the package, and sums', () => {
  assert.deepEqual([...files.keys()].sort(), [
    'SHA256SUMS',
    'dk-variance.html',
    'sqrt-dk-classic.zip',
    'sqrt-dk-npm.tgz',
    'sqrt-dk-scorm-chapters.zip',
    'sqrt-dk-scorm.zip',
    'sqrt-dk-site.zip',
    'sqrt-dk.html',
  ]);
  assert.equal(String(files.get('sqrt-dk.html')), '<p>lesson</p>');
});

test('the sums are those of the files', () => {
  const lines = String(files.get('SHA256SUMS')).trim().split('\n');
  assert.equal(lines.length, files.size - 1);
  for (const line of lines) {
    const [sum, name] = line.split('  ');
    assert.equal(createHash('sha256').update(files.get(name)).digest('hex'), sum, name);
  }
});

test('an archive holds the folder under a name of its own, and the package is one that npm installs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const listed = (name, script) => {
    writeFileSync(join(folder, name), files.get(name));
    const said = execFileSync('python3', ['-c', script, join(folder, name)], { encoding: 'utf8' });
    return said.trim().split('\n').sort();
  };
  try {
    const zipped = 'import sys, zipfile; print("\\n".join(zipfile.ZipFile(sys.argv[1]).namelist()))';
    assert.deepEqual(listed('sqrt-dk-site.zip', zipped), ['sqrt-dk-site/assets/a.js', 'sqrt-dk-site/index.html']);
    assert.deepEqual(listed('sqrt-dk-scorm-chapters.zip', zipped), ['sqrt-dk-scorm-chapters/sqrt-dk-scorm-size.zip']);
    const tarred = 'import sys, tarfile; print("\\n".join(tarfile.open(sys.argv[1]).getnames()))';
    assert.deepEqual(listed('sqrt-dk-npm.tgz', tarred), ['package/index.js', 'package/package.json']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a tag that is not that of the version is refused, with both', () => {
  assert.doesNotThrow(() => checkTag('v1.2.3', '1.2.3'));
  for (const tag of ['1.2.3', 'v1.2.4', 'v1.2.3-rc', ''])
    assert.throws(() => checkTag(tag, '1.2.3'), new RegExp(`the tag ${tag} is not permitted.*its tag is v1\\.2\\.3`));
});

test('a tag that cannot be is refused before anything is made', () => {
  const { status, stdout, stderr } = spawnSync('build-scripts/package.sh', ['--release', 'v0.0.0-none'], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.notEqual(status, 0);
  assert.match(stderr, /the tag v0\.0\.0-none is not permitted/);
  assert.equal(stdout, '');
});

test('what a release says is the part of its version in the list of changes, and no other', () => {
  const changes = '# Changes\n\n## 1.2.3 (2026-01-01)\n\n### Added\n\n- new\n\n## 1.2.2\n\n- old\n';
  assert.equal(notesOf(changes, '1.2.3'), '### Added\n\n- new\n');
  assert.equal(notesOf(changes, '1.2.2'), '- old\n');
  for (const version of ['1.2', '1.2.30', '1.2.4']) assert.throws(() => notesOf(changes, version), /says nothing of/);
});

test('the list of changes says something of the version that would be released', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'web/package.json'), 'utf8'));
  assert.ok(notesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version).length > 100);
});

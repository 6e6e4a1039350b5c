// The artefacts in dist/, as ./build-scripts/package.sh made them: their shape, their sizes, and that Node can import what it may.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import test from 'node:test';
import { budgets, compressed } from '../../build-scripts/package/sizes.mjs';

const root = join(import.meta.dirname, '../..');
const dist = resolve(root, process.env.COURSES_DIST ?? 'dist');
const read = (path) => readFileSync(join(dist, path), 'utf8');
const json = (path) => JSON.parse(read(path));
const inNode = (script, ...options) =>
  execFileSync(process.execPath, [...options, '--input-type=module', '--eval', script], {
    cwd: join(dist, 'npm'),
    encoding: 'utf8',
  }).trim();
const elements = readdirSync(join(root, 'web/laboratories'))
  .filter((name) => name !== 'sweep-result')
  .map((name) => `dk-${name}`);

for (const [path, budget] of Object.entries(budgets))
  test(`${path} takes at most ${budget} bytes, compressed`, () => {
    const size = compressed(readFileSync(join(dist, path)), 11);
    assert.ok(size <= budget, `${size} bytes`);
  });

test('npm packs it, without scripts and without dependencies', () => {
  const { scripts, dependencies, version } = json('npm/package.json');
  assert.deepEqual([scripts, dependencies], [undefined, undefined]);
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--silent'], { cwd: join(dist, 'npm'), encoding: 'utf8' }),
  );
  assert.equal(packed.filename, `sqrt-dk-${version}.tgz`);
  assert.ok(packed.files.some(({ path }) => path === 'sqrt-dk-core.wasm'));
});

test('Node imports the package itself: nothing is registered, nothing is fetched, and registering does nothing', () => {
  const script = `globalThis.fetch = () => { throw new Error('fetched'); };
    const { laboratories, register, version } = await import('./index.js');
    register();
    console.log(Object.keys(laboratories).sort().join(), version, typeof customElements, typeof HTMLElement);`;
  const { version } = json('npm/package.json');
  assert.equal(inNode(script), `${elements.join()} ${version} undefined undefined`);
});

test('the binaries of the package are those that the digests were compared with', () => {
  for (const name of ['core', 'examples', 'chapters', 'training', 'transformer'])
    assert.deepEqual(
      readFileSync(join(dist, `npm/sqrt-dk-${name}.wasm`)),
      readFileSync(join(root, `web/core/generated/sqrt-dk-${name}.wasm`)),
    );
});

test('where there is no SIMD it says so', { skip: process.arch !== 'x64' }, () => {
  const script =
    "const { startCore } = await import('./core.js'); await startCore().catch(({ code }) => console.log(code));";
  assert.equal(inNode(script, '--no-enable-sse4-1'), 'no-simd');
});

for (const path of [
  'classic/THIRD-PARTY-NOTICES.txt',
  'npm/THIRD-PARTY-NOTICES.txt',
  'site/THIRD-PARTY-NOTICES.txt',
  'lesson/sqrt-dk.html',
])
  test(`${path} states the licences of what others wrote`, () => {
    const text = read(path);
    for (const name of [
      'Eigen 3.4',
      'Mozilla Public License',
      'Emscripten',
      'musl',
      'libc++',
      'lit-html 3',
      'd3-array 3',
    ])
      assert.ok(text.includes(name), name);
  });

test('the single file refers to nothing outside itself', () => {
  const page = read('lesson/sqrt-dk.html')
    .replace(/<script>[^]*<\/script>/, '')
    .replaceAll(/<!--[^]*?-->/g, '');
  const local = [...page.matchAll(/(?:src|href)="(?!https:|#|data:)([^"]*)"/g)].map(([, address]) => address);
  assert.deepEqual(local, []);
  assert.match(page, /default-src 'none'; script-src 'sha256-/);
});

test('version and content hash stand in every script, and the sums are right', () => {
  const { version, content } = json('provenance.json');
  assert.equal(version, JSON.parse(readFileSync(join(root, 'web/package.json'), 'utf8')).version);
  assert.equal(createHash('sha256').update(read('SHA256SUMS')).digest('hex'), content);
  for (const file of readdirSync(join(dist, 'classic')).filter((name) => name.endsWith('.js')))
    assert.match(read(`classic/${file}`), new RegExp(`^\\ufeff/\\*! sqrt-dk ${version}, content [0-9a-f]{16}\\.`));
  for (const line of read('SHA256SUMS').trim().split('\n')) {
    const [sum, path] = line.split('  ');
    assert.equal(
      createHash('sha256')
        .update(readFileSync(join(dist, path)))
        .digest('hex'),
      sum,
      path,
    );
  }
});

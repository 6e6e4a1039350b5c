// The version is written in several places; they agree.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const read = (path) => readFileSync(join(root, path), 'utf8');

test('the core, the npm package, the vcpkg port and the change log name one version', () => {
  const core = read('CMakeLists.txt').match(/project\(sqrtdk VERSION ([\d.]+)/)[1];
  assert.equal(JSON.parse(read('web/package.json')).version, core);
  assert.equal(JSON.parse(read('build-scripts/vcpkg/vcpkg.json')).version, core);
  assert.equal(read('CHANGELOG.md').match(/^## ([\d.]+)/m)[1], core);
});

test('what is copied from the tree, and its lock, name that version too', () => {
  const { version } = JSON.parse(read('web/package.json'));
  const quarto = 'docs/embedding/quarto/course/_extensions/sqrt-dk';
  assert.match(read(`${quarto}/_extension.yml`), new RegExp(`^version: ${version}$`, 'm'));
  assert.match(read(`${quarto}/sqrt-dk.lua`), new RegExp(`version = "${version}"`));
  assert.match(read('docs/embedding.md'), new RegExp(`sqrt-dk@${version}/`));
  const lock = JSON.parse(read('web/package-lock.json'));
  assert.deepEqual([lock.version, lock.packages[''].version], [version, version]);
});

test('no lock names a download address, and every project of a framework has pinned versions', () => {
  const frameworks = readdirSync(join(root, 'tests/courses/frameworks')).map(
    (name) => `tests/courses/frameworks/${name}`,
  );
  for (const folder of ['web', 'tests/courses', 'tests/benchmarks', ...frameworks]) {
    assert.doesNotMatch(read(`${folder}/package-lock.json`), /"resolved"/, folder);
    const { dependencies, devDependencies } = JSON.parse(read(`${folder}/package.json`));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      assert.match(version, /^(?:npm:\S+@)?\d+\.\d+\.\d+$/, `${folder}: ${name}`);
  }
});

test('what C++ users are told to ask for is the version that is there', () => {
  const minor = read('CMakeLists.txt').match(/project\(sqrtdk VERSION (\d+\.\d+)/)[1];
  for (const path of ['docs/cpp.md', 'docs/examples/CMakeLists.txt', 'tests/consumer/from-package.cmake'])
    assert.match(read(path), new RegExp(`find_package\\(sqrtdk ${minor.replace('.', '\\.')} REQUIRED`), path);
});

test('the vcpkg manifest has the fields that a port needs, and no others than vcpkg knows', () => {
  const manifest = JSON.parse(read('build-scripts/vcpkg/vcpkg.json'));
  assert.deepEqual(Object.keys(manifest), ['name', 'version', 'description', 'license', 'supports', 'dependencies']);
  assert.match(manifest.name, /^[a-z0-9]+(-[a-z0-9]+)*$/);
  const names = manifest.dependencies.map((each) => (typeof each === 'string' ? each : each.name));
  assert.deepEqual(names, ['eigen3', 'vcpkg-cmake', 'vcpkg-cmake-config']);
  for (const tool of manifest.dependencies.slice(1)) assert.equal(tool.host, true);
});

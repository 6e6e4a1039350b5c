// The npm package in dist/: its description, its list of elements, its declarations and its hashes.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import test from 'node:test';
import { packageJson, readme } from '../../build-scripts/package/npm.mjs';
import { runnerImport } from '../../web/node_modules/vite/dist/node/index.js';

const root = join(import.meta.dirname, '../..');
const dist = resolve(root, process.env.COURSES_DIST ?? 'dist');
const folder = join(dist, 'npm');
const read = (path) => readFileSync(join(folder, path), 'utf8');
const json = (path) => JSON.parse(read(path));
const elements = readdirSync(join(root, 'web/laboratories'))
  .filter((name) => name !== 'sweep-result')
  .map((name) => `dk-${name}`);
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1));
const declared = json('custom-elements.json').modules.flatMap(({ declarations }) => declarations);

test('every file that the description names is there, types first', () => {
  const { exports, customElements, types, main, module, unpkg, jsdelivr } = json('package.json');
  for (const entry of Object.values(exports))
    if (typeof entry === 'object') assert.deepEqual(Object.keys(entry), ['types', 'default']);
  const named = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? entry : Object.values(entry)));
  for (const file of [
    ...named,
    types,
    main,
    module,
    unpkg,
    jsdelivr,
    customElements,
    'README.md',
    'LICENSE',
    'picture.svg',
  ])
    assert.ok(existsSync(join(folder, file.replace(/\*$/, ''))), file);
  assert.equal(unpkg, jsdelivr);
});

test('no script raises a large integer to a power: Babel, told of old browsers, makes Math.pow of that, which takes none', () => {
  for (const file of files.filter((name) => name.endsWith('.js')))
    assert.doesNotMatch(read(file), /\d+n\s*\*\*|\*\*\s*\d+n/, file);
});

/** In a package that was made here: as the remote of this tree says. */
const where = (await runnerImport(join(root, 'web/lesson/pages/site-address.ts'))).module;

test('the package names repository, site and place for bugs where the remote gives them, and makes none up', () => {
  const { repository, homepage, bugs, author } = json('package.json');
  const { site, sources } = where.addresses();
  assert.deepEqual(
    [repository?.url, homepage, bugs?.url],
    sources === undefined ? [undefined, undefined, undefined] : [`git+${sources}.git`, site, `${sources}/issues`],
  );
  assert.equal(author, 'the sqrt-dk authors');
});

test('a repository on GitHub is named in the description, and its site in the manual, with a picture by its whole address', () => {
  const own = { ...json('package.json'), engines: { node: '>=20.19' } };
  const known = where.addressesOf('git@github.com:someone/sqrt-dk.git');
  const { repository, homepage, bugs } = packageJson(own, elements, [], known);
  assert.deepEqual(repository, { type: 'git', url: 'git+https://github.com/someone/sqrt-dk.git' });
  assert.equal(homepage, 'https://someone.github.io/sqrt-dk/');
  assert.deepEqual(bugs, { url: 'https://github.com/someone/sqrt-dk/issues' });
  const manual = { attributes: [], attributesOf: () => [], events: [], slots: [], parts: [], properties: [] };
  const text = (given) => readme(own, [], manual, { where: given, integrity: () => '' });
  const [, picture] = /!\[[^\]]+\]\(([^)]+)\)/.exec(text(known)) ?? [];
  const from = `https://raw.githubusercontent.com/someone/sqrt-dk/v${own.version}/`;
  assert.ok(picture.startsWith(from), picture);
  assert.ok(existsSync(join(root, picture.slice(from.length))), picture);
  assert.match(text(known), /<https:\/\/someone\.github\.io\/sqrt-dk\/gallery\.html>/);
  assert.doesNotMatch(text(known), /your-site/);
  const unknown = text(where.addressesOf(''));
  assert.match(unknown, /!\[[^\]]+\]\(picture\.svg\)/);
  assert.match(unknown, /`<your-site>` stands for/);
});

test('modules with an effect are named, those too that others import for it alone', () => {
  const { sideEffects } = json('package.json');
  const entries = ['./auto.js', ...elements.map((name) => `./${name}.js`), './classic/*.js'];
  assert.deepEqual(sideEffects.slice(0, entries.length), entries);
  const asked = new Set();
  // An import without names of a module that is said to have no effect would be dropped, and its effect with it.
  for (const path of files.filter((each) => /^(?:parts\/)?[^/]*\.js$/.test(each)))
    for (const [, module] of read(path).matchAll(/^\s*import\s*["'`]([^"'`]+)["'`]/gm))
      asked.add(`./${join(dirname(path), module)}`);
  assert.deepEqual(sideEffects.slice(entries.length), [...asked].sort());
});

test('every file leads from an entry, or is said to lie beside', () => {
  const beside = ['README.md', 'LICENSE', 'THIRD-PARTY-NOTICES.txt', 'package.json', 'integrity.json', 'picture.svg'];
  const { exports } = json('package.json');
  const reached = new Set();
  const visit = (path) => {
    if (reached.has(path)) return;
    assert.ok(existsSync(join(folder, path)), path);
    reached.add(path);
    if (!/\.(?:js|ts)$/.test(path) || path.startsWith('classic/')) return;
    const from = /(?:from|import)\s*\(?\s*["'`](\.[^"'`]+)["'`]|new URL\(["'`]([^"'`]+)["'`],\s*import\.meta\.url/g;
    for (const [, module, file] of read(path).matchAll(from)) {
      const asked = join(dirname(path), module ?? file);
      visit(path.endsWith('.d.ts') ? asked.replace(/\.js$/, '.d.ts') : asked);
    }
  };
  const named = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? entry : Object.values(entry)));
  for (const entry of named.map((each) => each.slice(2)))
    if (entry.endsWith('/*')) files.filter((each) => each.startsWith(entry.slice(0, -1))).forEach(visit);
    else visit(entry);
  assert.deepEqual(
    files.filter((path) => !reached.has(path) && !beside.includes(path)),
    [],
  );
});

/** Rows of the tables of parameters in the manual, by element. */
const manual = new Map(
  readFileSync(join(root, 'docs/embedding/elements.md'), 'utf8')
    .split('\n### `<')
    .slice(1)
    .map((part) => {
      const rows = part.split('\n').filter((line) => line.startsWith('| `'));
      const columns = rows.map((row) => row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')));
      return [part.split('>')[0], columns.map(([, ...cells]) => cells)];
    }),
);

test('the list of elements has each, and of each the parameters that the manual has', () => {
  assert.deepEqual(declared.map(({ tagName }) => tagName).sort(), elements);
  for (const { tagName, attributes, members } of declared) {
    const rows = manual.get(tagName);
    const plain = (text) => text.replaceAll('`', '');
    assert.deepEqual(
      members.slice(0, rows.length).map(({ name, attribute }) => [attribute, name]),
      rows.map(([attribute, property]) => [attribute, property.split(',')[0]].map(plain)),
      tagName,
    );
    const others = members.slice(rows.length).map(({ name }) => name);
    const own = { 'dk-quiz': ['answers', 'worksheet'], 'dk-arrows': ['open'], 'dk-summit': ['open'] }[tagName] ?? [];
    assert.deepEqual(
      others,
      ['hide', 'theme', 'compact', 'show', 'headingLevel', 'guess', 'shareBase', ...own],
      tagName,
    );
    for (const [name, , , permitted, first, doc] of rows) {
      const { default: initial, description } = attributes.find((each) => each.name === plain(name));
      assert.equal(initial, first === 'none' ? '' : plain(first), `${tagName} ${name}`);
      assert.ok(description.startsWith(`${doc} Permitted: ${permitted}`), `${tagName} ${name}: ${description}`);
    }
  }
});

test('every element is declared under its name, with its properties', () => {
  for (const { tagName, name, members } of declared) {
    const text = read(`types/elements/${tagName}.d.ts`) + read('types/packaging/element.d.ts');
    assert.match(text, new RegExp(`'${tagName}': ${name};`));
    for (const member of members) assert.ok(text.includes(`get ${member.name}(): ${member.type.text};`), member.name);
    for (const framework of ['react', 'vue', 'svelte'])
      assert.ok(read(`types/${framework}.d.ts`).includes(`'${tagName}': Of<${name}, ${name}Attributes`), tagName);
    const attributes = read(`types/elements/${tagName}.d.ts`) + read('types/elements/attributes.d.ts');
    for (const { name: property, attribute } of members)
      for (const each of [property, attribute]) assert.ok(attributes.includes(`'${each}'?: `), `${tagName} ${each}`);
  }
});

const hashOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

test('the hashes of scripts are right, and every script has one', () => {
  const lines = readFileSync(join(dist, 'sri.txt'), 'utf8').trim().split('\n');
  const listed = new Map(lines.map((line) => line.split('  ').reverse()));
  for (const [path, hash] of listed) assert.equal(hash, hashOf(readFileSync(join(dist, path))), path);
  const scripts = (part) => readdirSync(join(dist, part), { recursive: true }).filter((path) => path.endsWith('.js'));
  for (const part of ['classic', 'npm', 'site'])
    for (const path of scripts(part)) assert.ok(listed.has(`${part}/${path}`), path);
  const { integrity } = json('integrity.json');
  const modules = files.filter((path) => path.endsWith('.js') && !path.startsWith('classic/'));
  assert.deepEqual(
    integrity,
    Object.fromEntries(modules.sort().map((path) => [`./${path}`, hashOf(readFileSync(join(folder, path)))])),
  );
  assert.ok(read('README.md').includes(`integrity="${listed.get('npm/classic/sqrt-dk.js')}"`));
});

test('the first classic script knows the hashes of those that it loads', () => {
  const first = read('classic/sqrt-dk.js');
  for (const path of files.filter((each) => /^classic\/sqrt-dk-.*\.js$/.test(each)))
    assert.ok(first.includes(`"${path.slice('classic/'.length)}":"${hashOf(readFileSync(join(folder, path)))}"`), path);
});

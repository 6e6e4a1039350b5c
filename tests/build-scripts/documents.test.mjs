// What README, CONTRIBUTING and the manual for teachers say agrees with the tables and programs that they speak of.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const read = (path) => readFileSync(join(root, path), 'utf8');
const readme = read('README.md');

/** The last cells of the row of benchmarks whose work and peer begin so. */
function ratio(work, peer) {
  const row = read('docs/benchmarks.md')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find((cells) => cells[1] === work && cells[3]?.includes(peer));
  assert.ok(row, `docs/benchmarks.md has no row of ${work} beside ${peer}`);
  const [, median, least] = /^([\d.]+) × \(([\d.]+) … [\d.]+\)$/.exec(row[4]) ?? [];
  assert.ok(median && least, row[4]);
  return { median, least };
}

test('the speeds of the README stand in docs/benchmarks.md', () => {
  const work = 'draw and reduce q·k, d = 64, WebAssembly, 1 thread';
  const numpy = ratio(work, 'NumPy');
  const ziggurat = ratio(work, 'a ziggurat inline');
  const [speed = ''] = /^Speed: [\s\S]*?\n\n/m.exec(readme) ?? [];
  const said = [...speed.matchAll(/(\d+(?:\.\d+)?) times/g)].map(([, figure]) => figure);
  assert.deepEqual(said, [numpy.median, numpy.least, ziggurat.median]);
});

test('the README says how many aims of speed are missed', () => {
  const aims = [...read('docs/benchmarks.md').matchAll(/\| (reached|MISSED) \|$/gm)].map(([, outcome]) => outcome);
  const missed = aims.filter((outcome) => outcome === 'MISSED').length;
  assert.ok(missed > 0 && missed < aims.length);
  assert.ok(readme.includes(`\n${missed} of ${aims.length} aims are missed.`), `${missed} of ${aims.length}`);
});

test('what is cited is the version that is there, under the licence that is there', () => {
  const { version, license, author } = JSON.parse(read('web/package.json'));
  const cited = read('CITATION.cff');
  const said = (key) => new RegExp(`^${key}: (.*)$`, 'm').exec(cited)?.[1];
  assert.deepEqual([said('cff-version'), said('version'), said('license')], ['1.2.0', version, license]);
  assert.ok(cited.includes(`\n  - name: ${author}\n`));
});

test('a reader meets no host that belongs to somebody else in place of an address of their own', () => {
  const manuals = readdirSync(join(root, 'docs'), { recursive: true })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`);
  for (const path of ['README.md', ...manuals]) assert.doesNotMatch(read(path), /\bexample\.(?:org|com|net)\b/, path);
  assert.match(readme, /`https:\/\/<your-site>\/` stands for the address of the site/);
});

test('the README says what is in English only', () => {
  assert.match(readme, /the single file is in English/);
  assert.doesNotMatch(readme, /All of it is there in English and in German/);
});

test('CONTRIBUTING names every library that goldens come from', () => {
  const imported = new Set();
  for (const folder of readdirSync(join(root, 'tests/reference'), { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  ))
    for (const name of readdirSync(join(root, 'tests/reference', folder.name)).filter((each) =>
      /^make_.*\.py$/.test(each),
    ))
      for (const [, library] of read(`tests/reference/${folder.name}/${name}`).matchAll(
        /^\s*(?:import|from) (mpmath|numpy|scipy|torch)\b/gm,
      ))
        imported.add(library);
  const names = { mpmath: 'mpmath', numpy: 'NumPy', scipy: 'SciPy', torch: 'PyTorch' };
  assert.ok(imported.size > 0);
  const [step = ''] = /^1\. Goldens.*$/m.exec(read('CONTRIBUTING.md')) ?? [];
  for (const library of imported) assert.ok(step.includes(names[library]), library);
});

test('the README says how many lags of dieharder are run', () => {
  const [, lags = ''] = /'203 -n '\{([\d,]+)\}/.exec(read('tests/battery/run.sh')) ?? [];
  const count = lags.split(',').length;
  assert.match(readme, new RegExp(`at ${count} of their 33 lags`));
  assert.doesNotMatch(readme, /every test of dieharder/);
});

test('no lesson plan says that gradients are largest, or gone', () => {
  assert.doesNotMatch(read('docs/lessons.md'), /gradients? (?:is|are) (?:largest|gone)|vanish/);
});

test('every path in the drawing of the architecture is there', () => {
  const named = [...read('docs/architecture.svg').matchAll(/class="path"[^>]*>([^<]+)</g)].flatMap(([, paths]) =>
    paths.split(', '),
  );
  assert.ok(named.length > 12);
  for (const path of named) assert.ok(existsSync(join(root, path)), path);
});

test('the table of contents leads to every page of docs, and says what each is for', () => {
  const contents = read('docs/README.md');
  const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md') && name !== 'README.md');
  for (const page of pages)
    assert.match(contents, new RegExp(`^\\| .+ \\| .+ \\| \\[${page.replace('.', '\\.')}\\]\\(${page}\\)`, 'm'));
});

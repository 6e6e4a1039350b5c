// Every command of the documents is run by a test or by CI, or stands in docs/systems.md among those that none runs, with its reason.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { run, writes } from './commands.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const read = (path) => readFileSync(join(root, path), 'utf8');
/** What is generated from code names no steps. */
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true })
    .filter((path) => path.endsWith('.md') && !/^reference\/(?!README)/.test(path))
    .map((path) => `docs/${path}`)
    .toSorted(),
];

const program =
  /^(?:[A-Z_]+=\S+ )*(?:(?:\.\/)?(?:build-scripts|tests)\/\S+\.(?:sh|mjs)(?= |$)|(?:test|package|lint|serve|bench|fuzz)\.sh --|(?:npx|npm|node|cmake|ctest|mpirun|python3|pip|vcpkg|git|sqrtdk-sweep) \S|build\/release\/)/;
/** What a shell does by itself. */
const builtIn = /^(?:cd|mkdir|cp|exec true)\b/;

/** The commands of one line, without its comment and prompt. */
const commandsIn = (line) =>
  line
    .replace(/(?:^|\s)#.*$/, '')
    .replace(/^\s*\$ /, '')
    .split(/ && |;\s+/)
    .map((command) => command.trim())
    .filter(Boolean);

/** { command, kind, at } of a document: blocks of a shell, and what is code in a sentence and begins as a command does. */
function commandsOf(path) {
  const text = read(path);
  const fence = /^( *)```(\w*)\n([^]*?)^ *```.*$/gm;
  const blocks = [...text.matchAll(fence)].filter(([, , kind]) => /^(?:sh|bash|console)$/.test(kind));
  const shown = blocks.flatMap(([, , kind, block]) =>
    block
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')
      .flatMap((line) => commandsIn(line).map((command) => ({ command, kind, at: path }))),
  );
  const inText = [...text.replaceAll(fence, '').matchAll(/`([^`\n]+)`/g)]
    .filter(([, code]) => program.test(code) && !/^(?!\.\/)\S+\.(?:mjs|sh)$/.test(code))
    .flatMap(([, code]) => commandsIn(code).map((command) => ({ command, kind: 'text', at: path })));
  return [...shown, ...inText];
}

const all = documents.flatMap(commandsOf);

/** First cells of the table of what no test runs. */
const [, table = ''] = /## Commands that no test runs\n([^]*?)(?=\n## |$)/.exec(read('docs/systems.md')) ?? [];
const untried = [...table.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, command, why]) => ({ command, why }));

const courses = readdirSync(join(root, 'tests/courses')).filter((name) => name.endsWith('.ts'));
const courseTests = courses.map((name) => read(`tests/courses/${name}`)).join('\n');

/** Blocks marked sh in docs/embedding are steps that tests/courses takes as they stand, by the name of their page. */
function stepsOfCourse({ kind, at }) {
  const [, host, framework] = /^docs\/embedding\/(?:([\w-]+)\/README|([\w-]+))\.md$/.exec(at) ?? [];
  if (kind !== 'sh') return false;
  if (host) return courseTests.includes(`followed('${host}'`);
  return framework !== undefined && existsSync(join(root, 'tests/courses/frameworks', framework));
}

const isRun = ({ command }) => run.some(([form]) => form.test(command));
const isWritten = ({ command }) => writes.some(([written]) => written === command);
const isUntried = ({ command }) => untried.some((each) => each.command === command);

test('commands are found in blocks and in sentences', () => {
  for (const [command, at] of [
    ['./build-scripts/serve.sh', 'README.md'],
    ['sphinx-build -W -b html . _build/html', 'docs/embedding/sphinx/README.md'],
    ['SQRTDK_ONLY=dk-name UPDATE_STILLS=1 npx playwright test chapters/looks chapters/screens', 'CONTRIBUTING.md'],
    ['tests/battery/run.sh', 'docs/random-bits.md'],
  ])
    assert.ok(
      all.some((each) => each.command === command && each.at === at),
      command,
    );
});

test('every command of the documents is run by a test, or said to be run by none', () => {
  const left = all
    .filter((each) => !builtIn.test(each.command) && !stepsOfCourse(each))
    .filter((each) => !isRun(each) && !isWritten(each) && !isUntried(each))
    .map(({ command, at }) => `${at}: ${command}`);
  assert.deepEqual(
    [...new Set(left)],
    [],
    'Name what runs these in tests/build-scripts/commands.mjs, or say in docs/systems.md why none does',
  );
});

test('what is said to run a command does so', () => {
  for (const [form, file, text] of run) assert.ok(read(file).includes(text), `${file} lacks ${text}, for ${form}`);
  for (const [command, file, text] of writes)
    assert.ok(read(file).includes(text), `${file} lacks ${text}, for ${command}`);
});

test('no document names a command any more that a table still has', () => {
  for (const [form] of run)
    assert.ok(
      all.some(({ command }) => form.test(command)),
      String(form),
    );
  for (const [written] of writes)
    assert.ok(
      all.some(({ command }) => command === written),
      written,
    );
  for (const { command } of untried)
    assert.ok(
      all.some((each) => each.command === command && each.at !== 'docs/systems.md'),
      command,
    );
});

test('a command is either run or not: none is in two tables, and each that is not has its reason', () => {
  for (const each of untried) {
    assert.ok(!isRun(each) && !isWritten(each), each.command);
    assert.ok(each.why.length > 10, each.command);
  }
});

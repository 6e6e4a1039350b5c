// docs/troubleshooting.md has every message with which a script of build-scripts ends, and none that no script says.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const scripts = readdirSync(join(root, 'build-scripts'), { recursive: true }).filter((path) =>
  /\.(?:sh|mjs|cmake)$/.test(path),
);

/** A message as the page writes it: its first line, with … for what is filled in. */
const written = (text) =>
  text
    .replace(/^\\n/, '')
    .split(/\\n|\n/)[0]
    .replace(/\$\{[^}]*\}|\$\([^)]*\)|\$\w+|%-?\d*[sd]/g, '…')
    .replaceAll('%%', '%')
    .replaceAll(/\\(.)/g, '$1')
    .trim();

const quoted = String.raw`(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|` + '`((?:\\\\.|[^`\\\\])*)`)';
const literals = (text, before) =>
  [...text.matchAll(new RegExp(before + quoted, 'g'))].map(([, ...either]) =>
    either.find((each) => each !== undefined),
  );

/** What a shell script says before it ends with something else than 0: to stop and fail, to standard error, or before its exit. */
function ofShell(text) {
  const lines = text.split('\n');
  const ending = lines.flatMap((line, at) => {
    if (!/^\s*(?:printf|echo) /.test(line)) return [];
    const after = lines.slice(at + 1, at + 3).join('\n');
    const ends = /^\s*(?:exit [1-9]|return (?:77|\$cannot_run)|code=1)/m.test(
      after.split(/^\s*(?:\}|done|fi|elif)/m)[0],
    );
    return ends || line.endsWith('>&2') || />&2$/.test(lines[at + 1] ?? '') ? literals(line, '(?:printf|echo) ') : [];
  });
  return [...ending, ...literals(text, String.raw`\b(?:stop|fail) `)];
}

/** What a module throws, or says to standard error. */
const ofModule = (text) =>
  [...text.matchAll(/(?:console\.error|process\.stderr\.write|new Error)\(([^]*?)\);/g)].flatMap(([, given]) =>
    literals(given, ''),
  );
const ofCMake = (text) => literals(text, String.raw`message\(FATAL_ERROR `);

/** By message, the script that says it. */
function messages() {
  const found = new Map();
  for (const path of scripts) {
    const text = readFileSync(join(root, 'build-scripts', path), 'utf8').replace(/^\s*(?:#|\/\/).*$/gm, '');
    const read = path.endsWith('.sh') ? ofShell : path.endsWith('.mjs') ? ofModule : ofCMake;
    for (const message of read(text).map(written)) if (/\p{L}{2}/u.test(message)) found.set(message, path);
  }
  return found;
}

/** First cells of the tables of messages, as they stand between backticks. */
function listed() {
  const page = readFileSync(join(root, 'docs/troubleshooting.md'), 'utf8');
  const tables = page.split(/\n{2,}/).filter((block) => block.startsWith('| message |'));
  return tables.flatMap((table) => [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, message]) => message));
}

test('messages are found in scripts of every kind, with … for what is filled in', () => {
  const found = messages();
  for (const message of [
    'Port … is taken by another program. Take another one: PORT=… …',
    'apt could not install these; the reason stands above: …',
    'no WebKitGTK here; install webkit2gtk-driver, xvfb and xauth',
    'not run: … is not version 14',
    'below … % of lines or … % of branches',
    'no records in …: did the tests run with SQRTDK_ACCURACY?',
    'No target compiles these files; list them in the CMakeLists.txt beside them:',
  ])
    assert.ok(found.has(message), message);
  assert.equal(found.get('… has no words for …'), 'package/alone.mjs');
});

test('the page has every message of the scripts', () => {
  const there = new Set(listed());
  const gone = [...messages()].filter(([message]) => !/^usage\b/.test(message) && !there.has(message));
  assert.deepEqual(gone, []);
});

test('every message of the page is said by a script', () => {
  const found = messages();
  const everything = scripts.map((path) => readFileSync(join(root, 'build-scripts', path), 'utf8')).join('\n');
  const inOrder = (message) =>
    everything.split('\n').some((line) => {
      let from = 0;
      return message.split('…').every((part) => {
        const at = line.indexOf(part.trim(), from);
        from = at + part.trim().length;
        return at >= 0;
      });
    });
  assert.ok(listed().length > 30);
  assert.deepEqual(
    listed().filter((message) => !found.has(message) && !inOrder(message)),
    [],
  );
});

test('no message stands on the page twice', () => {
  assert.equal(new Set(listed()).size, listed().length);
});

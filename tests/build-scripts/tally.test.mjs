// The count at the end of test.sh: real cases, and no way for a runner to pass by doing nothing.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { countCases, countStep, failedCases, times } from '../../build-scripts/tally.mjs';

const script = fileURLToPath(new URL('../../build-scripts/tally.mjs', import.meta.url));

const ctest = `<testsuite tests="3" failures="1"><testcase name="a" status="run"></testcase>
<testcase name="b" status="fail"><failure message=""/></testcase><testcase name="c" status="notrun"><skipped message=""/></testcase></testsuite>`;
const others = `<testsuites><testsuite><testcase name="a" time="1"/><testcase name="b &gt; c" time="1">
</testcase><testcase name="d"><failure message="no">at &lt;testcase&gt;</failure></testcase></testsuite></testsuites>`;
const step = (code, report, xml = '') => countStep({ code, report, read: () => xml });

test('cases are counted in the reports of CTest, Vitest, Playwright and Node', () => {
  assert.deepEqual(countCases(ctest), { passed: 1, failed: 1, skipped: 1 });
  assert.deepEqual(countCases(others), { passed: 2, failed: 1, skipped: 0 });
});

test('what failed is named with its file and the first line of what went wrong, whoever wrote the report', () => {
  assert.deepEqual(failedCases(ctest), ['b']);
  assert.deepEqual(failedCases(others), ['d › no']);
  const vitest = `<testcase classname="pool.test.ts" name="a &gt; is replaced" time="0.1">
<failure message="expected &apos;1&apos;
more" type="AssertionError">at pool.test.ts:110</failure></testcase>`;
  assert.deepEqual(failedCases(`<testcase classname="x" name="y"/>${vitest}`), [
    "pool.test.ts › a > is replaced › expected '1'",
  ]);
});

test('a check is one case', () => {
  assert.deepEqual(step(0, ''), { passed: 1, failed: 0, skipped: 0 });
  assert.deepEqual(step(1, ''), { passed: 0, failed: 1, skipped: 0 });
});

test('a check or a suite that cannot run here is neither passed nor failed', () => {
  assert.deepEqual(step(77, ''), { passed: 0, failed: 0, skipped: 1 });
  assert.deepEqual(step(77, 'r.xml', ''), { passed: 0, failed: 0, skipped: 1 });
});

test('a suite that ran nothing has failed, whatever it says', () => {
  assert.equal(step(0, 'r.xml', '').failed, 1);
  assert.equal(step(0, 'r.xml', '<testsuites tests="0"></testsuites>').failed, 1);
  assert.equal(step(0, 'r.xml', '<testcase name="a"><skipped/></testcase>').failed, 1);
});

test('a suite that crashed after its last case has failed', () => {
  assert.deepEqual(step(139, 'r.xml', '<testcase name="a"/>'), { passed: 1, failed: 1, skipped: 0 });
});

test('every step is named with its seconds, the longest first, and those of an earlier run say so', () => {
  const steps = [
    { name: 'lint', seconds: 6, unchanged: '' },
    { name: 'page', seconds: 600, unchanged: '' },
    { name: 'build', seconds: 0, unchanged: 'yesterday' },
  ];
  const [, ...lines] = times(steps).split('\n');
  assert.deepEqual(
    lines.map((line) => line.trim().replace(/ {2,}/g, '|')),
    ['page|600', 'lint|6', 'build|0|unchanged since yesterday', 'all, some side by side|606'],
  );
});

/** What the script prints of these steps, line by line, and its exit code. */
function whole(steps, reports = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tally-'));
  try {
    for (const [name, xml] of Object.entries(reports)) writeFileSync(join(folder, name), xml);
    writeFileSync(join(folder, 'steps.tsv'), steps.replaceAll('REPORTS', folder));
    const { stdout, status } = spawnSync('node', [script, folder], { encoding: 'utf8' });
    return { lines: stdout.trimEnd().split('\n'), status };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the whole script prints the sum last, a check on the last line included', () => {
  const { lines, status } = whole('core\t8\tREPORTS/r.xml\nlint\t0\t\n', { 'r.xml': ctest });
  assert.deepEqual(lines, [
    'core: 1 passed, 1 failed, 1 not run',
    '    b',
    '1 not run here: 1 in core',
    '2 passed, 1 failed',
  ]);
  assert.equal(status, 1);
});

test('cases of a step that has not changed since it passed are counted, and it is told that they were', () => {
  const { lines, status } = whole('page\t0\tREPORTS/r.xml\t0\tyesterday\nlint\t0\t\t1\t\n', {
    'r.xml': '<testcase name="a"/><testcase name="b"/>',
  });
  assert.match(lines.at(-2), /^1 of 2 steps have not changed since they passed: .*--again/);
  assert.deepEqual([lines.at(-1), status], ['3 passed, 0 failed', 0]);
});

test('what could not run here is named, and everything else decides', () => {
  const { lines, status } = whole('hosts in Firefox\t77\tREPORTS/none.xml\nlint\t0\t\nsuite\t0\tREPORTS/r.xml\n', {
    'r.xml': '<testcase name="a"/><testcase name="b"><skipped/></testcase>',
  });
  assert.deepEqual(lines.slice(-2), ['2 not run here: hosts in Firefox, 1 in suite', '2 passed, 0 failed']);
  assert.equal(status, 0);
});

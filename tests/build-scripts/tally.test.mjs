// The count at the end of test.sh: real cases, and no way for a runner to pass by doing nothing.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { countCases, countStep } from '../../build-scripts/tally.mjs';

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

test('a check is one case', () => {
  assert.deepEqual(step(0, ''), { passed: 1, failed: 0, skipped: 0 });
  assert.deepEqual(step(1, ''), { passed: 0, failed: 1, skipped: 0 });
});

test('a check that cannot run here is neither passed nor failed', () => {
  assert.deepEqual(step(77, ''), { passed: 0, failed: 0, skipped: 1 });
});

test('a suite that ran nothing has failed, whatever it says', () => {
  assert.equal(step(0, 'r.xml', '').failed, 1);
  assert.equal(step(0, 'r.xml', '<testsuites tests="0"></testsuites>').failed, 1);
  assert.equal(step(0, 'r.xml', '<testcase name="a"><skipped/></testcase>').failed, 1);
});

test('a suite that crashed after its last case has failed', () => {
  assert.deepEqual(step(139, 'r.xml', '<testcase name="a"/>'), { passed: 1, failed: 1, skipped: 0 });
});

test('the whole script prints the sum last, a check on the last line included', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tally-'));
  try {
    writeFileSync(join(folder, 'r.xml'), ctest);
    writeFileSync(join(folder, 'steps.tsv'), `core\t8\t${join(folder, 'r.xml')}\nlint\t0\t\n`);
    const { stdout, status } = spawnSync('node', [script, folder], { encoding: 'utf8' });
    assert.equal(stdout.trimEnd().split('\n').at(-1), '2 passed, 1 failed');
    assert.equal(status, 1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

// Adds up what every step of test.sh reported and prints "N passed, N failed" last. Fails on any failure, and on a suite that ran nothing.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decoded } from './links/html.mjs';

/** The cases of a JUnit report, each as it stands there. */
const casesIn = (xml) => xml.match(/<testcase\b[^>]*?(\/>|>[^]*?<\/testcase>)/g) ?? [];
const failure = /<(failure|error)\b/;
const hasFailed = (text) => failure.test(text) || text.includes('status="fail"');

/** Counts the cases of a JUnit report. */
export function countCases(xml) {
  const cases = casesIn(xml);
  const failed = cases.filter(hasFailed).length;
  const skipped = cases.filter((text) => /<skipped\b|status="(notrun|disabled)"/.test(text)).length;
  return { passed: cases.length - failed - skipped, failed, skipped };
}

/** The first line of the first attribute of that name in a text; '' where there is none. */
const attribute = (text, name) => decoded(text.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1] ?? '').split('\n')[0];

/** The failed cases of a JUnit report, a line for each: where it is written, its name, and the first line of what went wrong. */
export function failedCases(xml) {
  return casesIn(xml)
    .filter(hasFailed)
    .map((text) => {
      const why = text.slice(text.search(failure));
      return [attribute(text, 'classname'), attribute(text, 'name'), attribute(why, 'message')].filter(Boolean).join(' › ');
    });
}

/** The exit code of a step that cannot run on this machine. */
const notRun = 77;

/**
 * The counts of one step. A step that cannot run here is skipped, whether it would have written a report or not; one that failed without
 * a failed case, or ran no case, is itself a failure.
 */
export function countStep({ code, report, read }) {
  if (code === notRun) return { passed: 0, failed: 0, skipped: 1 };
  if (report === '') return { passed: Number(code === 0), failed: Number(code !== 0), skipped: 0 };
  const counts = countCases(read(report));
  const ranNothing = counts.passed + counts.failed === 0;
  if (counts.failed === 0 && (code !== 0 || ranNothing)) counts.failed = 1;
  return counts;
}

/** Where the time went: a line for each step, the longest first, and the sum; steps are {name, seconds, unchanged}. */
export function times(steps) {
  const sorted = [...steps].sort((one, other) => other.seconds - one.seconds);
  const width = Math.max(...steps.map(({ name }) => name.length));
  const all = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  const lines = sorted.map(
    ({ name, seconds, unchanged }) =>
      `  ${name.padEnd(width)}  ${String(seconds).padStart(5)}${unchanged ? `  unchanged since ${unchanged}` : ''}`,
  );
  return [
    `  ${'seconds of each step'.padEnd(width)}`,
    ...lines,
    `  ${'all, some side by side'.padEnd(width)}  ${String(all).padStart(5)}`,
  ].join('\n');
}

function main(folder) {
  const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  const steps = read(join(folder, 'steps.tsv')).split('\n').filter(Boolean);
  const total = { passed: 0, failed: 0, skipped: 0 };
  const skippedIn = [];
  const timed = [];
  for (const step of steps) {
    const [name, code, report, seconds, unchanged = ''] = step.split('\t');
    timed.push({ name, seconds: Number(seconds ?? 0), unchanged });
    const counts = countStep({ code: Number(code), report, read });
    for (const key of Object.keys(total)) total[key] += counts[key];
    if (counts.skipped > 0) skippedIn.push(Number(code) === notRun ? name : `${counts.skipped} in ${name}`);
    if ((report !== '' && Number(code) !== notRun) || counts.failed > 0)
      console.log(
        `${name}: ${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} not run` : ''}`,
      );
    // A reporter that writes a file alone prints nothing of what failed.
    if (Number(code) !== notRun) for (const line of failedCases(read(report))) console.log(`    ${line}`);
  }
  const earlier = timed.filter(({ unchanged }) => unchanged !== '').length;
  if (earlier > 0 || timed.some(({ seconds }) => seconds > 0)) console.log(times(timed));
  if (earlier > 0)
    console.log(
      `${earlier} of ${timed.length} steps have not changed since they passed: their cases are counted from then; --again runs them`,
    );
  if (total.skipped > 0) console.log(`${total.skipped} not run here: ${skippedIn.join(', ')}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

if (process.argv[2] !== undefined) main(process.argv[2]);

// Adds up what every step of test.sh reported and prints "N passed, N failed" last. Fails on any failure, and on a suite that ran nothing.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Counts the cases of a JUnit report. */
export function countCases(xml) {
  const cases = xml.match(/<testcase\b[^>]*?(\/>|>[^]*?<\/testcase>)/g) ?? [];
  const failed = cases.filter((text) => /<(failure|error)\b|status="fail"/.test(text)).length;
  const skipped = cases.filter((text) => /<skipped\b|status="(notrun|disabled)"/.test(text)).length;
  return { passed: cases.length - failed - skipped, failed, skipped };
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

/** Where the time went: the longest steps and the sum; steps are {name, seconds}. */
export function times(steps, most = 10) {
  const minutes = (seconds) => `${(seconds / 60).toFixed(1)} min`;
  const longest = [...steps].sort((one, other) => other.seconds - one.seconds).slice(0, most);
  const all = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  return `${minutes(all)} in ${steps.length} steps, some side by side; longest: ${longest.map(({ name, seconds }) => `${name} ${minutes(seconds)}`).join(', ')}`;
}

function main(folder) {
  const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  const steps = read(join(folder, 'steps.tsv')).split('\n').filter(Boolean);
  const total = { passed: 0, failed: 0, skipped: 0 };
  const skippedIn = [];
  const timed = [];
  for (const step of steps) {
    const [name, code, report, seconds] = step.split('\t');
    timed.push({ name, seconds: Number(seconds ?? 0) });
    const counts = countStep({ code: Number(code), report, read });
    for (const key of Object.keys(total)) total[key] += counts[key];
    if (counts.skipped > 0) skippedIn.push(Number(code) === notRun ? name : `${counts.skipped} in ${name}`);
    if ((report !== '' && Number(code) !== notRun) || counts.failed > 0)
      console.log(
        `${name}: ${counts.passed} passed, ${counts.failed} failed${counts.skipped ? `, ${counts.skipped} not run` : ''}`,
      );
  }
  if (timed.some(({ seconds }) => seconds > 0)) console.log(times(timed));
  if (total.skipped > 0) console.log(`${total.skipped} not run here: ${skippedIn.join(', ')}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

if (process.argv[2] !== undefined) main(process.argv[2]);

// docs/benchmarks.md as sections, each with the run that it was measured in: some can be renewed, and the others keep theirs.
import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';

const columns = ['work', 'ours', 'peer or engine', 'ratio', 'aim', ''];

/** What a section's figures were measured by: date, commit, machine, tools, and how busy it was. */
export function runLine(root) {
  const said = (program, ...words) => execFileSync(program, words, { cwd: root, encoding: 'utf8' }).trim();
  const changed = said('git', 'status', '--porcelain', '--untracked-files=no') !== '';
  const commit = said('git', 'rev-parse', '--short=10', 'HEAD') + (changed ? ' with changes' : '');
  const emcc = /\d+\.\d+\.\d+/.exec(said('emcc', '--version'))[0];
  const date = new Date().toISOString().slice(0, 10);
  return (
    `Run: ${date}, commit ${commit}, ${cpus()[0].model}, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)}, ` +
    `Node ${process.version}, emcc ${emcc}.`
  );
}

/** A section: its run and its rows. */
export function sectionOf(run, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |\n`;
  const table = rows.map(({ work, ours, peer, figure, aim, holds }) =>
    line([work, ours, peer, figure, aim, aim === '' ? '' : holds ? 'reached' : 'MISSED']),
  );
  return `${run}\n\n${line(columns)}|${'---|'.repeat(columns.length)}\n${table.join('')}`;
}

/** Title → content of the sections of a page; none where it has no headings. */
export function sectionsIn(page) {
  const [, ...parts] = page.split(/^## /mu);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1).trim()]));
}

/** The page with its sections in the order of the titles. */
export function pageOf(titles, sections) {
  const there = titles.filter((title) => sections.has(title));
  return `# Benchmarks

Written by \`./build-scripts/bench.sh\`: each answer is verified before it is timed.

Flags: -O3 -ffp-contract=off; WebAssembly: -msimd128 besides. Rates and times are medians; ratios are taken round by round in one run: median (least … most), above 1 where ours is ahead.
Each section names its run: date, commit, machine, the load of the minute before, and tools.

${there.map((title) => `## ${title}\n\n${sections.get(title).trim()}\n`).join('\n')}`;
}

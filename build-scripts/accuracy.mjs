#!/usr/bin/env node
// Holds docs/accuracy.md to what a run of the tests recorded, or with --write renews it.
// Usage: accuracy.mjs [--write] RECORDS    RECORDS is the file that SQRTDK_ACCURACY named during the run (tests/core/accuracy.hpp writes it)
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const table = join(dirname(fileURLToPath(import.meta.url)), '../docs/accuracy.md');
const columns = ['function', 'domain', 'worst seen', 'every float', 'bound', 'oracle', 'test'];

/** The worst of each row of a record; a run over every float fills its own column. */
export function rowsOf(record) {
  const rows = new Map();
  for (const line of record.split('\n').filter(Boolean)) {
    const [name, domain, error, unit, bound, oracle, file, floats] = line.split('\t');
    const key = `${name}|${domain}|${oracle}`;
    const row = rows.get(key) ?? {
      name,
      domain,
      unit,
      bound: Number(bound),
      oracle,
      files: new Set(),
      sampled: floats !== '',
    };
    const column = floats === 'every float' ? 'every' : 'seen';
    row[column] = Math.max(row[column] ?? 0, Number(error));
    row.files.add(file);
    if (row.unit !== unit || row.bound !== Number(bound)) throw new Error(`two bounds for ${name}, ${domain}`);
    rows.set(key, row);
  }
  return [...rows.values()].sort(
    (a, b) => compare(a.name, b.name) || compare(a.domain, b.domain) || compare(a.oracle, b.oracle),
  );
}

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** Two digits are shown: the third may differ where another C library is the oracle. */
export function figure(number) {
  if (number === 0) return '0';
  const text = number.toPrecision(2);
  return /e/.test(text) || (number >= 0.01 && number < 100) ? text.replace('e-0', 'e-') : number.toExponential(1);
}

const stated = (bound) => {
  const short = Number(bound.toPrecision(3));
  return short < 0.01 ? short.toExponential() : String(short);
};

const withUnit = (text, unit) =>
  unit === 'ulp'
    ? `${text} ulp`
    : unit === 'of the bound'
      ? `${text} of it`
      : unit === 'absolute'
        ? `${text} abs.`
        : text;

/** The cells of a row as they stand in the table. */
export function cellsOf(row) {
  const show = (number) => (number === undefined ? '' : withUnit(figure(number), row.unit));
  const bound = row.unit === 'of the bound' ? 'that of the domain' : withUnit(stated(row.bound), row.unit);
  return [
    `\`${row.name}\``,
    row.domain,
    show(row.seen),
    show(row.every),
    bound,
    row.oracle,
    [...row.files].sort().join(', '),
  ];
}

const escaped = (cell) => cell.replaceAll('|', '\\|');

export function cellsIn(text) {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .slice(2, -2)
        .split(/ \| /)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    );
}

/** Rows by function, domain and oracle; a column that this run did not fill keeps what stands in the table. */
export function merged(cells, standing) {
  const keyOf = (row) => [row[0], row[1], row[5]].join('|');
  const before = new Map(standing.map((row) => [keyOf(row), row]));
  return cells.map((row) =>
    row.map((cell, i) => ((i === 2 || i === 3) && cell === '' ? (before.get(keyOf(row))?.[i] ?? '') : cell)),
  );
}

/** Equal cells, or figures of which the last digit shown differs by one: rounding falls either way where oracles differ. */
export function agree(a, b) {
  if (a === b) return true;
  const [x, y] = [a, b].map((cell) => cell.match(/^(\d)\.?(\d)?(?:\.\d)?/) && Number.parseFloat(cell));
  if (x === null || y === null || a.replace(/^\S+/, '') !== b.replace(/^\S+/, '')) return false;
  return Math.abs(x - y) <= 1.01 * 10 ** (Math.floor(Math.log10(Math.max(x, y))) - 1);
}

/** What differs, in words; empty if the table stands for the run. */
export function differences(cells, standing) {
  const found = [];
  const keyOf = (row) => [row[0], row[1], row[5]].join('|');
  const before = new Map(standing.map((row) => [keyOf(row), row]));
  const now = new Map(cells.map((row) => [keyOf(row), row]));
  for (const [key, row] of now) {
    const old = before.get(key);
    if (old === undefined) found.push(`not in the table: ${row.join(' | ')}`);
    else
      row.forEach((cell, i) => {
        if (!agree(cell, old[i]))
          found.push(`${row[0]}, ${row[1]}: ${columns[i]} is ${cell}, the table says ${old[i]}`);
      });
  }
  for (const [key, row] of before)
    if (!now.has(key)) found.push(`in the table, and not recorded by any test: ${row.join(' | ')}`);
  return found;
}

export function page(cells) {
  return `<!-- Made by build-scripts/accuracy.mjs from a run of the tests. Not to be edited. -->
# Accuracy

What the core promises, and the worst that the tests saw. \`./build-scripts/test.sh\` makes these rows anew with g++ and with clang, fails where a bound is broken, and fails where this page no longer says what it found.

- *ulp* counts spacings of floating-point numbers at the right value; a bare number is relative to the right value; *abs.* is a plain difference; *of it* is the share of a bound that differs from entry to entry and stands in the domain. u is half the spacing at 1.
- Most right values of mpmath are given to the nearest double, so 0 means that the very same double came out, and 1 ulp the one next to it. Those of \`numeric::\` carry more digits.
- *Worst seen* is of an ordinary run, which takes a dense sample of the floats. *Every float* is of \`test.sh --full\`, which leaves none out.
- Two digits are shown. Bits of the core are equal on every machine, but the C library that serves as an oracle may differ: a difference of one in the second digit is let pass.

To renew: \`SQRTDK_ACCURACY=/tmp/seen.tsv build/release/tests/core/sqrt-dk-tests && build-scripts/accuracy.mjs --write /tmp/seen.tsv\` (with \`SQRTDK_FULL=1\` for the column of every float).

| ${columns.join(' | ')} |
|${columns.map(() => '---').join('|')}|
${cells.map((row) => `| ${row.map(escaped).join(' | ')} |`).join('\n')}
`;
}

function main(options) {
  const write = options[0] === '--write';
  const [path] = options.slice(write ? 1 : 0);
  if (path === undefined || !existsSync(path)) {
    console.error(
      path === undefined
        ? 'usage: accuracy.mjs [--write] RECORDS'
        : `no records in ${path}: did the tests run with SQRTDK_ACCURACY?`,
    );
    process.exit(2);
  }
  const rows = rowsOf(readFileSync(path, 'utf8'));
  const broken = rows.filter((row) => [row.seen, row.every].some((error) => error > row.bound));
  for (const row of broken) console.error(`bound broken: ${cellsOf(row).join(' | ')}`);
  const standing = existsSync(table) ? cellsIn(readFileSync(table, 'utf8')) : [];
  const cells = merged(rows.map(cellsOf), standing);
  if (write) writeFileSync(table, page(cells));
  const found = write ? [] : differences(cells, standing);
  for (const line of found) console.error(line);
  if (found.length > 0) console.error(`\nIf this is as it should be: build-scripts/accuracy.mjs --write ${path}`);
  console.log(`${rows.length} rows, ${broken.length} bounds broken, ${found.length} differences from docs/accuracy.md`);
  process.exitCode = broken.length + found.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));

// Asks each runner which files it runs, and fails on a test file that none of them names.
import { execFileSync } from 'node:child_process';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from './layers.mjs';
import { listedByCMake, orphans } from './orphans.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const ask = (...command) =>
  execFileSync('npx', ['--no-install', ...command], {
    cwd: join(root, 'web'),
    encoding: 'utf8',
    // All of what takes turns by the day.
    env: { ...process.env, NO_COLOR: '1', SQRTDK_FULL: '1' },
  });

const vitest = JSON.parse(ask('vitest', 'list', '--filesOnly', '--json')).map(({ file }) => relative(root, file));
const listed = (...config) => {
  const listing = JSON.parse(ask('playwright', 'test', ...config, '--list', '--reporter=json'));
  return listing.suites.map(({ file }) => relative(root, join(listing.config.rootDir, file)));
};
const playwright = [
  ...listed(),
  ...listed('--config', '../tests/web/hosts/playwright.config.ts'),
  ...listed('--config', '../tests/courses/playwright.config.ts'),
];
// As test.sh hands them to node.
const node = ['tests/layers', 'tests/build-scripts', 'tests/sweep_program']
  .flatMap((folder) => filesBelow(root, folder))
  .filter((path) => path.endsWith('.test.mjs'));

const runners = {
  'tests/core': filesBelow(root, 'tests/core').filter((path) => path.endsWith('.test.cpp')), // as its CMakeLists.txt finds them
  'tests/fuzz': listedByCMake(root, 'tests/fuzz'),
  'tests/sweep_program': listedByCMake(root, 'tests/sweep_program'),
  Vitest: vitest,
  Playwright: playwright,
  Node: node,
};
const idle = Object.entries(runners).filter(([, files]) => files.length === 0);
for (const [name] of idle) console.log(`${name} runs no file at all`);
const left = orphans(root, Object.values(runners).flat());
for (const path of left) console.log(`${path} is run by no runner`);
if (idle.length + left.length > 0) process.exitCode = 1;
